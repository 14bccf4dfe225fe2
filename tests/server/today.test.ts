import './next'
import { listClasses } from '#lib/server/classroom/list-classes'
import { actOnError, type ErrorWay } from '#lib/server/courses/act-on-error'
import { getAssignment, makeAssignment } from '#lib/server/courses/assignments'
import { beginAssignment } from '#lib/server/courses/begin-assignment'
import { setMember } from '#lib/server/courses/members'
import { getStudent } from '#lib/server/courses/student-work'
import { getToday } from '#lib/server/courses/today'
import { exampleOfAssignment } from '#lib/server/courses/what-it-asks'
import { listMyDecks } from '#lib/server/deck/list-decks'
import { getSheet } from '#lib/server/sheet/get-sheet'
import { sql } from '../setup/sql'
import { SECRET } from './bank'
import { as } from './browser'
import { classOf, newCourse, type Somebody, somebody } from './class'
import { answer, itemAt, newKey, value } from './play'
import './streams'

// What a course says to do today: to whoever teaches it, of whoever is in it, and what its buttons make.

const TASK = { type: 'esercizio' as const, rules: [], lessons: [], template: 'legame', length: 2 }
const NO_TIMES = { opensAt: '', dueAt: '', closesAt: '', attempts: null }
const BELIEF = `702.15b/${SECRET}-credenza`

const today = async (who: Somebody, courseId: string) => value(await as(who.browser, () => getToday({ courseId })))

const assign = async (who: Somebody, courseId: string) =>
  value(await as(who.browser, () => makeAssignment({ courseId, title: 'Legame', task: TASK, ...NO_TIMES })))
    .assignmentId

const begin = async (who: Somebody, assignmentId: string) =>
  value(await as(who.browser, () => beginAssignment({ assignmentId }))).path.replace('/quiz/', '')

/** A class of five who have answered: of them three wrong. */
async function answered() {
  const made = await classOf(5)
  const assignmentId = await assign(made.teacher, made.courseId)
  const runs: string[] = []
  for (const [n, student] of made.students.entries()) {
    const quizId = await begin(student, assignmentId)
    await answer(student.browser, quizId, 1, n < 3 ? 'wrong' : 'right')
    runs.push(quizId)
  }
  return { ...made, assignmentId, runs }
}

describe('errors that the class shares', () => {
  test('people, not answers, with their names; who has learnt better no longer counts', async () => {
    const { teacher, courseId, students, runs } = await answered()
    const [error] = (await today(teacher, courseId)).errors
    expect(error).toMatchObject({ belief: BELIEF, people: 3, shown: 3, of: 5, rules: ['702.15b', '119.3'] })
    expect(error?.holders.map(({ userId }) => userId).sort()).toEqual(
      students
        .slice(0, 3)
        .map(({ id }) => id)
        .sort(),
    )
    // The page of a student says the same of them alone.
    const own = async (n: number) =>
      value(await as(teacher.browser, () => getStudent({ courseId, userId: students[n]?.id ?? '' }))).errors
    expect(await own(0)).toMatchObject([{ belief: BELIEF, rules: ['702.15b', '119.3'] }])
    expect(await own(4)).toEqual([])
    await answer((students[0] as Somebody).browser, runs[0] ?? '', 2, 'right')
    await answer((students[1] as Somebody).browser, runs[1] ?? '', 2, 'wrong')
    expect((await today(teacher, courseId)).errors).toMatchObject([{ people: 2, shown: 3, of: 5 }])
  })

  test('of fewer than five it is told too, as of few', async () => {
    const { teacher, courseId, students } = await answered()
    const removed = (students[4] as Somebody).id
    value(await as(teacher.browser, () => setMember({ courseId, userId: removed, removed: true })))
    const { errors, alone } = await today(teacher, courseId)
    expect(errors).toMatchObject([{ belief: BELIEF, people: 3, of: 4, few: true, rules: ['702.15b', '119.3'] }])
    expect(errors[0]?.holders).toHaveLength(3)
    expect(alone).toEqual([])
  })

  test('of one person alone it is none of the class', async () => {
    const { teacher, courseId, students, runs } = await answered()
    for (const n of [0, 1]) await answer((students[n] as Somebody).browser, runs[n] ?? '', 2, 'right')
    const { errors, alone } = await today(teacher, courseId)
    expect(errors).toEqual([])
    expect(alone).toMatchObject([{ belief: BELIEF, people: 1, shown: 3, of: 5, few: false }])
  })
})

