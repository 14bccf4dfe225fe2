import './next'
import { mergeGuest } from '#lib/server/account/merge-guest'
import { getReading } from '#lib/server/reading/get-reading'
import { keepReading } from '#lib/server/reading/keep-reading'
import { GET, POST } from '../../app/api/lettura/route'
import { sql } from '../setup/sql'
import { as, type Browser, newBrowser } from './browser'
import { answer, enter, register, setClock, start, value } from './play'

const NOON = Date.UTC(2026, 10, 2, 12)
const MINUTE = 60_000

type Entry = Parameters<typeof keepReading>[0]['entries'][number]

const entry = (what: Entry['what'], section: string, ago = 0, lesson = 'punti-vita'): Entry => ({
  lesson,
  section,
  what,
  ago,
})
const keep = (browser: Browser, ...entries: Entry[]) => as(browser, () => keepReading({ entries }))
const reading = async (browser: Browser) => value(await as(browser, () => getReading()))
const lessons = async (browser: Browser) => (await reading(browser)).lessons
const ownerOf = async (browser: Browser): Promise<string> =>
  browser.jar.get('verdetto-ospite')?.value.split('.')[0] ?? ''
const count = async (table: 'User' | 'SectionRead' | 'ReadingPlace'): Promise<number> =>
  Number((await sql<{ count: string }>(`SELECT count(*) FROM "${table}"`))[0]?.count)

const lesson = {
  lesson: 'punti-vita',
  title: 'Punti vita',
  sections: 3,
  read: [] as string[],
  rules: 2,
  solid: 0,
  place: null as { section: string; title: string } | null,
}

