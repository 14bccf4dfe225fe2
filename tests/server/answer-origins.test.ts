import './next'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { database } from '#lib/db/client'
import { keepAttempts } from '#lib/server/classroom/keep-attempts'
import { getAssignment, getAssignments, makeAssignment } from '#lib/server/courses/assignments'
import { beginAssignment } from '#lib/server/courses/begin-assignment'
import { ownClassResult } from '#lib/server/courses/own-class-result'
import { listDiagnostics } from '#lib/server/diagnostic/list-diagnostics'
import { saveDiagnosticAnswer } from '#lib/server/diagnostic/save-answer'
import { startDiagnostic } from '#lib/server/diagnostic/start-diagnostic'
import { getExamResult } from '#lib/server/exam/get-exam-result'
import { saveChoice } from '#lib/server/exam/save-choice'
import { startExam } from '#lib/server/exam/start-exam'
import { submitExam } from '#lib/server/exam/submit-exam'
import { answerItem } from '#lib/server/item/answer-item'
import { DIAGNOSTIC_LENGTH, GRACE } from '#lib/study/index'
import { sql } from '../setup/sql'
import { rightAnswer, wrongAnswer } from './bank'
import { as, type Browser, newBrowser } from './browser'
import { classOf, type Somebody } from './class'
import { join, lead, lobby, respond } from './classroom-play'
import { newKey, setClock, value } from './play'
import './streams'

// A browser names its answers as it likes, also with the names that the site gives to what becomes of choices and of live sessions.

const MINUTE = 60_000

/** An answer to some question of the bank, under a name of one's own choice. */
const named = (browser: Browser, idempotencyKey: string, itemId = 'danno.v1.39', answer = wrongAnswer(itemId)) =>
  as(browser, () => answerItem({ itemId, answer, idempotencyKey }))

const questionsOf = (quizId: string) =>
  sql<{ id: string; itemId: string; position: number }>(
    'SELECT id, "itemId", position FROM "QuizItem" WHERE "quizId" = $1 ORDER BY position',
    quizId,
  )
const choicesOf = (quizId: string) =>
  sql<{ id: string }>(
    'SELECT c.id FROM "ExamChoice" c JOIN "QuizItem" i ON i.id = c."quizItemId" WHERE i."quizId" = $1',
    quizId,
  )
const attemptsOf = (quizId: string) =>
  sql<{ origin: string; verdict: string }>(
    'SELECT a.origin, a.verdict FROM "Attempt" a JOIN "QuizItem" i ON i.id = a."quizItemId" WHERE i."quizId" = $1 ORDER BY i.position',
    quizId,
  )

/** Takes every name that a choice could be given, by answers to a question that is not asked there: one that is cannot be answered elsewhere. */
async function takeNames(browser: Browser, quizId: string): Promise<void> {
  const asked = new Set((await questionsOf(quizId)).map(({ itemId }) => itemId))
  const other = Array.from({ length: DIAGNOSTIC_LENGTH + 1 }, (_, n) => `danno.v1.${39 - n}`).find(
    (id) => !asked.has(id),
  )
  for (const { id } of await choicesOf(quizId))
    for (const name of [id, `esame-${id}`, `diagnosi-${id}`, `prova-${id}`]) value(await named(browser, name, other))
}

test('an exam is handed in whatever names its candidate has given to other answers', async () => {
  const browser = newBrowser()
  const custom = { areas: ['legame'], count: 3, pass: 50, minutes: null }
  const { examId } = value(await as(browser, () => startExam({ custom })))
  for (const { itemId, position } of await questionsOf(examId)) {
    const sent = { examId, position, answer: rightAnswer(itemId), idempotencyKey: newKey() }
    value(await as(browser, () => saveChoice(sent)))
  }
  await takeNames(browser, examId)
  value(await as(browser, () => submitExam({ examId })))
  expect(value(await as(browser, () => getExamResult({ examId }))).score).toMatchObject({ right: 3, passed: true })
  expect(await attemptsOf(examId)).toEqual(Array(3).fill({ origin: 'exam', verdict: 'right' }))
})

test('a diagnostic is finished whatever names were taken', async () => {
  const browser = newBrowser()
  const { id } = value(await as(browser, () => startDiagnostic()))
  for (let position = 1; position <= DIAGNOSTIC_LENGTH; position++) {
    const { itemId = '' } = (await questionsOf(id))[position - 1] ?? {}
    if (position === DIAGNOSTIC_LENGTH) await takeNames(browser, id)
    const sent = { id, position, answer: rightAnswer(itemId), idempotencyKey: newKey() }
    expect(value(await as(browser, () => saveDiagnosticAnswer(sent))).finished).toBe(position === DIAGNOSTIC_LENGTH)
  }
  const attempts = await attemptsOf(id)
  expect(attempts).toEqual(Array(DIAGNOSTIC_LENGTH).fill({ origin: 'diagnostic', verdict: 'right' }))
})

