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

/** Three people who answered three questions each, all wrong: too few for an error of the class, enough to say what it is weak in. */
export async function fewPeople({ sql }: Pick<Site, 'sql'>, courseId: string): Promise<void> {
  const [first, ...others] = [sample('choice'), sample('number'), sample('yes-no')] as const
  for (const name of ['Ada', 'Bice', 'Carlo'])
    await sql(
      `WITH u AS (INSERT INTO "User" (id, kind, email, name) VALUES (gen_random_uuid(), 'account', lower($2), $2) RETURNING id),
         m AS (INSERT INTO "CourseMember" SELECT $1::uuid, id, 'studente', now() FROM u),
         s AS (INSERT INTO "Assignment" (id, "courseId", kind, title, task, "createdAt")
           VALUES (gen_random_uuid(), $1::uuid, 'esercizio', $2, '{"schema": 1, "type": "esercizio", "length": 3}', now()) RETURNING id),
         q AS (INSERT INTO "Quiz" (id, "userId", seed, edition, wish, "assignmentId")
           SELECT gen_random_uuid(), u.id, 's', 'e', '{"schema": 1}', s.id FROM u, s RETURNING id, "userId"),
         i AS (INSERT INTO "QuizItem" (id, "quizId", position, "itemId", template, seed, shown, secret)
           SELECT gen_random_uuid(), q.id, n, item, template, 's', '{"schema": 1}', '{"schema": 1}'
           FROM q, unnest($3::text[], $4::text[]) WITH ORDINALITY AS asked(item, template, n) RETURNING *)
       INSERT INTO "Attempt" (id, "userId", "quizItemId", "idempotencyKey", "itemId", template, edition, snapshot, answer, verdict, "right", claims, about, offered, beliefs, "createdAt")
       SELECT gen_random_uuid(), q."userId", i.id, i.position::text, i."itemId", i.template, 'e', '{"schema": 1}', '{"schema": 1}', 'wrong', false, $5, '{}', '{}', '{}', now()
       FROM i, q`,
      courseId,
      `${name}.${courseId}@esempio.it`,
      [first, ...others].map(({ id }) => id),
      [first, ...others].map(({ template }) => template),
      first.claims,
    )
}
