/** @jest-environment jsdom */

import { render, screen } from '@testing-library/react'
import { ActionForm } from '../../app/_ui/action-form'
import { numberQuestion } from '../../app/_ui/fixtures/questions'
import { DropIt } from '../../app/(aula)/formatore/corsi/[id]/compiti/[compito]/drop-it'
import { NoCount } from '../../app/(aula)/formatore/corsi/[id]/compiti/[compito]/risposte/no-count'
import { WaysForm } from '../../app/(aula)/formatore/corsi/[id]/errori/ways-form'
import { HowToCome } from '../../app/(aula)/formatore/corsi/[id]/persone/how-to-come'
import { Yourself } from '../../app/(aula)/formatore/corsi/[id]/persone/yourself'
import { Answer } from '../../app/(aula)/formatore/corsi/[id]/segnalazioni/[segnalazione]/answer'
import { AppealLines } from '../../app/(aula)/formatore/corsi/[id]/segnalazioni/appeal-lines'
import { HowManyWait } from '../../app/(studio)/amministrazione/waiting'
import { AsItWas } from '../../app/(studio)/segnala/as-it-was'

let waiting = 0
jest.mock('#lib/server/admin/asking', () => ({ waitingToTeach: async () => ({ ok: true, value: waiting }) }))

jest.mock('../../app/(aula)/formatore/corsi/[id]/segnalazioni/actions', () => {
  const action = async () => null
  return { answerAppeal: action, leaveOut: action, letCount: action, passOn: action }
})

// What whoever teaches a course reads on its pages.

const link = 'https://verdetto.example/corsi/entra/ABCD2345'
const people = { courseId: 'c', emails: ['anna@esempio.it', 'bruno@esempio.it'] }

describe('those who are waited for in a course', () => {
  it('are told by whoever teaches it: which link, and whom to send it to', () => {
    render(<HowToCome {...people} link={link} mail={false} />)
    expect(screen.getByText(/Il sito non avvisa nessuno: manda tu il link/)).toBeTruthy()
    expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(link)
    expect(screen.getByText('anna@esempio.it, bruno@esempio.it')).toBeTruthy()
  })

  it('come in by the link alone where no e-mail leaves, which it says', () => {
    const { rerender } = render(<HowToCome {...people} link={link} mail={false} />)
    expect(document.body.textContent).toContain('Da questo sito non partono e-mail.')
    expect(document.body.textContent).not.toContain('confermato')
    rerender(<HowToCome {...people} link={link} mail />)
    expect(document.body.textContent).toContain('dopo aver confermato l’indirizzo')
  })

  it('have no link while the invitation is closed: it is opened first', () => {
    render(<HowToCome {...people} link={null} mail={false} />)
    expect(screen.getByRole('link', { name: 'aprilo' }).getAttribute('href')).toBe('/formatore/corsi/c#invito')
  })
})

describe('taking oneself off a course', () => {
  const me = { name: 'Maestra Rossi', action: async () => '', fields: [['userId', 'u']] as const }

  it('is asked first: the button is there once what comes of it has been opened', () => {
    render(<Yourself {...me} others />)
    const asked = screen.getByText('Smetti di tenere il corso').closest('details')
    expect(asked?.open).toBe(false)
    expect(asked?.textContent).toContain('Solo un altro formatore del corso può farti rientrare.')
    const [button, ...more] = screen.getAllByRole('button', { hidden: true })
    expect(more).toEqual([])
    expect(asked?.contains(button ?? null)).toBe(true)
  })

  it('is not offered to the only one who teaches it', () => {
    render(<Yourself {...me} others={false} />)
    expect(screen.queryAllByRole('button', { hidden: true })).toEqual([])
  })
})

describe('taking an assignment away', () => {
  const asked = (begun: number, marks: number): HTMLDetailsElement => {
    const { container } = render(<DropIt action={async () => ''} fields={[]} lost={{ begun, marks }} />)
    return container.querySelector('details') as HTMLDetailsElement
  }

  it('is asked first, with what goes: the button is there once that has been opened', () => {
    const details = asked(10, 3)
    expect(details.open).toBe(false)
    expect(details.textContent).toContain('10 persone l’hanno cominciato. Spariscono anche 3 voti a mano. Il compito')
    expect(details.querySelector('button')?.textContent).toBe('Sì, elimina il compito')
  })

  it('says of one in the singular, and nothing of what there is not', () => {
    expect(asked(1, 1).textContent).toContain('1 persona l’ha cominciato. Sparisce anche 1 voto a mano. Il compito')
    expect(asked(0, 0).textContent).not.toMatch(/cominciato|voti a mano|voto a mano/)
  })
})

const appeal = { id: 'r', assignment: { id: 'a', title: 'Prova' }, attempt: null, replied: null, passedAt: null }
const read = (page: React.ReactElement) => render(page).container.textContent
const out = (one: number, all: number) => {
  const of = { template: 't', itemId: 't.v1-0', asked: { one, all, versions: 2 }, leftOut: [] }
  return read(<NoCount courseId="c" assignmentId="a" out={of as never} asked="t" />)
}
const answered = (one: number, all: number, together: object[] = [], toAll = false) => {
  const of = {
    course: { id: 'c', title: 'Corso' },
    appeal: { ...appeal, of: 'question' },
    asked: { one, all, versions: 2 },
    leftOut: [],
    together,
  }
  return read(<Answer of={of as never} all={toAll} />)
}

