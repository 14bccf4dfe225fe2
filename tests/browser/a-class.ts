import { sample } from './play'
import type { Site } from './site'

/** What some people of a class have answered for a course, put where the site keeps it: five of six hold a belief, and one has not begun. */
export async function fillClass({ sql }: Pick<Site, 'sql'>, courseId: string): Promise<{ readonly belief: string }> {
  const { id: itemId, template, claims, options } = sample('choice')
  const offered = [...new Set(options.flatMap(({ beliefs }) => beliefs))]
  const [belief = ''] = offered
  const [assignment] = await sql<{ id: string }>(
    `INSERT INTO "Assignment" (id, "courseId", kind, title, task, "dueAt", "createdAt")
     VALUES (gen_random_uuid(), $1, 'esercizio', 'Prova di novembre', '{"schema": 1, "type": "esercizio", "length": 1}', now() + interval '50 hours', now())
     RETURNING id`,
    courseId,
  )
  for (const [n, name] of ['Ada', 'Bice', 'Carlo', 'Dora', 'Elio', 'Fosca', 'Gino'].entries()) {
    const [user] = await sql<{ id: string }>(
      `INSERT INTO "User" (id, kind, email, name) VALUES (gen_random_uuid(), 'account', lower($1), $2) RETURNING id`,
      `${name}.${courseId}@esempio.it`,
      `${name} Conti`,
    )
    await sql(`INSERT INTO "CourseMember" VALUES ($1, $2, 'studente', now())`, courseId, user?.id)
    if (n === 6) continue
    const [question] = await sql<{ id: string }>(
      `WITH q AS (INSERT INTO "Quiz" (id, "userId", seed, edition, wish, "assignmentId")
         VALUES (gen_random_uuid(), $1, 's', 'e', '{"schema": 1}', $2) RETURNING id)
       INSERT INTO "QuizItem" (id, "quizId", position, "itemId", template, seed, shown, secret)
       SELECT gen_random_uuid(), q.id, 1, $3, $4, 's', '{"schema": 1}', '{"schema": 1}' FROM q RETURNING id`,
      user?.id,
      assignment?.id,
      itemId,
      template,
    )
    await sql(
      `INSERT INTO "Attempt" (id, "userId", "quizItemId", "idempotencyKey", "itemId", template, edition, snapshot, answer, verdict, "right", claims, about, offered, beliefs, "createdAt")
       VALUES (gen_random_uuid(), $1, $2, 'una', $3, $4, 'e', '{"schema": 1}', '{"schema": 1}', $5, $6, $7, '{}', $8, $9, now())`,
      user?.id,
      question?.id,
      itemId,
      template,
      n < 5 ? 'wrong' : 'right',
      n >= 5,
      claims,
      offered,
      n < 5 ? [belief] : [],
    )
  }
  return { belief }
}
