import './next'
import { NextRequest } from 'next/server'
import { currentUser } from '#lib/server/account/current-user'
import { disconnectProvider } from '#lib/server/account/disconnect-provider'
import { signInTrouble } from '#lib/server/account/sign-in-trouble'
import { signOut } from '#lib/server/account/sign-out'
import { startProvider } from '#lib/server/account/start-provider'
import { signInProviders, waysIn } from '#lib/server/account/ways-in'
import { getProgress } from '#lib/server/progress/get-progress'
import { GET } from '../../app/api/auth/[...nextauth]/route'
import { answerProvider, type Claims, type LocalProvider, startProviderAt } from '../provider/provider'
import { sql } from '../setup/sql'
import { as, type Browser, newBrowser } from './browser'
import { answer, enter, newEmail, newKey, register, start, value } from './play'

// A real OpenID provider over HTTP; what a browser would carry between the two sites is carried here.

const SITE = 'http://localhost:3000'
let provider: LocalProvider

beforeAll(async () => {
  provider = await startProviderAt(SITE)
  Object.assign(process.env, {
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: 'verdetto',
    OIDC_CLIENT_SECRET: 'a secret of the provider',
    OIDC_NAME: 'Prova',
  })
})
afterAll(() => provider.stop())

/** Comes back to the site at an address of its own; returns where it leads in the end. */
async function back(browser: Browser, url: URL): Promise<string> {
  const request = new NextRequest(url)
  const nextauth = url.pathname.split('/').slice(3)
  const response = await as(browser, () => GET(request, { params: Promise.resolve({ nextauth }) }))
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', text = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (text === '') browser.jar.delete(name)
    else browser.jar.set(name, { value: decodeURIComponent(text) })
  }
  const to = new URL(response.headers.get('location') ?? '/nowhere', SITE)
  return to.pathname.startsWith('/api/auth/') ? back(browser, to) : `${to.pathname}${to.search}`
}

const begin = async (browser: Browser, next = '/progressi') =>
  value(await as(browser, () => startProvider({ provider: 'oidc', next }))).url

const through = async (browser: Browser, who: Claims | 'deny', next?: string): Promise<string> =>
  back(browser, await answerProvider(await begin(browser, next), who))

const claims = (more: Partial<Claims> = {}): Claims => ({
  sub: newKey(),
  email: newEmail(),
  email_verified: true,
  name: 'Ada',
  ...more,
})
const me = async (browser: Browser) => value(await as(browser, () => currentUser()))
const troubleIn = (address: string) => signInTrouble(new URL(address, SITE).searchParams.get('error'))
const verify = (email: string) => sql('UPDATE "User" SET "emailVerifiedAt" = now() WHERE email = $1', email)
const accounts = async () =>
  (await sql<{ n: number }>('SELECT count(*)::int AS n FROM "User" WHERE kind = \'account\''))[0]?.n

test('a provider appears when all of its variables are set', () => {
  expect(signInProviders()).toEqual([{ id: 'oidc', name: 'Prova' }])
  process.env.DISCORD_CLIENT_ID = 'x'
  expect(signInProviders()).toEqual([{ id: 'oidc', name: 'Prova' }])
  process.env.DISCORD_CLIENT_SECRET = 'y'
  expect(signInProviders().map(({ id }) => id)).toEqual(['oidc', 'discord'])
  delete process.env.DISCORD_CLIENT_ID
  delete process.env.DISCORD_CLIENT_SECRET
})

test('asks with PKCE, state and nonce, and keeps them where scripts and other sites do not reach', async () => {
  const browser = newBrowser()
  const { searchParams } = new URL(await begin(browser))
  expect(searchParams.get('code_challenge_method')).toBe('S256')
  for (const name of ['code_challenge', 'state', 'nonce']) expect(searchParams.get(name)).toMatch(/^[\w-]{20,}/)
  expect([...browser.jar.keys()].sort()).toEqual([
    'verdetto-nonce',
    'verdetto-prova',
    'verdetto-ritorno',
    'verdetto-stato',
  ])
  for (const cookie of browser.jar.values())
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'lax', path: '/' })
})

test('a provider that is not configured, or is none, is not found', async () => {
  for (const provider of ['discord', 'credentials', 'x', ''])
    expect(await as(newBrowser(), () => startProvider({ provider, next: '/' }))).toEqual({
      ok: false,
      error: 'not-found',
    })
})

