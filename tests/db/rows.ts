import { randomUUID } from 'node:crypto'
import { sql } from '../setup/sql'

const newId = (): string => randomUUID()

/** A guest; returns the id. */
export async function newUser(): Promise<string> {
  const id = newId()
  await sql('INSERT INTO "User" (id) VALUES ($1)', id)
  return id
}

/** A quiz of one question; returns the question's id. */
export async function newQuizItem(userId: string): Promise<string> {
  const [quizId, id] = [newId(), newId()]
  await sql(
    `INSERT INTO "Quiz" (id, "userId", seed, edition, wish) VALUES ($1, $2, 's', 'e', '{"schema": 1}')`,
    quizId,
    userId,
  )
  await sql(
    `INSERT INTO "QuizItem" (id, "quizId", position, "itemId", template, seed, shown, secret)
     VALUES ($1, $2, 1, 'x.v1.0', 'x', 's', '{"schema": 1}', '{"schema": 1}')`,
    id,
    quizId,
  )
  return id
}

/** An answer with some columns changed; returns the id. */
export async function newAttempt(userId: string, columns: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const row: Record<string, unknown> = {
    id: newId(),
    userId,
    idempotencyKey: newId(),
    itemId: 'x.v1.0',
    template: 'x',
    edition: 'e',
    snapshot: '{"schema": 1}',
    answer: '{"schema": 1}',
    verdict: 'right',
    right: true,
    claims: [],
    about: [],
    offered: [],
    beliefs: [],
    createdAt: new Date(),
    ...columns,
  }
  const names = Object.keys(row).map((name) => `"${name}"`)
  const places = names.map((_, i) => `$${i + 1}`)
  await sql(`INSERT INTO "Attempt" (${names}) VALUES (${places})`, ...Object.values(row))
  return String(row.id)
}
