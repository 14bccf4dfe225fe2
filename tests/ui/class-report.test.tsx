/** @jest-environment jsdom */

import { fireEvent, render, screen, within } from '@testing-library/react'
import { numberQuestion } from '../../app/_ui/fixtures/questions'
import { AppealsToday } from '../../app/(aula)/formatore/corsi/[id]/appeals-today'
import { Asks } from '../../app/(aula)/formatore/corsi/[id]/compiti/[compito]/asks'
import { Chosen } from '../../app/(aula)/formatore/corsi/[id]/compiti/[compito]/risposte/chosen'
import { Counts } from '../../app/(aula)/formatore/corsi/[id]/compiti/[compito]/risposte/counts'
import { AttemptTable } from '../../app/(aula)/formatore/corsi/[id]/compiti/[compito]/tentativi/attempt-table'
import { interval, percent } from '../../app/(aula)/formatore/corsi/[id]/rapporto/figures'
import { HeatMap } from '../../app/(aula)/formatore/corsi/[id]/rapporto/heat-map'
import { Parts } from '../../app/(aula)/formatore/corsi/[id]/rapporto/parts'
import { WhatToDo } from '../../app/(aula)/formatore/corsi/[id]/rapporto/what-to-do'
import { Person } from '../../app/(aula)/formatore/sessioni/[id]/rapporto/person'

jest.mock('../../app/(aula)/formatore/corsi/[id]/compiti/[compito]/tentativi/actions', () => ({
  putBackIn: async () => null,
}))
jest.mock('../../app/(aula)/formatore/corsi/[id]/errori/actions', () => ({ act: async () => null }))

// In the reports of a course and of its live sessions every name leads to what that person did.

const [ada, bice] = [
  { userId: 'u1', name: 'Ada', answers: 4 },
  { userId: 'u2', name: 'Bice', answers: 0 },
]
const course = { id: 'c', title: 'Corso' }
const leads = (name: string | RegExp) => screen.getByRole('link', { name, hidden: true }).getAttribute('href')

type Heat = Parameters<typeof HeatMap>[0]['report']['heat']
const heated = (by: Heat['by'], abouts: readonly string[], cells: Heat['cells'], { outside = 0, bices = 0 } = {}) => (
  <HeatMap
    report={{
      course,
      assignment: null,
      students: [ada, { ...bice, answers: bices }],
      heat: { by, cells, outside, columns: abouts.map((about) => ({ about, title: `Titolo ${about}` })) },
    }}
  />
)

test('of the heat map, who has never answered too', () => {
  render(heated('rule', ['119.3'], [{ userId: 'u1', about: '119.3', n: 2, right: 1 }]))
  expect(leads('Ada')).toBe('/formatore/corsi/c/registro/u1')
  expect(leads('Bice')).toBe('/formatore/corsi/c/registro/u2')
})

test('who answered something is never said to have answered nothing, and what is in no cell is counted', () => {
  const cells = [{ userId: 'u1', about: '119.3', n: 2, right: 1 }]
  const { container } = render(heated('rule', ['119.3'], cells))
  expect(container.textContent).toContain('Bicenon ha mai risposto')
  render(heated('rule', ['119.3'], cells, { outside: 2, bices: 2 }), { container })
  expect(container.textContent).toContain('Bice2 risposte, in nessuna casella')
  expect(container.textContent).not.toContain('mai risposto')
  expect(container.textContent).toContain(
    '2 risposte non sono in nessuna casella: le loro domande non sono su una regola.',
  )
  render(heated('lesson', ['danno'], cells, { outside: 1, bices: 1 }), { container })
  expect(container.textContent).toContain('1 risposta non è in nessuna casella: nessuna lezione insegna le sue regole.')
})

test('shares are said in one form', () => {
  expect([percent(0.474), percent(null), interval({ low: 0.4, high: 0.89 })]).toEqual(['47%', '—', '40–89%'])
})

test('from its top a report leads to each of its parts', () => {
  render(<Parts />)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    ['che-cosa-fare', 'regole', 'aree', 'domande', 'settimane'].map((id) => `#${id}`),
  )
})

test('its heads stay in view while it is scrolled', () => {
  const { container } = render(heated('rule', ['119.3'], [{ userId: 'u1', about: '119.3', n: 2, right: 1 }]))
  expect(container.querySelector('.wide.tall > .heat-map thead')).not.toBeNull()
})

test('a cell of one or two answers is marked as saying little, one of three is not', () => {
  const cells = [
    { userId: 'u1', about: '119.3', n: 1, right: 0 },
    { userId: 'u2', about: '119.3', n: 3, right: 0 },
  ]
  const { container } = render(heated('rule', ['119.3'], cells))
  const marks = [...container.querySelectorAll('td[data-wrong]')].map((one) => [
    one.getAttribute('data-wrong'),
    one.hasAttribute('data-few'),
  ])
  expect(marks).toEqual([
    ['4', true],
    ['4', false],
  ])
})