describe('somebody new', () => {
  test('gets an account whose e-mail is proven, and comes in again', async () => {
    const browser = newBrowser()
    const who = claims()
    expect(await through(browser, who)).toBe('/progressi')
    expect(await me(browser)).toMatchObject({ kind: 'account', email: who.email, name: 'Ada' })
    expect(await sql('SELECT "emailVerifiedAt" IS NOT NULL AS proven FROM "User" WHERE email = $1', who.email)).toEqual(
      [{ proven: true }],
    )
    const before = await accounts()
    const other = newBrowser()
    // The e-mail may change there: the subject is who it is.
    await through(other, { ...who, email: newEmail() })
    expect(await me(other)).toMatchObject({ email: who.email })
    expect(await accounts()).toBe(before)
  })

  test('keeps nothing of the provider but its name for the person', async () => {
    await through(newBrowser(), claims())
    const columns = await sql<{ column_name: string }>(
      "SELECT column_name FROM information_schema.columns WHERE table_name = 'Identity'",
    )
    expect(columns.map(({ column_name }) => column_name).sort()).toEqual(
      ['createdAt', 'id', 'provider', 'subject', 'userId'].sort(),
    )
  })

  test('who was a guest stays the same row: nothing is counted twice', async () => {
    const browser = newBrowser()
    const quizId = await start(browser)
    await answer(browser, quizId, 1)
    await answer(browser, quizId, 2, 'wrong')
    const before = value(await as(browser, () => getProgress()))
    await through(browser, claims())
    expect(value(await as(browser, () => getProgress()))).toEqual(before)
    expect(browser.jar.has('verdetto-ospite')).toBe(false)
  })

  test.each([
    ['no e-mail', { email: undefined }],
    ['an e-mail that the provider does not vouch for', { email_verified: false }],
  ])('with %s is told so, and stays the guest of before', async (_, more) => {
    const browser = newBrowser()
    await answer(browser, await start(browser), 1)
    const before = await accounts()
    expect(troubleIn(await through(browser, { ...claims(), ...more } as Claims))).toBe('provider-email')
    expect((await me(browser)).kind).toBe('guest')
    expect(value(await as(browser, () => getProgress())).answered).toBe(1)
    expect(await accounts()).toBe(before)
  })
})

describe('an e-mail that has an account', () => {
  test('opens it where its owner has proven it, and the guest’s answers come along once', async () => {
    const home = newBrowser()
    const email = await register(home)
    await verify(email)
    await answer(home, await start(home), 1)
    const phone = newBrowser()
    await answer(phone, await start(phone), 1)
    await through(phone, claims({ email: email.toUpperCase() }))
    expect(await me(phone)).toMatchObject({ email })
    expect(value(await as(phone, () => getProgress())).answered).toBe(2)
    await through(phone, claims({ email, sub: newKey() }))
    expect(value(await as(phone, () => getProgress())).answered).toBe(2)
  })

  test('is not taken over where nobody has proven it', async () => {
    const email = await register(newBrowser())
    const browser = newBrowser()
    await answer(browser, await start(browser), 1)
    const address = await through(browser, claims({ email }))
    expect(troubleIn(address)).toBe('email-unverified')
    expect((await me(browser)).kind).toBe('guest')
    expect(value(await as(browser, () => getProgress())).answered).toBe(1)
    expect(
      await sql('SELECT 1 FROM "Identity" i JOIN "User" u ON u.id = i."userId" WHERE u.email = $1', email),
    ).toEqual([])
  })
})

