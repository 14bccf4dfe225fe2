import './next'
import type { ParsedMail } from 'mailparser'
import { askLink, mailLeaves } from '#lib/server/account/ask-link'
import { currentUser } from '#lib/server/account/current-user'
import { readLink } from '#lib/server/account/read-link'
import { resetPassword } from '#lib/server/account/reset-password'
import { signInWithLink } from '#lib/server/account/sign-in'
import { signUp } from '#lib/server/account/sign-up'
import { asksToTeach } from '#lib/server/account/teaching'
import { askVerification, verifyEmail } from '#lib/server/account/verify-email'
import { outbox } from '#lib/server/mail/outbox'
import { getProgress } from '#lib/server/progress/get-progress'
import { linkIn, mailSink, type Sink } from '../mail/sink'
import { sql } from '../setup/sql'
import { as, type Browser, newBrowser } from './browser'
import { answer, enter, newEmail, PASSWORD, register, setClock, start, value } from './play'

// A real server for mail; every message is parsed as a program for mail would.

let sink: Sink
beforeAll(async () => {
  sink = await mailSink()
  Object.assign(process.env, { SMTP_URL: sink.url, MAIL_FROM: 'Verdetto <verdetto@esempio.it>' })
})
afterAll(() => sink.stop())

type Asked = 'signIn' | 'resetPassword'
const codeIn = (mail: ParsedMail): string => linkIn(mail).searchParams.get('codice') ?? ''
const ask = (browser: Browser, email: string, purpose: Asked) => as(browser, () => askLink({ email, purpose }))
const me = async (browser: Browser) => value(await as(browser, () => currentUser()))
const proven = async (email: string) =>
  (await sql<{ yes: boolean }>('SELECT "emailVerifiedAt" IS NOT NULL AS yes FROM "User" WHERE email = $1', email))[0]
    ?.yes
const over = { ok: false, error: 'link-over' }

/** An account from when no message left this site, so that nobody has proven it. */
async function account(browser = newBrowser()): Promise<string> {
  delete process.env.SMTP_URL
  try {
    return await register(browser)
  } finally {
    process.env.SMTP_URL = sink.url
  }
}
async function codeFor(email: string, purpose: Asked): Promise<string> {
  value(await ask(newBrowser(), email, purpose))
  return codeIn(await sink.next(email))
}

describe('a message', () => {
  test('is in Italian, in plain text and in HTML, from the site, to one person', async () => {
    const email = newEmail()
    value(await ask(newBrowser(), email, 'signIn'))
    const mail = await sink.next(email)
    expect(mail.subject).toBe('Il tuo link per accedere a Verdetto')
    expect(mail.from?.text).toContain('verdetto@esempio.it')
    expect(mail.text?.replaceAll('\u00a0', ' ')).toContain('Vale 20 minuti e una volta sola.')
    expect(String(mail.html)).toMatch(/^<!doctype html><html lang="it">/)
    expect(String(mail.html)).not.toMatch(/<(img|script|style|link)\b/)
    expect(mail.headers.get('auto-submitted')).toBe('auto-generated')
    expect(linkIn(mail).origin).toBe('http://localhost:3000')
  })

  test('carries what is stored nowhere', async () => {
    const email = newEmail()
    const code = await codeFor(email, 'signIn')
    expect(code).toMatch(/^[\w-]{43}$/)
    const rows = await sql<{ hash: string }>('SELECT * FROM "MailToken" WHERE email = $1', email)
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(code)
  })
})

test('whoever runs the site is written to once when somebody asks to teach', async () => {
  const [administrator, browser] = [await account(), newBrowser()]
  await sql('UPDATE "User" SET role = \'amministratore\' WHERE email = $1', administrator)
  await account(browser)
  for (const _ of [1, 2]) value(await as(browser, () => asksToTeach({ asks: true })))
  const mail = await sink.next(administrator)
  expect(mail.subject).toBe('Qualcuno chiede di tenere corsi su Verdetto')
  expect(linkIn(mail).pathname).toBe('/amministrazione')
  // Whoever takes it back and asks anew, however often, is written about three times a day; somebody else is as before.
  for (const _ of [1, 2, 3, 4, 5]) {
    value(await as(browser, () => asksToTeach({ asks: false })))
    value(await as(browser, () => asksToTeach({ asks: true })))
  }
  for (const _ of [2, 3]) await sink.next(administrator)
  const other = newBrowser()
  await account(other)
  value(await as(other, () => asksToTeach({ asks: true })))
  await sink.next(administrator)
  expect(sink.all.filter(({ to }) => [to].flat().some((each) => each?.text === administrator))).toHaveLength(4)
  await sql('UPDATE "User" SET role = \'studente\' WHERE email = $1', administrator)
})