test('of lessons, a column leads to the lesson and a cell to the answers about it', () => {
  render(heated('lesson', ['danno'], [{ userId: 'u1', about: 'danno', n: 4, right: 3 }]))
  expect(leads('Titolo danno')).toBe('/lezioni/danno')
  expect(leads('Ada, Titolo danno: 3/4')).toBe('/formatore/corsi/c/registro/u1?lezione=danno#risposte-su')
})

test('a cell of the heat map leads to what that person answered about that rule; arrows go from one to the next, past empty ones', () => {
  const cells = [
    { userId: 'u1', about: '119.3', n: 2, right: 1 },
    { userId: 'u1', about: '510.2', n: 4, right: 3 },
    { userId: 'u2', about: '510.2', n: 1, right: 0 },
  ]
  render(heated('rule', ['119.3', '119.4', '510.2'], cells))
  expect(leads('Ada, 119.3: 1/2')).toBe('/formatore/corsi/c/registro/u1?regola=119.3#risposte-su')
  const cell = (name: string) => screen.getByRole('link', { name })
  const [first, second, third] = [cell('Ada, 119.3: 1/2'), cell('Ada, 510.2: 3/4'), cell('Bice, 510.2: 0/1')]
  expect([first, second, third].map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1])
  for (const one of [first, second, third]) one.scrollIntoView = () => undefined
  first.focus()
  fireEvent.keyDown(first, { key: 'ArrowRight' })
  expect(document.activeElement).toBe(second)
  fireEvent.keyDown(second, { key: 'ArrowDown' })
  expect(document.activeElement).toBe(third)
  fireEvent.keyDown(third, { key: 'ArrowLeft' })
  expect(document.activeElement).toBe(third)
})

test('of a live session, who is of the course; a nickname alone leads nowhere', () => {
  const zorro = { nickname: 'Zorro', name: 'Ada', studentId: 'u1' }
  const { container } = render(<Person person={zorro} courseId="c" />)
  expect(leads('Zorro Ada')).toBe('/formatore/corsi/c/registro/u1')
  render(<Person person={{ nickname: 'Ombra', name: null, studentId: null }} courseId="c" />, { container })
  expect([screen.queryAllByRole('link'), container.textContent]).toEqual([[], 'Ombra'])
})

/** Errors with so many people who hold each, of how many. */
const made = (n: number, people: number, holders: readonly (typeof ada)[], of = 24) => ({
  ...{ belief: `b${n}`, title: `Errore ${n}.`, rules: ['702.15b', '119.3'], people, shown: people, of, few: of < 5 },
  ...{ holders, lesson: { title: 'Legame', href: '/lezioni/legame' } },
})

test('errors of one person alone fold, each with its rules, its lesson, who makes it and the four things to do', () => {
  const alone = [made(1, 1, [ada]), made(2, 1, [])]
  const report = { course, assignment: null, errors: [], weak: [], alone }
  render(<WhatToDo report={report as never} />)
  const folded = screen.getByText('2 errori che oggi fa una persona sola').closest('details') as HTMLDetailsElement
  expect(folded.open).toBe(false)
  const [first, second] = within(folded).getAllByRole('listitem', { hidden: true })
  for (const said of ['702.15b', '119.3', 'Legame', 'Ada', 'Sessione', 'Mazzo', 'Ripasso', 'Foglio'])
    expect(first?.textContent).toContain(said)
  expect(second?.textContent).toContain('1 persona che qui non ha un nome')
  expect(leads('Ada')).toBe('/formatore/corsi/c/registro/u1')
})

test('an error that few have met stands open in its place, and says that they are few', () => {
  const errors = [made(1, 4, [ada], 4), made(2, 2, [ada, bice], 5)]
  const { container } = render(<WhatToDo report={{ course, assignment: null, errors, weak: [], alone: [] } as never} />)
  const [first, second] = container.querySelectorAll('.held')
  expect(first?.closest('details')).toBeNull()
  expect(first?.textContent).toContain('poche persone: 4 su 4')
  expect(second?.textContent).not.toContain('poche persone')
})

test('errors that more than one person makes stand open; of very many the last fold', () => {
  const told = (n: number) => ({
    ...{ course, assignment: null, weak: [], alone: [] },
    errors: Array.from({ length: n }, (_, i) => made(i + 1, n + 2 - i, [ada])),
  })
  const open = (container: HTMLElement) =>
    [...container.querySelectorAll('h3')].map((one) => one.closest('details') === null)
  const { container } = render(<WhatToDo report={told(14) as never} />)
  expect(open(container)).toEqual(Array.from({ length: 14 }, (_, n) => n < 12))
  expect(screen.getByText('Altri 2 errori').closest('details')?.open).toBe(false)
  render(<WhatToDo report={told(13) as never} />, { container })
  expect(screen.getByText('Un altro errore')).toBeTruthy()
  render(<WhatToDo report={told(12) as never} />, { container })
  expect(screen.queryByText('Un altro errore')).toBeNull()
})

