import { randomUUID } from 'node:crypto'
import { encode } from 'next-auth/jwt'
import pg from 'pg'
import { type Answer, answerOf, type Item, instantiate } from '#lib/questions/index'
import { fillCrowd, takeOver } from './crowd'
import { bankOf } from './fill'
import { fieldsOf } from './form'
import { atMost, median, percentile, print } from './measure'
import { benchFolder, type Site, startSite } from './site'

const PEOPLE = 5_000
const QUIZZES = 20
/** People who are looked at; each is asked of in turn, so that hardly anything is still at hand from the time before. */
const OWN = 40
const TIMES = 200
const WARM = 40
const GOAL = 150
const SECRET = 'a secret for a million answers'
const CLASSES = [30, 200]

const cookiesOf = (reply: Response): string =>
  reply.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')

const post = (url: string, body: object, cookie: string): Promise<Response> =>
  fetch(`${url}/api/risposte`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
    body: JSON.stringify({ ...body, idempotencyKey: randomUUID() }),
  })

/** Guests who are there, each with a cookie. */
async function guests(url: string, item: Item): Promise<readonly string[]> {
  const cookies: string[] = []
  for (let n = 0; n < OWN; n++) {
    const reply = await post(url, { itemId: item.id, answer: { giveUp: true } }, '')
    if (!reply.ok) throw new Error(`${reply.status} ${await reply.text()}`)
    cookies.push(cookiesOf(reply))
  }
  return cookies
}

/** An instructor of the courses; returns the cookie. */
async function instructor(db: pg.Client): Promise<string> {
  const [user, session] = [randomUUID(), randomUUID()]
  await db.query(`INSERT INTO "User" ("id", "kind", "email", "role") VALUES ($1, 'account', $2, 'formatore')`, [
    user,
    `${user}@esempio.it`,
  ])
  await db.query(
    `INSERT INTO "Session" ("id", "userId", "device", "createdAt", "lastUsedAt") VALUES ($1, $2, 'banco', now(), now())`,
    [session, user],
  )
  await db.query(
    `INSERT INTO "CourseMember" ("courseId", "userId", "role", "joinedAt") SELECT "id", $1, 'formatore', now() FROM "Course"`,
    [user],
  )
  return `verdetto-sessione=${await encode({ token: { sub: user, session, version: 0 }, secret: SECRET })}`
}

/** How long something takes, done again and again; the first times are not counted. */
async function timed(name: string, work: (n: number) => Promise<unknown>, times = TIMES, warm = WARM): Promise<void> {
  const took: number[] = []
  for (let n = 0; n < warm + times; n++) {
    const began = performance.now()
    await work(n)
    if (n >= warm) took.push(performance.now() - began)
  }
  print(atMost(`${name} p95, 1,000,000 answers of 5,000 people`, percentile(took, 0.95), 'ms', GOAL))
  print({ name: `${name} median`, value: median(took), unit: 'ms' })
}

async function look(address: string, cookie: string): Promise<string> {
  const page = await fetch(address, { headers: { cookie }, redirect: 'manual' })
  const text = await page.text()
  if (page.status !== 200) throw new Error(`${page.status} ${address}`)
  return text
}

/** Begins a practice, and answers its questions one after the other, each on its own page. */
async function practise(
  url: string,
  cookies: readonly string[],
  answersIn: (quizId: string) => Promise<readonly Given[]>,
): Promise<void> {
  const [begun, shown, answers]: [number[], number[], number[]] = [[], [], []]
  const clocked = async <T>(into: number[] | null, work: () => Promise<T>): Promise<T> => {
    const began = performance.now()
    const value = await work()
    into?.push(performance.now() - began)
    return value
  }
  for (let round = 0; round < 3; round++)
    for (const cookie of cookies) {
      const warm = round === 0
      const fields = fieldsOf(await look(`${url}/quiz`, cookie), 'name="practice"', 'value="next"')
      const reply = await clocked(warm ? null : begun, () =>
        fetch(`${url}/quiz`, { method: 'POST', body: fields, redirect: 'manual', headers: { origin: url, cookie } }),
      )
      const quiz = /\/quiz\/[\w-]{36}/.exec(reply.headers.get('location') ?? '')?.[0]
      if (!quiz) throw new Error(`no practice: ${reply.status} ${reply.headers.get('location')}`)
      const questions = await answersIn(quiz.slice(6))
      for (const { position, answer } of questions) {
        const asked = position <= 2
        if (asked) await clocked(warm ? null : shown, () => look(`${url}${quiz}?domanda=${position}`, cookie))
        const taken = await clocked(warm || !asked ? null : answers, () =>
          post(url, { quizId: quiz.slice(6), position, answer }, cookie),
        )
        if (!taken.ok) throw new Error(`${taken.status} ${await taken.text()}`)
        await taken.arrayBuffer()
      }
    }
  for (const [name, times] of [
    ['a practice of ten next questions begun', begun],
    ['page of the next question', shown],
    ['answer POST, one at a time', answers],
  ] as const) {
    print(atMost(`${name} p95, 1,000,000 answers of 5,000 people`, percentile(times, 0.95), 'ms', GOAL))
    print({ name: `${name} median`, value: median(times), unit: 'ms' })
  }
}

