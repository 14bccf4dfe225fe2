import './next'
import { database } from '#lib/db/client'
import { columnsOf, PERSONAL, rowsOf } from '#lib/db/personal'
import { startDiagnostic } from '#lib/server/diagnostic/start-diagnostic'
import { saveChoice } from '#lib/server/exam/save-choice'
import { startExam } from '#lib/server/exam/start-exam'
import { submitExam } from '#lib/server/exam/submit-exam'
import { GET } from '../../app/(studio)/account/dati/route'
import { sql } from '../setup/sql'
import { rightAnswer } from './bank'
import { as, type Browser, newBrowser } from './browser'
import { answer, enter, newKey, register, start, value } from './play'

const get = (browser: Browser, query: string) =>
  as(browser, () => GET(new Request(`http://localhost:3000/account/dati?${query}`)))
const text = (browser: Browser, reply: Response) => as(browser, () => reply.text())

/** Columns that name a person without being called so. */
const NAMES = ['userId', 'ownerId', 'personId', 'authorId', 'mergedIntoId']

/** Every table that leads to a person, by a column or over another table that does. */
async function tablesOfPeople(): Promise<string[]> {
  const links = await sql<{ child: string; parent: string }>(
    `SELECT conrelid::regclass::text AS child, confrelid::regclass::text AS parent FROM pg_constraint WHERE contype = 'f'`,
  )
  const bare = (name: string) => name.replaceAll('"', '')
  const named = await sql<{ name: string }>(
    `SELECT DISTINCT table_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = ANY($1)`,
    NAMES,
  )
  const found = new Set(['User', ...named.map(({ name }) => name)])
  for (let size = 0; size !== found.size; ) {
    size = found.size
    for (const { child, parent } of links) if (found.has(bare(parent))) found.add(bare(child))
  }
  return [...found].sort()
}

test('every table with rows of a person is handed out: a new one must stand in lib/db/personal.ts', async () => {
  expect(PERSONAL.map(({ table }) => table).sort()).toEqual(await tablesOfPeople())
})

test('every table with rows of a person loses them with the person', async () => {
  const links = await sql<{ child: string; deletes: string }>(
    `SELECT conrelid::regclass::text AS child, confdeltype AS deletes FROM pg_constraint
     WHERE contype = 'f' AND confrelid = '"User"'::regclass`,
  )
  expect(links.filter(({ deletes }) => deletes !== 'c')).toEqual([])
})

