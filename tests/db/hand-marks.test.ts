import { randomUUID } from 'node:crypto'
import { sql } from '../setup/sql'
import { newUser } from './rows'

/** A question of somebody's run of an assignment; with a way to write that it is marked by hand. */
async function target() {
  const [courseId, assignmentId, quizId, quizItemId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  await sql(`INSERT INTO "Course" (id, title, "createdAt") VALUES ($1, 'x', now())`, courseId)
  await sql(
    `INSERT INTO "Assignment" (id, "courseId", kind, title, task, "createdAt") VALUES ($1, $2, 'esercizio', 'x', '{"schema": 1}', now())`,
    assignmentId,
    courseId,
  )
  await sql(
    `INSERT INTO "Quiz" (id, "userId", seed, edition, wish, "assignmentId") VALUES ($1, $2, 's', 'e', '{"schema": 1}', $3)`,
    quizId,
    await newUser(),
    assignmentId,
  )
  await sql(
    `INSERT INTO "QuizItem" (id, "quizId", position, "itemId", template, seed, shown, secret) VALUES ($1, $2, 1, 't.v1.1', 't', 'x', '{"schema": 1}', '{"schema": 1}')`,
    quizItemId,
    quizId,
  )
  return (points: number, endedAt: Date | null = null, reason = 'x') =>
    sql(
      `INSERT INTO "HandMark" (id, "assignmentId", "quizItemId", "itemId", points, reason, "createdAt", "endedAt") VALUES ($1, $2, $3, 't.v1.1', $4, $5, now(), $6)`,
      randomUUID(),
      assignmentId,
      quizItemId,
      points,
      reason,
      endedAt,
    )
}

test('of a question one mark by hand is in force, and any number was', async () => {
  const write = await target()
  for (const endedAt of [new Date(), new Date(), null]) await write(0.25, endedAt)
  await expect(write(1)).rejects.toThrow('HandMark_in_force')
})

test.each([-0.25, 1.25, 0.3])('%p is no mark of one point', async (points) => {
  await expect((await target())(points)).rejects.toThrow('HandMark_points')
})

test('it says why', async () => {
  await expect((await target())(1, null, '')).rejects.toThrow('HandMark_reason')
})
