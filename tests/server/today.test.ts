import './next'
import { actOnError, type ErrorWay } from '#lib/server/courses/act-on-error'
import { getAssignment, makeAssignment } from '#lib/server/courses/assignments'
import { beginAssignment } from '#lib/server/courses/begin-assignment'
import { setMember } from '#lib/server/courses/members'
import { getStudent } from '#lib/server/courses/student-work'
import { getToday } from '#lib/server/courses/today'
import { sql } from '../setup/sql'
import { bank, SECRET } from './bank'
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
    expect(error).toMatchObject({ belief: BELIEF, people: 3, of: 5, rules: ['702.15b', '119.3'] })
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
    expect((await today(teacher, courseId)).errors).toMatchObject([{ people: 2, of: 5 }])
  })

  test('nothing is said of the class by fewer than five', async () => {
    const { teacher, courseId, students } = await answered()
    const removed = (students[4] as Somebody).id
    value(await as(teacher.browser, () => setMember({ courseId, userId: removed, removed: true })))
    const { errors, fewer } = await today(teacher, courseId)
    expect(errors).toEqual([])
    // Only of those people.
    expect(fewer).toMatchObject([{ belief: BELIEF, people: 3, of: 4, rules: ['702.15b', '119.3'] }])
    expect(fewer[0]?.holders).toHaveLength(3)
  })
})

describe('what a class of a few people is weak in', () => {
  /** Each of four people answers two questions about one rule. */
  async function four(how: 'right' | 'wrong') {
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
    const { teacher, courseId } = await four('wrong')
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
  ] as const)(
    '%s: one press makes one thing, however often it is sent; another press makes another',
    async (way, table, path) => {
      const { teacher, courseId } = await classOf(0)
      const [key, before] = [newKey(), await count(table)]
      const sent = await Promise.all([1, 2, 3, 4].map(() => act(teacher, courseId, way, key)))
      const paths = new Set(sent.map((each) => value(each).path))
      expect(paths.size).toBe(1)
      expect([...paths][0]).toMatch(path)
      expect(await count(table)).toBe(before + 1)
      expect(value(await act(teacher, courseId, way)).path).not.toBe([...paths][0])
    },
  )

  test('what is made is called by the lesson and the rule, or by the rule alone: never by the error', async () => {
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
    const [rule, lesson] = ['Titolo 702.15b, 702.15b', 'Legame vitale, 702.15b']
    expect(await titles()).toEqual([`Ripasso: ${rule}`, rule])
    const told = bank.belief(BELIEF)
    const corrected = { href: '/lezioni/danno/legame-vitale#errore', title: 'Legame vitale', minutes: 3 }
    jest.spyOn(bank, 'belief').mockImplementation((id) => ({ ...told, id, lesson: corrected }))
    expect(await titles()).toEqual([`Ripasso: ${rule}`, `Ripasso: ${lesson}`, rule, lesson].sort())
    jest.restoreAllMocks()
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
  })

  test('a revision is for those who hold the error now; of one that none of them holds, for everybody', async () => {
    const { teacher, courseId, students, runs } = await answered()
    await answer((students[0] as Somebody).browser, runs[0] ?? '', 2, 'right')
    const excused = async (belief?: string) => {
      const { path } = value(await act(teacher, courseId, 'review', newKey(), belief))
      const rows = await sql<{ userId: string; reason: string }>(
        `SELECT "userId"::text, reason FROM "AssignmentException" WHERE "assignmentId" = $1 AND kind = 'excuse'`,
        /compiti\/([0-9a-f-]+)/.exec(path)?.[1] ?? '',
      )
      for (const { reason } of rows)
        expect(reason).toBe('Le ultime risposte non mostrano l’errore che si corregge qui.')
      return rows.map(({ userId }) => userId).sort()
    }
    const [learnt, second, third, ...never] = students.map(({ id }) => id)
    expect([second, third].every(Boolean)).toBe(true)
    expect(await excused()).toEqual([learnt, ...never].sort())
    expect(await excused(`510.2/${SECRET}-altra`)).toEqual([])
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
