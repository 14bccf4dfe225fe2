import './next'
import { encode } from 'next-auth/jwt'
import { requireAccount, requireInstructor, requireUser } from '#lib/auth/user'
import { sql } from '../setup/sql'
import { as, type Browser, newBrowser } from './browser'
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
  type Ids = { readonly sub: string; readonly session: string }
  async function withToken(token: (ids: Ids) => Parameters<typeof encode>[0]): Promise<Browser> {
    const browser = newBrowser()
    const email = await register(browser)
    const [ids = { sub: '', session: '' }] = await sql<Ids>(
      'SELECT u.id AS sub, s.id AS session FROM "User" u JOIN "Session" s ON s."userId" = u.id WHERE email = $1',
      email,
    )
    browser.jar.set(NAME, { value: await encode(token(ids)) })
    return browser
  }
  const secret = process.env.NEXTAUTH_SECRET ?? ''
  const nowhere = '01980000-0000-7000-8000-000000000000'

  test('opens with the right ids, generation and secret', async () => {
    const browser = await withToken((ids) => ({ token: { ...ids, version: 0 }, secret }))
    expect((await all(browser)).account).toBe('ok')
  })
  test.each<[string, (ids: Ids) => Parameters<typeof encode>[0]]>([
    ['past its time', (ids) => ({ token: { ...ids, version: 0 }, secret, maxAge: -60 })],
    [
      'sealed with another secret',
      (ids) => ({ token: { ...ids, version: 0 }, secret: 'another secret, just as long' }),
    ],
    ['of another generation', (ids) => ({ token: { ...ids, version: 1 }, secret })],
    ['of no generation', (ids) => ({ token: { ...ids }, secret })],
    ['of nobody', ({ session }) => ({ token: { session, version: 0 }, secret })],
    ['of somebody who is not there', ({ session }) => ({ token: { session, sub: nowhere, version: 0 }, secret })],
    ['of a session that is not there', ({ sub }) => ({ token: { sub, session: nowhere, version: 0 }, secret })],
    ['of no session', ({ sub }) => ({ token: { sub, version: 0 }, secret })],
  ])('does not open %s', async (_, token) => {
    expect(await all(await withToken(token))).toEqual({ user: out, account: out, instructor: out })
  })
  test('does not open the session of somebody else', async () => {
    const [other, browser] = [newBrowser(), newBrowser()]
    const email = await register(other)
    await register(browser)
    const [row] = await sql<Ids>(
      'SELECT u.id AS sub, (SELECT s.id FROM "Session" s WHERE s."userId" <> u.id LIMIT 1) AS session FROM "User" u WHERE email = $1',
      email,
    )
    browser.jar.set(NAME, { value: await encode({ token: { ...row, version: 0 }, secret }) })
    expect((await all(browser)).account).toBe(out)
  })
  test('does not open a guest: guests have no sessions', async () => {
    const guest = newBrowser()
    const quizId = await start(guest)
    const [{ userId } = { userId: '' }] = await sql<{ userId: string }>(
      'SELECT "userId" FROM "Quiz" WHERE id = $1',
      quizId,
    )
    const [{ id } = { id: '' }] = await sql<{ id: string }>(
      'INSERT INTO "Session" VALUES (gen_random_uuid(), $1, \'\', now(), now()) RETURNING id',
      userId,
    )
    const browser = newBrowser()
    browser.jar.set(NAME, { value: await encode({ token: { sub: userId, session: id, version: 0 }, secret }) })
    expect((await all(browser)).user).toBe(out)
  })
})
