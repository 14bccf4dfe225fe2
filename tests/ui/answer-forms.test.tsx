/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { QuestionView } from '#lib/italian/views'
import type { AnswerReply } from '../../app/_ui/contracts'
import { combatQuestion, rightVerdict } from '../../app/_ui/fixtures/questions'
import { keepDraft } from '../../app/_ui/question/draft'
import { QuestionForm } from '../../app/_ui/question/question-form'
import { Review } from '../../app/_ui/verdict/review'
import { sentAnswer } from '../../lib/server/form'

jest.mock('next/navigation', () => ({ unstable_isUnrecognizedActionError: () => false }))
jest.mock('server-only', () => ({}))

const good: AnswerReply = { ok: true, value: { verdict: rightVerdict, texts: {} } }
const options = ['Primo', 'Secondo', 'Terzo'].map((text, n) => ({ key: `k${n + 1}`, text }))
const asked = (over: Partial<QuestionView>) => ({ ...combatQuestion, options, ...over })

/** The form of a question; `sent` has each answer as the server reads it. */
function form(over: Partial<QuestionView>) {
  const sent: unknown[] = []
  const action = jest.fn(async (_: AnswerReply | null, data: FormData) => {
    sent.push(sentAnswer(data))
    return good
  })
  const view = render(
    <QuestionForm
      question={asked(over)}
      action={action}
      plain={{ action: () => undefined, reply: null }}
      hidden={{ quizId: 'q1', position: '3' }}
      idempotencyKey="dal-server"
      onAnswered={() => undefined}
      heading="h1"
      place="quiz"
    />,
  )
  return { ...view, sent, action }
}

const confirm = () => fireEvent.click(screen.getByRole('button', { name: /Conferma/ }))
const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { exact: false })
beforeEach(() => localStorage.clear())

describe('statements', () => {
  it('are sent as many as were chosen', async () => {
    const { sent } = form({ form: 'select' })
    fireEvent.click(box('Primo'))
    fireEvent.click(box('Terzo'))
    confirm()
    await waitFor(() => expect(sent).toEqual([{ statements: ['k1', 'k3'] }]))
  })

  it('are chosen and left again with digits', async () => {
    form({ form: 'select' })
    fireEvent.keyDown(document.body, { key: '2' })
    expect(box('Secondo').checked).toBe(true)
    fireEvent.keyDown(document.body, { key: '2' })
    expect(box('Secondo').checked).toBe(false)
  })

  it('ask for one where none is chosen, and say how they count', () => {
    const { action } = form({ form: 'select' })
    confirm()
    expect(screen.getByText(/^Scegli almeno un’affermazione/)).toBeTruthy()
    expect(screen.getByText(/nel punteggio conta solo la risposta intera/i)).toBeTruthy()
    expect(action).not.toHaveBeenCalled()
  })

  it('come back after a reload', () => {
    const { unmount } = form({ form: 'select' })
    fireEvent.click(box('Primo'))
    fireEvent.click(box('Secondo'))
    unmount()
    form({ form: 'select' })
    expect(['Primo', 'Secondo', 'Terzo'].map((name) => box(name).checked)).toEqual([true, true, false])
  })
})

describe('an order', () => {
  const said = () => [...document.querySelectorAll('.order li > span:not(.moves)')].map((e) => e.textContent)

  it('is sent as it stands, without dragging: by buttons, or by the number of a place', async () => {
    const { sent } = form({ form: 'order' })
    fireEvent.click(screen.getByRole('button', { name: 'Più in alto: Terzo' }))
    expect(said()).toEqual(['Primo', 'Terzo', 'Secondo'])
    fireEvent.change(screen.getByLabelText('Posto di «Primo»'), { target: { value: '3' } })
    expect(said()).toEqual(['Terzo', 'Secondo', 'Primo'])
    confirm()
    await waitFor(() => expect(sent).toEqual([{ order: ['k3', 'k2', 'k1'] }]))
  })

  it('says where a thing stands now, and does nothing beyond the ends', () => {
    form({ form: 'order' })
    fireEvent.click(screen.getByRole('button', { name: 'Più in alto: Primo' }))
    expect(said()).toEqual(['Primo', 'Secondo', 'Terzo'])
    fireEvent.click(screen.getByRole('button', { name: 'Più in basso: Primo' }))
    expect(screen.getByText('Primo: posto 2 di 3')).toBeTruthy()
  })

  it('comes back after a reload', async () => {
    const { unmount } = form({ form: 'order' })
    fireEvent.click(screen.getByRole('button', { name: 'Più in basso: Primo' }))
    fireEvent.click(screen.getByRole('button', { name: 'Più in basso: Primo' }))
    await waitFor(() => expect(localStorage.getItem('verdetto:bozze')).toContain('place:k1'))
    await new Promise((go) => setTimeout(go, 5))
    unmount()
    form({ form: 'order' })
    expect(said()).toEqual(['Secondo', 'Terzo', 'Primo'])
  })

  it('with two things at one place, as a browser without script may send it, is no order', () => {
    const data = new FormData()
    data.set('place:k1', '1')
    data.set('place:k2', '1')
    expect(sentAnswer(data)).toEqual({ order: null })
  })
})

