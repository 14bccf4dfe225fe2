import type pg from 'pg'
import type { Item } from '#lib/questions/index'
import { PROGRESS_VERSION } from '#lib/study/index'
import { answered } from './fill'

/** Who has answered how much: everybody the same number of quizzes of ten, in the order of time, as they come in on a site. */
export interface Crowd {
  readonly people: number
  readonly quizzesEach: number
  readonly weeks: number
}

/** Quizzes that a course has as assignments, of each of its students the first so many. */
export const ASSIGNED = 10
const PER_QUIZ = 10
const VARIANTS = 4

/** Each question with its right answer and some others, once: what is filled in is copied of these by SQL. */
async function stage(db: pg.Client, items: readonly Item[]): Promise<void> {
  await db.query(`CREATE UNLOGGED TABLE bench_item (n int, v int, "itemId" text, "template" text, "edition" text, "shown" jsonb, "secret" jsonb,
    "snapshot" jsonb, "answer" jsonb, "verdict" "Verdict", "right" boolean, "claims" text[], "about" text[], "offered" text[], "beliefs" text[],
    PRIMARY KEY (n, v))`)
  for (const [n, item] of items.entries()) {
    const rows = Array.from({ length: VARIANTS }, (_, v) => ({
      ...answered(item, { quizId: 'bench', position: 1, at: 0, option: v === 0 ? null : (v - 1) / (VARIANTS - 1) }),
      n,
      v,
    }))
    await db.query(
      `INSERT INTO bench_item SELECT * FROM jsonb_to_recordset($1::jsonb) AS r(n int, v int, "itemId" text, "template" text, "edition" text,
         "shown" jsonb, "secret" jsonb, "snapshot" jsonb, "answer" jsonb, "verdict" "Verdict", "right" boolean, "claims" text[], "about" text[],
         "offered" text[], "beliefs" text[])`,
      [JSON.stringify(rows)],
    )
  }
}

/** One quiz of everybody, with its answers. */
const ROUND = `
  WITH quiz AS MATERIALIZED (
    SELECT uuidv7() AS id, p.id AS "userId", p.n, $4::timestamptz + (p.n / $2::float8) * $5 * interval '1 second' AS began
    FROM bench_person p ORDER BY p.n
  ), new_quiz AS (
    INSERT INTO "Quiz" ("id", "userId", "seed", "edition", "wish", "createdAt", "assignmentId", "total", "answered", "right", "answeredAt")
    SELECT q.id, q."userId", q.id::text, 'bench', '{"schema": 1}', q.began, s."assignmentId", 10, 10, 8, q.began + interval '5 minutes'
    FROM quiz q LEFT JOIN bench_assigned s ON s."userId" = q."userId" AND s.round = $1
  ), asked AS MATERIALIZED (
    SELECT uuidv7() AS id, q.id AS "quizId", q."userId", position, q.began + position * interval '30 seconds' AS at,
      (q.n * 37 + $1 * ${PER_QUIZ} + position) % $3 AS n, CASE WHEN random() < 0.75 THEN 0 ELSE 1 + floor(random() * ${VARIANTS - 1})::int END AS v
    FROM quiz q, generate_series(1, ${PER_QUIZ}) position
  ), new_item AS (
    INSERT INTO "QuizItem" ("id", "quizId", "position", "itemId", "template", "seed", "shown", "secret")
    SELECT a.id, a."quizId", a.position, b."itemId", b."template", a.id::text, b."shown", b."secret" FROM asked a JOIN bench_item b USING (n, v)
  )
  INSERT INTO "Attempt" ("id", "userId", "quizItemId", "idempotencyKey", "itemId", "template", "edition", "snapshot", "answer", "verdict",
    "right", "claims", "about", "offered", "beliefs", "createdAt")
  SELECT gen_random_uuid(), a."userId", a.id, a.id::text, b."itemId", b."template", b."edition", b."snapshot", b."answer", b."verdict",
    b."right", b."claims", b."about", b."offered", b."beliefs", a.at
  FROM asked a JOIN bench_item b USING (n, v) ORDER BY a.at`

/** What the folds would have made of it, roughly: as many rows, of the same people. Those who are looked at are folded by the site. */
const CACHES = [
  `INSERT INTO "RuleProgress" ("userId", "rule", "answers", "right", "hits", "weight", "stability", "difficulty", "metAt", "lastAt", "dueAt")
     SELECT "userId", rule, count(*), count(*) FILTER (WHERE "right"), 3, 4, 12, 5, min("createdAt"),
     max("createdAt"), max("createdAt") + interval '12 days' FROM "Attempt", unnest("about") rule GROUP BY 1, 2`,
  `INSERT INTO "BeliefProgress" ("userId", "belief", "state", "times", "firstAt", "lastAt", "streak")
     SELECT "userId", belief, 'found', count(*), min("createdAt"), max("createdAt"), 0
     FROM "Attempt", unnest("beliefs") belief GROUP BY 1, 2`,
  `INSERT INTO "TemplateProgress" ("userId", "template", "answers", "right", "lastAt", "missed", "about", "beliefs")
     SELECT "userId", "template", count(*), count(*) FILTER (WHERE "right"), max("createdAt"), false, '{}', '{}'
     FROM "Attempt" GROUP BY 1, 2`,
  `INSERT INTO "TemplateRating" ("template", "rating", "answers") SELECT "template", 0, count(*) FROM "Attempt" GROUP BY 1 ON CONFLICT DO NOTHING`,
]

