import './request'
import { database } from '#lib/db/client'
import { PERSONAL, rowsOf } from '#lib/db/personal'
import { type Call, callTemplates } from '#lib/questions/calls'
import { askPlayers } from '#lib/server/calls/ask-players'
import { getCall } from '#lib/server/calls/get-call'
import { listCalls } from '#lib/server/calls/list-calls'
import { ruleCall } from '#lib/server/calls/rule-call'
import { startCall } from '#lib/server/calls/start-call'
import { listOwnReports } from '#lib/server/report/list-own'
import { sendReport } from '#lib/server/report/send'
import { sql } from '../setup/sql'
import { as, type Browser, newBrowser } from './browser'
import { register, value } from './play'

/** Calls at the table, as people get them. */

const begin = async (browser: Browser): Promise<string> => value(await as(browser, () => startCall())).id
const read = async (browser: Browser, id: string) => value(await as(browser, () => getCall({ id })))

async function secretOf(id: string): Promise<Call> {
  const [row] = await sql<{ secret: { readonly call: Call } }>('SELECT secret FROM "Call" WHERE id = $1', id)
  if (!row) throw new Error('no call')
  return row.secret.call
}

/** Every name of a field and every text in what is sent: a fact called `cost` is a secret, a card's field `cost` is not. */
function sentIn(sent: unknown): { readonly names: readonly string[]; readonly texts: readonly string[] } {
  const [names, texts]: [string[], string[]] = [[], []]
  JSON.stringify(sent, (name, held: unknown) => {
    names.push(name)
    if (typeof held === 'string') texts.push(held)
    return held
  })
  return { names, texts }
}

test('before the ruling a call says no answer that was not asked for, and nothing of what is right', async () => {
  const browser = newBrowser()
  const id = await begin(browser)
  const { call, ruled } = await read(browser, id)
  expect(ruled).toBeNull()
  expect(call.asks.some(({ said }) => said !== undefined)).toBe(false)
  const { item, facts } = await secretOf(id)
  const { names, texts } = sentIn(call)
  for (const secret of [item.id, item.template, ...facts.flatMap(({ id: fact, turns }) => (turns ? [fact] : []))])
    expect([secret, texts.includes(secret)]).toEqual([secret, false])
  for (const secret of ['turns', 'supposes', 'beliefs'])
    expect([secret, names.includes(secret)]).toEqual([secret, false])
})

test('what was asked stands there with its answer, once, also after a reload, and adds nothing else', async () => {
  const browser = newBrowser()
  const id = await begin(browser)
  const before = await read(browser, id)
  const key = before.call.asks[1]?.key ?? ''
  await Promise.all([1, 2, 3].map(() => as(browser, () => askPlayers({ id, key }))))
  const after = await read(browser, id)
  expect(after.call.asks.filter(({ said }) => said !== undefined).map((one) => one.key)).toEqual([key])
  const [row] = await sql<{ asked: string[] }>('SELECT asked FROM "Call" WHERE id = $1', id)
  expect(row?.asked).toHaveLength(1)
  expect(await as(browser, () => askPlayers({ id, key: 'nothing' }))).toEqual({ ok: false, error: 'not-found' })
})

test('a ruling stands: given twice at once, or asked on after it, nothing changes', async () => {
  const browser = newBrowser()
  const id = await begin(browser)
  const { call } = await read(browser, id)
  expect(await as(browser, () => ruleCall({ id, ruling: 'none' }))).toEqual({ ok: false, error: 'invalid-answer' })
  const [first, second] = call.rulings
  await Promise.all([first, second].map((r) => as(browser, () => ruleCall({ id, ruling: r?.key ?? '' }))))
  const { ruled } = await read(browser, id)
  if (!ruled) throw new Error('no ruling')
  expect([first?.key, second?.key]).toContain(ruled.ruling)
  const other = call.rulings.find(({ key }) => key !== ruled.ruling)
  value(await as(browser, () => ruleCall({ id, ruling: other?.key ?? '' })))
  value(await as(browser, () => askPlayers({ id, key: call.asks[0]?.key ?? '' })))
  const again = await read(browser, id)
  expect(again).toEqual({ ...(await read(browser, id)), call })
  expect(again.ruled).toEqual(ruled)
  expect(ruled.score.found).toBe(0)
})

