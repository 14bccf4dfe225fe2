/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Asks } from '../../app/_ui/call/asks'
import { CallLines } from '../../app/_ui/exam/call-lines'
import { markClosed } from '../../app/_ui/exam/closed'
import { Countdown } from '../../app/_ui/exam/countdown'
import { ExamForm } from '../../app/_ui/exam/exam-form'
import { HandIn } from '../../app/_ui/exam/hand-in'
import { saved } from '../../app/_ui/exam/outbox'
import { Review } from '../../app/_ui/exam/review'
import { sayLeftOver } from '../../app/_ui/exam/say-left'
import { combatQuestion } from '../../app/_ui/fixtures/questions'

const replace = jest.fn()
const router = { replace, push: jest.fn(), refresh: jest.fn() }
jest.mock('next/navigation', () => ({
  useRouter: () => router,
  unstable_isUnrecognizedActionError: () => false,
}))

beforeEach(() => {
  localStorage.clear()
  replace.mockClear()
})

const form = (examId: string, over: Partial<Parameters<typeof ExamForm>[0]> = {}) =>
  render(
    <ExamForm
      examId={examId}
      position={2}
      question={combatQuestion}
      value=""
      savedAt={null}
      flagged={false}
      incomplete={false}
      next={`/esame/${examId}?domanda=3`}
      previous={`/esame/${examId}?domanda=1`}
      save={async () => {}}
      flag={async () => {}}
      {...over}
    />,
  )

describe('a question of an exam', () => {
  it('has the way back, the mark and what was saved in the bar that stays under the thumb', () => {
    const { container } = form('e1')
    const bar = container.querySelector<HTMLElement>('.bar.thumb')
    expect(bar?.contains(screen.getByRole('link', { name: 'Indietro' }))).toBe(true)
    expect(bar?.contains(screen.getByRole('button', { name: 'Avanti' }))).toBe(true)
    const flag = screen.getByRole<HTMLButtonElement>('button', { name: 'Segna da rivedere' })
    expect(bar?.contains(flag)).toBe(true)
    expect(flag.form?.querySelector('[name=flagged]')?.getAttribute('value')).toBe('1')
    expect(bar?.querySelector('.saved')).not.toBeNull()
    expect(screen.getByRole('link', { name: 'Indietro' }).getAttribute('href')).toBe('/esame/e1?domanda=1')
  })

  it('is the first one: there is no way back', () => {
    form('e1', { position: 1, previous: null })
    expect(screen.queryByRole('link', { name: 'Indietro' })).toBeNull()
  })

  it('takes nothing once the exam is handed in, whenever the browser shows it again', () => {
    form('e2')
    expect(screen.getAllByRole('radio').length).toBeGreaterThan(1)
    markClosed('e2')
    fireEvent(window, new Event('pageshow'))
    expect(screen.queryAllByRole('radio')).toEqual([])
    expect(replace).toHaveBeenCalledWith('/esame/e2/risultato')
  })

  it('handed in from another tab, it takes nothing either', () => {
    form('e3')
    localStorage.setItem('verdetto:esami-chiusi', '["e3"]')
    fireEvent(window, new StorageEvent('storage', { key: 'verdetto:esami-chiusi' }))
    expect(screen.queryAllByRole('radio')).toEqual([])
  })

  it('of another exam goes on', () => {
    markClosed('e4')
    form('e5')
    expect(screen.getAllByRole('radio').length).toBeGreaterThan(1)
    expect(replace).not.toHaveBeenCalled()
  })
})

describe('handing in', () => {
  it.each([
    [0, 0, 'Tutte le domande hanno una risposta.'],
    [0, 1, 'Tutte le domande hanno una risposta e 1 è segnata da rivedere.'],
    [1, 0, '1 domanda non ha risposta.'],
    [2, 3, '2 domande non hanno risposta e 3 sono segnate da rivedere.'],
  ])('of %i empty and %i marked it says so', (missing, flagged, said) =>
    expect(sayLeftOver(missing, flagged)).toBe(said),
  )

  it('is asked once, with what is empty and what is marked', () => {
    const action = jest.fn(async () => '')
    render(<HandIn examId="e6" missing={2} flagged={1} action={action} />)
    const first = screen.getByRole('button', { name: 'Consegna' })
    const asked = screen.getByRole('dialog', { name: 'Consegni la prova?' })
    expect(first.getAttribute('popovertarget')).toBe(asked.id)
    expect(first.closest('form')).toBeNull()
    expect(asked.textContent).toContain('2 domande non hanno risposta e 1 è segnata da rivedere.')
    expect(asked.contains(screen.getByRole('button', { name: 'Sì, consegna' }))).toBe(true)
  })

  it('counts what was saved while the page was being made, or since, and takes back what was emptied', () => {
    const unsent = { examId: 'e8', position: 1, idempotencyKey: 'una-chiave', fields: [], value: 'a' }
    saved(unsent, 99_000)
    saved({ ...unsent, position: 2 }, 69_000)
    const exam = { id: 'e8', total: 4, answered: [3], flagged: [], now: 100_000 }
    const left = () => screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))
    render(<Review exam={exam} action={async () => ''} />)
    const says = (done: readonly number[]) =>
      [1, 2, 3, 4].map((n) => `Domanda ${n}: ${done.includes(n) ? 'con' : 'senza'} risposta`)
    expect(left()).toEqual(says([1, 3]))
    act(() => saved({ ...unsent, position: 4 }, 101_000))
    expect(left()).toEqual(says([1, 3, 4]))
    act(() => saved({ ...unsent, position: 3, value: '' }, 102_000))
    expect(left()).toEqual(says([1, 4]))
    expect(screen.getByRole('dialog', { name: 'Consegni la prova?' }).textContent).toContain('2 domande non hanno')
  })

  it('is over where it was done', () => {
    markClosed('e7')
    render(<HandIn examId="e7" missing={0} flagged={0} action={async () => ''} />)
    expect(screen.queryByRole('button', { name: 'Consegna' })).toBeNull()
    expect(replace).toHaveBeenCalledWith('/esame/e7/risultato')
  })
})

