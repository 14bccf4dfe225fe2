import './next'
import { sql } from '../setup/sql'
import { as } from './browser'
import { join, lead, listenAs, lobby, questionAt, respond } from './classroom-play'
import { newKey, value } from './play'
import './streams'

/** What counts of the answers to the first question, in the order of their players. */
const kept = (id: string) =>
  sql<{ key: string; verdict: string }>(
    `SELECT a."idempotencyKey" AS key, a.verdict FROM "ClassAnswer" a JOIN "ClassQuestion" q ON q.id = a."questionId"
     WHERE q."sessionId" = $1 ORDER BY a."playerId"`,
    id,
  )

/** A session that lets people change their minds, or not, with somebody who has answered its first question wrong. */
async function answered(changes: boolean) {
  const lesson = await lobby({ changes })
  const anna = await join(lesson, 'Anna')
  await lead(lesson, 'start', 'open')
  const first = newKey()
  value(await respond(lesson, anna, 'wrong', { key: first }))
  return { lesson, anna, first }
}

describe('an answer of a session that lets people change their minds', () => {
  test('gives way to another one that names it, and counts once', async () => {
    const { lesson, anna, first } = await answered(true)
    const second = newKey()
    const changed = await respond(lesson, anna, 'right', { key: second, replaces: first })
    expect(changed).toMatchObject({ value: { status: 'accepted', key: second } })
    expect(await kept(lesson.id)).toEqual([{ key: second, verdict: 'right' }])
    await lead(lesson, 'close', 'reveal')
    const { data } = await (await listenAs(lesson, anna)).until(() => true)
    expect(data.own).toMatchObject({ verdict: 'right' })
  })
  test('is not undone by what comes late or twice', async () => {
    const { lesson, anna, first } = await answered(true)
    const [second, third] = [newKey(), newKey()]
    const change = { key: second, replaces: first }
    const twice = await Promise.all([respond(lesson, anna, 'right', change), respond(lesson, anna, 'right', change)])
    for (const one of twice) expect(one).toMatchObject({ value: { status: 'accepted', key: second } })
    value(await respond(lesson, anna, 'wrong', { key: third, replaces: second }))
    for (const late of [{ key: first }, change, { key: newKey(), replaces: first }])
      expect(await respond(lesson, anna, 'right', late)).toMatchObject({
        value: { status: 'already-answered', key: third },
      })
    expect(await kept(lesson.id)).toEqual([{ key: third, verdict: 'wrong' }])
  })
  test('of two changes at once from two devices one counts, and both hear which', async () => {
    const { lesson, anna, first } = await answered(true)
    const replies = await Promise.all(
      [newKey(), newKey()].map((key) => respond(lesson, anna, 'right', { key, replaces: first })),
    )
    const said = replies.map((reply) => value(reply))
    const [row] = await kept(lesson.id)
    expect(said.filter(({ status }) => status === 'accepted').map(({ key }) => key)).toEqual([row?.key])
  })
  test('is changed by nobody else', async () => {
    const { lesson, first } = await answered(true)
    const nora = await join(lesson, 'Nora')
    value(await respond(lesson, nora, 'right', { replaces: first }))
    const rows = await kept(lesson.id)
    expect(rows.map(({ verdict }) => verdict).sort()).toEqual(['right', 'wrong'])
    expect(rows.find(({ verdict }) => verdict === 'wrong')?.key).toBe(first)
  })
  test('stays once the question is locked, by hand, by the countdown or by the next vote', async () => {
    const { lesson, anna, first } = await answered(true)
    await lead(lesson, 'close')
    expect(await respond(lesson, anna, 'right', { replaces: first })).toMatchObject({ value: { key: first } })
    expect(await kept(lesson.id)).toEqual([{ key: first, verdict: 'wrong' }])

    const other = await lobby({ changes: true })
    const nora = await join(other, 'Nora')
    await lead(other, 'start', 600)
    const key = newKey()
    value(await respond(other, nora, 'wrong', { key }))
    await sql('UPDATE "ClassSession" SET "closesAt" = clock_timestamp() - interval \'1 ms\' WHERE id = $1', other.id)
    expect(await respond(other, nora, 'right', { replaces: key })).toMatchObject({ value: { key } })
    expect(await kept(other.id)).toEqual([{ key, verdict: 'wrong' }])
  })
  test('its key comes back to whoever opens the page again, and to nobody else', async () => {
    const { lesson, anna, first } = await answered(true)
    const nora = await join(lesson, 'Nora')
    const { data } = await (await listenAs(lesson, anna)).until(() => true)
    expect(data).toMatchObject({ changes: true, own: { answered: true, key: first } })
    const ears = [await listenAs(lesson, nora), await listenAs(lesson, lesson.teacher, 'host')]
    await lead(lesson, 'close', 'reveal')
    for (const ear of ears) {
      await ear.until((message) => message.data.phase === 'revealed')
      expect(JSON.stringify(ear.heard)).not.toContain(first)
    }
  })
})

test('where a session does not let people change their minds, the first answer counts', async () => {
  const { lesson, anna, first } = await answered(false)
  expect(await respond(lesson, anna, 'right', { replaces: first })).toMatchObject({
    value: { status: 'already-answered', key: first },
  })
  expect(await kept(lesson.id)).toEqual([{ key: first, verdict: 'wrong' }])
  expect((await (await listenAs(lesson, anna)).until(() => true)).data).not.toHaveProperty('changes')
})

test('once a question is locked every phone hears which answer of its own counts, and nothing of its worth', async () => {
  const { lesson, anna } = await answered(true)
  const nora = await join(lesson, 'Nora')
  const ears = [await listenAs(lesson, anna), await listenAs(lesson, nora)]
  await lead(lesson, 'close')
  const told = await Promise.all(ears.map((ear) => ear.until(({ data }) => data.phase === 'closed')))
  expect(told.map(({ data }) => data.own?.answered)).toEqual([true, false])
  expect(told[0]?.data.own?.chosen).toEqual(expect.any(String))
  expect(JSON.stringify(told)).not.toMatch(/verdict|belief/)
})

test('the database itself changes no answer that is locked, or of a session that keeps the first, and gives none to somebody else', async () => {
  const change = (id: string, set: string) =>
    sql(
      `UPDATE "ClassAnswer" a SET ${set} FROM "ClassQuestion" q WHERE q.id = a."questionId" AND q."sessionId" = $1`,
      id,
    )
  const open = await answered(true)
  await change(open.lesson.id, "verdict = 'right'")
  await expect(change(open.lesson.id, '"playerId" = gen_random_uuid()')).rejects.toThrow('never changed')
  await lead(open.lesson, 'close')
  await expect(change(open.lesson.id, "verdict = 'wrong'")).rejects.toThrow('never changed')
  const first = await answered(false)
  await expect(change(first.lesson.id, "verdict = 'right'")).rejects.toThrow('never changed')
})

test('a change is put into words by the same question, whatever else is sent with it', async () => {
  const { lesson, anna, first } = await answered(true)
  const question = await questionAt(lesson.id, 2)
  const { answerClassQuestion } = await import('#lib/server/classroom/answer-question')
  const odd = { code: lesson.code, questionId: question.id, answer: { giveUp: true }, idempotencyKey: newKey() }
  expect(await as(anna, () => answerClassQuestion({ ...odd, replaces: first }))).toMatchObject({ error: 'not-open' })
  expect(await as(anna, () => answerClassQuestion({ ...odd, replaces: 'x'.repeat(100_000) }))).toMatchObject({
    ok: false,
  })
  expect(await kept(lesson.id)).toEqual([{ key: first, verdict: 'wrong' }])
})