test('with everything asked and the right ruling nothing is missed, and the verdict has its reason', async () => {
  const browser = newBrowser()
  const id = await begin(browser)
  const { call } = await read(browser, id)
  for (const { key } of call.asks) value(await as(browser, () => askPlayers({ id, key })))
  const { item, facts } = await secretOf(id)
  value(await as(browser, () => ruleCall({ id, ruling: item.right })))
  const { ruled } = await read(browser, id)
  const needed = facts.filter(({ turns }) => turns).length
  expect(ruled?.score).toMatchObject({ right: true, outcome: true, needed, found: needed })
  // What would have mattered had something else still been unknown may have been worth its question.
  const never = facts.filter(({ turns, matters = [] }) => !turns && matters.length === 0).length
  expect(ruled?.score.idle).toBeGreaterThanOrEqual(never)
  expect(ruled?.score.idle).toBeLessThanOrEqual(facts.length - needed)
  expect(ruled?.verdict.right).toBe(true)
  expect(ruled?.verdict.steps.length).toBeGreaterThan(0)
  expect(ruled?.asked.filter(({ otherwise }) => otherwise)).toHaveLength(needed)
})

test('one call at a time: whoever begins twice at once is at one table, and the next call is another one', async () => {
  const browser = newBrowser()
  const first = await begin(browser)
  expect(await Promise.all([begin(browser), begin(browser)])).toEqual([first, first])
  const { call } = await read(browser, first)
  value(await as(browser, () => ruleCall({ id: first, ruling: call.rulings[0]?.key ?? '' })))
  const second = await begin(browser)
  expect(second).not.toBe(first)
  expect((await secretOf(second)).item.template).not.toBe((await secretOf(first)).item.template)
  const listed = value(await as(browser, () => listCalls()))
  expect(listed.map(({ id, score }) => [id, score === null])).toEqual([
    [second, true],
    [first, false],
  ])
})

test('begun from a rule, a call is one that the rule decides; from what decides none, any', async () => {
  const about = async (rules: readonly string[]): Promise<string> => {
    const { id } = value(await as(newBrowser(), () => startCall({ rules: [...rules] })))
    return (await secretOf(id)).item.template
  }
  expect(await about(['702.19b', '100.1'])).toBe('trampled-over')
  expect(callTemplates.map(({ id }) => id)).toContain(await about(['100.1']))
})

test('a call is nobody else’s, whatever they send', async () => {
  const [mine, theirs] = [newBrowser(), newBrowser()]
  const id = await begin(mine)
  await begin(theirs)
  const { call } = await read(mine, id)
  for (const tried of [
    () => getCall({ id }),
    () => askPlayers({ id, key: call.asks[0]?.key ?? '' }),
    () => ruleCall({ id, ruling: call.rulings[0]?.key ?? '' }),
  ])
    expect(await as(theirs, async () => tried())).toEqual({ ok: false, error: 'not-found' })
  expect(await as(newBrowser(), () => getCall({ id }))).toEqual({ ok: false, error: 'expired-session' })
  expect((await read(mine, id)).ruled).toBeNull()
})

test('a guest’s calls go into the account that they make, and out with what is theirs, without the key of an open one', async () => {
  const browser = newBrowser()
  const id = await begin(browser)
  await register(browser)
  expect((await read(browser, id)).ruled).toBeNull()
  const [owner] = await sql<{ userId: string }>('SELECT "userId" FROM "Call" WHERE id = $1', id)
  const table = PERSONAL.find((one) => one.table === 'Call')
  const handedOut = async (): Promise<string> => {
    const rows = []
    for await (const row of rowsOf(database(), table as (typeof PERSONAL)[number], {
      userId: owner?.userId ?? '',
      open: new Set(),
    }))
      rows.push(row)
    return JSON.stringify(rows)
  }
  const { item } = await secretOf(id)
  const before = await handedOut()
  expect(before).toContain(id)
  for (const secret of [item.right, item.id]) expect(before).not.toContain(secret)
  value(await as(browser, () => ruleCall({ id, ruling: item.right })))
  expect(await handedOut()).toContain(item.id)
})

test('a call is reported with its whole truth, which whoever reported it does not read', async () => {
  const browser = newBrowser()
  const id = await begin(browser)
  const { item } = await secretOf(id)
  const sent = value(
    await as(browser, () =>
      sendReport({ subject: { call: id }, kind: 'missing', sentence: 'Nessuno dice di chi è il turno.' }),
    ),
  )
  const [row] = await sql<{ record: unknown; template: string }>(
    'SELECT record, template FROM "Report" WHERE id = $1',
    sent.id,
  )
  expect(row?.template).toBe(item.template)
  expect(JSON.stringify(row?.record)).toContain(item.right)
  const own = value(await as(browser, () => listOwnReports()))
  expect(own).toMatchObject([{ place: `/chiamate/${id}`, reply: 'held' }])
  for (const secret of [item.id, item.template, item.right]) expect(JSON.stringify(own)).not.toContain(secret)
  value(await as(browser, () => ruleCall({ id, ruling: item.right })))
  expect(value(await as(browser, () => listOwnReports()))).toMatchObject([{ reply: 'waiting' }])
})