test('where fewer make an error now than have shown it, both are said', () => {
  const shared = { belief: 'b', title: 'Errore.', rules: ['702.15b'], people: 4, shown: 23, of: 24, holders: [ada] }
  const report = { course, assignment: null, errors: [shared], weak: [], alone: [] }
  render(<WhatToDo report={report as never} />)
  expect(screen.getByText('oggi su 24 persone, 23 l’hanno mostrato').parentElement?.textContent).toMatch(/^4 /)
})

test('answers are counted by error, with who made it, and each name leads to that answer', () => {
  const of = (people: readonly (typeof ada)[]) =>
    people.map((one, n) => ({ ...one, times: n + 1, quizId: 'q', position: 3 }))
  const count = { said: null, times: 3, people: of([ada, bice]) }
  const counts = [
    { ...count, mark: 'right' as const, beliefs: [], times: 1, people: [] },
    { ...count, mark: 'wrong' as const, beliefs: [{ id: 'b', title: 'Al secondo bloccante' }] },
  ]
  const { container } = render(<Counts counts={counts} book="/libro" assignmentId="a" />)
  const said = [...container.querySelectorAll('li')].map((line) => line.textContent)
  expect(said).toEqual(['1 giusta', '3 risposte di 2 persone: Al secondo bloccanteAda, Bice (2)'])
  expect(leads('Ada')).toBe('/libro/u1/a/q/3')
})

test('each mark of an attempt leads to that answer, and pressing a column orders by it', () => {
  const row = {
    ...{
      userId: 'u',
      name: 'Ada',
      quizId: 'q',
      number: 1,
      of: 1,
      at: 0,
      doneAt: 60_000,
      finished: true,
      best: true,
      late: false,
    },
    ...{
      points: 1,
      outOf: 2,
      handedIn: null,
      annulled: null,
      leftOut: 0,
      byHand: 0,
      marks: ['right', 'wrong', null] as const,
    },
    places: [3, 1, 2],
  }
  const at = (by: string, down: boolean) => `/${by}/${down}`
  const order = { sort: 'points', down: true } as const
  const questions = ['x.v1.0', 'y.v1.0', 'z.v1.0']
  const choice = { form: 'scelti', all: false }
  render(<AttemptTable {...{ questions, order, at, choice }} rows={[row]} courseId="c" compito="a" wishes={[]} />)
  // The second question of the deck was the first of this attempt.
  expect(leads('Ada, domanda 2: sbagliata')).toBe('/formatore/corsi/c/registro/u/a/q/1')
  expect(leads('Ada, domanda 3: ancora aperta')).toBe('/formatore/corsi/c/registro/u/a/q/2')
  expect(leads('Domanda 2: chi ha risposto che cosa')).toBe('/formatore/corsi/c/compiti/a/risposte?domanda=y.v1.0#chi')
  expect(leads('Punti')).toBe('/points/false')
  expect(leads('Tempo')).toBe('/time/true')
  expect(leads('Persona')).toBe('/name/false')
  expect(screen.getByRole('columnheader', { name: 'Punti' }).getAttribute('aria-sort')).toBe('descending')
})

test('who answered what begins with the errors; then a question as the class had it, with what is right; every answer is folded', () => {
  const count = {
    mark: 'wrong' as const,
    said: null,
    beliefs: [{ id: 'b', title: 'Uno in più' }],
    times: 2,
    people: [],
  }
  const { itemId: _, level: __, ...question } = numberQuestion
  const out = { template: 't', itemId: null, asked: { one: 0, all: 0, versions: 0 }, leftOut: [] }
  const example = { question, headline: 'È giusto 4.', counts: [{ ...count, said: '5' }] }
  const chosen = {
    key: 't',
    title: 'Travolgere',
    versions: 2,
    answers: 3,
    errors: [count],
    example,
    questions: [],
    out,
  }
  const { container } = render(<Chosen chosen={chosen} book="/libro" assignmentId="a" />)
  expect(container.querySelector('#chi')?.parentElement?.textContent).toMatch(
    /Travolgere3 risposte a 2 versioni.*2 risposte di .*: Uno in più.*Risposta giusta: È giusto 4\..*2 risposte sbagliate: 5 Crede che: Uno in più/,
  )
  expect(container.querySelector('details')?.open).toBe(false)
})

test('an assignment about an error is said with its article', () => {
  const of = {
    kind: 'practice' as const,
    questions: 5,
    errors: [{ title: 'Errore.', rule: null }],
    rules: [],
    lessons: [],
  }
  const { container } = render(<Asks asks={{ ...of, template: null, level: null }} own="/compito" people={null} />)
  expect(container.textContent).toContain('5 domande sull’errore «Errore.»')
})

test('reports stand above a course in a line each, which leads to it', () => {
  const first = [{ id: 's', sentence: 'Non torna.', about: 'Chi vince?', of: 'question', attempt: ada, subject: 's' }]
  const { container } = render(<AppealsToday courseId="c" appeals={{ waiting: 1, first } as never} />)
  expect([...container.querySelectorAll('li')].map((line) => line.textContent)).toEqual([
    '«Non torna.» Ada · Chi vince?',
  ])
  expect(leads(/Non torna/)).toBe('/formatore/corsi/c/segnalazioni/s')
})