describe('a link for signing in', () => {
  test('signs in who has an account, once', async () => {
    const email = await account()
    value(await ask(newBrowser(), ` ${email.toUpperCase()}`, 'signIn'))
    const code = codeIn(await sink.next(email))
    const browser = newBrowser()
    value(await as(browser, () => signInWithLink({ code })))
    expect(await me(browser)).toMatchObject({ kind: 'account', email, verified: true })
    expect(await as(newBrowser(), () => signInWithLink({ code }))).toEqual(over)
  })

  test('is not used up by looking at it', async () => {
    const email = newEmail()
    const code = await codeFor(email, 'signIn')
    for (let i = 0; i < 3; i++)
      expect(value(await as(newBrowser(), () => readLink({ code, purpose: 'signIn' })))).toEqual({
        email,
        unproven: false,
      })
    expect((await as(newBrowser(), () => signInWithLink({ code }))).ok).toBe(true)
  })

  test('ten uses at once sign in one', async () => {
    const code = await codeFor(newEmail(), 'signIn')
    const all = await Promise.all(Array.from({ length: 10 }, () => as(newBrowser(), () => signInWithLink({ code }))))
    expect(all.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test('makes an account of who has none, in the row of the guest: nothing is counted twice', async () => {
    const email = newEmail()
    const browser = newBrowser()
    await answer(browser, await start(browser), 1)
    const before = value(await as(browser, () => getProgress()))
    expect(await sql('SELECT 1 FROM "User" WHERE email = $1', email)).toEqual([])
    const code = await codeFor(email, 'signIn')
    value(await as(browser, () => signInWithLink({ code })))
    expect(await me(browser)).toMatchObject({ kind: 'account', email, verified: true })
    expect(value(await as(browser, () => getProgress()))).toEqual(before)
  })

  test('brings the guest’s answers to the account that there is', async () => {
    const home = newBrowser()
    const email = await account(home)
    await answer(home, await start(home), 1)
    const phone = newBrowser()
    await answer(phone, await start(phone), 1)
    const code = await codeFor(email, 'signIn')
    value(await as(phone, () => signInWithLink({ code })))
    expect(value(await as(phone, () => getProgress())).answered).toBe(2)
  })

  test('is good for 20 minutes', async () => {
    const [early, late] = [await codeFor(newEmail(), 'signIn'), await codeFor(newEmail(), 'signIn')]
    const now = Date.now()
    setClock(now + 19 * 60_000)
    expect((await as(newBrowser(), () => signInWithLink({ code: early }))).ok).toBe(true)
    setClock(now + 21 * 60_000)
    expect(await as(newBrowser(), () => signInWithLink({ code: late }))).toEqual(over)
  })

  test('uses up every other link of the person', async () => {
    const email = await account()
    const [first, reset] = [await codeFor(email, 'signIn'), await codeFor(email, 'resetPassword')]
    const second = await codeFor(email, 'signIn')
    value(await as(newBrowser(), () => signInWithLink({ code: second })))
    expect(await as(newBrowser(), () => signInWithLink({ code: first }))).toEqual(over)
    expect(await as(newBrowser(), () => resetPassword({ code: reset, password: 'una frase nuova e mia' }))).toEqual(
      over,
    )
  })

  test('takes an account that nobody had proven away from whoever set it up', async () => {
    const squatter = newBrowser()
    const email = await account(squatter)
    const code = await codeFor(email, 'signIn')
    expect(value(await as(newBrowser(), () => readLink({ code, purpose: 'signIn' })))).toEqual({
      email,
      unproven: true,
    })
    const owner = newBrowser()
    value(await as(owner, () => signInWithLink({ code })))
    expect(await me(squatter)).toEqual({ kind: 'nobody' })
    expect(await enter(newBrowser(), email)).toEqual({ ok: false, error: 'wrong-credentials' })
    expect(await me(owner)).toMatchObject({ email, verified: true })
  })

  test.each(['', 'x', 'A'.repeat(43), 'A'.repeat(100)])('«%s» is none', async (code) => {
    expect(await as(newBrowser(), () => signInWithLink({ code }))).toEqual(over)
    expect(await as(newBrowser(), () => readLink({ code, purpose: 'signIn' }))).toEqual(over)
  })
})

describe('a link for a new password', () => {
  const NEW = 'una frase nuova e mia'

  test('changes it, ends every session and signs in here', async () => {
    const [home, phone] = [newBrowser(), newBrowser()]
    const email = await account(home)
    value(await enter(phone, email))
    const code = await codeFor(email, 'resetPassword')
    const here = newBrowser()
    value(await as(here, () => resetPassword({ code, password: NEW })))
    expect(await me(home)).toEqual({ kind: 'nobody' })
    expect(await me(phone)).toEqual({ kind: 'nobody' })
    expect(await me(here)).toMatchObject({ email, verified: true })
    expect(await enter(newBrowser(), email)).toEqual({ ok: false, error: 'wrong-credentials' })
    expect((await enter(newBrowser(), email, NEW)).ok).toBe(true)
    expect((await sink.next(email)).subject).toBe('La password del tuo account di Verdetto è cambiata')
    expect(await as(newBrowser(), () => resetPassword({ code, password: NEW }))).toEqual(over)
  })

  test('is not used up by a password that is refused', async () => {
    const email = await account()
    const code = await codeFor(email, 'resetPassword')
    expect(await as(newBrowser(), () => resetPassword({ code, password: 'corta' }))).toEqual({
      ok: false,
      error: 'password-too-short',
    })
    expect((await as(newBrowser(), () => resetPassword({ code, password: NEW }))).ok).toBe(true)
  })

  test('lets in who had tried too often', async () => {
    const email = await account()
    for (let i = 0; i < 11; i++) await enter(newBrowser(), email, 'non è questa la password')
    const code = await codeFor(email, 'resetPassword')
    expect((await as(newBrowser(), () => resetPassword({ code, password: NEW }))).ok).toBe(true)
  })

  test('is good for one hour, and for nothing else', async () => {
    const email = await account()
    const code = await codeFor(email, 'resetPassword')
    expect(await as(newBrowser(), () => signInWithLink({ code }))).toEqual(over)
    const signIn = await codeFor(email, 'signIn')
    expect(await as(newBrowser(), () => resetPassword({ code: signIn, password: NEW }))).toEqual(over)
    setClock(Date.now() + 61 * 60_000)
    expect(await as(newBrowser(), () => resetPassword({ code, password: NEW }))).toEqual(over)
  })

  test('is worth nothing once the account has another e-mail', async () => {
    const email = await account()
    const code = await codeFor(email, 'resetPassword')
    await sql('UPDATE "User" SET email = $1 WHERE email = $2', newEmail(), email)
    expect(await as(newBrowser(), () => resetPassword({ code, password: NEW }))).toEqual(over)
  })
})

describe('who asks learns nothing about others', () => {
  test('the answer is the same, and comes before anybody is looked up', async () => {
    const email = await account()
    const put: (() => unknown)[] = []
    const module = jest.requireMock<typeof import('#lib/server/later')>('#lib/server/later')
    const spy = jest.spyOn(module, 'later').mockImplementation((work) => {
      put.push(work)
    })
    const count = sink.all.length
    const known = await ask(newBrowser(), email, 'resetPassword')
    const unknown = await ask(newBrowser(), newEmail(), 'resetPassword')
    expect(known).toEqual(unknown)
    expect(known).toEqual({ ok: true, value: null })
    // Neither a row nor a message: all of it waits until the answer has gone.
    expect(await sql('SELECT 1 FROM "MailToken" WHERE email = $1 AND purpose = \'resetPassword\'', email)).toEqual([])
    expect([put.length, sink.all.length]).toEqual([2, count])
    spy.mockRestore()
    const [first, second] = put
    await first?.()
    await second?.()
    expect((await sink.next(email)).subject).toBe('Scegli una password nuova per Verdetto')
    expect(sink.all).toHaveLength(count + 1)
  })

  test('registering says the same, whether or not somebody has the e-mail: a link makes the account', async () => {
    const email = await account()
    const sent = [email, newEmail()]
    for (const each of sent)
      expect(await as(newBrowser(), () => signUp({ email: each, password: PASSWORD }))).toEqual({
        ok: false,
        error: 'register-by-link',
      })
    for (const each of sent) expect(await ask(newBrowser(), each, 'signIn')).toEqual({ ok: true, value: null })
    const [known, fresh] = [await sink.next(email), await sink.next(sent[1] ?? '')]
    expect(known.subject).toBe(fresh.subject)
    for (const mail of [known, fresh]) {
      const browser = newBrowser()
      value(await as(browser, () => signInWithLink({ code: codeIn(mail) })))
      expect(await me(browser)).toMatchObject({ kind: 'account', verified: true })
    }
  })

  test('both are limited in the same way', async () => {
    const email = await account()
    for (const each of [email, newEmail()]) {
      for (let i = 0; i < 6; i++) value(await ask(newBrowser(), each, 'resetPassword'))
      expect(await ask(newBrowser(), each, 'resetPassword')).toEqual({ ok: false, error: 'rate-limited' })
    }
  })

  test('a server for mail that is down changes nothing about the answer', async () => {
    const email = await account()
    process.env.SMTP_URL = 'smtp://127.0.0.1:1'
    expect(await ask(newBrowser(), email, 'signIn')).toEqual({ ok: true, value: null })
    process.env.SMTP_URL = sink.url
    expect(await as(newBrowser(), () => askLink({ email: 'niente', purpose: 'signIn' }))).toEqual({
      ok: false,
      error: 'malformed',
    })
  })
})

describe('proving one’s e-mail', () => {
  test('a link is good for the account alone', async () => {
    const browser = newBrowser()
    const email = await account(browser)
    value(await as(browser, () => askVerification()))
    const mail = await sink.next(email)
    expect(linkIn(mail).pathname).toBe('/account/conferma')
    const code = codeIn(mail)
    expect(await as(newBrowser(), () => verifyEmail({ code }))).toEqual({ ok: false, error: 'expired-session' })
    const other = newBrowser()
    await account(other)
    expect(await as(other, () => verifyEmail({ code }))).toEqual({ ok: false, error: 'link-other' })
    expect(await proven(email)).toBe(false)
    value(await as(browser, () => verifyEmail({ code })))
    expect(await proven(email)).toBe(true)
    expect(await as(browser, () => verifyEmail({ code }))).toEqual(over)
  })

  test('another is sent to who asks, and says so when it does not leave', async () => {
    const browser = newBrowser()
    const email = await account(browser)
    process.env.SMTP_URL = 'smtp://127.0.0.1:1'
    expect(await as(browser, () => askVerification())).toEqual({ ok: false, error: 'mail-down' })
    process.env.SMTP_URL = sink.url
    value(await as(browser, () => askVerification()))
    value(await as(browser, async () => verifyEmail({ code: codeIn(await sink.next(email)) })))
    expect(await proven(email)).toBe(true)
  })
})

describe('without a server for mail', () => {
  beforeEach(() => {
    delete process.env.SMTP_URL
  })
  afterEach(() => {
    process.env.SMTP_URL = sink.url
  })

  test('there are no links', async () => {
    expect(mailLeaves()).toBe(false)
    expect(await ask(newBrowser(), newEmail(), 'signIn')).toEqual({ ok: false, error: 'not-found' })
    expect((await enter(newBrowser(), await register(newBrowser()), PASSWORD)).ok).toBe(true)
  })

  test('messages land in the outbox while the site is being developed, and nowhere else', async () => {
    const env = process.env as Record<string, string>
    const before = env.NODE_ENV ?? ''
    env.NODE_ENV = 'development'
    const email = newEmail()
    value(await ask(newBrowser(), email, 'signIn'))
    for (let i = 0; i < 100 && outbox().length === 0; i++) await new Promise((resolve) => setTimeout(resolve, 20))
    env.NODE_ENV = 'production'
    expect(mailLeaves()).toBe(false)
    env.NODE_ENV = before
    expect(outbox().map(({ to }) => to)).toEqual([email])
  })
})
