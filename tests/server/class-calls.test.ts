import './request'
import { database } from '#lib/db/client'
import { PERSONAL, rowsOf } from '#lib/db/personal'
import { askKey } from '#lib/italian/calls'
import { isCall } from '#lib/questions/calls'
import { getCall } from '#lib/server/calls/get-call'
import { ruleCall } from '#lib/server/calls/rule-call'
import { startCall } from '#lib/server/calls/start-call'
import { keepAttempts } from '#lib/server/classroom/keep-attempts'
import { reportClass } from '#lib/server/classroom/report'
import { startClass } from '#lib/server/classroom/start-class'
import { sql } from '../setup/sql'
import { as, type Browser, newBrowser } from './browser'
import { ask, factsOf, ofCalls, ruled, secretOf, seenBy, stateWith, want, wants } from './class-call-play'
import { command, join, lead, listenAs, lobby, newTeacher } from './classroom-play'
import { register, value } from './play'
import './streams'

/** Calls at the table that a class plays. */

describe('a ballot on what to ask', () => {
  test('takes one vote of each player, while it is open', async () => {
    const lesson = await ofCalls()
    const [anna, nora] = [await join(lesson, 'Anna'), await join(lesson, 'Nora')]
    const { needed, idle } = await factsOf(lesson.id)
    const [fact = '', other = ''] = [needed[0], idle[0]]
    await lead(lesson, 'start')
    expect(await want(lesson, anna, fact)).toMatchObject({ error: 'not-open' })
    await lead(lesson, 'ballot')
    const twice = await Promise.all([1, 2, 3].map(() => want(lesson, anna, fact)))
    expect(twice).toEqual(Array(3).fill({ ok: true, value: { status: 'accepted' } }))
    expect(await want(lesson, anna, other)).toMatchObject({ value: { status: 'already-answered' } })
    expect(await want(lesson, nora, 'nothing')).toMatchObject({ error: 'invalid-answer' })
    expect(await want(lesson, nora, other, 2)).toMatchObject({ error: 'not-open' })
    expect(await want(lesson, newBrowser(), other)).toMatchObject({ error: 'not-playing' })
    await lead(lesson, 'close')
    expect(await want(lesson, nora, other)).toMatchObject({ error: 'not-open' })
    expect(await wants(lesson.id)).toBe(1)
    // What was kept stays kept for whoever never heard of it.
    expect(await want(lesson, anna, fact)).toMatchObject({ value: { status: 'accepted' } })
  })
  test('is over with its countdown, and stands still in a pause', async () => {
    const lesson = await ofCalls()
    const anna = await join(lesson, 'Anna')
    const [fact = ''] = (await factsOf(lesson.id)).needed
    await lead(lesson, 'start')
    value(await command(lesson, { type: 'ballot', seconds: 600 }))
    await lead(lesson, 'pause')
    expect(await want(lesson, anna, fact)).toMatchObject({ error: 'not-open' })
    await lead(lesson, 'resume')
    await sql('UPDATE "ClassSession" SET "closesAt" = clock_timestamp() - interval \'1 ms\' WHERE id = $1', lesson.id)
    expect(await want(lesson, anna, fact)).toMatchObject({ error: 'too-late' })
    expect(await wants(lesson.id)).toBe(0)
  })
  test('is no vote on the ruling, and that is none on what to ask', async () => {
    const lesson = await ofCalls()
    const anna = await join(lesson, 'Anna')
    const { secret } = await secretOf(lesson.id)
    await lead(lesson, 'start', 'ballot')
    expect(await ruled(lesson, anna, secret.right)).toMatchObject({ error: 'not-open' })
    await lead(lesson, 'close', 'open')
    expect(await want(lesson, anna, (await factsOf(lesson.id)).needed[0] ?? '')).toMatchObject({ error: 'not-open' })
    expect(await ruled(lesson, anna, secret.right)).toMatchObject({ ok: true })
  })
  test('does not ask again for what was asked; a new one is voted anew', async () => {
    const lesson = await ofCalls()
    const anna = await join(lesson, 'Anna')
    const { needed, idle } = await factsOf(lesson.id)
    const [fact = '', other = ''] = [needed[0], idle[0]]
    await lead(lesson, 'start', 'ballot')
    value(await want(lesson, anna, fact))
    await lead(lesson, 'close')
    value(await ask(lesson, fact))
    await lead(lesson, 'ballot')
    expect(await want(lesson, anna, fact, 2)).toMatchObject({ error: 'invalid-answer' })
    expect(await want(lesson, anna, other, 2)).toMatchObject({ value: { status: 'accepted' } })
    expect(await wants(lesson.id)).toBe(2)
  })
})

