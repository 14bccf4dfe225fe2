import './next'
import { currentUser } from '#lib/server/account/current-user'
import { mergeGuest } from '#lib/server/account/merge-guest'
import { signOut } from '#lib/server/account/sign-out'
import { signUp } from '#lib/server/account/sign-up'
import { getProgress } from '#lib/server/progress/get-progress'
import { getQuiz } from '#lib/server/quiz/get-quiz'
import { submitAnswer } from '#lib/server/quiz/submit-answer'
import { sql } from '../setup/sql'
import { as, type Browser, newBrowser } from './browser'
import { answer, enter, newEmail, newKey, PASSWORD, register, start, value } from './play'

const me = async (browser: Browser) => value(await as(browser, () => currentUser()))
const progress = async (browser: Browser) => value(await as(browser, () => getProgress()))
const ownerOf = async (quizId: string): Promise<string> =>
  (await sql<{ userId: string }>('SELECT "userId" FROM "Quiz" WHERE id = $1', quizId))[0]?.userId ?? ''
const session = (browser: Browser) => browser.jar.get('verdetto-sessione')

describe('signing up', () => {
  test('makes an account, signed in', async () => {
    const browser = newBrowser()
    const email = newEmail()
    value(await as(browser, () => signUp({ email: ` ${email.toUpperCase()} `, password: PASSWORD, name: ' Ada ' })))
    expect(await me(browser)).toEqual({
      kind: 'account',
      email,
      verified: false,
      name: 'Ada',
      role: 'studente',
      openQuiz: null,
    })
  })

  test('the session cookie is out of reach of scripts and other sites, and says nothing about the person', async () => {
    const browser = newBrowser()
    const email = await register(browser)
    const cookie = session(browser)
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'lax', path: '/' })
    expect(cookie?.domain).toBeUndefined()
    expect([...browser.jar.keys()]).toEqual(['verdetto-sessione'])
    expect(JSON.stringify(cookie)).not.toContain(email)
  })

  test('the password is stored as an argon2id hash', async () => {
    const email = await register(newBrowser())
    const [row] = await sql<{ passwordHash: string }>('SELECT "passwordHash" FROM "User" WHERE email = $1', email)
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test('a guest becomes the account in the same row: nothing moves, nothing is counted twice', async () => {
    const browser = newBrowser()
    const quizId = await start(browser)
    await answer(browser, quizId, 1)
    await answer(browser, quizId, 2, 'wrong')
    const before = await progress(browser)
    const guest = await ownerOf(quizId)
    const email = await register(browser)
    expect(await ownerOf(quizId)).toBe(guest)
    expect(await sql('SELECT kind, email FROM "User" WHERE id = $1', guest)).toEqual([{ kind: 'account', email }])
    expect(await progress(browser)).toEqual(before)
    expect(await me(browser)).toMatchObject({ kind: 'account', openQuiz: { id: quizId, answered: 2, total: 10 } })
    expect(browser.jar.has('verdetto-ospite')).toBe(false)
    expect(await answer(browser, quizId, 3)).toMatchObject({ quiz: { answered: 3 } })
  })

  test.each([
    ['password-too-short', 'nove-9999'],
    ['password-too-long', 'lunga '.repeat(40)],
    ['password-common', 'Password123'],
    ['password-common', 'forzajuventus'],
    ['password-common', '111111111111'],
    ['malformed', 'x'.repeat(2000)],
  ])('%s', async (code, password) => {
    const browser = newBrowser()
    expect(await as(browser, () => signUp({ email: newEmail(), password }))).toEqual({ ok: false, error: code })
    expect(browser.jar.size).toBe(0)
  })

  test("one's own e-mail is no password", async () => {
    const email = `giudice.di.prova.${newKey()}@esempio.it`
    const result = await as(newBrowser(), () => signUp({ email, password: email.split('@')[0] ?? '' }))
    expect(result).toEqual({ ok: false, error: 'password-common' })
  })

  test.each(['niente', '@', 'a@b', 'a b@esempio.it', '', `${'x'.repeat(250)}@esempio.it`])(
    '«%s» is no e-mail',
    async (email) => {
      expect(await as(newBrowser(), () => signUp({ email, password: PASSWORD }))).toEqual({
        ok: false,
        error: 'malformed',
      })
    },
  )

  test('an e-mail belongs to one account, however it is written, and a refused guest stays a guest', async () => {
    const email = await register(newBrowser())
    const nobody = newBrowser()
    expect(await as(nobody, () => signUp({ email: email.toUpperCase(), password: PASSWORD }))).toEqual({
      ok: false,
      error: 'email-taken',
    })
    const guest = newBrowser()
    const quizId = await start(guest)
    await answer(guest, quizId, 1)
    expect(await as(guest, () => signUp({ email, password: PASSWORD }))).toEqual({ ok: false, error: 'email-taken' })
    expect((await me(guest)).kind).toBe('guest')
    expect((await progress(guest)).answered).toBe(1)
  })

  test('ten at once with one e-mail make one account', async () => {
    const email = newEmail()
    const all = await Promise.all(
      Array.from({ length: 10 }, () => as(newBrowser(), () => signUp({ email, password: PASSWORD }))),
    )
    expect(all.filter(({ ok }) => ok)).toHaveLength(1)
    expect(all.filter((each) => !each.ok && each.error === 'email-taken')).toHaveLength(9)
  })

  test('somebody who is signed in has an account already', async () => {
    const browser = newBrowser()
    await register(browser)
    const again = await as(browser, () => signUp({ email: newEmail(), password: PASSWORD }))
    expect(again).toEqual({ ok: false, error: 'already-signed-in' })
  })

  test('too many from one address are refused', async () => {
    const browser = newBrowser()
    await register(browser)
    await sql('UPDATE "RateLimit" SET points = 1000 WHERE key LIKE \'sign-up-address:%\'')
    value(await as(browser, () => signOut()))
    const again = await as(browser, () => signUp({ email: newEmail(), password: PASSWORD }))
    expect(again).toEqual({ ok: false, error: 'rate-limited' })
    expect((await as(newBrowser(), () => signUp({ email: newEmail(), password: PASSWORD }))).ok).toBe(true)
  })
})