test('what is answered in a live session counts, not what bears its name', async () => {
  const { teacher, courseId, students } = await classOf(1)
  const [anna] = students as [Somebody]
  const lesson = await lobby({ courseId }, teacher.browser)
  await join(lesson, 'Anna', anna.browser)
  const [question] = await sql<{ id: string; itemId: string }>(
    'SELECT id, "itemId" FROM "ClassQuestion" WHERE "sessionId" = $1 AND position = 1',
    lesson.id,
  )
  const { id = '', itemId = '' } = question ?? {}
  for (const name of [id, `aula-${id}`]) value(await named(anna.browser, name, itemId, rightAnswer(itemId)))
  await lead(lesson, 'start', 'open')
  value(await respond(lesson, anna.browser, 'wrong'))
  await lead(lesson, 'close', 'reveal')
  const { questions } = value(await as(anna.browser, () => ownClassResult({ courseId, classId: lesson.id })))
  const kept = await sql('SELECT verdict, origin FROM "Attempt" WHERE id = $1', questions[0]?.attemptId)
  expect(kept).toEqual([{ verdict: 'wrong', origin: 'classroom' }])
})

test('sent again under the same name by the same browser an answer is still one', async () => {
  const browser = newBrowser()
  const key = newKey()
  value(await named(browser, key))
  expect(value(await named(browser, key)).status).toBe('accepted')
  expect(await named(browser, key, 'danno.v1.38')).toEqual({ ok: false, error: 'malformed' })
  await expect(
    sql(
      `INSERT INTO "Attempt" (id, "userId", origin, "idempotencyKey", "itemId", template, edition, snapshot, answer, verdict, "right", claims, about, offered, beliefs, "createdAt")
       SELECT gen_random_uuid(), "userId", origin, "idempotencyKey", "itemId", template, edition, snapshot, answer, verdict, "right", claims, about, offered, beliefs, "createdAt"
       FROM "Attempt" WHERE "idempotencyKey" = $1`,
      key,
    ),
  ).rejects.toThrow('Attempt_userId_origin_idempotencyKey_key')
})

test('an exam that cannot be handed in is named in its place; the list of the course shows everybody else', async () => {
  const now = Date.UTC(2026, 10, 24, 9)
  setClock(now)
  const { teacher, courseId, students } = await classOf(3)
  const [anna, nora, ugo] = students as [Somebody, Somebody, Somebody]
  const task = { type: 'su-misura' as const, custom: { areas: ['legame'], count: 3, pass: 50, minutes: 10 } }
  const times = { opensAt: '', dueAt: '', closesAt: '', attempts: null }
  const { assignmentId } = value(
    await as(teacher.browser, () => makeAssignment({ courseId, title: 'Prova', task, ...times })),
  )
  for (const { browser } of students) value(await as(browser, () => beginAssignment({ assignmentId })))
  // Something that is no answer at all stands where hers should be.
  const [broken] = await sql<{ id: string }>('SELECT id FROM "Quiz" WHERE "userId" = $1', anna.id)
  const [question] = await questionsOf(broken?.id ?? '')
  await database().$executeRaw`
    INSERT INTO "ExamChoice" (id, "quizItemId", "idempotencyKey", answer, "createdAt")
    VALUES (gen_random_uuid(), ${question?.id}::uuid, 'rotta-rotta', '{"schema": 999}', now())`
  // And what his exam was to be cannot be read.
  await sql(
    `UPDATE "Exam" SET plan = '{"schema": 999}' WHERE "quizId" = (SELECT id FROM "Quiz" WHERE "userId" = $1)`,
    ugo.id,
  )
  setClock(now + 10 * MINUTE + GRACE + 1)
  const { students: seen } = value(await as(teacher.browser, () => getAssignment({ courseId, assignmentId })))
  expect(seen.map(({ userId, cell: { state, failed } }) => [userId, state, failed]).sort()).toEqual(
    [
      [anna.id, 'begun', true],
      [nora.id, 'done', false],
      [ugo.id, 'begun', true],
    ].sort(),
  )
  expect(value(await as(teacher.browser, () => getAssignments({ courseId }))).assignments).toMatchObject([
    { progress: { done: 1, of: 3 } },
  ])
})

