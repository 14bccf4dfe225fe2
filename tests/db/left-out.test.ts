import { randomUUID } from 'node:crypto'
import { sql } from '../setup/sql'
import { newUser } from './rows'

/** Something to do; with a way to write that a question of it counts for nobody. */
async function target() {
  const [courseId, assignmentId] = [randomUUID(), randomUUID()]
  await sql(`INSERT INTO "Course" (id, title, "createdAt") VALUES ($1, 'x', now())`, courseId)
  await sql(
    `INSERT INTO "Assignment" (id, "courseId", kind, title, task, "createdAt") VALUES ($1, $2, 'esercizio', 'x', '{"schema": 1}', now())`,
    assignmentId,
    courseId,
  )
  return (itemId: string | null, endedAt: Date | null = null, reason = 'x') =>
    sql(
      `INSERT INTO "LeftOutQuestion" (id, "assignmentId", template, "itemId", reason, "createdAt", "endedAt") VALUES ($1, $2, 't', $3, $4, now(), $5)`,
      randomUUID(),
      assignmentId,
      itemId,
      reason,
      endedAt,
    )
}

test.each(['t.v1.1', null])('of a question one is in force, and any number was: %s', async (itemId) => {
  const write = await target()
  for (const endedAt of [new Date(), new Date(), null]) await write(itemId, endedAt)
  await write('t.v1.2')
  await expect(write(itemId)).rejects.toThrow('LeftOutQuestion_in_force')
})

test('it says why', async () => {
  await expect((await target())('t.v1.1', null, '')).rejects.toThrow('LeftOutQuestion_reason')
})

test('a report without a reply has none of a course', async () => {
  const insert = sql(
    `INSERT INTO "Report" (id, "userId", kind, sentence, rule, edition, record, place, "createdAt", "byCourse")
     VALUES ($1, $2, 'rules', 'x', '119.3', 'x', '{}', '/', now(), true)`,
    randomUUID(),
    await newUser(),
  )
  await expect(insert).rejects.toThrow('Report_by_course')
})