test('what is asked is asked once, by whoever leads, and of a call alone', async () => {
  const lesson = await ofCalls()
  const [fact = '', other = ''] = (await factsOf(lesson.id)).all
  await lead(lesson, 'start')
  const [{ seq = 0 } = {}] = await sql<{ seq: number }>('SELECT seq FROM "ClassSession" WHERE id = $1', lesson.id)
  const done = await Promise.all([ask(lesson, fact, seq), ask(lesson, fact, seq), ask(lesson, other, seq)])
  expect(done.filter(({ ok }) => ok)).toHaveLength(1)
  expect(done.filter((one) => !one.ok && one.error === 'stale')).toHaveLength(2)
  expect(await ask(lesson, 'nothing')).toMatchObject({ error: 'not-found' })
  const plain = await lobby({ template: undefined, length: 1 })
  await lead(plain, 'start')
  expect(await ask(plain, fact)).toMatchObject({ error: 'not-found' })
  expect(await command(plain, { type: 'ballot', seconds: null })).toMatchObject({ error: 'class-not-now' })
})

test('until it is told no byte of the key reaches phones or the wall: not what is true, not what was not asked', async () => {
  const lesson = await ofCalls()
  const anna = await join(lesson, 'Anna')
  const ears = [await listenAs(lesson, anna), await listenAs(lesson, lesson.teacher, 'projector')]
  const { needed, idle } = await factsOf(lesson.id)
  const fact = needed[0] ?? ''
  await lead(lesson, 'start', 'ballot')
  value(await want(lesson, anna, idle[0] ?? ''))
  await lead(lesson, 'close')
  value(await ask(lesson, fact))
  await lead(lesson, 'open')
  const { itemId, template, secret } = await secretOf(lesson.id)
  value(await ruled(lesson, anna, secret.right))
  await lead(lesson, 'close')
  for (const ear of [...ears, await listenAs(lesson, anna), await listenAs(lesson, lesson.teacher, 'projector')]) {
    await stateWith(ear, ({ phase }) => phase === 'closed')
    const [names, texts]: [string[], string[]] = [[], []]
    JSON.stringify(ear.heard, (name, held: unknown) => {
      names.push(name)
      if (typeof held === 'string') texts.push(held)
      return held
    })
    for (const hidden of [itemId, template, ...needed])
      expect([hidden, texts.includes(hidden)]).toEqual([hidden, false])
    for (const hidden of [
      'turns',
      'supposes',
      'beliefs',
      'itemId',
      'right',
      'scenario',
      'needed',
      'otherwise',
      'answer',
      'rightKey',
    ])
      expect([hidden, names.includes(hidden)]).toEqual([hidden, false])
    const said = ear.heard.flatMap(({ data }) => data.call?.said ?? [])
    expect(new Set(said.map(({ key }) => key))).toEqual(new Set([askKey(fact)]))
  }
  // The answer of each of the players is one for the whole room, and whoever leads has the key.
  expect(await seenBy(lesson, lesson.teacher, 'host')).toMatchObject({ answer: { rightKey: secret.right } })
})

test('whoever comes late, or comes back, sees what was asked so far, and their own vote', async () => {
  const lesson = await ofCalls()
  const anna = await join(lesson, 'Anna')
  const [one = '', two = '', three = ''] = (await factsOf(lesson.id)).all
  await lead(lesson, 'start')
  value(await ask(lesson, two))
  value(await ask(lesson, one))
  await lead(lesson, 'ballot')
  value(await want(lesson, anna, three))
  const late = await join(lesson, 'Nora')
  const view = await seenBy(lesson, late)
  expect(view.call?.said.map(({ key }) => key)).toEqual([askKey(two), askKey(one)])
  expect(view.own).not.toHaveProperty('want')
  expect((await seenBy(lesson, anna)).own).toMatchObject({ want: { ballot: 1, key: askKey(three) } })
  for (const browser of [anna, late]) expect((await seenBy(lesson, browser)).call).not.toHaveProperty('wanted')
  expect((await seenBy(lesson, lesson.teacher, 'host')).call?.wanted).toEqual([{ key: askKey(three), count: 1 }])
  await lead(lesson, 'close')
  const wall = await listenAs(lesson, lesson.teacher, 'projector')
  const counted = await stateWith(wall, ({ phase }) => phase === 'shown')
  expect(counted.call?.wanted).toEqual([{ key: askKey(three), count: 1 }])
})

test('a ballot that led to an answer is over for whoever leads too, whoever comes in afterwards', async () => {
  const lesson = await ofCalls()
  const anna = await join(lesson, 'Anna')
  const [one = ''] = (await factsOf(lesson.id)).all
  await lead(lesson, 'start', 'ballot')
  value(await want(lesson, anna, one))
  await lead(lesson, 'close')
  value(await ask(lesson, one))
  const ear = await listenAs(lesson, lesson.teacher, 'host')
  await stateWith(ear, () => true)
  await join(lesson, 'Nora')
  const { data } = await ear.until(({ event, data: { players } }) => event === 'conteggio' && players === 2)
  expect(data).not.toHaveProperty('call')
})

