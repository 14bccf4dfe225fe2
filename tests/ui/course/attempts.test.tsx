/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { sayAllOpen, sayHandIn } from '#lib/italian/site'
import type { AttemptRow } from '#lib/server/courses/attempts'
import {
  type Wishes,
  wishesIn,
  withWishes,
} from '../../../app/(aula)/formatore/corsi/[id]/compiti/[compito]/tentativi/asked'
import { AttemptTable } from '../../../app/(aula)/formatore/corsi/[id]/compiti/[compito]/tentativi/attempt-table'
import { HandInChosen } from '../../../app/(aula)/formatore/corsi/[id]/compiti/[compito]/tentativi/hand-in-chosen'
import { Said } from '../../../app/(aula)/formatore/corsi/[id]/compiti/[compito]/tentativi/said'
import { RunDecided } from '../../../app/(studio)/run-note'

jest.mock('../../../app/(aula)/formatore/corsi/[id]/compiti/[compito]/tentativi/actions', () => ({
  putBackIn: jest.fn(),
}))

// What may be decided of an attempt, what was, and what of it whoever did it reads.

const MOMENT = Date.UTC(2026, 10, 24, 9)

const row = (name: string, more: Partial<AttemptRow> = {}): AttemptRow => ({
  ...{
    userId: name,
    name,
    quizId: `q-${name}`,
    number: 1,
    of: 1,
    at: MOMENT,
    doneAt: null,
    finished: false,
    best: false,
  },
  ...{
    handedIn: null,
    annulled: null,
    points: 0,
    outOf: 2,
    late: false,
    leftOut: 0,
    byHand: 0,
    marks: [null, null],
    places: [1, 2],
  },
  ...more,
})

const decision = (kind: 'handIn' | 'annul', reason: string) => ({
  ...{ id: 'd', assignmentId: 'a', userId: 'u', quizId: 'q', kind, reason, by: 'Livia', at: MOMENT, ended: null },
})

const table = (rows: readonly AttemptRow[], all = false, wishes: Wishes = []) => (
  <AttemptTable
    {...{
      rows,
      questions: null,
      courseId: 'c',
      compito: 'a',
      wishes,
      order: { sort: 'name' as const, down: false },
      at: () => '/',
    }}
    choice={{ form: 'scelti', all }}
  />
)

