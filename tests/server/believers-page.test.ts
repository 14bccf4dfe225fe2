import './request'
import { GET } from '../../app/api/regole/[numero]/route'
import { sql } from '../setup/sql'
import { as, newBrowser } from './browser'
import { setClock } from './play'

// What the page of a rule says beside its beliefs once it is open: how many people hold each, and nothing of too few.

const RULE = '702.15b'
const BELIEF = 'lifelink-uses-stack'
let hour = 0

/** What the site says of a number after the memory of the last time. */
async function said(numero: string) {
  hour++
  setClock(Date.UTC(2026, 10, 26) + hour * 60 * 60_000)
  const reply = await as(newBrowser(), () =>
    GET(new Request('http://localhost'), { params: Promise.resolve({ numero }) }),
  )
  return { status: reply.status, body: await reply.json(), kept: reply.headers.get('cache-control') }
}

/** People who have answered about the rule, of whom some held the belief. */
const people = (n: number, believing: number) =>
  sql(
    `WITH made AS (INSERT INTO "User" (id) SELECT gen_random_uuid() FROM generate_series(1, $1::int) RETURNING id),
      met AS (INSERT INTO "RuleProgress" ("userId", rule, answers, "right", hits, weight, stability, difficulty, "metAt", "lastAt", "dueAt")
        SELECT id, '${RULE}', 1, 1, 1, 1, 1, 1, now(), now(), now() FROM made)
     INSERT INTO "BeliefProgress" ("userId", belief, state, times, "firstAt", "lastAt", streak)
     SELECT id, '${BELIEF}', 'found', 3, now(), now(), 0 FROM made LIMIT $2::int`,
    n,
    believing,
  )

test('each belief has its number of people, few who hold it have none, and of few who answered nothing is said', async () => {
  await people(19, 19)
  expect(await said(RULE)).toEqual({ status: 200, body: {}, kept: 'private, max-age=600' })
  await people(105, 0)
  const { body } = await said(RULE)
  expect(body[BELIEF]).toBe('19 persone su 124')
  const others = Object.keys(body).filter((id) => id !== BELIEF)
  expect(others.length).toBeGreaterThan(0)
  for (const id of others) expect(body[id]).toBe('Meno di 5 persone')
  // The page of the number is about all its letters.
  expect((await said('702.15')).body[BELIEF]).toBe('19 persone su 124')
})

test.each(['702', '999.9', 'toString', '__proto__'])('%s has no beliefs to count', async (numero) => {
  expect(await said(numero)).toEqual({ status: 404, body: { code: 'not-found' }, kept: 'private, no-store' })
})