describe('somebody who is signed in', () => {
  test('connects a provider, whatever its e-mail, and comes in with it', async () => {
    const browser = newBrowser()
    const email = await register(browser)
    const session = browser.jar.get('verdetto-sessione')?.value
    const who = claims({ email_verified: false })
    expect(await through(browser, who, '/account')).toBe('/account?collegato=1')
    expect(browser.jar.get('verdetto-sessione')?.value).toBe(session)
    const other = newBrowser()
    await through(other, who)
    expect(await me(other)).toMatchObject({ email })
  })

  test('does not connect what opens another account, nor a second one of the same provider', async () => {
    const who = claims()
    await through(newBrowser(), who)
    const browser = newBrowser()
    const email = await register(browser)
    expect(troubleIn(await through(browser, who))).toBe('provider-taken')
    expect(await through(browser, claims())).toBe('/account?collegato=1')
    expect(troubleIn(await through(browser, claims()))).toBe('provider-connected')
    expect(await me(browser)).toMatchObject({ email })
  })

  test('disconnects it, but never the last way in', async () => {
    const browser = newBrowser()
    const email = await register(browser)
    const who = claims()
    await through(browser, who)
    expect(value(await as(browser, () => waysIn()))).toMatchObject({ password: true, last: false })
    value(await as(browser, () => disconnectProvider({ provider: 'oidc' })))
    expect((await enter(newBrowser(), email)).ok).toBe(true)
    const stranger = newBrowser()
    await through(stranger, who)
    expect((await me(stranger)) as object).not.toMatchObject({ email })

    const only = newBrowser()
    await through(only, claims())
    expect(value(await as(only, () => waysIn()))).toMatchObject({ password: false, last: true })
    expect(await as(only, () => disconnectProvider({ provider: 'oidc' }))).toEqual({ ok: false, error: 'last-way-in' })
    expect(await as(newBrowser(), () => disconnectProvider({ provider: 'oidc' }))).toEqual({
      ok: false,
      error: 'expired-session',
    })
  })
})

describe('what goes wrong on the way', () => {
  async function guest(): Promise<Browser> {
    const browser = newBrowser()
    await answer(browser, await start(browser), 1)
    return browser
  }
  const untouched = async (browser: Browser) => {
    expect((await me(browser)).kind).toBe('guest')
    expect(value(await as(browser, () => getProgress())).answered).toBe(1)
    expect(browser.jar.has('verdetto-sessione')).toBe(false)
  }

  test('who says no there comes back as they were', async () => {
    const browser = await guest()
    expect(troubleIn(await through(browser, 'deny'))).toBe('provider-denied')
    await untouched(browser)
  })

  test.each<[string, (url: URL) => void]>([
    ['another state', (url) => url.searchParams.set('state', 'another')],
    ['no state', (url) => url.searchParams.delete('state')],
    ['another code', (url) => url.searchParams.set('code', 'another')],
  ])('%s', async (_, change) => {
    const browser = await guest()
    const url = await answerProvider(await begin(browser), claims())
    change(url)
    expect(troubleIn(await back(browser, url))).toBe('provider-failed')
    await untouched(browser)
  })

  test('the answer that another browser asked for', async () => {
    const browser = await guest()
    await begin(browser)
    const url = await answerProvider(await begin(newBrowser()), claims())
    expect(troubleIn(await back(browser, url))).toBe('provider-failed')
    await untouched(browser)
  })

  test('an answer that is used again', async () => {
    const browser = newBrowser()
    const url = await answerProvider(await begin(browser), claims())
    const copy: Browser = { ...browser, jar: new Map(browser.jar) }
    await back(browser, url)
    expect(troubleIn(await back(copy, url))).toBe('provider-failed')
    expect(copy.jar.has('verdetto-sessione')).toBe(false)
  })

  test('nobody is led to another site', async () => {
    expect(await through(newBrowser(), claims(), 'https://evil.example/')).toBe('/')
    expect(await through(newBrowser(), claims(), '//evil.example')).toBe('/')
  })

  test('a provider that is down, before and on the way', async () => {
    const browser = await guest()
    const own = await startProviderAt(SITE)
    const before = process.env.OIDC_ISSUER
    process.env.OIDC_ISSUER = own.issuer
    const url = await answerProvider(await begin(browser), claims())
    await own.stop()
    expect(troubleIn(await back(browser, url))).toBe('provider-failed')
    expect(await as(browser, () => startProvider({ provider: 'oidc', next: '/' }))).toEqual({
      ok: false,
      error: 'provider-down',
    })
    process.env.OIDC_ISSUER = before
    await untouched(browser)
    expect(await through(browser, claims())).toBe('/progressi')
  })
})

test('a session of somebody who came through a provider ends when it is given back', async () => {
  const browser = newBrowser()
  await through(browser, claims())
  const copy: Browser = { ...browser, jar: new Map(browser.jar) }
  value(await as(browser, () => signOut()))
  expect(await me(browser)).toEqual({ kind: 'nobody' })
  expect(await me(copy)).toEqual({ kind: 'nobody' })
})