describe('signing in and out', () => {
  test('out, then in again with the same e-mail in capitals', async () => {
    const browser = newBrowser()
    const email = await register(browser)
    value(await as(browser, () => signOut()))
    expect(await me(browser)).toEqual({ kind: 'nobody' })
    expect(session(browser)).toBeUndefined()
    value(await enter(browser, email.toUpperCase()))
    expect(await me(browser)).toMatchObject({ kind: 'account', email })
  })

  test('the answer is the same for an unknown e-mail and for a wrong password', async () => {
    const email = await register(newBrowser())
    const browser = newBrowser()
    const refused = { ok: false, error: 'wrong-credentials' }
    expect(await enter(browser, email, 'non è questa la password')).toEqual(refused)
    expect(await enter(browser, newEmail())).toEqual(refused)
    expect(await enter(browser, 'non-una-mail')).toEqual(refused)
    expect(await enter(browser, email, '')).toEqual(refused)
    expect(browser.jar.size).toBe(0)
  })

  test('an accent is the same accent however the keyboard composed it', async () => {
    const browser = newBrowser()
    const email = newEmail()
    value(await as(browser, () => signUp({ email, password: 'perché proprio così' })))
    expect((await enter(newBrowser(), email, 'perche\u0301 proprio cosi\u0300')).ok).toBe(true)
  })

  const WRONG = 'non è questa la password'
  const tooMany = { ok: false, error: 'rate-limited' }
  /** As if so many tries had been made at an account, from everywhere. */
  const triedAt = (times: number) =>
    sql('UPDATE "RateLimit" SET points = $1 WHERE key LIKE \'sign-in-account:%\'', times)

  test('eleven tries on one account from one address are too many, for the right password too; its owner elsewhere is let in', async () => {
    const email = await register(newBrowser())
    const guesser = newBrowser()
    for (let i = 0; i < 10; i++) await enter(guesser, email, WRONG)
    expect(await enter(guesser, email)).toEqual(tooMany)
    expect((await enter(newBrowser(), email)).ok).toBe(true)
    const other = await register(newBrowser())
    expect((await enter(guesser, other)).ok).toBe(true)
  })

  test('an unknown e-mail is limited in the same way', async () => {
    const [email, browser] = [newEmail(), newBrowser()]
    for (let i = 0; i < 10; i++) await enter(browser, email)
    expect(await enter(browser, email)).toEqual(tooMany)
    expect(await enter(newBrowser(), email)).toEqual({ ok: false, error: 'wrong-credentials' })
  })

  test('from all addresses together an account bears far more, and one address that is held up uses up none of it', async () => {
    const email = await register(newBrowser())
    await sql('DELETE FROM "RateLimit" WHERE key LIKE \'sign-in-account:%\'')
    const guesser = newBrowser()
    for (let i = 0; i < 20; i++) await enter(guesser, email, WRONG)
    expect(await sql('SELECT points FROM "RateLimit" WHERE key LIKE \'sign-in-account:%\'')).toEqual([{ points: 10 }])
    await triedAt(499)
    expect(await enter(newBrowser(), email, WRONG)).toEqual({ ok: false, error: 'wrong-credentials' })
    expect(await enter(newBrowser(), email)).toEqual(tooMany)
  })

  test('a success starts the count again', async () => {
    const email = await register(newBrowser())
    const browser = newBrowser()
    for (let i = 0; i < 9; i++) await enter(browser, email, WRONG)
    expect((await enter(browser, email)).ok).toBe(true)
    expect(await enter(browser, email, WRONG)).toEqual({
      ok: false,
      error: 'wrong-credentials',
    })
  })
})

