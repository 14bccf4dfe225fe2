import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { bankOf, fill } from './fill'
import { atMost, percentile, print } from './measure'
import { benchFolder, type Site, startSite } from './site'

const ANSWERS = 10_000
const OTHERS = 199
const OF_OTHERS = 50
const WARM = 20
const TIMES = 200

/** A guest who is there: a cookie, and whose it is. */
async function newGuest(site: Site, db: pg.Client, itemId: string): Promise<{ cookie: string; userId: string }> {
  const reply = await fetch(`${site.url}/api/risposte`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ itemId, answer: { giveUp: true }, idempotencyKey: randomUUID() }),
  })
  if (!reply.ok) throw new Error(`${reply.status} ${await reply.text()}`)
  const cookie = reply.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  const { rows } = await db.query('SELECT "id" FROM "User" ORDER BY "createdAt" DESC LIMIT 1')
  return { cookie, userId: rows[0].id }
}

/** How long a page takes, from the request to its last byte, one after the other. */
async function times(url: string, cookie: string): Promise<readonly number[]> {
  const took: number[] = []
  for (let n = 0; n < WARM + TIMES; n++) {
    const began = performance.now()
    const page = await fetch(url, { headers: { cookie } })
    await page.arrayBuffer()
    if (!page.ok) throw new Error(`${page.status} ${url}`)
    if (n >= WARM) took.push(performance.now() - began)
  }
  return took
}

/** Pages of somebody with ten thousand answers, in a database where two hundred people study. */
export async function benchProgress(): Promise<void> {
  const { folder, remove } = benchFolder()
  const inside: number[] = []
  const site = await startSite(folder, (line) => {
    const ms = /"useCase":"progress\/get-progress".*"ms":(\d+)/.exec(line)?.[1]
    if (ms !== undefined) inside.push(Number(ms))
  })
  try {
    const db = new pg.Client({ connectionString: site.databaseUrl })
    await db.connect()
    try {
      const items = bankOf(2_000)
      const { cookie, userId } = await newGuest(site, db, items[0]?.id ?? '')
      const now = Date.now()
      await fill(db, items, { userId, answers: ANSWERS, weeks: 30, now })
      for (let n = 0; n < OTHERS; n++) {
        const { rows } = await db.query(
          'INSERT INTO "User" ("id", "createdAt") VALUES (gen_random_uuid(), now()) RETURNING "id"',
        )
        await fill(db, items, { userId: rows[0].id, answers: OF_OTHERS, weeks: 30, now })
      }
      // What PostgreSQL does by itself within a minute of so many rows.
      await db.query('VACUUM ANALYZE')
      await db.query('UPDATE "User" SET "progressVersion" = 0 WHERE "id" = $1', [userId])
      const began = performance.now()
      await (await fetch(`${site.url}/progressi`, { headers: { cookie } })).arrayBuffer()
      print({ name: `/progressi that folds ${ANSWERS} answers first`, value: performance.now() - began, unit: 'ms' })
      const page = await times(`${site.url}/progressi`, cookie)
      const named = `${ANSWERS} answers, ${OTHERS + 1} learners`
      print(atMost(`/progressi p95, ${named}`, percentile(page, 0.95), 'ms', 150))
      print({ name: `/progressi median, ${named}`, value: percentile(page, 0.5), unit: 'ms' })
      print({
        name: `the use case of /progressi p95, ${named}`,
        value: percentile(inside.slice(1 + WARM), 0.95),
        unit: 'ms',
      })
      const history = await times(`${site.url}/progressi/storia`, cookie)
      print(atMost(`/progressi/storia p95, ${named}`, percentile(history, 0.95), 'ms', 150))
      const filtered = await times(`${site.url}/progressi/storia?esito=sbagliate&lezione=pila`, cookie)
      print(atMost(`/progressi/storia p95, a lesson and a verdict, ${named}`, percentile(filtered, 0.95), 'ms', 150))
    } finally {
      await db.end()
    }
  } finally {
    await site.stop()
    remove()
  }
}