test('told, everybody reads which questions were needed; the ruling is an answer like any other, once', async () => {
  const lesson = await ofCalls()
  const anna = newBrowser()
  await register(anna)
  await join(lesson, 'Anna', anna)
  const { needed, idle } = await factsOf(lesson.id)
  await lead(lesson, 'start')
  value(await ask(lesson, needed[0] ?? ''))
  value(await ask(lesson, idle[0] ?? ''))
  await lead(lesson, 'open')
  const { secret } = await secretOf(lesson.id)
  value(await ruled(lesson, anna, secret.right))
  await lead(lesson, 'close', 'reveal')
  const view = await seenBy(lesson, anna)
  expect(view.own).toMatchObject({ answered: true, verdict: 'right' })
  expect(view.answer).toMatchObject({ rightKey: secret.right, needed: { needed: needed.length, found: 1, idle: 1 } })
  const told = view.answer?.needed?.asked ?? []
  expect(told.filter(({ otherwise }) => otherwise)).toHaveLength(needed.length)
  expect(view.spread).toMatchObject({ answered: 1, right: 1 })
  for (let times = 0; times < 2; times++) await keepAttempts(lesson.id)
  const kept = await sql<{ template: string }>(
    `SELECT a."template" FROM "Attempt" a JOIN "ClassPlayer" p ON p."userId" = a."userId" WHERE p."sessionId" = $1`,
    lesson.id,
  )
  expect(kept.map(({ template }) => isCall(template))).toEqual([true])
  const report = value(await as(lesson.teacher, () => reportClass({ id: lesson.id })))
  expect(report.questions).toMatchObject([{ spread: { answered: 1, right: 1 } }])
  expect(report.people).toMatchObject([{ nickname: 'Anna', answered: 1, right: 1 }])
})

test('the ruling may be voted again: what was asked holds, and more may be asked before', async () => {
  const lesson = await ofCalls()
  const anna = await join(lesson, 'Anna')
  const [one = '', two = ''] = (await factsOf(lesson.id)).all
  await lead(lesson, 'start')
  value(await ask(lesson, one))
  await lead(lesson, 'open', 'close', 'revote', 'ballot')
  expect(await want(lesson, anna, two)).toMatchObject({ ok: true })
  await lead(lesson, 'close')
  value(await ask(lesson, two))
  await lead(lesson, 'open')
  const view = await seenBy(lesson, anna)
  expect(view).toMatchObject({ phase: 'open', round: 2, sameAgain: true })
  expect(view.call?.said).toHaveLength(2)
  const { secret } = await secretOf(lesson.id)
  expect(await ruled(lesson, anna, secret.right, 2)).toMatchObject({ ok: true })
})

describe('a session of calls', () => {
  test('has as many as were asked for, of different templates; with lessons, decided by their rules', async () => {
    const { id } = await ofCalls({ calls: 3 })
    const rows = await sql<{ template: string }>('SELECT template FROM "ClassQuestion" WHERE "sessionId" = $1', id)
    expect(rows.map(({ template }) => isCall(template))).toEqual([true, true, true])
    expect(new Set(rows.map(({ template }) => template)).size).toBe(3)
  })
  test('may play one of one’s own, as one met it, once it is ruled; nobody else’s', async () => {
    const teacher = await newTeacher()
    const callId = value(await as(teacher, () => startCall())).id
    const begin = (browser: Browser) =>
      as(browser, () => startClass({ title: 'Prova', courseId: null, callId, length: 1, seconds: null, scores: 'off' }))
    expect(await begin(teacher)).toMatchObject({ error: 'class-empty' })
    const { call } = value(await as(teacher, () => getCall({ id: callId })))
    value(await as(teacher, () => ruleCall({ id: callId, ruling: call.rulings[0]?.key ?? '' })))
    expect(await begin(await newTeacher())).toMatchObject({ error: 'class-empty' })
    const { id } = value(await begin(teacher))
    const lesson = { teacher, id, code: '' }
    await lead(lesson, 'start')
    const { question } = await seenBy(lesson, teacher, 'projector')
    expect(question).toMatchObject({
      ask: call.ask,
      options: call.rulings,
      call: { story: call.story, asks: call.asks },
    })
  })
})

test('what a player wanted to ask is handed out with what is theirs', async () => {
  const lesson = await ofCalls()
  const anna = newBrowser()
  await register(anna)
  await join(lesson, 'Anna', anna)
  const [fact = ''] = (await factsOf(lesson.id)).all
  await lead(lesson, 'start', 'ballot')
  value(await want(lesson, anna, fact))
  const [{ userId = '' } = {}] = await sql<{ userId: string }>(
    'SELECT "userId" FROM "ClassPlayer" WHERE "sessionId" = $1',
    lesson.id,
  )
  const table = PERSONAL.find((one) => one.table === 'ClassWant') as (typeof PERSONAL)[number]
  const rows = []
  for await (const row of rowsOf(database(), table, { userId, open: new Set() })) rows.push(row)
  expect(rows).toMatchObject([{ ballot: 1, fact }])
})