describe('a guest who signs in', () => {
  test('brings quizzes, answers and progress along', async () => {
    const home = newBrowser()
    const email = await register(home)
    const old = await start(home, { template: 'legame' })
    await answer(home, old, 1, 'wrong')
    const phone = newBrowser()
    const quizId = await start(phone, { template: 'sconfitta' })
    await answer(phone, quizId, 1)
    await answer(phone, quizId, 2)
    value(await enter(phone, email))
    expect(phone.jar.has('verdetto-ospite')).toBe(false)
    expect(await ownerOf(quizId)).toBe(await ownerOf(old))
    const { answered, right, sections, beliefs } = await progress(phone)
    expect({ answered, right, beliefs: beliefs.length }).toEqual({ answered: 3, right: 2, beliefs: 1 })
    const rules = sections.flatMap((section) => section.rules)
    expect(rules.find(({ rule }) => rule === '704.5a')).toMatchObject({ answers: 2, right: 2 })
    expect(rules.find(({ rule }) => rule === '702.15b')).toMatchObject({ answers: 1, right: 0 })
    expect(value(await as(home, () => getQuiz({ quizId }))).answered).toBe(2)
  })

  test('is left as an empty row that points to the account', async () => {
    const email = await register(newBrowser())
    const phone = newBrowser()
    const quizId = await start(phone)
    await answer(phone, quizId, 1)
    const guest = await ownerOf(quizId)
    value(await enter(phone, email))
    const [row] = await sql(
      'SELECT kind, "mergedIntoId", "mergedAt" IS NOT NULL AS dated FROM "User" WHERE id = $1',
      guest,
    )
    expect(row).toEqual({ kind: 'guest', mergedIntoId: await ownerOf(quizId), dated: true })
    expect(await sql('SELECT 1 FROM "RuleProgress" WHERE "userId" = $1', guest)).toEqual([])
    expect(await sql('SELECT 1 FROM "Attempt" WHERE "userId" = $1', guest)).toEqual([])
  })

  test('an item that both answered counts once: the answer that came first', async () => {
    const home = newBrowser()
    const email = await register(home)
    await answer(home, await start(home, { items: ['sconfitta.v1.1'] }), 1, 'wrong')
    const phone = newBrowser()
    await answer(phone, await start(phone, { items: ['sconfitta.v1.1'] }), 1, 'right')
    value(await enter(phone, email))
    const rule = (await progress(phone)).sections.flatMap((s) => s.rules).find((r) => r.rule === '704.5a')
    expect(rule).toMatchObject({ answers: 1, right: 0 })
    expect((await progress(phone)).answered).toBe(2)
  })

  test('keeps every answer where both used the same key', async () => {
    const home = newBrowser()
    const email = await register(home)
    const key = newKey()
    await answer(home, await start(home), 1, 'right', key)
    const phone = newBrowser()
    const quizId = await start(phone)
    await answer(phone, quizId, 1, 'wrong', key)
    value(await enter(phone, email))
    expect((await progress(phone)).answered).toBe(2)
    expect(await answer(phone, quizId, 1, 'right', key)).toMatchObject({ status: 'already-answered' })
  })

  test('keeps every answer also where the account has taken the name that one could get instead', async () => {
    const home = newBrowser()
    const email = await register(home)
    const phone = newBrowser()
    const quizId = await start(phone)
    const key = newKey()
    await answer(phone, quizId, 1, 'wrong', key)
    const guest = await ownerOf(quizId)
    const [attempt] = await sql<{ id: string }>('SELECT id FROM "Attempt" WHERE "userId" = $1', guest)
    const own = await start(home)
    await answer(home, own, 1, 'right', key)
    await answer(home, own, 2, 'right', attempt?.id)
    value(await enter(phone, email))
    expect((await progress(phone)).answered).toBe(3)
  })

  test('does not bring the same answers twice, nor to a second account', async () => {
    const browser = newBrowser()
    const quizId = await start(browser)
    await answer(browser, quizId, 1)
    const copy: Browser = { ...browser, jar: new Map(browser.jar) }
    const first = await register(newBrowser())
    const second = await register(newBrowser())
    value(await enter(browser, first))
    value(await enter(copy, second))
    expect((await progress(browser)).answered).toBe(1)
    expect((await progress(copy)).answered).toBe(0)
  })

  test('ten merges at once move everything exactly once', async () => {
    const home = newBrowser()
    await register(home)
    const accountQuiz = await start(home)
    await answer(home, accountQuiz, 1)
    const phone = newBrowser()
    const quizId = await start(phone)
    for (const position of [1, 2, 3]) await answer(phone, quizId, position)
    const [guest, account] = [await ownerOf(quizId), await ownerOf(accountQuiz)]
    const moved = await Promise.all(Array.from({ length: 10 }, () => mergeGuest(guest, account, Date.now())))
    expect(moved.sort()).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 3])
    expect((await progress(home)).answered).toBe(4)
  })

  test('two guests merged at once into one account, and answers meanwhile, lose nothing', async () => {
    const home = newBrowser()
    await register(home)
    const mine = await start(home)
    await answer(home, mine, 1)
    const account = await ownerOf(mine)
    const phones = [newBrowser(), newBrowser()]
    const quizzes = await Promise.all(phones.map((phone) => start(phone)))
    const guests = await Promise.all(quizzes.map(ownerOf))
    await Promise.all(phones.map((phone, i) => answer(phone, quizzes[i] ?? '', 1)))
    // Requests that were on their way as guests when the merge happened: accepted, and the account's.
    const send = (who: Browser, quizId: string, position: number) =>
      as(who, () => submitAnswer({ quizId, position, idempotencyKey: newKey(), answer: { giveUp: true } }))
    const late = phones.map((phone, i) => send(phone, quizzes[i] ?? '', 2))
    const merges = guests.map((guest) => mergeGuest(guest, account, Date.now()))
    // Of the quizzes that are open the newest stays so: an answer to another is kept, or refused where that was closed before.
    const sent = await Promise.all([...late, send(home, mine, 2), send(home, mine, 3)])
    await Promise.all(merges)
    for (const one of sent.slice(2)) expect(one.ok ? 'ok' : one.error).toMatch(/^(ok|quiz-closed)$/)
    const { answered, sections } = await progress(home)
    expect(answered).toBe(3 + sent.filter(({ ok }) => ok).length)
    const open = await sql('SELECT 1 FROM "Quiz" WHERE "userId" = $1 AND "closedAt" IS NULL', account)
    expect(open).toHaveLength(1)
    const [{ met } = { met: 0 }] = await sql<{ met: number }>(
      'SELECT count(DISTINCT "itemId")::int AS met FROM "Attempt" WHERE "userId" = $1',
      account,
    )
    expect(met).toBeLessThanOrEqual(answered)
    await sql('UPDATE "User" SET "progressVersion" = 0 WHERE id = $1', account)
    expect((await progress(home)).sections).toEqual(sections)
  })

  test('merging two accounts, or somebody into themselves, does nothing', async () => {
    const [a, b] = [newBrowser(), newBrowser()]
    await register(a)
    await register(b)
    const [qa, qb] = [await start(a), await start(b)]
    await answer(a, qa, 1)
    expect(await mergeGuest(await ownerOf(qa), await ownerOf(qb), Date.now())).toBe(0)
    expect(await mergeGuest(await ownerOf(qa), await ownerOf(qa), Date.now())).toBe(0)
    expect((await progress(a)).answered).toBe(1)
  })
})
