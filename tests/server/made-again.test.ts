import './next'
import { actOnSessionError } from '#lib/server/classroom/act-on-error'
import { reportClass } from '#lib/server/classroom/report'
import { actOnError } from '#lib/server/courses/act-on-error'
import { makeAssignment } from '#lib/server/courses/assignments'
import { beginAssignment } from '#lib/server/courses/begin-assignment'
import { getToday } from '#lib/server/courses/today'
import { changeDeck } from '#lib/server/deck/change-deck'
import { makeSheet } from '#lib/server/sheet/make-sheet'
import { sql } from '../setup/sql'
import { SECRET } from './bank'
import { as } from './browser'
import { classOf, type Somebody } from './class'
import { join, lead, lobby, respond } from './classroom-play'
import { answer, newKey, value } from './play'
import './streams'

// What is made of an error leads to what was made of it before, as long as that waits to be used.

const BELIEF = `702.15b/${SECRET}-credenza`
const WAYS = ['session', 'deck', 'paper'] as const
type Way = (typeof WAYS)[number]

const act = async (who: Somebody, courseId: string, way: Way, { belief = BELIEF, another = false } = {}) =>
  value(await as(who.browser, () => actOnError({ courseId, about: { belief }, way, another, key: newKey() }))).path
const idIn = (path: string): string => path.split('/').at(-1) ?? ''

describe('an error of a course', () => {
  test.each(WAYS)('%s: who presses later, or twice at once, comes to the one there is', async (way) => {
    const { teacher, courseId } = await classOf(0)
    const at = () => act(teacher, courseId, way)
    const paths = await Promise.all([at(), at(), at()])
    expect(new Set([...paths, await at()]).size).toBe(1)
    const more = await act(teacher, courseId, way, { another: true })
    expect(more).not.toBe(paths[0])
    expect(await at()).toBe(more)
  })

  test('each kind is its own, of each error and of each course', async () => {
    const { teacher, courseId } = await classOf(0)
    const other = await classOf(0)
    const paths = [
      ...(await Promise.all(WAYS.map((way) => act(teacher, courseId, way)))),
      await act(teacher, courseId, 'deck', { belief: `119.3/${SECRET}-credenza` }),
      await act(other.teacher, other.courseId, 'deck'),
    ]
    expect(new Set(paths).size).toBe(paths.length)
  })

  test('what was used or put away is not waited for', async () => {
    const { teacher, courseId } = await classOf(0)
    const TIMES = { opensAt: '', dueAt: '', closesAt: '', attempts: null }
    const uses: readonly (readonly [Way, (id: string) => Promise<unknown>])[] = [
      ['session', (id) => sql('UPDATE "ClassSession" SET "endedAt" = now(), code = NULL WHERE id = $1', id)],
      ['deck', (deckId) => as(teacher.browser, () => changeDeck({ deckId, archived: true }))],
      [
        'deck',
        async (deckId) =>
          value(
            await as(teacher.browser, () =>
              makeAssignment({ courseId, title: 'Mazzo', task: { type: 'mazzo', deckId }, ...TIMES }),
            ),
          ),
      ],
      [
        'deck',
        async (deckId) => value(await as(teacher.browser, () => makeSheet({ deckId, variants: 1, others: 'like' }))),
      ],
      ['paper', (id) => sql('UPDATE "Sheet" SET "openAt" = now() WHERE id = $1', id)],
    ]
    for (const [way, use] of uses) {
      const before = await act(teacher, courseId, way)
      await use(idIn(before))
      expect(await act(teacher, courseId, way)).not.toBe(before)
    }
  })

  test('is told beside it, with when it was made', async () => {
    const { teacher, courseId, students } = await classOf(2)
    const task = { type: 'esercizio' as const, rules: [], lessons: [], template: 'legame', length: 1 }
    const wish = { courseId, title: 'Legame', task, opensAt: '', dueAt: '', closesAt: '', attempts: null }
    const { assignmentId } = value(await as(teacher.browser, () => makeAssignment(wish)))
    for (const student of students) {
      const { path } = value(await as(student.browser, () => beginAssignment({ assignmentId })))
      await answer(student.browser, path.replace('/quiz/', ''), 1, 'wrong')
    }
    const first = async () => {
      const { errors, alone } = value(await as(teacher.browser, () => getToday({ courseId })))
      return [...errors, ...alone][0]
    }
    const error = await first()
    expect(error?.waiting).toEqual({})
    const path = await act(teacher, courseId, 'deck', { belief: error?.belief ?? '' })
    expect((await first())?.waiting).toEqual({ deck: { path, at: expect.any(Number) } })
  })
})

test('of an error of a session without a course it is of whoever made it', async () => {
  const lesson = await lobby()
  const people = [await join(lesson, 'Anna'), await join(lesson, 'Nora')]
  await lead(lesson, 'start', 'open')
  for (const each of people) value(await respond(lesson, each, 'wrong'))
  await lead(lesson, 'close', 'reveal', 'end')
  const report = async () => value(await as(lesson.teacher, () => reportClass({ id: lesson.id }))).errors[0]
  const belief = (await report())?.belief ?? ''
  const press = async (another = false) =>
    value(
      await as(lesson.teacher, () => actOnSessionError({ id: lesson.id, belief, way: 'deck', another, key: newKey() })),
    ).path
  const [one, two] = await Promise.all([press(), press()])
  expect(one).toBe(two)
  expect((await report())?.waiting).toEqual({ deck: { path: one, at: expect.any(Number) } })
  expect(await press(true)).not.toBe(one)
})
