import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { listRuns, overdueExams, sumPoints } from '#lib/db/assignment-runs'
import { answersByDay, attemptsOf, earlierAttempts, itemsMet, itemsMetOf, standing } from '#lib/db/attempts'
import { peopleAsked, peopleWith } from '#lib/db/belief-counts'
import { tellingAnswers } from '#lib/db/classroom/beliefs'
import { type Db, database } from '#lib/db/client'
import { listCourseAnswers } from '#lib/db/course-answers'
import { listAnswersAbout, papersAbout, sessionsAbout } from '#lib/db/course-attempts-about'
import { countTold, findPast, listHistory, stretches } from '#lib/db/history'
import { itemsBeingAsked } from '#lib/db/open-items'
import { loadProgress } from '#lib/db/progress'
import { findKeyed, findQuiz, findShown, itemsOpen, listAnswered, recentQuizzes, waitingQuizzes } from '#lib/db/quizzes'
import { answeredBy } from '#lib/db/ratings'
import { toldSince, untoldQuestions } from '#lib/db/waiting-score'
import { sql } from '../setup/sql'
import { newAssignment, newCourse } from './classes'
import { newUser } from './rows'

// What is asked of the database while somebody waits reads rows by an index, however many there are of others.

const PEOPLE = 400
const QUIZZES = 5
/** Tables that grow with what people do. */
const GROWING = [
  'Attempt',
  'QuizItem',
  'Quiz',
  'RuleProgress',
  'BeliefProgress',
  'TemplateProgress',
  'Exam',
  'ExamChoice',
]

interface Node {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly Plans?: readonly Node[]
}
const nodesOf = (node: Node): readonly Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

interface Asked {
  readonly text: string
  readonly values: readonly unknown[]
}

/** The statements that something sends to the database, as they are sent. */
async function sentBy(work: () => Promise<unknown>): Promise<readonly Asked[]> {
  const spy = jest.spyOn(pg.Client.prototype, 'query')
  try {
    // Rows are read and not understood: they hold as little as the tables allow.
    await work().catch(() => {})
    return spy.mock.calls.flatMap(([query, values]: readonly unknown[]) => {
      const { text, values: inside } = (typeof query === 'string' ? { text: query } : query) as Partial<Asked>
      return text && /^\s*(?:SELECT|WITH)/.test(text) ? [{ text, values: inside ?? (values as unknown[]) ?? [] }] : []
    })
  } finally {
    spy.mockRestore()
  }
}

/** How PostgreSQL would go about it: what it reads of tables that grow, and by which index; `null` for all of it. */
async function readingsOf({ text, values }: Asked): Promise<readonly (readonly [string, string | null])[]> {
  const [row] = await sql<{ 'QUERY PLAN': readonly { readonly Plan: Node }[] }>(
    `EXPLAIN (FORMAT JSON) ${text}`,
    ...values,
  )
  return (row?.['QUERY PLAN'] ?? []).flatMap(({ Plan }) =>
    nodesOf(Plan).flatMap((node): [string, string | null][] => {
      const name = node['Relation Name'] ?? ''
      if (node['Node Type'] === 'Bitmap Index Scan') return [['', node['Index Name'] ?? null]]
      if (!GROWING.includes(name) || node['Node Type'] === 'Bitmap Heap Scan') return []
      return [[name, node['Node Type'] === 'Seq Scan' ? null : (node['Index Name'] ?? null)]]
    }),
  )
}

let one: string
let courseId: string
let assignmentId: string
let quizId: string