describe('boxes', () => {
  const boxes = [
    { label: 'Punti vita di Nora', unit: 'punti vita', options: [] },
    {
      label: 'Orso',
      options: [
        { key: 'z1', text: 'Esilio' },
        { key: 'z2', text: 'Campo di battaglia' },
      ],
    },
  ]

  it('are sent in their order: numbers and choices', async () => {
    const { sent } = form({ form: 'board', boxes, options: [] })
    fireEvent.input(box('Punti vita di Nora'), { target: { value: '−2' } })
    fireEvent.change(box('Orso'), { target: { value: 'z2' } })
    confirm()
    await waitFor(() => expect(sent).toEqual([{ parts: [-2, 'z2'] }]))
  })

  it.each([
    ['a box that is empty', '4', ''],
    ['a number that is none', 'quattro', 'z1'],
  ])('are not sent with %s', (_, life, zone) => {
    const { action } = form({ form: 'board', boxes, options: [] })
    fireEvent.input(box('Punti vita di Nora'), { target: { value: life } })
    if (zone) fireEvent.change(box('Orso'), { target: { value: zone } })
    confirm()
    expect(screen.getByText(/^Manca qualche casella/)).toBeTruthy()
    expect(action).not.toHaveBeenCalled()
  })
})

describe('the answer, part by part', () => {
  const review = [
    { label: 'Punti vita di Nora', right: '16', yours: '11', ok: false },
    { label: 'Orso', right: 'Esilio', yours: 'Esilio', ok: true },
  ]

  it('stands beside what is right, and says what it is worth', () => {
    render(<Review form="board" verdict={{ right: false, review, credit: 0.5 }} />)
    expect(screen.getByRole('row', { name: 'Punti vita di Nora Sbagliato: 11 16' })).toBeTruthy()
    expect(screen.getByRole('row', { name: 'Orso Giusto: Esilio Esilio' })).toBeTruthy()
    expect(screen.getByText(/^1 parte giusta su 2: 50 punti su 100\. .*: qui vale 0\.$/)).toBeTruthy()
  })

  it.each([
    [['Scelta', 'Scelta', 'Non scelta', 'Non scelta'], 0.67, '2 affermazioni vere trovate su 3: 67 punti su 100.'],
    [['Scelta', 'Scelta', 'Non scelta', 'Scelta'], 0.33, '2 affermazioni vere trovate su 3, meno 1 falsa scelta: 33'],
    [['Non scelta', 'Non scelta', 'Non scelta', 'Scelta'], undefined, '0 affermazioni vere trovate su 3, meno 1 falsa'],
  ])('of statements %j says by what sum', (picks, credit, said) => {
    const rows = picks.map((yours, n) => {
      const right = n < 3 ? 'Vera' : 'Falsa'
      return { label: `Affermazione ${n}`, right, yours, ok: (yours === 'Scelta') === (right === 'Vera') }
    })
    render(<Review form="select" verdict={{ right: false, review: rows, ...(credit && { credit }) }} />)
    expect(screen.getByText((text) => text.startsWith(said))).toBeTruthy()
  })

  it.each([
    ['order', false],
    ['select', true],
  ] as const)('says no sum for an %s that is %s', (kind, right) => {
    render(<Review form={kind} verdict={{ right, review, credit: 1 }} />)
    expect(screen.queryByText(/su 100/)).toBeNull()
  })

  it('has no column of one’s own where nothing was answered', () => {
    render(<Review form="board" verdict={{ right: false, review: review.map(({ yours: _, ...row }) => row) }} />)
    expect(screen.getAllByRole('columnheader')).toHaveLength(2)
  })
})

describe('a part that is missing', () => {
  const boxes = [
    { label: 'Orso', options },
    { label: 'Lupo', options },
    { label: 'Vita', options: [] },
  ]
  it('is asked for, and nothing is sent, where a list still stands at «Scegli…»', async () => {
    const { action, sent } = form({ form: 'board', boxes })
    fireEvent.change(box('Orso'), { target: { value: 'k1' } })
    fireEvent.change(box('Vita'), { target: { value: '3' } })
    confirm()
    expect(screen.getByText(/^Manca qualche casella/)).toBeTruthy()
    expect(action).not.toHaveBeenCalled()
    fireEvent.change(box('Lupo'), { target: { value: 'k2' } })
    confirm()
    await waitFor(() => expect(sent).toEqual([{ parts: ['k1', 'k2', 3] }]))
  })
})

describe('what was confirmed and not delivered goes on after a reload as it was', () => {
  const draft = { id: 'chiave', sent: true, giveUp: false }
  it('an order', async () => {
    const value = JSON.stringify([
      ['place:k1', '3'],
      ['place:k2', '1'],
      ['place:k3', '2'],
    ])
    keepDraft('q1/3', { ...draft, value })
    const { sent } = form({ form: 'order' })
    await waitFor(() => expect(sent).toEqual([{ order: ['k2', 'k3', 'k1'] }]))
  })
  it('several statements', async () => {
    keepDraft('q1/3', { ...draft, value: '[["statement","k1"],["statement","k3"]]' })
    const { sent } = form({ form: 'select' })
    await waitFor(() => expect(sent).toEqual([{ statements: ['k1', 'k3'] }]))
  })
})