describe('what a class of a few people is weak in', () => {
  /** Each of four people answers two questions about one rule. */
  async function four(how: 'right' | 'giveUp') {
    const made = await classOf(4)
    for (const template of ['legame', 'guadagno'])
      for (const student of made.students) {
        const task = { ...TASK, template, length: 1 }
        const wish = { courseId: made.courseId, title: template, task, ...NO_TIMES }
        const { assignmentId } = value(await as(made.teacher.browser, () => makeAssignment(wish)))
        await answer(student.browser, await begin(student, assignmentId), 1, how)
      }
    return made
  }

  test('is told with its figures, as long as no error is shared, and corrected by the same four ways', async () => {
    const { teacher, courseId } = await four('giveUp')
    const { errors, weak } = await today(teacher, courseId)
    expect(errors).toEqual([])
    const [area] = weak
    expect(area).toEqual({ lesson: 'guadagno', title: 'Lezione guadagno', right: 0, n: 8, people: 4 })
    const lesson = area?.lesson ?? ''
    const about = { lesson }
    for (const way of ['session', 'deck', 'review', 'paper'] as const) {
      const key = newKey()
      const press = () => as(teacher.browser, () => actOnError({ courseId, about, way, key }))
      expect(value(await press()).path).toBe(value(await press()).path)
    }
    const [review] = await sql<{ task: object; excused: bigint }>(
      `SELECT task, (SELECT count(*) FROM "AssignmentException" x WHERE x."assignmentId" = a.id) AS excused
       FROM "Assignment" a WHERE "courseId" = $1 AND title LIKE 'Ripasso: %'`,
      courseId,
    )
    expect(review?.task).toMatchObject({ type: 'esercizio', lessons: [lesson], length: 5 })
    expect(Number(review?.excused)).toBe(0)
    const none = () =>
      as(teacher.browser, () => actOnError({ courseId, about: { lesson: 'nessuna' }, way: 'deck', key: newKey() }))
    expect(await none()).toEqual({ ok: false, error: 'none-left' })
  })

  test('is nothing where they do well', async () => {
    const { teacher, courseId } = await four('right')
    expect(await today(teacher, courseId)).toMatchObject({ errors: [], weak: [] })
  })
})