describe('reading', () => {
  test('is kept for a guest, who becomes one by reading, and found again', async () => {
    const browser = newBrowser()
    expect(await reading(browser)).toEqual({ account: null, lessons: [] })
    expect(browser.jar.size).toBe(0)
    expect(value(await keep(browser, entry('read', 'guadagnare'), entry('place', 'pagare')))).toEqual({ kept: 2 })
    expect([...browser.jar.keys()]).toEqual(['verdetto-ospite'])
    expect(await reading(browser)).toEqual({
      account: null,
      lessons: [
        {
          ...lesson,
          read: ['guadagnare'],
          place: { section: 'pagare', title: 'Sezione pagare', page: '/lezioni/punti-vita' },
        },
      ],
    })
  })

  test('of somebody new, said by two tabs at once, is one guest’s, whichever reply comes last', async () => {
    const arrival = ['verdetto-arrivo', { value: '0123456789abcdef'.repeat(2) }] as const
    const tabs = ['guadagnare', 'pagare', 'partenza'].map((section) => {
      const tab = { ...newBrowser(), jar: new Map([arrival]) }
      return { tab, section }
    })
    await Promise.all(tabs.map(async ({ tab, section }) => value(await keep(tab, entry('read', section)))))
    expect(new Set(await Promise.all(tabs.map(({ tab }) => ownerOf(tab)))).size).toBe(1)
    for (const { tab } of tabs) {
      expect([...tab.jar.keys()]).toEqual(['verdetto-ospite'])
      expect(await lessons(tab)).toMatchObject([{ read: ['partenza', 'guadagnare', 'pagare'] }])
    }
    // A request that was sent again because its reply was lost.
    const again = { ...newBrowser(), jar: new Map([arrival]) }
    value(await keep(again, entry('read', 'pagare')))
    expect(await ownerOf(again)).toBe(await ownerOf(tabs[0]?.tab ?? again))
    // Who arrived under that name is an account by now: nobody gets in by the name.
    await register(again)
    const other = { ...newBrowser(), jar: new Map([arrival]) }
    value(await keep(other, entry('read', 'pagare')))
    expect(await ownerOf(other)).not.toBe(await ownerOf(tabs[0]?.tab ?? again))
    expect(await lessons(other)).toMatchObject([{ read: ['pagare'] }])
  })

  test.each(['', 'x', '0'.repeat(31), '0'.repeat(33), 'G'.repeat(32)])(
    'a name to arrive under that no page writes (%s) makes a guest like none',
    async (name) => {
      const two = [0, 1].map(() => ({ ...newBrowser(), jar: new Map([['verdetto-arrivo', { value: name }]]) }))
      for (const browser of two) value(await keep(browser, entry('read', 'pagare')))
      const [a, b] = await Promise.all(two.map(ownerOf))
      expect(a).not.toBe(b)
    },
  )

  test('counts once however often it is said, by two tabs at once too', async () => {
    const browser = newBrowser()
    value(await keep(browser, entry('read', 'partenza')))
    const said = [entry('read', 'partenza'), entry('read', 'guadagnare'), entry('place', 'guadagnare')]
    const before = await count('User')
    const all = await Promise.all(Array.from({ length: 8 }, () => keep(browser, ...said)))
    expect(all.every(({ ok }) => ok)).toBe(true)
    expect(await lessons(browser)).toMatchObject([{ read: ['partenza', 'guadagnare'] }])
    expect(await count('User')).toBe(before)
    const rows = await sql('SELECT 1 FROM "SectionRead" WHERE "userId" = $1', await ownerOf(browser))
    expect(rows).toHaveLength(2)
  })

  test('stays dated when it was first read', async () => {
    const browser = newBrowser()
    setClock(NOON)
    value(await keep(browser, entry('read', 'partenza', 5 * MINUTE)))
    setClock(NOON + 60 * MINUTE)
    value(await keep(browser, entry('read', 'partenza')))
    const [row] = await sql<{ readAt: Date }>(
      'SELECT "readAt" FROM "SectionRead" WHERE "userId" = $1',
      await ownerOf(browser),
    )
    expect(row?.readAt.getTime()).toBe(NOON - 5 * MINUTE)
  })

  test('a section can be marked as not read; of one message the last word counts, in whatever order it stands', async () => {
    const browser = newBrowser()
    value(await keep(browser, entry('read', 'partenza'), entry('read', 'pagare')))
    value(
      await keep(
        browser,
        entry('unread', 'partenza', 10),
        entry('read', 'partenza', 20),
        entry('unread', 'guadagnare'),
      ),
    )
    expect(await lessons(browser)).toMatchObject([{ read: ['pagare'] }])
    value(await keep(browser, entry('unread', 'pagare')))
    expect(await lessons(browser)).toEqual([])
  })

  test('a place that waited longer than another was kept does not take its place', async () => {
    const browser = newBrowser()
    setClock(NOON)
    value(await keep(browser, entry('place', 'pagare', MINUTE)))
    value(await keep(browser, entry('place', 'partenza', 2 * MINUTE)))
    expect(await lessons(browser)).toMatchObject([{ place: { section: 'pagare' } }])
    value(await keep(browser, entry('place', 'guadagnare')))
    expect(await lessons(browser)).toMatchObject([{ place: { section: 'guadagnare' } }])
    expect(await sql('SELECT 1 FROM "ReadingPlace" WHERE "userId" = $1', await ownerOf(browser))).toHaveLength(1)
  })

  test('the lesson last read comes first, and answers are counted beside it', async () => {
    const browser = newBrowser()
    setClock(NOON)
    value(await keep(browser, entry('place', 'pagare', MINUTE), entry('place', 'fonti', 0, 'danno')))
    expect((await lessons(browser)).map(({ lesson }) => lesson)).toEqual(['danno', 'punti-vita'])
    const other = newBrowser()
    await answer(other, await start(other, { template: 'guadagno' }), 1)
    expect(await lessons(other)).toEqual([lesson])
  })

  test('what content does not have is left out and makes nobody a guest; a section that it no longer has counts for nothing', async () => {
    const browser = newBrowser()
    const unknown = [entry('read', 'altrove'), entry('place', 'fonti'), entry('read', 'fonti', 0, 'niente')]
    expect(value(await keep(browser, ...unknown))).toEqual({ kept: 0 })
    expect(value(await keep(browser, entry('unread', 'partenza')))).toEqual({ kept: 0 })
    expect(browser.jar.size).toBe(0)
    value(await keep(browser, entry('read', 'partenza'), ...unknown))
    await sql(
      `INSERT INTO "SectionRead" ("userId", lesson, section, "readAt") VALUES ($1, 'punti-vita', 'tolta', now())`,
      await ownerOf(browser),
    )
    expect(await lessons(browser)).toMatchObject([{ read: ['partenza'] }])
  })

  test.each<[string, unknown]>([
    ['nothing', { entries: [] }],
    ['too much', { entries: Array.from({ length: 41 }, () => entry('read', 'partenza')) }],
    ['something from the future', { entries: [entry('read', 'partenza', -1)] }],
    ['another word', { entries: [{ ...entry('read', 'partenza'), what: 'bought' }] }],
    ['no list', { entries: 'partenza' }],
  ])('%s is refused', async (_, input) => {
    expect(await as(newBrowser(), () => keepReading(input as never))).toEqual({ ok: false, error: 'malformed' })
  })

  test('too much in a minute is refused', async () => {
    const browser = newBrowser()
    value(await keep(browser, entry('read', 'partenza')))
    await sql('UPDATE "RateLimit" SET points = 1000 WHERE key = $1', `reading:${await ownerOf(browser)}`)
    expect(await keep(browser, entry('read', 'pagare'))).toEqual({ ok: false, error: 'rate-limited' })
    expect(await lessons(browser)).toMatchObject([{ read: ['partenza'] }])
  })

  test('is nobody else’s, and goes with its person', async () => {
    const owner = newBrowser()
    value(await keep(owner, entry('read', 'partenza'), entry('place', 'pagare')))
    const other = newBrowser()
    await register(other)
    expect(await lessons(other)).toEqual([])
    value(await keep(other, entry('unread', 'partenza'), entry('place', 'partenza')))
    expect(await lessons(owner)).toMatchObject([{ read: ['partenza'], place: { section: 'pagare' } }])
    const forged: Browser = { ...newBrowser(), jar: new Map(owner.jar) }
    const cookie = forged.jar.get('verdetto-ospite')
    forged.jar.set('verdetto-ospite', { value: `${cookie?.value}x` })
    expect(await lessons(forged)).toEqual([])
    const id = await ownerOf(owner)
    await sql('DELETE FROM "User" WHERE id = $1', id)
    expect(await sql('SELECT 1 FROM "SectionRead" WHERE "userId" = $1', id)).toEqual([])
    expect(await sql('SELECT 1 FROM "ReadingPlace" WHERE "userId" = $1', id)).toEqual([])
  })
})

