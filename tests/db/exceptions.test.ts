import { randomUUID } from 'node:crypto'
import { sql } from '../setup/sql'
import { newUser } from './rows'

/** A student and something to do; with a way to write exceptions of it. */
async function target() {
  const [userId, courseId, assignmentId] = [await newUser(), randomUUID(), randomUUID()]
  await sql(`INSERT INTO "Course" (id, title, "createdAt") VALUES ($1, 'x', now())`, courseId)
  await sql(
    `INSERT INTO "Assignment" (id, "courseId", kind, title, task, "createdAt") VALUES ($1, $2, 'esercizio', 'x', '{"schema": 1}', now())`,
    assignmentId,
    courseId,
  )
  return (columns: Readonly<Record<string, unknown>>) => {
    const row = { id: randomUUID(), assignmentId, userId, createdAt: new Date(), reason: 'x', ...columns }
    const names = Object.keys(row).map((name) => `"${name}"`)
    return sql(
      `INSERT INTO "AssignmentException" (${names}) VALUES (${names.map((_, i) => `$${i + 1}`)})`,
      ...Object.values(row),
    )
  }
}

test('of each kind one is in force for somebody, and any number was', async () => {
  const write = await target()
  for (const endedAt of [new Date(), new Date(), null]) await write({ kind: 'excuse', endedAt })
  await write({ kind: 'attempts', attempts: 1 })
  await write({ kind: 'time', minutes: 90 })
  await expect(write({ kind: 'excuse' })).rejects.toThrow('AssignmentException_in_force')
})

test.each([
  [{ kind: 'time' }],
  [{ kind: 'excuse', attempts: 1 }],
  [{ kind: 'mark', points: 1 }],
  [{ kind: 'attempts' }],
  [{ kind: 'attempts', attempts: 0 }],
  [{ kind: 'time', minutes: 0 }],
  [{ kind: 'time', minutes: 1441 }],
  [{ kind: 'excuse', minutes: 90 }],
  [{ kind: 'mark', points: 3, outOf: 2 }],
  [{ kind: 'mark', points: 1, outOf: 2, reason: '' }],
])('%j says nothing that can hold', async (columns) => {
  await expect((await target())(columns)).rejects.toThrow('AssignmentException')
})