describe('what is done about an error', () => {
  const act = (who: Somebody, courseId: string, way: ErrorWay, key = newKey(), belief = BELIEF) =>
    as(who.browser, () => actOnError({ courseId, about: { belief }, way, key }))
  const count = async (table: string) => Number((await sql<{ n: bigint }>(`SELECT count(*) n FROM "${table}"`))[0]?.n)

  test.each([
    ['session', 'ClassSession', /^\/formatore\/sessioni\/[0-9a-f-]{36}$/],
    ['deck', 'Deck', /^\/formatore\/mazzi\/[0-9a-f-]{36}$/],
    ['review', 'Assignment', /^\/formatore\/corsi\/[0-9a-f-]{36}\/compiti\/[0-9a-f-]{36}\?assegnato=1$/],
    ['paper', 'Sheet', /^\/formatore\/fogli\/[0-9a-f-]{36}$/],
  ] as const)('%s: one press makes one thing, however often it is sent', async (way, table, path) => {
    const { teacher, courseId } = await classOf(0)
    const [key, before] = [newKey(), await count(table)]
    const sent = await Promise.all([1, 2, 3, 4].map(() => act(teacher, courseId, way, key)))
    const paths = new Set(sent.map((each) => value(each).path))
    expect(paths.size).toBe(1)
    expect([...paths][0]).toMatch(path)
    expect(await count(table)).toBe(before + 1)
  })

  test('what is made is called by the rule: never by the error', async () => {
    const { teacher, courseId } = await classOf(0)
    const titles = async () => {
      for (const way of ['session', 'deck', 'review', 'paper'] as const) value(await act(teacher, courseId, way))
      const rows = await sql<{ title: string }>(
        `SELECT title FROM "ClassSession" WHERE "courseId" = $1 UNION SELECT title FROM "Deck" WHERE "courseId" = $1
         UNION SELECT title FROM "Assignment" WHERE "courseId" = $1
         UNION SELECT s.title FROM "Sheet" s JOIN "Deck" d ON d.id = s."deckId" WHERE d."courseId" = $1`,
        courseId,
      )
      return rows.map(({ title }) => title).sort()
    }
    const name = 'Titolo 702.15, 702.15b'
    // Of a paper there is a deck too: its name tells it from one that was made by itself.
    expect(await titles()).toEqual([`Ripasso: ${name}`, name, `${name} (foglio)`])
    const [session, deck, paper] = [
      value(await as(teacher.browser, () => listClasses({ courseId }))).classes[0],
      value(await as(teacher.browser, () => listMyDecks({ courseId }))).decks,
      value(await act(teacher, courseId, 'paper')).path,
    ]
    const error = session?.error
    expect(error).toMatch(/./)
    expect(deck.map((each) => each.error)).toEqual([error, error])
    const sheetId = paper.split('/').at(-1) ?? ''
    expect(value(await as(teacher.browser, () => getSheet({ sheetId }))).error).toBe(error)
    expect(value(await as(teacher.browser, () => getToday({ courseId }))).sessions[0]?.error).toBe(error)
  })

  test('every question can betray the error, of a revision too, which students do as any other', async () => {
    const { teacher, courseId, students } = await answered()
    value(await act(teacher, courseId, 'session'))
    value(await act(teacher, courseId, 'paper'))
    const { path } = value(await act(teacher, courseId, 'review'))
    const assignmentId = /compiti\/([0-9a-f-]+)/.exec(path)?.[1] ?? ''
    const quizId = await begin(students[0] as Somebody, assignmentId)
    expect(await itemAt(quizId, 5)).toMatch(/^legame\./)
    const rows = await sql<{ secret: { options: { beliefs: string[] }[] } }>(
      `SELECT q.secret FROM "ClassQuestion" q JOIN "ClassSession" s ON s.id = q."sessionId" WHERE s."courseId" = $1
       UNION ALL SELECT i.secret FROM "DeckItem" i JOIN "Deck" d ON d.id = i."deckId" WHERE d."courseId" = $1
       UNION ALL SELECT i.secret FROM "SheetItem" i JOIN "Sheet" p ON p.id = i."sheetId"
         JOIN "Deck" d ON d.id = p."deckId" WHERE d."courseId" = $1
       UNION ALL SELECT secret FROM "QuizItem" WHERE "quizId" = $2`,
      courseId,
      quizId,
    )
    expect(rows).toHaveLength(5 + 8 + 8 + 5)
    for (const { secret } of rows) expect(secret.options.flatMap(({ beliefs }) => beliefs)).toContain(BELIEF)
    const seen = value(await as(teacher.browser, () => getAssignment({ courseId, assignmentId })))
    expect(seen.assignment.task).toEqual({ type: 'esercizio', beliefs: [BELIEF], length: 5 })
    expect(seen.asks).toMatchObject({ questions: 5, errors: [{ rule: '702.15b' }] })
    const example = value(await as(teacher.browser, () => exampleOfAssignment({ courseId, assignmentId })))
    expect(example.path).toMatch(/^\/domande\/legame\./)
  })

  test('a revision is for those who hold the error now; of one that none of them holds, for everybody', async () => {
    const { teacher, courseId, students, runs } = await answered()
    await answer((students[0] as Somebody).browser, runs[0] ?? '', 2, 'right')
    const people = async (belief?: string) => {
      const { path } = value(await act(teacher, courseId, 'review', newKey(), belief))
      const assignmentId = /compiti\/([0-9a-f-]+)/.exec(path)?.[1] ?? ''
      const seen = value(await as(teacher.browser, () => getAssignment({ courseId, assignmentId })))
      return seen.students.map(({ userId }) => userId).sort()
    }
    const ids = students.map(({ id }) => id)
    expect(await people()).toEqual(ids.slice(1, 3).sort())
    expect(await people(`510.2/${SECRET}-altra`)).toEqual([...ids].sort())
  })

  test('a revision stands on the card of its error and is given once, until all whom it is for have done it', async () => {
    const { teacher, courseId, students } = await answered()
    const { path } = value(await act(teacher, courseId, 'review'))
    const assignmentId = /compiti\/([0-9a-f-]+)/.exec(path)?.[1] ?? ''
    const review = async () => (await today(teacher, courseId)).errors[0]?.review
    expect(await review()).toMatchObject({ assignmentId, done: 0, of: 3 })
    const again = async () => value(await act(teacher, courseId, 'review')).path
    expect(await again()).toBe(path.replace('?assegnato=1', ''))
    for (const [n, student] of students.slice(0, 3).entries()) {
      const quizId = await begin(student, assignmentId)
      for (const position of [1, 2, 3, 4, 5])
        await answer(student.browser, quizId, position, n === 1 ? 'right' : 'wrong')
      // One of them has learnt better.
      expect(await review()).toMatchObject({ done: n + 1, of: 3, dated: false, corrected: n === 0 ? 0 : 1 })
    }
    expect(await again()).not.toContain(assignmentId)
  })

  test('one person who holds it may be given a revision alone: once until it is done, and the class has its own beside it', async () => {
    const { teacher, courseId, students } = await answered()
    const [first, , , , last] = students as [Somebody, Somebody, Somebody, Somebody, Somebody]
    const forOne = (userId: string, way: ErrorWay = 'review') =>
      as(teacher.browser, () => actOnError({ courseId, about: { belief: BELIEF }, way, key: newKey(), userId }))
    const { path } = value(await forOne(first.id))
    const assignmentId = /compiti\/([0-9a-f-]+)/.exec(path)?.[1] ?? ''
    const seen = value(await as(teacher.browser, () => getAssignment({ courseId, assignmentId })))
    expect(seen.students.map(({ userId }) => userId)).toEqual([first.id])
    const own = async () => value(await as(teacher.browser, () => getStudent({ courseId, userId: first.id }))).errors
    expect(await own()).toMatchObject([{ belief: BELIEF, review: { assignmentId, done: 0, of: 1 } }])
    expect(value(await forOne(first.id)).path).toContain(assignmentId)
    expect((await today(teacher, courseId)).errors[0]?.review).toBeNull()
    expect(value(await act(teacher, courseId, 'review')).path).not.toContain(assignmentId)
    // Somebody else's is another; nobody of another course has one, and it is no other thing than a revision.
    expect(value(await forOne(last.id)).path).not.toContain(assignmentId)
    expect(await forOne((await somebody()).id)).toEqual({ ok: false, error: 'not-found' })
    expect(await forOne(first.id, 'deck')).toEqual({ ok: false, error: 'not-found' })
  })

  test('of an error that no question about its rule tempts with, those that the class met are drawn', async () => {
    const { teacher, courseId } = await answered()
    const other = `510.2/${SECRET}-altra`
    for (const way of ['session', 'deck', 'review', 'paper'] as const)
      value(await act(teacher, courseId, way, newKey(), other))
    const none = await newCourse(teacher)
    expect(await act(teacher, none, 'deck', newKey(), other)).toEqual({ ok: false, error: 'none-left' })
  })

  test('of an error without questions nothing is made', async () => {
    const { teacher, courseId } = await classOf(0)
    for (const way of ['session', 'deck', 'review', 'paper'] as const)
      expect(await act(teacher, courseId, way, newKey(), '702.15b/nessuno')).toEqual({ ok: false, error: 'none-left' })
  })

  test('by nobody who does not teach that course', async () => {
    const { teacher, courseId, students } = await classOf(1)
    const stranger = await somebody('formatore')
    const other = await newCourse(stranger)
    expect(await act(stranger, courseId, 'deck')).toEqual({ ok: false, error: 'not-found' })
    expect(await act(teacher, other, 'review')).toEqual({ ok: false, error: 'not-found' })
    expect(await act(students[0] as Somebody, courseId, 'session')).toEqual({ ok: false, error: 'not-allowed' })
    // Of two that press the same key each makes their own.
    const key = newKey()
    const [mine, theirs] = [await act(teacher, courseId, 'deck', key), await act(stranger, other, 'deck', key)]
    expect(value(mine).path).not.toBe(value(theirs).path)
  })
})