test('how many were asked a question agrees with its verb, for one and for several', () => {
  expect(out(1, 9)).toMatch(/l’ha avuta 1 persona.*ne hanno avuta una 9 persone/)
  expect(out(2, 1)).toMatch(/l’hanno avuta 2 persone.*ne ha avuta una 1 persona/)
  expect(answered(1, 9)).toContain('la domanda l’ha avuta 1 persona, una dello stesso modello l’hanno avuta 9 persone.')
  expect(answered(2, 1)).toContain('la domanda l’hanno avuta 2 persone, una dello stesso modello l’ha avuta 1 persona.')
})

describe('several reports on the same question', () => {
  const other = (id: string, assignmentId = 'a') => ({
    ...appeal,
    id,
    assignment: { id: assignmentId, title: 'Prova' },
  })
  const also = () => document.querySelector('input[name="also"]')?.getAttribute('value')

  test('are replied to together from their list, and from the page of each', () => {
    const line = {
      ...appeal,
      of: 'question',
      kind: 'rules',
      sentence: 'No.',
      about: 'Quanto?',
      subject: 't',
      at: null,
      createdAt: 0,
    }
    const lines = [line, { ...line, id: 's' }]
    const { container } = render(<AppealLines courseId="c" appeals={lines as never} together />)
    const link = screen.getByRole('link', { name: /^Rispondi a tutte e 2 ?: Quanto\?$/ })
    expect(link.getAttribute('href')).toBe('/formatore/corsi/c/segnalazioni/r?tutte=1')
    render(<AppealLines courseId="c" appeals={lines.slice(1) as never} together />, { container })
    expect(container.textContent).not.toContain('tutte')
    expect(answered(2, 2, [other('s')])).toMatch(
      /Sulla stessa domanda aspetta un’altra segnalazione\. Rispondi a tutte e 2/,
    )
    expect(also()).toBe('')
  })

  test('get one reply, by a form that names them all and passes none of them on', () => {
    const said = answered(2, 2, [other('s'), other('t')], true)
    expect(said).toContain('Rispondi a tutte e 3')
    expect(said).toContain('questa domanda non conta per nessuno')
    expect(said).not.toContain('Passa')
    expect(also()).toBe('s,t')
  })

  test('of several assignments say nothing of letting the question not count in one of them', () => {
    expect(answered(2, 2, [other('s', 'b')], true)).not.toContain('non conta')
  })
})

test('of a question that was reported the right option is marked among those shown', () => {
  const question = {
    ...{ ...numberQuestion, form: 'reply' as const, boxes: [] },
    options: ['a', 'b'].map((key) => ({ key, text: `Risposta ${key}.` })),
  }
  const record = { of: 'question', item: { id: 't.v1.0', right: 'b' }, ask: 'Che cosa?', headline: 'Sì.', steps: [] }
  const { container } = render(<AsItWas record={record as never} question={question as never} said={null} />)
  const offered = [...container.querySelectorAll('.offered-then li')].map((one) => one.textContent)
  expect(offered).toEqual(['Risposta a.', 'Risposta b. (giusta)'])
})

test('a deck on an error is said to be full at once: its questions are taken out or changed', () => {
  render(
    <WaysForm
      action={async () => ''}
      sessionId="s"
      about={['belief', 'b']}
      title="Credenza"
      pressKey="k"
      main={false}
    />,
  )
  expect(screen.getByRole('button', { name: /^Mazzo/ }).textContent).toContain('8 domande, da togliere o cambiare')
})

test('what was made of an error and waits to be used is opened, and one more is made by a press of its own', () => {
  const waiting = { deck: { path: '/formatore/mazzi/m', at: Date.parse('2026-11-21T10:00:00Z') } }
  render(
    <WaysForm
      action={async () => ''}
      courseId="c"
      about={['belief', 'b']}
      title="Credenza"
      pressKey="k"
      main={false}
      waiting={waiting}
    />,
  )
  const open = screen.getByRole('link', { name: /^Mazzo/ })
  expect(open.getAttribute('href')).toBe('/formatore/mazzi/m')
  expect(open.textContent).toContain('apri quello che hai: 21/11')
  const more = screen.getByRole('button', { name: /^Un altro mazzo/ }) as HTMLButtonElement
  expect([more.name, more.value]).toEqual(['another', 'deck'])
  // The others are made as ever.
  expect(screen.getByRole('button', { name: /^Sessione/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Un altro foglio/ })).toBeNull()
})

describe('a form with two buttons', () => {
  it('is sent by Enter with its own, which comes first in it', () => {
    const also = (
      <button type="submit" name="subito" value="1">
        Aggiungi senza guardare
      </button>
    )
    render(
      <ActionForm action={async () => ''} submit="Guarda le domande" also={also}>
        <input name="rule" />
      </ActionForm>,
    )
    // What Enter presses in a field is the first button of its form that sends it.
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Guarda le domande',
      'Aggiungi senza guardare',
    ])
  })
})

test.each([
  [0, ''],
  [1, ' (1)'],
  [12, ' (12)'],
])('beside the way to the administration %i requests are «%s»', async (n, said) => {
  waiting = n
  render(<p>Amministrazione{await HowManyWait()}</p>)
  expect(document.querySelector('p')?.textContent).toBe(`Amministrazione${said}`)
})
