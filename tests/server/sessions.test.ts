import './next'
import { changeEmail, confirmNewEmail } from '#lib/server/account/change-email'
import { changePassword } from '#lib/server/account/change-password'
import { currentUser } from '#lib/server/account/current-user'
import { deleteAccount } from '#lib/server/account/delete-account'
import { endEverywhere, endOneSession, listSessions } from '#lib/server/account/sessions'
import { linkIn, mailSink } from '../mail/sink'
import { sql } from '../setup/sql'
import { as, type Browser, newBrowser } from './browser'
import { answer, enter, newEmail, PASSWORD, register, setClock, start, value } from './play'

// What a person does with their own account, always with two browsers: what one does must hold for the other.

const NEW = 'una frase nuova e mia'
const out = { ok: false, error: 'expired-session' }
const me = async (browser: Browser) => value(await as(browser, () => currentUser()))
const withAgent = (browser: Browser, agent: string): Browser => {
  browser.headers['user-agent'] = agent
  return browser
}
async function two(): Promise<{ home: Browser; phone: Browser; email: string }> {
  const home = withAgent(newBrowser(), 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0')
  const phone = withAgent(newBrowser(), 'Mozilla/5.0 (Linux; Android 15) Chrome/139.0.0.0 Mobile Safari/537.36')
  const email = await register(home)
  value(await enter(phone, email))
  return { home, phone, email }
}

describe('sessions', () => {
  test('are listed in words, this one marked, without addresses', async () => {
    const { home, phone } = await two()
    const seen = value(await as(home, () => listSessions()))
    expect(seen.map(({ device, here }) => [device, here]).sort()).toEqual([
      ['Chrome su Android', false],
      ['Firefox su Windows', true],
    ])
    expect(value(await as(phone, () => listSessions())).find(({ here }) => here)?.device).toBe('Chrome su Android')
    expect(JSON.stringify(await sql('SELECT * FROM "Session"'))).not.toMatch(/10\.0\.\d+\.\d+|Mozilla/)
    expect(await as(newBrowser(), () => listSessions())).toEqual(out)
  })

  test('say when they were last used, to within ten minutes', async () => {
    const { home, phone } = await two()
    const now = Date.now()
    setClock(now + 60 * 60_000)
    await me(phone)
    const seen = value(await as(home, () => listSessions()))
    expect(seen.find(({ device }) => device === 'Chrome su Android')?.lastUsedAt).toBe(now + 60 * 60_000)
  })

  const DAY = 86_400_000

  test('last ninety days from their beginning, however much they are used, and are shown until then', async () => {
    const { home, phone, email } = await two()
    const began = Date.now()
    for (const day of [30, 60, 89]) {
      setClock(began + day * DAY)
      expect((await me(home)).kind).toBe('account')
    }
    const seen = value(await as(home, () => listSessions()))
    expect(seen).toHaveLength(2)
    for (const { endsAt } of seen) expect(Math.abs(endsAt - began - 90 * DAY)).toBeLessThan(60_000)
    // The token in the cookie is still good: next-auth writes it anew whenever it is asked.
    setClock(began + 90 * DAY + 60_000)
    expect(await me(home)).toEqual({ kind: 'nobody' })
    expect(await as(phone, () => listSessions())).toEqual(out)
    value(await enter(home, email))
    expect(value(await as(home, () => listSessions()))).toHaveLength(1)
    expect(
      await sql(
        'SELECT count(*)::int AS n FROM "Session" s JOIN "User" u ON u.id = s."userId" WHERE u.email = $1',
        email,
      ),
    ).toEqual([{ n: 1 }])
  })

  test('end one at a time, and nobody ends those of others', async () => {
    const { home, phone } = await two()
    const other = value(await as(home, () => listSessions())).find(({ here }) => !here)
    const stranger = newBrowser()
    await register(stranger)
    const end = (browser: Browser) => as(browser, () => endOneSession({ id: other?.id ?? '' }))
    expect(await end(stranger)).toEqual({ ok: false, error: 'not-found' })
    expect((await me(phone)).kind).toBe('account')
    value(await end(home))
    expect(await me(phone)).toEqual({ kind: 'nobody' })
    expect((await me(home)).kind).toBe('account')
    expect(await end(home)).toEqual({ ok: false, error: 'not-found' })
  })

  test('«esci ovunque» ends all of them', async () => {
    const { home, phone, email } = await two()
    const copy: Browser = { ...home, jar: new Map(home.jar) }
    value(await as(home, () => endEverywhere()))
    for (const browser of [home, phone, copy]) expect(await me(browser)).toEqual({ kind: 'nobody' })
    expect(home.jar.has('verdetto-sessione')).toBe(false)
    expect((await enter(phone, email)).ok).toBe(true)
  })

  test('signing in again in one browser leaves one session of it', async () => {
    const { home, email } = await two()
    value(await enter(home, email))
    expect(value(await as(home, () => listSessions()))).toHaveLength(2)
  })
})

describe('a new password', () => {
  test('ends the other sessions, and this browser stays in', async () => {
    const { home, phone, email } = await two()
    value(await as(home, () => changePassword({ current: PASSWORD, password: NEW })))
    expect((await me(home)).kind).toBe('account')
    expect(await me(phone)).toEqual({ kind: 'nobody' })
    expect((await enter(newBrowser(), email)).ok).toBe(false)
    expect((await enter(newBrowser(), email, NEW)).ok).toBe(true)
  })

  test('needs the one of before, is a good one, and is tried ten times', async () => {
    const { home, email } = await two()
    const change = (current: string, password = NEW) => as(home, () => changePassword({ current, password }))
    expect(await change(PASSWORD, 'corta')).toEqual({ ok: false, error: 'password-too-short' })
    expect(await change(PASSWORD, email)).toEqual({ ok: false, error: 'password-common' })
    for (let i = 0; i < 10; i++) expect(await change('non è questa')).toEqual({ ok: false, error: 'wrong-password' })
    expect(await change(PASSWORD)).toEqual({ ok: false, error: 'rate-limited' })
    expect((await enter(newBrowser(), email)).ok).toBe(true)
  })

  test('a first one needs a session that has just begun', async () => {
    const { home, phone, email } = await two()
    await sql('UPDATE "User" SET "passwordHash" = NULL WHERE email = $1', email)
    setClock(Date.now() + 20 * 60_000)
    expect(await as(home, () => changePassword({ current: '', password: NEW }))).toEqual({
      ok: false,
      error: 'sign-in-again',
    })
    setClock(Date.now() + 60_000)
    expect((await as(phone, () => changePassword({ current: '', password: NEW }))).ok).toBe(true)
  })
})

describe('a new e-mail', () => {
  test('without mail it does not change, and nothing tells whether somebody has it', async () => {
    const { home, phone, email } = await two()
    const change = (current: string, email: string) => as(home, () => changeEmail({ email, current }))
    expect(await change('non è questa', newEmail())).toEqual({ ok: false, error: 'wrong-password' })
    const free = await change(PASSWORD, newEmail())
    expect(free).toEqual({ ok: false, error: 'not-found' })
    expect(await change(PASSWORD, await register(newBrowser()))).toEqual(free)
    expect(await change(PASSWORD, 'niente')).toEqual({ ok: false, error: 'malformed' })
    expect(await me(phone)).toMatchObject({ email })
  })

  test('with mail it changes when the link that goes there is used, by the same account', async () => {
    const sink = await mailSink()
    try {
      const { home, phone, email } = await two()
      const stranger = newBrowser()
      await register(stranger)
      const taken = await register(newBrowser())
      Object.assign(process.env, { SMTP_URL: sink.url, MAIL_FROM: 'Verdetto <verdetto@esempio.it>' })
      const to = newEmail()
      const code = async (to: string) => {
        value(await as(home, () => changeEmail({ email: to, current: PASSWORD })))
        return linkIn(await sink.next(to)).searchParams.get('codice') ?? ''
      }
      const first = await code(to)
      expect(await me(home)).toMatchObject({ email })
      expect(await as(stranger, () => confirmNewEmail({ code: first }))).toEqual({ ok: false, error: 'link-other' })
      expect(await as(newBrowser(), () => confirmNewEmail({ code: first }))).toEqual(out)
      value(await as(phone, () => confirmNewEmail({ code: first })))
      expect(await me(home)).toMatchObject({ email: to, verified: true })
      expect((await sink.next(email)).subject).toBe('L’indirizzo del tuo account di Verdetto è cambiato')
      expect(await as(phone, () => confirmNewEmail({ code: first }))).toEqual({ ok: false, error: 'link-over' })
      // Somebody has it already: nothing says so until the link is used, by whoever reads mail there.
      const second = await code(taken)
      expect(await as(home, () => confirmNewEmail({ code: second }))).toEqual({ ok: false, error: 'email-taken' })
      expect(await me(home)).toMatchObject({ email: to })
    } finally {
      delete process.env.SMTP_URL
      await sink.stop()
    }
  })
})

describe('deleting the account', () => {
  test('leaves nothing of the person, in any table, and nothing of others is touched', async () => {
    const guest = newBrowser()
    const asGuest = await start(guest)
    await answer(guest, asGuest, 1)
    const { home, phone, email } = await two()
    value(await enter(guest, email)) // a guest who was merged is theirs too
    const quizId = await start(home, { aside: asGuest })
    await answer(home, quizId, 1, 'wrong')
    const stranger = newBrowser()
    await register(stranger)
    await answer(stranger, await start(stranger), 1)
    const [{ id } = { id: '' }] = await sql<{ id: string }>('SELECT id FROM "User" WHERE email = $1', email)
    const [{ other } = { other: '' }] = await sql<{ other: string }>(
      'SELECT id AS other FROM "User" WHERE "mergedIntoId" = $1',
      id,
    )
    expect(other).not.toBe('')
    expect(await as(home, () => deleteAccount({ current: 'non è questa' }))).toEqual({
      ok: false,
      error: 'wrong-password',
    })
    value(await as(home, () => deleteAccount({ current: PASSWORD })))
    for (const browser of [home, phone]) expect(await me(browser)).toEqual({ kind: 'nobody' })
    expect(home.jar.size).toBe(0)
    const tables = await sql<{ name: string }>(
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'",
    )
    expect(tables.length).toBeGreaterThan(10)
    for (const { name } of tables) {
      const rows = JSON.stringify(await sql(`SELECT * FROM "${name}"`))
      for (const trace of [id, other, email, asGuest, quizId])
        expect([name, rows.includes(trace)]).toEqual([name, false])
    }
    expect((await me(stranger)).kind).toBe('account')
    expect(await enter(newBrowser(), email)).toEqual({ ok: false, error: 'wrong-credentials' })
    await register(newBrowser(), email)
  })

  test('is refused to the last administrator', async () => {
    const { home, email } = await two()
    await sql('UPDATE "User" SET role = \'amministratore\' WHERE email = $1', email)
    expect(await as(home, () => deleteAccount({ current: PASSWORD }))).toEqual({
      ok: false,
      error: 'last-administrator',
    })
    await sql('UPDATE "User" SET role = \'amministratore\' WHERE email = $1', await register(newBrowser()))
    expect((await as(home, () => deleteAccount({ current: PASSWORD }))).ok).toBe(true)
  })
})