describe('the time that is left', () => {
  const MINUTE = 60_000
  beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }))
  afterEach(() => jest.useRealTimers())
  const said = () => screen.getByRole('status').textContent

  it('is said at 10, 5 and 1 minutes, for a while, and nothing in between', () => {
    render(<Countdown deadlineAt={5_000_000 + 11 * MINUTE} now={5_000_000} />)
    expect(said()).toBe('')
    const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))
    pass(MINUTE + 1_000)
    expect(said()).toBe('Restano 10 minuti')
    pass(15_000)
    expect(said()).toBe('')
    pass(5 * MINUTE)
    expect(said()).toBe('')
    pass(3 * MINUTE)
    expect(said()).toBe('')
    pass(MINUTE - 15_000)
    expect(said()).toBe('Resta 1 minuto')
  })

  it('is said after a computer has slept over the minute, as it is by then', () => {
    render(<Countdown deadlineAt={6_000_000 + 12 * MINUTE} now={6_000_000} />)
    jest.setSystemTime(1_000_000 + 8 * MINUTE)
    act(() => jest.advanceTimersByTime(1_000))
    expect(said()).toBe('Restano 4 minuti')
    jest.setSystemTime(1_000_000 + 13 * MINUTE)
    act(() => jest.advanceTimersByTime(15_000))
    expect(said()).toBe('')
  })

  it('is not said of minutes that an exam never had', () => {
    render(<Countdown deadlineAt={8_000_000 + 8 * MINUTE} now={8_000_000} />)
    expect(said()).toBe('')
  })

  it('is said once, on whatever question one is', () => {
    const props = { deadlineAt: 7_000_000 + 5 * MINUTE, now: 7_000_000 }
    const { unmount } = render(<Countdown {...props} />)
    expect(said()).toBe('Restano 5 minuti')
    unmount()
    render(<Countdown {...props} />)
    expect(said()).toBe('')
  })
})

describe('a call of an exam', () => {
  const asks = [
    { key: 'k1', text: 'Che cosa dice di preciso Marea?', said: 'Distruggi tutte le creature.' },
    { key: 'k2', text: 'Di che colore è Marea?' },
  ]
  it('asks by its buttons, which say which question it is; digits are left to the rulings', () => {
    const ask = jest.fn(async () => null as never)
    const { container } = render(<Asks of={{ examId: 'e1', position: '4' }} asks={asks} ask={ask} />)
    expect(container.querySelector('[name=examId]')?.getAttribute('value')).toBe('e1')
    expect(container.querySelector('[name=position]')?.getAttribute('value')).toBe('4')
    expect(screen.getByText(/Distruggi tutte le creature/)).toBeTruthy()
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Di che colore è Marea?'])
    fireEvent.keyDown(document.body, { key: '2' })
    expect(ask).not.toHaveBeenCalled()
  })
  it('stands in the result with its ruling and what was asked', () => {
    const call = { position: 4, ruled: true, right: true, outcome: true, needed: 3, found: 2, idle: 1 }
    const { container } = render(
      <CallLines
        examId="e1"
        calls={[
          call,
          { ...call, position: 5, right: false, needed: 1, found: 1, idle: 0 },
          { ...call, position: 6, right: false, outcome: false, found: 0, idle: 2 },
          { ...call, position: 7, ruled: false, right: false, outcome: false, needed: 1, found: 0, idle: 0 },
        ]}
      />,
    )
    expect([...container.querySelectorAll('.tt')].map((line) => line.textContent)).toEqual([
      'Decisione giusta, con la sua ragione. Hai fatto 2 delle 3 domande che servivano. In più, 1 che non serviva.',
      'Decisione giusta, per una ragione sbagliata. Hai fatto la sola domanda che serviva.',
      'Decisione sbagliata. Non hai fatto nessuna delle 3 domande che servivano. In più, 2 che non servivano.',
      'Senza decisione. Non hai fatto la sola domanda che serviva.',
    ])
    expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe('/esame/e1?domanda=4')
  })
  it('is not spoken of where there was none', () => {
    expect(render(<CallLines examId="e1" calls={[]} />).container.textContent).toBe('')
  })
})
