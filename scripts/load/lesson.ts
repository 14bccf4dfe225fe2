import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { encode } from 'next-auth/jwt'
import pg from 'pg'
import { createClass } from '#lib/db/classroom/sessions'
import { database, disconnect } from '#lib/db/client'
import { drawItems, type Item, instantiate, toPublic } from '#lib/questions/index'

interface Wish {
  readonly url: string
  readonly databaseUrl: string
  readonly secret: string
  readonly players: number
  readonly questions: number
  /** Questions with options to take them from; drawn where none are given. */
  readonly items?: readonly Item[]
}

/** A session in its lobby with everybody in it, made from behind: joining is not what is measured. */
export interface Lesson {
  readonly url: string
  readonly id: string
  readonly code: string
  /** What the console of its instructor sends along. */
  readonly cookie: string
  readonly players: readonly { readonly n: number; readonly cookie: string }[]
  /** Per question, in order: its id, an answer that is right and one that is not. */
  readonly questions: readonly { readonly id: string; readonly right: Fields; readonly wrong: Fields }[]
  /** Right answers by nickname. */
  points(): Promise<readonly unknown[]>
  /** Which answers are in the database, as `question/nickname`. */
  kept(): Promise<ReadonlySet<string>>
  end(): Promise<void>
}

const someItems = (): readonly Item[] =>
  drawItems('load', {}, 80).flatMap(({ id }) => {
    const made = instantiate(id)
    return made.ok && made.value.form === 'choice' ? [made.value] : []
  })

export type Fields = readonly (readonly [string, string])[]

export async function openLesson({
  url,
  databaseUrl,
  secret,
  players: n,
  questions: length,
  items: given,
}: Wish): Promise<Lesson> {
  process.env.DATABASE_URL = databaseUrl
  const sql = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  sql.on('error', () => {}) // the database may be killed meanwhile
  const [user, session] = [randomUUID(), randomUUID()]
  await sql.query(`INSERT INTO "User" (id, kind, email, role) VALUES ($1, 'account', $2, 'formatore')`, [
    user,
    `${user}@esempio.it`,
  ])
  await sql.query(
    `INSERT INTO "Session" (id, "userId", device, "createdAt", "lastUsedAt") VALUES ($1, $2, 'carico', now(), now())`,
    [session, user],
  )
  const token = await encode({ token: { sub: user, session, version: 0 }, secret })
  const code = randomBytes(6)
    .toString('hex')
    .toUpperCase()
    .replace(/[^A-F2-9]/g, 'K')
    .slice(0, 6)
  const items = (given ?? someItems()).slice(0, length)
  const id = await createClass(database(), {
    code,
    hostId: user,
    courseId: null,
    title: 'Carico',
    settings: { seconds: null, scores: 'podium', changes: true },
    questions: items.map((item, i) => ({ seed: `load|${i}`, item, shown: toPublic(item) })),
    at: Date.now(),
  })
  if (id === null) throw new Error('the code is taken')
  const players = Array.from({ length: n }, (_, i) => ({ n: i, token: randomBytes(32).toString('base64url') }))
  await sql.query(
    `INSERT INTO "ClassPlayer" (id, "sessionId", "tokenHash", nickname, folded, "joinedAt")
     SELECT gen_random_uuid(), $1, hash, 'p' || n, 'p' || n, now() FROM unnest($2::text[]) WITH ORDINALITY AS t(hash, n)`,
    [id, players.map((player) => createHash('sha256').update(player.token).digest('hex'))],
  )
  const rows = await sql.query<{ id: string; position: number }>(
    'SELECT id, position FROM "ClassQuestion" WHERE "sessionId" = $1 ORDER BY position',
    [id],
  )
  return {
    url,
    id,
    code,
    cookie: `verdetto-sessione=${token}`,
    players: players.map(({ n: i, token: value }) => ({ n: i, cookie: `verdetto-aula-${code}=${value}` })),
    questions: rows.rows.map((row) => {
      const item = items[row.position - 1]
      const wrong = item?.options.find(({ key }) => key !== item.right)
      return { id: row.id, right: [['key', item?.right ?? '']], wrong: [['key', wrong?.key ?? '']] }
    }),
    points: async () =>
      (
        await sql.query(
          `SELECT p.nickname, count(*) FILTER (WHERE a.verdict = 'right')::int AS points FROM "ClassPlayer" p
           LEFT JOIN "ClassAnswer" a ON a."playerId" = p.id WHERE p."sessionId" = $1 GROUP BY 1 ORDER BY 1`,
          [id],
        )
      ).rows,
    kept: async () => {
      const kept = await sql.query<{ one: string }>(
        `SELECT q.position || '/' || p.nickname AS one FROM "ClassAnswer" a JOIN "ClassPlayer" p ON p.id = a."playerId"
         JOIN "ClassQuestion" q ON q.id = a."questionId" WHERE p."sessionId" = $1`,
        [id],
      )
      return new Set(kept.rows.map(({ one }) => one))
    },
    end: async () => {
      await sql.end()
      await disconnect()
    },
  }
}