describe('as JSON', () => {
  test('there is every row of the person, those of the guest they were too, and nothing of others', async () => {
    const phone = newBrowser()
    await answer(phone, await start(phone), 1)
    const browser = newBrowser()
    const email = await register(browser)
    await answer(browser, await start(browser), 1, 'wrong')
    value(await enter(phone, email))
    const stranger = newBrowser()
    const other = await register(stranger)
    await answer(stranger, await start(stranger), 1)
    const reply = await get(browser, 'formato=json')
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(reply.headers.get('content-disposition')).toBe('attachment; filename="verdetto.json"')
    const body = await text(browser, reply)
    const { tables } = JSON.parse(body) as { tables: Record<string, Record<string, unknown>[]> }
    expect(Object.keys(tables)).toEqual(PERSONAL.map(({ name }) => name))
    expect(tables.persona).toHaveLength(2)
    expect([tables.risposte?.length, tables.quiz?.length, tables.domande?.length]).toEqual([2, 2, 20])
    expect(tables.sessioni?.length).toBeGreaterThan(0)
    // Rows are counted by lines.
    const rows = Object.values(tables).flat().length
    expect(body.split('\n')).toHaveLength(rows + 1)
    expect(reply.headers.get('x-rows')).toBe(String(rows))
    expect(body).toContain(email)
    expect(body).not.toContain(other)
    expect(body).not.toContain('argon2')
    for (const question of tables.domande ?? []) expect(question).not.toHaveProperty('secret')
  })

  test('questions of an exam or a diagnostic come once it is over', async () => {
    const browser = newBrowser()
    await register(browser)
    const custom = { areas: ['legame'], count: 3, pass: 50, minutes: null }
    const { examId } = value(await as(browser, () => startExam({ custom })))
    const { id } = value(await as(browser, () => startDiagnostic()))
    const items = await sql<{ itemId: string }>(
      'SELECT "itemId" FROM "QuizItem" WHERE "quizId" IN ($1, $2)',
      examId,
      id,
    )
    expect(items).toHaveLength(4)
    const before = await get(browser, 'formato=json')
    const body = await text(browser, before)
    for (const { itemId } of items) expect(body).not.toContain(`"${itemId}"`)
    expect(before.headers.get('x-rows')).toBe(String(body.split('\n').length - 1))
    await as(browser, () => submitExam({ examId }))
    await sql('UPDATE "Diagnostic" SET "finishedAt" = now() WHERE "quizId" = $1', id)
    const after = await text(browser, await get(browser, 'formato=json'))
    for (const { itemId } of items) expect(after).toContain(`"${itemId}"`)
  })

  test('of an exam whose score waits for the end of its time nothing that tells of it comes before', async () => {
    const browser = newBrowser()
    await register(browser)
    const custom = { areas: ['legame'], count: 3, pass: 50, minutes: 10, scores: 'closing' as const }
    const { examId } = value(await as(browser, () => startExam({ custom })))
    const items = await sql<{ itemId: string }>(
      'SELECT "itemId" FROM "QuizItem" WHERE "quizId" = $1 ORDER BY position',
      examId,
    )
    const key = newKey()
    const right = rightAnswer(items[0]?.itemId ?? '')
    value(await as(browser, () => saveChoice({ examId, position: 1, answer: right, idempotencyKey: key })))
    await as(browser, () => submitExam({ examId }))
    const closesIn = (minutes: number) =>
      sql(
        'UPDATE "Exam" SET "deadlineAt" = now() + make_interval(mins => $2::int) WHERE "quizId" = $1',
        examId,
        minutes,
      )
    await closesIn(5)
    const before = await text(browser, await get(browser, 'formato=json'))
    for (const { itemId } of items) expect(before).not.toContain(`"${itemId}"`)
    expect(before).not.toContain('"passed":')
    await closesIn(-1)
    const after = await text(browser, await get(browser, 'formato=json'))
    for (const { itemId } of items) expect(after).toContain(`"${itemId}"`)
    expect(after).toContain('"passed":')
  })

  test('of an exam whose score is never told nothing that tells of it ever comes: that it was taken does', async () => {
    const browser = newBrowser()
    await register(browser)
    const custom = { areas: ['legame'], count: 3, pass: 50, minutes: 10, scores: 'never' as const }
    const { examId } = value(await as(browser, () => startExam({ custom })))
    const items = await sql<{ itemId: string }>('SELECT "itemId" FROM "QuizItem" WHERE "quizId" = $1', examId)
    const answer = rightAnswer(items[0]?.itemId ?? '')
    value(await as(browser, () => saveChoice({ examId, position: 1, answer, idempotencyKey: newKey() })))
    await as(browser, () => submitExam({ examId }))
    const body = await text(browser, await get(browser, 'formato=json'))
    expect(JSON.parse(body).tables.esami).toMatchObject([{ quizId: examId }])
    for (const { itemId } of items) expect(body).not.toContain(`"${itemId}"`)
    for (const said of ['"passed":', '"right":', '"verdict":'])
      expect([said, body.includes(said)]).toEqual([said, false])
    expect(JSON.parse(body).tables).toMatchObject({ risposte: [], regole: [], errori: [], modelli: [] })
    expect(JSON.parse(body).tables.scelte).toHaveLength(1)
  })

  test('nobody gets what is nobody’s', async () => {
    const guest = newBrowser()
    await start(guest)
    for (const browser of [newBrowser(), guest]) {
      const reply = await get(browser, 'formato=json')
      expect([reply.status, await reply.text()]).toEqual([401, expect.stringContaining('sessione')])
    }
  })

  test('thirty in an hour are enough', async () => {
    const browser = newBrowser()
    await register(browser)
    await text(browser, await get(browser, 'formato=json'))
    await sql('UPDATE "RateLimit" SET points = 100 WHERE key LIKE \'export:%\'')
    expect((await get(browser, 'formato=json')).status).toBe(429)
  })
})

test('many rows come a few hundred at a time, each once, in order', async () => {
  const browser = newBrowser()
  const email = await register(browser)
  const [{ id } = { id: '' }] = await sql<{ id: string }>('SELECT id FROM "User" WHERE email = $1', email)
  await sql(
    "INSERT INTO \"SectionRead\" SELECT $1, 'lezione-' || n % 7, 'sezione-' || n, now() FROM generate_series(1, 1050) n",
    id,
  )
  const table = PERSONAL.find(({ name }) => name === 'letture')
  if (!table) throw new Error('no such table')
  const seen = new Set<string>()
  for await (const row of rowsOf(database(), table, { userId: id, open: new Set() }))
    seen.add(`${row.lesson} ${row.section}`)
  expect(seen.size).toBe(1050)
})

describe('as CSV', () => {
  test('one table to a file, with its columns', async () => {
    const browser = newBrowser()
    await register(browser)
    await answer(browser, await start(browser), 1)
    const reply = await get(browser, 'formato=csv&tabella=risposte')
    expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const lines = (await text(browser, reply)).split('\r\n')
    expect(lines[0]).toMatch(/^\uFEFF?id;seq;userId;/)
    expect(lines).toHaveLength(3)
    expect((await get(browser, 'formato=csv&tabella=RateLimit')).status).toBe(404)
    expect((await get(browser, 'formato=csv')).status).toBe(404)
  })

  test('what stays here has no column', async () => {
    for (const table of PERSONAL) {
      const columns = await columnsOf(database(), table)
      expect(columns.length).toBeGreaterThan(1)
      for (const column of table.omit) expect(columns).not.toContain(column)
    }
  })
})