test('a diagnostic with something that is no answer stands in the list with the others', async () => {
  const browser = newBrowser()
  const { id } = value(await as(browser, () => startDiagnostic()))
  const [question] = await questionsOf(id)
  await database().$executeRaw`
    INSERT INTO "ExamChoice" (id, "quizItemId", "idempotencyKey", answer, "createdAt")
    VALUES (gen_random_uuid(), ${question?.id}::uuid, 'rotta-rotta', '{"schema": 999}', now())`
  expect(value(await as(browser, () => listDiagnostics()))).toMatchObject([{ id, answered: 1 }])
})

test('answers of a live session that cannot be kept for one person are kept for the others, and for that one as soon as they can be', async () => {
  const { teacher, courseId, students } = await classOf(2)
  const [anna, nora] = students as [Somebody, Somebody]
  const lesson = await lobby({ courseId }, teacher.browser)
  await join(lesson, 'Anna', anna.browser)
  await join(lesson, 'Nora', nora.browser)
  await lead(lesson, 'start', 'open')
  value(await respond(lesson, anna.browser, 'right'))
  value(await respond(lesson, nora.browser, 'wrong'))
  await sql(
    `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no room for this one'; END $$`,
  )
  await sql(
    `CREATE TRIGGER refuse BEFORE INSERT ON "Attempt" FOR EACH ROW WHEN (NEW."userId" = '${anna.id}') EXECUTE FUNCTION refuse()`,
  )
  const kept = () =>
    sql<{ userId: string; verdict: string }>(
      `SELECT "userId", verdict FROM "Attempt" WHERE origin = 'classroom' AND "userId" = ANY($1) ORDER BY verdict`,
      [anna.id, nora.id],
    )
  await lead(lesson, 'close', 'reveal')
  await keepAttempts(lesson.id) // as it happens after the reveal has been sent
  expect(await kept()).toEqual([{ userId: nora.id, verdict: 'wrong' }])
  await sql('DROP TRIGGER refuse ON "Attempt"')
  value(await as(anna.browser, () => ownClassResult({ courseId, classId: lesson.id })))
  expect(await kept()).toEqual([
    { userId: anna.id, verdict: 'right' },
    { userId: nora.id, verdict: 'wrong' },
  ])
})

test('answers from before are told apart by what they answer, not by their names', async () => {
  const { teacher, courseId, students } = await classOf(1)
  const [anna] = students as [Somebody]
  const custom = { areas: ['legame'], count: 3, pass: 50, minutes: null }
  const { examId } = value(await as(anna.browser, () => startExam({ custom })))
  const [asked] = await questionsOf(examId)
  const choice = { examId, position: 1, answer: rightAnswer(asked?.itemId ?? ''), idempotencyKey: newKey() }
  value(await as(anna.browser, () => saveChoice(choice)))
  value(await as(anna.browser, () => submitExam({ examId })))
  const lesson = await lobby({ courseId }, teacher.browser)
  await join(lesson, 'Anna', anna.browser)
  await lead(lesson, 'start', 'open')
  value(await respond(lesson, anna.browser))
  await lead(lesson, 'close', 'reveal')
  value(await as(anna.browser, () => ownClassResult({ courseId, classId: lesson.id })))
  value(await named(anna.browser, 'aula-mia-inventata'))
  value(await named(anna.browser, 'esame-mia-inventata'))
  const rows = () =>
    sql<{ origin: string; idempotencyKey: string }>(
      'SELECT origin, "idempotencyKey" FROM "Attempt" WHERE "userId" = $1 ORDER BY seq',
      anna.id,
    )
  const after = await rows()
  expect(after.map(({ origin }) => origin)).toEqual(['exam', 'classroom', 'browser', 'browser'])
  // As they were stored before.
  await sql('ALTER TABLE "Attempt" DISABLE TRIGGER "Attempt_frozen"')
  await sql(
    `UPDATE "Attempt" SET origin = 'browser', "idempotencyKey" = CASE origin WHEN 'exam' THEN 'esame-' WHEN 'classroom' THEN 'aula-' ELSE '' END
       || "idempotencyKey" WHERE "userId" = $1`,
    anna.id,
  )
  const folder = path.resolve('prisma/migrations')
  const name = readdirSync(folder).find((each) => each.endsWith('_answer-origins')) ?? ''
  const [, moves = ''] = readFileSync(path.join(folder, name, 'migration.sql'), 'utf8').split(
    /(?=ALTER TABLE "Attempt" DISABLE)/,
  )
  for (const statement of moves.split(';').filter((each) => each.trim() !== '')) await sql(statement)
  expect(await rows()).toEqual(after)
})
