/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server'
import { sayTask } from '../../app/(studio)/oggi/said'
import { type Known, tasksOf } from '../../app/(studio)/oggi/tasks'

jest.mock('../../app/(studio)/quiz/actions', () => ({ start: () => null, putAside: () => null }))

const exam = { blueprint: 'l1', startedAt: 0, right: null, total: 25, passed: null } as const
const lesson = { title: 'Danno', sections: 3, rules: 4, solid: 0 } as const
const place = { section: 'il-conto', title: 'Il conto', page: '/lezioni/danno' } as const

const nothing: Known = {
  me: { kind: 'guest', openQuiz: null },
  exams: { taken: [] },
  calls: [],
  courses: [],
  practice: { due: 0, missed: 0 },
  reading: { lessons: [] },
}

const everything: Known = {
  me: { kind: 'guest', openQuiz: { id: 'q', answered: 6, total: 10, assigned: false } },
  exams: {
    taken: [
      { ...exam, id: 'later', phase: 'open', deadlineAt: null },
      { ...exam, id: 'closed', phase: 'closed', deadlineAt: 5 },
      { ...exam, id: 'soon', phase: 'open', deadlineAt: 9 },
    ],
  },
  calls: [
    { id: 'ruled', score: { right: true } },
    { id: 'waits', score: null },
  ],
  courses: [
    { title: 'Autunno', running: [], next: { title: 'Otto domande', href: '/corsi/a', dueAt: null } },
    { title: 'Inverno', running: [{ code: 'ABCD23', title: 'La pila in aula' }], next: null },
    { title: 'Livello 1', running: [], next: { title: 'La pila', href: '/corsi/b', dueAt: 7 } },
  ],
  practice: { due: 3, missed: 1 },
  reading: {
    lessons: [
      { ...lesson, lesson: 'vita', read: ['a', 'b', 'c'], place },
      { ...lesson, lesson: 'danno', read: ['a'], place },
    ],
  },
}

test('what is open comes first, then what is asked with its time, what is due, the lesson where one stopped', () => {
  const ids = tasksOf(everything).map((task) =>
    'id' in task ? task.id : 'href' in task ? task.href : 'code' in task ? task.code : task.kind,
  )
  expect(ids).toEqual([
    'soon',
    'later',
    'q',
    'waits',
    'ABCD23',
    '/corsi/b',
    '/corsi/a',
    'review',
    '/lezioni/danno#il-conto',
  ])
})

test('of somebody with nothing open there is nothing to go on with', () => {
  expect(tasksOf(nothing)).toEqual([])
})

test('each is said with what there is of it, and leads on', () => {
  const said = tasksOf(everything).map((task) => {
    const { title, detail, go } = sayTask(task)
    return [title, detail, renderToStaticMarkup(go('btn'))] as const
  })
  expect(said.map(([title]) => title)).toEqual([
    'La tua prova è ancora aperta.',
    'La tua prova è ancora aperta.',
    'Hai un quiz aperto.',
    'Ti aspettano a un tavolo.',
    'La tua sessione dal vivo è in corso.',
    'La pila',
    'Otto domande',
    'Oggi c’è da ripassare.',
    'Eri alla lezione «Danno».',
  ])
  expect(said[4]?.[1]).toBe('La pila in aula · Inverno')
  expect(said[2]?.[1]).toBe('6 domande su 10 hanno già una risposta.')
  expect(said[7]?.[1]).toBe('3 regole da ripassare, 1 errore da rivedere.')
  expect(said[8]?.[1]).toBe('Si riprende da «Il conto».')
  for (const [, , way] of said) expect(way).toMatch(/href="\/|<button/)
})