beforeAll(async () => {
  one = await newUser()
  courseId = await newCourse()
  assignmentId = await newAssignment({ courseId })
  await sql(`INSERT INTO "User" ("id") SELECT gen_random_uuid() FROM generate_series(2, ${PEOPLE})`)
  await sql(`INSERT INTO "Quiz" ("id", "userId", "seed", "edition", "wish", "createdAt")
    SELECT gen_random_uuid(), "id", 's', 'e', '{"schema": 1}', now() - n * interval '1 week' FROM "User", generate_series(1, ${QUIZZES}) n`)
  await sql(
    `INSERT INTO "CourseMember" ("courseId", "userId", "role", "joinedAt")
    SELECT $1, "id", 'studente', now() FROM "User" ORDER BY "id" = $2 DESC LIMIT 10`,
    courseId,
    one,
  )
  await sql(
    `UPDATE "Quiz" SET "assignmentId" = $1 WHERE "id" IN (SELECT min("id"::text)::uuid FROM "Quiz" JOIN "CourseMember" USING ("userId") GROUP BY "userId")`,
    assignmentId,
  )
  await sql(`INSERT INTO "QuizItem" ("id", "quizId", "position", "itemId", "template", "seed", "shown", "secret")
    SELECT gen_random_uuid(), "id", n, 'x' || n || '.v1.0', 'x' || n, 's', '{"schema": 1}', '{"schema": 1}' FROM "Quiz", generate_series(1, 10) n`)
  await sql(`INSERT INTO "Attempt" ("id", "userId", "quizItemId", "idempotencyKey", "itemId", "template", "edition", "snapshot", "answer", "verdict",
      "right", "claims", "about", "offered", "beliefs", "createdAt")
    SELECT gen_random_uuid(), "userId", i."id", i."id"::text, "itemId", "template", 'e', '{"schema": 1}', '{"schema": 1}', 'right', true,
      '{510}', '{510}', '{}', '{}', q."createdAt" FROM "QuizItem" i JOIN "Quiz" q ON q."id" = i."quizId"`)
  await sql(
    `WITH exam AS (INSERT INTO "Quiz" ("id", "userId", "seed", "edition", "wish") SELECT gen_random_uuid(), "id", 's', 'e', '{"schema": 1}'
       FROM "User", generate_series(1, ${QUIZZES}) RETURNING "id")
     INSERT INTO "Exam" ("quizId", "blueprint", "plan", "startedAt", "submittedAt", "deadlineAt", "right", "passed")
     SELECT "id", 'l1', jsonb_build_object('schema', 1, 'as long', (SELECT string_agg(md5(n::text), '') FROM generate_series(1, 40) n)), now(), now(), now(), 1, false FROM exam`,
  )
  await sql(
    `INSERT INTO "RuleProgress" ("userId", "rule", "answers", "right", "hits", "weight", "stability", "difficulty", "metAt", "lastAt", "dueAt")
    SELECT "id", n::text, 1, 1, 1, 1, 1, 5, now(), now(), now() FROM "User", generate_series(500, 559) n`,
  )
  await sql(
    `INSERT INTO "BeliefProgress" ("userId", "belief", "state", "times", "firstAt", "lastAt", "streak")
    SELECT "id", 'b' || n, 'found', 1, now(), now(), 0 FROM "User", generate_series(1, 60) n`,
  )
  await sql(
    `INSERT INTO "TemplateProgress" ("userId", "template", "answers", "right", "lastAt", "missed", "about", "beliefs")
    SELECT "id", 'x' || n, 1, 1, now(), false, '{}', '{}' FROM "User", generate_series(1, 60) n`,
  )
  await sql(`INSERT INTO "TemplateRating" SELECT 'x' || n, 0, 400 FROM generate_series(1, 60) n`)
  await sql('VACUUM ANALYZE')
  const [quiz] = await sql<{ id: string }>('SELECT "id" FROM "Quiz" WHERE "userId" = $1 LIMIT 1', one)
  quizId = quiz?.id ?? ''
})

const now = Date.now()
const name = { origin: 'browser', idempotencyKey: 'k', quizItemId: null, itemId: 'x1.v1.0', template: 'x1' } as const

const OF_A_COURSE = 'the report and the gradebook of a course'

const about = { rules: ['510', '511'], templates: ['x1'] }