interface Given {
  readonly position: number
  readonly answer: Answer
}

/** Answers to the questions of a quiz: every fourth wrong. */
const answersTo = (db: pg.Client) => async (quizId: string) => {
  const { rows } = await db.query(
    'SELECT "position", "itemId" FROM "QuizItem" WHERE "quizId" = $1 ORDER BY "position"',
    [quizId],
  )
  return rows.map(({ position, itemId }: { position: number; itemId: string }) => {
    const item = instantiate(itemId)
    if (!item.ok) throw new Error(itemId)
    const option = item.value.options.find(({ key }) => (key === item.value.right) === (position % 4 !== 0))
    return { position, answer: option ? answerOf(item.value, option) : ({ giveUp: true } as unknown as Answer) }
  })
}

async function measure({ url }: Site, db: pg.Client, items: readonly Item[]): Promise<void> {
  const { rows: filled } = await db.query('SELECT FROM "Attempt" LIMIT 1')
  if (filled.length === 0) {
    const began = performance.now()
    const courses = CLASSES.map((students) => ({ id: randomUUID(), students }))
    await fillCrowd(db, items, { people: PEOPLE, quizzesEach: QUIZZES, weeks: 30 }, courses)
    print({ name: 'a million answers filled in', value: (performance.now() - began) / 1_000, unit: 's' })
  }
  await sizes(db)
  const [first] = items
  if (!first) throw new Error('no questions')
  const since = new Date()
  const cookies = await guests(url, first)
  const { rows } = await db.query(`SELECT "id" FROM "User" WHERE "kind" = 'guest' AND "createdAt" >= $1`, [since])
  await takeOver(
    db,
    rows.map(({ id }) => id),
  )
  const teacher = await instructor(db)
  const whose = (n: number) => cookies[n % OWN] ?? ''
  await timed('/progressi', (n) => look(`${url}/progressi`, whose(n)))
  await timed('/progressi/storia', (n) => look(`${url}/progressi/storia`, whose(n)))
  await timed('/quiz', (n) => look(`${url}/quiz`, whose(n)))
  await practise(url, cookies, answersTo(db))
  const courses = await db.query(`SELECT "id", "title" FROM "Course" ORDER BY "title"`)
  for (const { id, title } of courses.rows) {
    const course = `${url}/formatore/corsi/${id}`
    await timed(`report, ${title}`, () => look(`${course}/rapporto`, teacher), 60, 10)
    await timed(`gradebook, ${title}`, () => look(`${course}/registro`, teacher), 60, 10)
  }
}

/** What of it lies on the disk. */
async function sizes(db: pg.Client): Promise<void> {
  const { rows } = await db.query(
    `SELECT c.relname AS name, pg_table_size(c.oid)::float8 AS rows, pg_indexes_size(c.oid)::float8 AS indexes, c.reltuples::float8 AS n
     FROM pg_class c WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND pg_total_relation_size(c.oid) > 10000000 ORDER BY 2 DESC`,
  )
  for (const row of rows) {
    const each = (bytes: number) => Math.round(bytes / row.n)
    print({ name: `${row.name}: rows, ${row.n} of ${each(row.rows)} bytes`, value: row.rows / 1e6, unit: 'MB' })
    print({ name: `${row.name}: indexes, ${each(row.indexes)} bytes a row`, value: row.indexes / 1e6, unit: 'MB' })
  }
}

/** What people wait for where a million answers of five thousand people are stored; `BENCH_FOLDER` keeps them for the next time. */
export async function benchMillion(): Promise<void> {
  process.env.NEXTAUTH_SECRET = SECRET
  const kept = process.env.BENCH_FOLDER
  const { folder, remove } = kept ? { folder: kept, remove: () => {} } : benchFolder()
  const site = await startSite(folder)
  const db = new pg.Client({ connectionString: site.databaseUrl })
  try {
    await db.connect()
    await measure(site, db, bankOf(1_500))
  } finally {
    await db.end()
    await site.stop()
    remove()
  }
}
