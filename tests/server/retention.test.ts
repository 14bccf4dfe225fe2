import './next'
import { currentUser } from '#lib/server/account/current-user'
import { deleteAccount } from '#lib/server/account/delete-account'
import { exportData } from '#lib/server/account/export'
import { log } from '#lib/server/log'
import { DAYS } from '#lib/server/retention/periods'
import { sweepNow } from '#lib/server/retention/sweep'
import { sql } from '../setup/sql'
import { as, newBrowser } from './browser'
import { newCourse, prove, somebody } from './class'
import { command, join, lead, lobby, respond } from './classroom-play'
import { answer, newEmail, PASSWORD, register, start, value } from './play'

const count = async (table: string): Promise<number> =>
  (await sql<{ n: number }>(`SELECT count(*)::int AS n FROM "${table}"`))[0]?.n ?? -1
const older = (table: string, column: string, days: number, where = 'true') =>
  sql(`UPDATE "${table}" SET "${column}" = now() - make_interval(hours => $1) WHERE ${where}`, Math.round(days * 24))

describe('what is kept only so long', () => {
  test('guests go with all they did, when their cookie opens nothing any more; a younger one and accounts stay', async () => {
    const [gone, stays, account] = [newBrowser(), newBrowser(), newBrowser()]
    await answer(gone, await start(gone), 1)
    await older('User', 'createdAt', DAYS.guests + 1)
    await register(account)
    await answer(account, await start(account), 1)
    await older('User', 'createdAt', DAYS.guests + 1)
    await answer(stays, await start(stays), 1)
    await older('User', 'createdAt', DAYS.guests - 1, `"createdAt" > now() - interval '1 day'`)
    await sweepNow()
    expect(value(await as(gone, () => currentUser()))).toEqual({ kind: 'nobody' })
    expect(value(await as(stays, () => currentUser())).kind).toBe('guest')
    expect(value(await as(account, () => currentUser())).kind).toBe('account')
    for (const table of ['User', 'Attempt', 'Quiz']) expect([table, await count(table)]).toEqual([table, 2])
  })

  test('sessions, links and counters go when they are good for nothing, and not before', async () => {
    const email = await register(newBrowser())
    await register(newBrowser())
    await older(
      'Session',
      'createdAt',
      DAYS.sessions + 1,
      `"userId" = (SELECT id FROM "User" WHERE email = '${email}')`,
    )
    const before = await count('Session')
    await sql('DELETE FROM "RateLimit"')
    await sql(
      "INSERT INTO \"RateLimit\" VALUES ('vecchio:x', 1, $1), ('nuovo:x', 1, $2)",
      Date.now() - 1_000,
      Date.now() + 60_000,
    )
    for (const [hash, minutes] of [
      ['vecchio', -1],
      ['nuovo', 60],
    ] as const)
      await sql(
        `INSERT INTO "MailToken" (id, purpose, hash, email, "createdAt", "expiresAt")
         VALUES (gen_random_uuid(), 'signIn', $1, 'x@esempio.it', now(), now() + make_interval(mins => $2))`,
        hash,
        minutes,
      )
    await sweepNow()
    expect(await count('Session')).toBe(before - 1)
    expect(await sql('SELECT key FROM "RateLimit"')).toEqual([{ key: 'nuovo:x' }])
    expect(await sql('SELECT hash FROM "MailToken"')).toEqual([{ hash: 'nuovo' }])
  })

  test('live sessions go long after their end, with names and answers; who never came off a list too', async () => {
    const [old, young] = [await lobby(), await lobby()]
    for (const lesson of [old, young]) {
      const anna = await join(lesson, 'Anna')
      await lead(lesson, 'start', 'open')
      value(await respond(lesson, anna, 'right'))
      await lead(lesson, 'close', 'reveal', 'end')
    }
    await older('ClassSession', 'endedAt', DAYS.classes + 1, `id = '${old.id}'`)
    await older('ClassSession', 'endedAt', DAYS.classes - 1, `id = '${young.id}'`)
    const teacher = await somebody('formatore')
    const courseId = await newCourse(teacher)
    for (const [email, days] of [
      ['mai@esempio.it', DAYS.waiting + 1],
      ['forse@esempio.it', DAYS.waiting - 1],
    ] as const)
      await sql(
        `INSERT INTO "RosterEntry" (id, "courseId", "batchId", email, "createdAt")
         VALUES (gen_random_uuid(), $1, gen_random_uuid(), $2, now() - make_interval(days => $3))`,
        courseId,
        email,
        days,
      )
    await sweepNow()
    expect(await sql('SELECT id FROM "ClassSession"')).toEqual([{ id: young.id }])
    expect([await count('ClassPlayer'), await count('ClassAnswer')]).toEqual([1, 1])
    expect(await sql('SELECT email FROM "RosterEntry"')).toEqual([{ email: 'forse@esempio.it' }])
  })

  test('several processes at once delete everything once, however much it is', async () => {
    await sql(
      `INSERT INTO "User" (id, "createdAt") SELECT gen_random_uuid(), now() - interval '2 years' FROM generate_series(1, 230)`,
    )
    const before = await count('User')
    const lines: Record<string, unknown>[] = []
    const spies = [jest.spyOn(log, 'info'), jest.spyOn(log, 'error')]
    for (const spy of spies) spy.mockImplementation((line: unknown) => void lines.push(line as Record<string, unknown>))
    await Promise.all(Array.from({ length: 6 }, () => sweepNow()))
    await sweepNow()
    for (const spy of spies) spy.mockRestore()
    expect(await count('User')).toBe(before - 230)
    expect(lines).toHaveLength(7)
    expect(lines.reduce((sum, { guests }) => sum + Number(guests), 0)).toBe(230)
    for (const line of lines)
      expect(Object.values(line).filter((told) => typeof told !== 'number')).toEqual(['retention'])
  })
})