/** What people wait for, and what it asks. */
const WAITED_FOR: Readonly<Record<string, readonly ((db: Db) => Promise<unknown>)[]>> = {
  '/progressi': [
    (db) => loadProgress(db, one),
    (db) => countTold(db, one),
    (db) => stretches(db, one, { since: now - 9e9, length: 6e8, longest: 3e5 }),
    (db) => recentQuizzes(db, one, 10),
    (db) => answersByDay(db, one, 0),
  ],
  '/progressi/storia': [
    (db) => listHistory(db, one, { about: [], open: new Set() }, 20),
    (db) => listHistory(db, one, { verdicts: ['wrong'], about: [['510']], open: new Set(['x']) }, 20),
    (db) => findPast(db, one, randomUUID()),
  ],
  'an answer': [
    (db) => standing(db, one, name),
    (db) => earlierAttempts(db, one, name, randomUUID()),
    (db) => loadProgress(db, one, { rules: ['510'], beliefs: ['b1'], templates: ['x1'] }),
    (db) => toldSince(db, one, now),
  ],
  'the next question': [
    (db) => attemptsOf(db, one, now),
    (db) => untoldQuestions(db, one, now),
    (db) => itemsMet(db, one, ['x1.v1.0', 'x2.v1.0']),
    (db) => itemsMetOf(db, one, ['x1', 'x2']),
    (db) => itemsOpen(db, one),
    (db) => itemsBeingAsked(db, [one], now),
    (db) => waitingQuizzes(db, one),
    (db) => findQuiz(db, one, quizId),
    (db) => findShown(db, one, quizId, 1),
    (db) => findKeyed(db, one, quizId, 1),
    (db) => listAnswered(db, one, quizId),
  ],
  [OF_A_COURSE]: [
    (db) => listCourseAnswers(db, courseId, assignmentId),
    (db) => listCourseAnswers(db, courseId),
    (db) => tellingAnswers(db, courseId),
    (db) => listAnswersAbout(db, { courseId, userId: one }, about),
    (db) => papersAbout(db, { courseId, userId: one }, about),
    (db) => sessionsAbout(db, { courseId, userId: one }, about),
    (db) => listRuns(db, [assignmentId]),
    (db) => sumPoints(db, [assignmentId], [one], new Map([[assignmentId, 2]])),
    (db) => overdueExams(db, [assignmentId], [one], now),
  ],
  'how many believe it, and how hard a template is': [
    (db) => peopleWith(db, ['b1']),
    (db) => peopleAsked(db, ['510'], ['b1']),
    (db) => answeredBy(db, 20, 'x1'),
  ],
}

/** By which indexes the statements of something read tables that grow; of what is read from end to end, the statement. */
async function plansOf(works: readonly ((db: Db) => Promise<unknown>)[]) {
  const [indexes, whole] = [new Set<string>(), [] as string[]]
  for (const work of works) {
    const sent = await sentBy(() => work(database()))
    expect(sent.length).toBeGreaterThan(0)
    for (const asked of sent)
      for (const [table, index] of await readingsOf(asked)) {
        if (index === null) whole.push(`${table}: ${asked.text.trim().split('\n')[0]}`)
        else indexes.add(index)
      }
  }
  return { indexes: [...indexes].sort(), whole }
}

test.each(Object.entries(WAITED_FOR))('%s: by indexes alone', async (what, works) => {
  // Of few people a class is a good part, and reading all may be the best way: what counts is whether there is another.
  await sql(`SET enable_seqscan = ${what === OF_A_COURSE ? 'off' : 'on'}`)
  const { indexes, whole } = await plansOf(works)
  process.stdout.write(`${what}: ${indexes.join(', ')}\n`)
  expect(whole).toEqual([])
  expect(indexes.length).toBeGreaterThan(0)
})

test('a table that is read from end to end is found', async () => {
  await sql('SET enable_seqscan = on')
  await sql('DROP INDEX "BeliefProgress_belief_userId_idx"')
  const { whole } = await plansOf([(db) => peopleWith(db, ['b1'])])
  expect(whole).toEqual([expect.stringContaining('BeliefProgress')])
})