/** A course, and how many of the crowd are its students. */
export interface Taught {
  readonly id: string
  readonly students: number
}

/** Makes the next of the crowd students of a course, with assignments that are the first quizzes of each. */
async function enrol(db: pg.Client, { id, students }: Taught, from: number): Promise<void> {
  await db.query('INSERT INTO "Course" ("id", "title", "createdAt") VALUES ($1, $2, now())', [
    id,
    `Corso di ${students}`,
  ])
  await db.query(
    `INSERT INTO "CourseMember" ("courseId", "userId", "role", "joinedAt")
     SELECT $1, id, 'studente', now() FROM bench_person WHERE n >= $2 AND n < $2 + $3::int`,
    [id, from, students],
  )
  await db.query(
    `UPDATE "User" u SET "kind" = 'account', "email" = 'p' || n || '@esempio.it', "name" = 'Persona ' || n
     FROM bench_person p WHERE u."id" = p.id AND n >= $1 AND n < $1 + $2::int`,
    [from, students],
  )
  await db.query(
    `WITH made AS (INSERT INTO "Assignment" ("id", "courseId", "kind", "title", "task", "createdAt")
       SELECT gen_random_uuid(), $1, 'esercizio', 'Compito ' || round, '{"schema": 1, "type": "esercizio", "length": 10}', now() + round * interval '1 ms'
       FROM generate_series(0, $4::int - 1) round RETURNING "id", "title")
     INSERT INTO bench_assigned SELECT p.id, substr("title", 9)::int, made."id" FROM made, bench_person p WHERE p.n >= $2 AND p.n < $2 + $3::int`,
    [id, from, students, ASSIGNED],
  )
}

/** Fills an empty database with the answers of a crowd, some of whom are students of courses. */
export async function fillCrowd(
  db: pg.Client,
  items: readonly Item[],
  { people, quizzesEach, weeks }: Crowd,
  courses: readonly Taught[],
): Promise<void> {
  // What is copied was made by the site: triggers and keys have nothing to find in it.
  await db.query('SET session_replication_role = replica')
  await stage(db, items)
  await db.query('CREATE UNLOGGED TABLE bench_person (n int PRIMARY KEY, id uuid)')
  await db.query(
    'CREATE UNLOGGED TABLE bench_assigned ("userId" uuid, round int, "assignmentId" uuid, PRIMARY KEY ("userId", round))',
  )
  await db.query('INSERT INTO bench_person SELECT n, uuidv7() FROM generate_series(0, $1::int - 1) n', [people])
  await db.query(
    `INSERT INTO "User" ("id", "createdAt", "progressVersion") SELECT id, now() - interval '200 days', $1 FROM bench_person`,
    [PROGRESS_VERSION],
  )
  let from = 0
  for (const course of courses) {
    await enrol(db, course, from)
    from += course.students
  }
  const seconds = (weeks * 7 * 86_400) / quizzesEach
  for (let round = 0; round < quizzesEach; round++) {
    const began = new Date(Date.now() - (quizzesEach - round) * seconds * 1_000)
    await db.query(ROUND, [round, people, items.length, began, seconds])
  }
  for (const cache of CACHES) await db.query(cache)
  await db.query('DROP TABLE bench_item, bench_person, bench_assigned')
  await db.query('SET session_replication_role = DEFAULT')
  await db.query('VACUUM ANALYZE')
}

/** Gives to each of some people what somebody of the crowd has answered; the site folds it when it is looked at. */
export async function takeOver(db: pg.Client, people: readonly string[]): Promise<void> {
  await db.query('SET session_replication_role = replica')
  const { rows } = await db.query(
    `SELECT "id" FROM "User" u WHERE "kind" = 'guest' AND "id" <> ALL($1) AND EXISTS (SELECT FROM "Quiz" q WHERE q."userId" = u."id") LIMIT $2`,
    [people, people.length],
  )
  for (const [n, { id }] of rows.entries()) {
    for (const table of ['Quiz', 'Attempt', 'RuleProgress', 'BeliefProgress', 'TemplateProgress']) {
      await db.query(`DELETE FROM "${table}" WHERE "userId" = $1`, [people[n]])
      await db.query(`UPDATE "${table}" SET "userId" = $1 WHERE "userId" = $2`, [people[n], id])
    }
    await db.query('UPDATE "User" SET "progressVersion" = 0 WHERE "id" = $1', [people[n]])
  }
  await db.query('SET session_replication_role = DEFAULT')
}