test('what goes on is chosen and handed in; what was taken out is struck through, with who, why and the way back', () => {
  const open = row('Ada')
  const done = row('Bea', { finished: true, handedIn: decision('handIn', '') })
  const out = row('Cleo', { finished: true, of: 2, annulled: decision('annul', 'A libro aperto.') })
  const { container } = render(table([open, done, out]))
  expect(screen.getAllByRole('checkbox').map((box) => box.getAttribute('value'))).toEqual(['q-Ada'])
  const links = screen.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`)
  const own = '/formatore/corsi/c/compiti/a/tentativi'
  expect(links).toContain(`Consegna adesso: Ada ${own}/consegna?t=q-Ada`)
  expect(links).toContain(`Togli dal conto: Bea ${own}/togli?t=q-Bea`)
  expect(links.some((link) => link.includes('q-Cleo') && link.includes(own))).toBe(false)
  expect(container.querySelector('s')?.textContent).toBe('Cleo 1 di 2')
  const said = container.textContent ?? ''
  expect(said).toContain('Consegnato il 24/11, 10:00, Livia.')
  expect(said).toContain('Fuori dal conto dal 24/11, 10:00, Livia. Motivo: «A libro aperto.»')
  expect(screen.getByRole('button').textContent).toBe('Rimetti nel conto il tentativo: Cleo, tentativo 1 di 2')
})

test('whoever decides of an attempt comes back to those that they looked at', () => {
  const asked: Record<string, unknown> = {
    quali: 'in-corso',
    cerca: 'Ada',
    pagina: '3',
    verso: '',
    t: 'q-Ada',
    altro: 'x',
  }
  const wishes = wishesIn((name) => asked[name])
  const out = row('Cleo', { annulled: decision('annul', 'A libro aperto.') })
  const { container } = render(table([row('Ada'), out], false, wishes))
  const link = screen.getByRole('link', { name: /^Togli dal conto/ })
  expect(link.getAttribute('href')).toBe(
    '/formatore/corsi/c/compiti/a/tentativi/togli?t=q-Ada&quali=in-corso&cerca=Ada&pagina=3',
  )
  const sent = [...container.querySelectorAll<HTMLInputElement>('form input[type=hidden]')]
  expect(sent.map(({ name, value }) => `${name}=${value}`)).toEqual(
    expect.arrayContaining(['quali=in-corso', 'cerca=Ada', 'pagina=3']),
  )
  expect(withWishes('/tentativi', wishes, { tolto: 'q' })).toBe('/tentativi?tolto=q&quali=in-corso&cerca=Ada&pagina=3')
})

test('the button says how many are chosen, and the page comes with all of them where that is asked', () => {
  const labels = ['Consegna gli scelti', 'Consegna quello scelto', sayHandIn(2)]
  const page = (all: boolean) => (
    <>
      {table([row('Ada'), row('Bea')], all)}
      <HandInChosen key={String(all)} id="scelti" at="/consegna" labels={labels} wishes={[]} />
    </>
  )
  const { rerender } = render(page(false))
  const button = () => screen.getByRole('button').textContent
  expect(button()).toBe('Consegna gli scelti')
  for (const box of screen.getAllByRole('checkbox')) act(() => void fireEvent.click(box))
  expect(button()).toBe('Consegna i 2 scelti')
  act(() => void fireEvent.click(screen.getAllByRole('checkbox')[0] as HTMLElement))
  expect(button()).toBe('Consegna quello scelto')
  rerender(page(true))
  expect(button()).toBe('Consegna i 2 scelti')
  expect([sayHandIn(1), sayHandIn(8), sayHandIn(11)]).toEqual([
    'Consegna adesso',
    'Consegna gli 8 scelti',
    'Consegna gli 11 scelti',
  ])
  expect([sayAllOpen(1), sayAllOpen(63)]).toEqual([
    'Consegna il tentativo in corso',
    'Consegna tutti i 63 tentativi in corso',
  ])
})

test('what was done is said with how many, and what was taken out with the way back', () => {
  const said = (of: Readonly<Record<string, string>>) => {
    const run = { quizId: 'q-Cleo', userId: 'Cleo', name: 'Cleo', number: 1, of: 1, at: MOMENT, finished: true }
    const more = { annulled: true, worth: null, others: 0, othersFinished: false }
    const out = of.tolto === undefined ? null : { ...run, ...more }
    const { container, unmount } = render(<Said of={of} out={out} courseId="c" assignmentId="a" wishes={[]} />)
    const text = container.textContent
    unmount()
    return text
  }
  expect(said({})).toBe('')
  expect(said({ consegnati: '2', gia: '1', falliti: '0' })).toBe(
    '2 tentativi sono consegnati, con le risposte date fin qui.1 tentativo non è più in corso: non è cambiato.',
  )
  expect(said({ consegnati: '1', falliti: '2' })).toContain('2 tentativi non si possono consegnare adesso')
  expect(said({ tolto: 'q-Cleo' })).toContain('Il tentativo di Cleo non conta più.')
  expect(said({ tolto: 'q-Cleo' })).toContain('Rimetti nel conto')
  expect(said({ rimesso: '1' })).toContain('Il tentativo conta di nuovo')
})

test('whoever did it reads who closed it or took it out, when and why', () => {
  const { container } = render(
    <RunDecided
      note={{ handIn: { at: MOMENT, reason: 'Tempo finito.' }, annul: { at: MOMENT, reason: 'A libro aperto.' } }}
    />,
  )
  const [closed, out] = [...container.querySelectorAll('p')].map((p) => p.textContent)
  expect(closed).toMatch(/^L’ha chiuso chi insegna, il 24\snovembre 2026\salle ore 10:00: .* Motivo: «Tempo finito\.»$/)
  expect(out).toMatch(
    /^Questo tentativo non conta: .*il 24\snovembre 2026\salle ore 10:00\. .* Motivo: «A libro aperto\.»$/,
  )
})

test('what was finished late says so, beside whether it counts', () => {
  const { container } = render(table([row('Ada', { finished: true, best: true, late: true, of: 2 })]))
  expect(container.textContent).toContain('il migliore, in ritardo')
})
