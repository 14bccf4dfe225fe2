import './next'
import { encode } from 'next-auth/jwt'
import { requireAccount, requireInstructor, requireUser } from '#lib/auth/user'
import { as, type Browser, newBrowser } from './browser'
import { sql } from './database'
import { register, start } from './play'

const all = (browser: Browser) =>
  as(browser, async () => {
    const now = Date.now()
    const code = async (asked: Promise<{ ok: boolean; error?: string }>) => {
      const { ok, error } = await asked
      return ok ? 'ok' : error
    }
    return {
      user: await code(requireUser(now)),
      account: await code(requireAccount(now)),
      instructor: await code(requireInstructor(now)),
    }
  })

async function accountAs(role: string): Promise<Browser> {
  const browser = newBrowser()
  await sql(`UPDATE "User" SET role = '${role}' WHERE email = $1`, await register(browser))
  return browser
}

const out = 'expired-session'

test('nobody is nothing', async () => {
  expect(await all(newBrowser())).toEqual({ user: out, account: out, instructor: out })
})

test('a guest is a user', async () => {
  const browser = newBrowser()
  await start(browser)
  expect(await all(browser)).toEqual({ user: 'ok', account: out, instructor: out })
})

test.each([
  ['studente', 'not-allowed'],
  ['formatore', 'ok'],
  ['amministratore', 'ok'],
])('an account is a user; as %s it is, of instructors: %s', async (role, instructor) => {
  expect(await all(await accountAs(role))).toEqual({ user: 'ok', account: 'ok', instructor })
})

test('a role that was taken away counts no more, whatever session there is', async () => {
  const browser = await accountAs('formatore')
  await sql('UPDATE "User" SET role = \'studente\'')
  expect((await all(browser)).instructor).toBe('not-allowed')
})

describe('a session that next-auth itself would write', () => {
  const NAME = 'verdetto-sessione'
  async function withToken(token: (userId: string) => Parameters<typeof encode>[0]): Promise<Browser> {
    const browser = newBrowser()
    const email = await register(browser)
    const [{ id } = { id: '' }] = await sql<{ id: string }>('SELECT id FROM "User" WHERE email = $1', email)
    browser.jar.set(NAME, { value: await encode(token(id)) })
    return browser
  }
  const secret = process.env.NEXTAUTH_SECRET ?? ''

  test('opens with the right id, generation and secret', async () => {
    const browser = await withToken((sub) => ({ token: { sub, version: 0 }, secret }))
    expect((await all(browser)).account).toBe('ok')
  })
  test.each<[string, (sub: string) => Parameters<typeof encode>[0]]>([
    ['past its time', (sub) => ({ token: { sub, version: 0 }, secret, maxAge: -60 })],
    ['sealed with another secret', (sub) => ({ token: { sub, version: 0 }, secret: 'another secret, just as long' })],
    ['of another generation', (sub) => ({ token: { sub, version: 1 }, secret })],
    ['of no generation', (sub) => ({ token: { sub }, secret })],
    ['of nobody', () => ({ token: { version: 0 }, secret })],
    [
      'of somebody who is not there',
      () => ({ token: { sub: '01980000-0000-7000-8000-000000000000', version: 0 }, secret }),
    ],
  ])('does not open %s', async (_, token) => {
    expect(await all(await withToken(token))).toEqual({ user: out, account: out, instructor: out })
  })
  test('does not open a guest: guests have no sessions', async () => {
    const guest = newBrowser()
    const quizId = await start(guest)
    const [{ userId } = { userId: '' }] = await sql<{ userId: string }>(
      'SELECT "userId" FROM "Quiz" WHERE id = $1',
      quizId,
    )
    const browser = newBrowser()
    browser.jar.set(NAME, { value: await encode({ token: { sub: userId, version: 0 }, secret }) })
    expect((await all(browser)).user).toBe(out)
  })
})