describe('who leaves', () => {
  const exported = async (browser: ReturnType<typeof newBrowser>) => {
    let text = ''
    for await (const piece of value(await as(browser, () => exportData({ format: 'json' }))).pieces) text += piece
    return (JSON.parse(text) as { tables: Record<string, unknown[]> }).tables
  }

  test('takes along what they were called in live sessions, and leaves it nowhere', async () => {
    const lesson = await lobby()
    const ada = await somebody()
    await join(lesson, 'Adalgisa', ada.browser)
    await join(lesson, 'Nora')
    const players = await sql<{ id: string; nickname: string }>(
      'SELECT id, nickname FROM "ClassPlayer" WHERE "sessionId" = $1',
      lesson.id,
    )
    for (const { id, nickname } of players)
      value(await command(lesson, { type: 'rename', player: id, nickname: `${nickname} B` }))
    const events = (await exported(ada.browser))['eventi dal vivo']
    expect(events).toEqual([expect.objectContaining({ event: expect.objectContaining({ nickname: 'Adalgisa B' }) })])
    value(await as(ada.browser, () => deleteAccount({ current: PASSWORD })))
    const left = JSON.stringify([await sql('SELECT * FROM "ClassEvent"'), await sql('SELECT * FROM "ClassPlayer"')])
    expect(left).not.toContain('Adalgisa')
    expect(left).toContain('Nora B')
    expect((await command(lesson, { type: 'start' })).ok).toBe(true)
  })

  test('is waited for on no list, where the e-mail was proven to be theirs; else the place may be somebody else’s', async () => {
    const courseId = await newCourse(await somebody('formatore'))
    const wait = (email: string) =>
      sql(
        `INSERT INTO "RosterEntry" (id, "courseId", "batchId", email, name, "createdAt")
         VALUES (gen_random_uuid(), $1, gen_random_uuid(), $2, 'Ada', now())`,
        courseId,
        email,
      )
    const [proven, unproven] = [await somebody('studente', newEmail()), await somebody('studente', newEmail())]
    await prove(proven)
    for (const { email } of [proven, unproven]) await wait(email)
    expect((await exported(proven.browser)).elenchi).toEqual([
      expect.objectContaining({ email: proven.email, name: 'Ada' }),
    ])
    expect((await exported(unproven.browser)).elenchi).toEqual([])
    for (const { browser } of [proven, unproven]) value(await as(browser, () => deleteAccount({ current: PASSWORD })))
    expect(await sql('SELECT email FROM "RosterEntry" WHERE "courseId" = $1', courseId)).toEqual([
      { email: unproven.email },
    ])
  })
})
