import './next'
import { currentUser } from '#lib/server/account/current-user'
import { wasSignedIn } from '#lib/server/account/was-signed-in'
import { changeRole } from '#lib/server/admin/change-role'
import { findAccounts } from '#lib/server/admin/find-accounts'
import { administrators, changeEmailOf, makeAdministrator } from '../../scripts/admin/main'
import { sql } from '../setup/sql'
import { as, type Browser, newBrowser } from './browser'
import { enter, newEmail, register, value } from './play'

type Role = 'studente' | 'formatore' | 'amministratore'
const me = async (browser: Browser) => value(await as(browser, () => currentUser()))
const idOf = async (email: string) =>
  (await sql<{ id: string }>('SELECT id FROM "User" WHERE email = $1', email))[0]?.id ?? ''
const change = async (browser: Browser, email: string, role: Role) => {
  const userId = await idOf(email)
  return as(browser, () => changeRole({ userId, role }))
}

/** An account in two browsers. */
async function person(role: Role = 'studente'): Promise<{ home: Browser; phone: Browser; email: string }> {
  const [home, phone] = [newBrowser(), newBrowser()]
  const email = await register(home)
  await sql(`UPDATE "User" SET role = '${role}' WHERE email = $1`, email)
  value(await enter(phone, email))
  return { home, phone, email }
}
beforeEach(() => sql('UPDATE "User" SET role = \'studente\''))

describe('from the command line', () => {
  test('an account becomes administrator, and its sessions end', async () => {
    const { home, phone, email } = await person()
    expect(await administrators()).toEqual([])
    expect(await makeAdministrator(email)).toBe('done')
    expect(await administrators()).toEqual([email])
    for (const browser of [home, phone]) expect(await me(browser)).toEqual({ kind: 'nobody' })
    value(await enter(home, email))
    expect(await me(home)).toMatchObject({ role: 'amministratore' })
    expect(await makeAdministrator(email)).toBe('already')
    expect((await me(home)).kind).toBe('account')
    expect(await makeAdministrator(newEmail())).toBe('nobody')
  })

  test('an account gets another e-mail, which nobody has proven; another’s is refused and nothing changes', async () => {
    const { home, phone, email } = await person()
    await sql('UPDATE "User" SET "emailVerifiedAt" = now() WHERE email = $1', email)
    const [to, other] = [newEmail(), await register(newBrowser())]
    expect(await changeEmailOf(email, other)).toBe('taken')
    for (const none of ['ada@', 'ada@@nuova.it']) expect(await changeEmailOf(email, none)).toBe('malformed')
    expect(await me(home)).toMatchObject({ email, verified: true })
    await sql(
      `INSERT INTO "MailToken" (id, hash, email, purpose, "userId", "createdAt", "expiresAt") SELECT gen_random_uuid(), 'h', email, 'resetPassword', id, now(), now() + interval '1 hour' FROM "User" WHERE email = $1`,
      email,
    )
    expect(await changeEmailOf(email, ` ${to.toUpperCase()} `)).toBe('done')
    expect(await sql(`SELECT 1 FROM "MailToken" WHERE hash = 'h'`)).toEqual([])
    expect(await me(phone)).toMatchObject({ email: to, verified: false })
    expect((await enter(newBrowser(), to)).ok).toBe(true)
    expect(await changeEmailOf(email, newEmail())).toBe('nobody')
  })
})

describe('an administrator', () => {
  test('changes a role; the sessions of that person end, in both browsers, and the new role counts at once', async () => {
    const admin = await person('amministratore')
    const { home, phone, email } = await person()
    value(await change(admin.home, email, 'amministratore'))
    for (const browser of [home, phone]) expect(await me(browser)).toEqual({ kind: 'nobody' })
    value(await enter(phone, email))
    expect(await me(phone)).toMatchObject({ role: 'amministratore' })
    value(await change(admin.home, email, 'formatore'))
    expect(await me(phone)).toEqual({ kind: 'nobody' })
    // Where one signs in again one reads that, and why it happens; whoever never was in reads nothing of it.
    const told = async (browser: Browser) => value(await as(browser, () => wasSignedIn()))
    expect([await told(phone), await told(admin.phone), await told(newBrowser())]).toEqual([true, false, false])
    expect((await me(admin.phone)).kind).toBe('account')
  })

  test('lets a student teach, who goes on where they are: nothing was taken away', async () => {
    const admin = await person('amministratore')
    const { home, phone, email } = await person()
    value(await change(admin.home, email, 'formatore'))
    for (const browser of [home, phone]) expect(await me(browser)).toMatchObject({ role: 'formatore' })
  })

  test('who keeps their role keeps their sessions', async () => {
    const admin = await person('amministratore')
    const { home, email } = await person('formatore')
    value(await change(admin.home, email, 'formatore'))
    expect((await me(home)).kind).toBe('account')
  })

  test('is not removed when there is no other, not even by two at once', async () => {
    const one = await person('amministratore')
    expect(await change(one.home, one.email, 'studente')).toEqual({ ok: false, error: 'last-administrator' })
    const other = await person('amministratore')
    const both = await Promise.all([
      change(one.home, other.email, 'studente'),
      change(other.home, one.email, 'studente'),
    ])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await administrators()).toHaveLength(1)
  })

  test('finds accounts by e-mail or name, page after page, and no guests', async () => {
    const { home, email } = await person('amministratore')
    const search = (text: string, after = '') => as(home, () => findAccounts({ text, after }))
    expect(value(await search(email.slice(0, 12).toUpperCase())).accounts).toEqual([
      { id: await idOf(email), email, name: null, role: 'amministratore', self: true },
    ])
    await sql(
      "INSERT INTO \"User\" (id, kind, email, name) SELECT gen_random_uuid(), 'account', 'molti-' || lpad(n::text, 3, '0') || '@esempio.it', 'Molti' FROM generate_series(1, 60) n",
    )
    const first = value(await search('molti'))
    expect([first.accounts.length, first.next]).toEqual([50, 'molti-050@esempio.it'])
    const second = value(await search('Molti', first.next ?? ''))
    expect([second.accounts.length, second.next, second.accounts[0]?.email]).toEqual([10, null, 'molti-051@esempio.it'])
    await sql('UPDATE "User" SET name = $1 WHERE email = $2', 'Marco D’Angelo', 'molti-007@esempio.it')
    for (const name of ["d'angelo", 'D’Angelo']) expect(value(await search(name)).accounts).toHaveLength(1)
    expect(value(await search('100%_nessuno')).accounts).toEqual([])
  })

  test('does not change guests, nor who is not there, nor more than sixty in ten minutes', async () => {
    const { home, email } = await person('amministratore')
    const [guest] = await sql<{ id: string }>('INSERT INTO "User" (id) VALUES (gen_random_uuid()) RETURNING id')
    for (const userId of [guest?.id ?? '', '01980000-0000-7000-8000-000000000000', 'non-un-id'])
      expect(await as(home, () => changeRole({ userId, role: 'formatore' }))).toEqual({ ok: false, error: 'not-found' })
    await sql('UPDATE "RateLimit" SET points = 100 WHERE key = $1', `role:${await idOf(email)}`)
    expect(await change(home, email, 'amministratore')).toEqual({ ok: false, error: 'rate-limited' })
  })
})