describe('a guest who has read', () => {
  test('keeps it when signing up, under a name that is no id', async () => {
    const browser = newBrowser()
    value(await keep(browser, entry('read', 'partenza'), entry('place', 'pagare')))
    const before = await lessons(browser)
    const id = await ownerOf(browser)
    await register(browser)
    const { account, lessons: after } = await reading(browser)
    expect(after).toEqual(before)
    expect(account).toMatch(/^[\w-]{22}$/)
    expect(account).not.toBe(id)
  })

  test('brings it along when signing in: nothing is lost or counted twice, and the later place stays', async () => {
    setClock(NOON)
    const home = newBrowser()
    const email = await register(home)
    value(await keep(home, entry('read', 'partenza'), entry('place', 'partenza'), entry('place', 'fonti', 0, 'danno')))
    const phone = newBrowser()
    const early = [entry('read', 'partenza', MINUTE), entry('read', 'pagare'), entry('place', 'fonti', MINUTE, 'danno')]
    value(await keep(phone, ...early))
    setClock(NOON + MINUTE)
    value(await keep(phone, entry('place', 'pagare')))
    const guest = await ownerOf(phone)
    value(await enter(phone, email))
    const [first, second] = await lessons(phone)
    expect(first).toMatchObject({ lesson: 'punti-vita', read: ['partenza', 'pagare'], place: { section: 'pagare' } })
    expect(second).toMatchObject({ lesson: 'danno', place: { section: 'fonti' } })
    expect(await lessons(home)).toEqual(await lessons(phone))
    const dated = await sql<{ readAt: Date }>(
      `SELECT r."readAt" FROM "SectionRead" r JOIN "User" u ON u.id = r."userId" WHERE u.email = $1 AND r.section = 'partenza'`,
      email,
    )
    expect(dated.map(({ readAt }) => readAt.getTime())).toEqual([NOON - MINUTE])
    expect(await sql('SELECT 1 FROM "SectionRead" WHERE "userId" = $1', guest)).toEqual([])
    expect(await sql('SELECT 1 FROM "ReadingPlace" WHERE "userId" = $1', guest)).toEqual([])
  })

  test('ten merges at once, and reading meanwhile, lose nothing', async () => {
    const home = newBrowser()
    const email = await register(home)
    const [{ id: account } = { id: '' }] = await sql<{ id: string }>('SELECT id FROM "User" WHERE email = $1', email)
    const phone = newBrowser()
    value(await keep(phone, entry('read', 'partenza')))
    const guest = await ownerOf(phone)
    const late = keep(phone, entry('read', 'pagare'))
    await Promise.all([late, ...Array.from({ length: 10 }, () => mergeGuest(guest, account, Date.now()))])
    value(await late)
    // The report that came after the merge made another guest of the browser, or it was the account's.
    const [mine] = await lessons(home)
    const [other] = await lessons(phone)
    expect(new Set([...(mine?.read ?? []), ...(other?.read ?? [])])).toEqual(new Set(['partenza', 'pagare']))
  })
})

describe('/api/lettura', () => {
  const HERE = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
  const send = async (browser: Browser, body: unknown, headers: Record<string, string> = HERE) => {
    const request = new Request('http://x/api/lettura', { method: 'POST', headers, body: JSON.stringify(body) })
    const response = await as(browser, () => POST(request))
    return { status: response.status, json: (await response.json()) as unknown }
  }
  const body = { entries: [entry('read', 'partenza')] }

  test('keeps what a page of the site sends, and gives it back to no cache', async () => {
    const browser = newBrowser()
    expect(await send(browser, body)).toEqual({ status: 200, json: { kept: 1 } })
    const response = await as(browser, GET)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(await response.json()).toMatchObject({ lessons: [{ read: ['partenza'] }] })
  })

  test.each<[string, Record<string, string>, number]>([
    ['another site', { ...HERE, 'sec-fetch-site': 'cross-site' }, 403],
    ['no browser', { 'content-type': 'application/json' }, 403],
    ['a form', { ...HERE, 'content-type': 'text/plain' }, 400],
  ])('%s is refused, and makes nobody a guest', async (_, headers, status) => {
    const browser = newBrowser()
    expect(await send(browser, body, headers)).toMatchObject({ status })
    expect(browser.jar.size).toBe(0)
  })

  test('nobody has read nothing: no error, no cookie', async () => {
    const browser = newBrowser()
    const response = await as(browser, GET)
    expect([response.status, await response.json()]).toEqual([200, { account: null, lessons: [] }])
    expect(browser.jar.size).toBe(0)
  })
})
