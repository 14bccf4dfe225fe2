import type { Page } from 'playwright-core'
import { beliefParagraph, ruleText } from '#lib/content/index'
import { answerOf } from '#lib/questions/index'
import { grade } from '#lib/study/index'
import { clearAway } from '../launcher/launcher'
import { type OwnSite, ownSite } from './own-site'
import { began, choose, confirm, goOn, type How, itemOf, optionFor, verdict, wordFor } from './play'
import { alive, type Size, type Visitor, visitors } from './visitor'

// The first ten minutes of somebody new, from the first page to progress that outlives a restart.

const PASSWORD = 'una frase lunga e mia'

const visitor = visitors()
let site: OwnSite
beforeAll(async () => {
  site = await ownSite()
})
afterAll(clearAway)

/** How the ten questions are answered: both ways, and once not at all. */
const plan: readonly (How | 'giveUp')[] = [
  'wrong',
  'right',
  'wrong',
  'right',
  'giveUp',
  'right',
  'wrong',
  'right',
  'wrong',
  'right',
]

const questionsOf = (quizId: string) =>
  site.sql<{ itemId: string }>('SELECT "itemId" FROM "QuizItem" WHERE "quizId" = $1 ORDER BY position', quizId)

/** What the map of /progressi says of every rule that was met, as «119.4: in corso, 40%». */
const met = async (page: Page): Promise<string[]> => {
  const cells = await page.locator('.heat a').evaluateAll((all) => all.map((a) => a.getAttribute('aria-label') ?? ''))
  expect(cells.length).toBeGreaterThan(50)
  return cells.filter((cell) => !cell.includes('mai vista'))
}

const inWindow = (page: Page, selector: string): Promise<boolean> =>
  page.locator(selector).evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect()
    return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
  })

/** What can be pressed on a page, beside what every page has. */
const buttons = (page: Page): Promise<string[]> => page.locator('main').getByRole('button').allInnerTexts()

interface Seen {
  readonly said: string
  readonly label: string
  readonly table: string
}

const seen = async (page: Page): Promise<Seen> => ({
  said: await page.locator('.stepper output').innerText(),
  label: (await page.locator('.at figure.table').getAttribute('aria-label')) ?? '',
  table: await page.locator('.at figure.table').innerText(),
})

/** From the first step to the last, by keys or by buttons; what was on show at each. */
async function walk({ page }: Visitor, by: 'keys' | 'buttons'): Promise<Seen[]> {
  if ((await page.locator('.stepper').count()) === 0) {
    expect(await page.locator('.why ol.trace button.stepno:not(.branch.as *)').count()).toBe(1)
    return []
  }
  const move = (to: 'precedente' | 'successivo') =>
    by === 'keys'
      ? page.keyboard.press(to === 'precedente' ? 'ArrowLeft' : 'ArrowRight')
      : page.getByRole('button', { name: `Passo ${to}` }).tap({ force: true }) // at the ends it is there and does nothing
  const [, last = 0] = /di (\d+)/.exec((await seen(page)).said)?.map(Number) ?? []
  for (let n = 0; n < last; n++) await move('precedente')
  const steps = [await seen(page)]
  for (let n = 1; n < last; n++) {
    await move('successivo')
    steps.push(await seen(page))
  }
  await move('successivo')
  expect(await seen(page)).toEqual(steps.at(-1)) // the end stays the end
  expect(steps.map(({ said }) => said)).toEqual(steps.map((_, i) => `Passo ${i + 1} di ${last}`))
  expect(steps.map(({ label }) => label)).toEqual(steps.map((_, i) => `Il tavolo al passo ${i + 1}`))
  expect(await page.locator('.stepper output').getAttribute('aria-live')).toBe('polite')
  return steps
}

/** Every step that changes a figure or decides cites rules, all of them known to the site; pressing one opens it where it stands. */
async function readTrace({ page, press }: Visitor): Promise<void> {
  const steps = page.locator('.why ol.trace li:not(.fold)').and(page.locator(':not(.branch.as *)'))
  const cited = await steps.evaluateAll((all) =>
    all.map((li) => ({
      moves: li.querySelector('.fig') !== null,
      rules: [...li.querySelectorAll('a.chip')].map((chip) => chip.textContent ?? ''),
    })),
  )
  expect(cited.filter(({ rules }) => rules.length > 0).length).toBeGreaterThan(0)
  for (const { moves, rules } of cited) {
    if (moves) expect(rules.length).toBeGreaterThan(0)
    for (const rule of rules) expect([rule, ruleText(rule)?.n]).toEqual([rule, rule])
  }
  const chip = page.locator('.why ol.trace a.chip:visible').first()
  const rule = (await chip.innerText()).trim()
  const before = page.url()
  await press(chip)
  const box = page.locator('.rulebox').first()
  expect(await box.innerText()).toContain(ruleText(rule)?.title ?? 'a rule without a title')
  expect(page.url()).toBe(before)
  await press(chip)
  await box.waitFor({ state: 'detached' })
}

/** Answers the question on screen and reads its verdict. */
async function answer(who: Visitor, itemId: string, how: How | 'giveUp', walked: (steps: Seen[]) => void) {
  const { page, press } = who
  const item = itemOf(itemId)
  if (how === 'giveUp') await press(page.getByRole('button', { name: 'Non lo so' }))
  else {
    await choose(who, item, how)
    await confirm(who)
  }
  const { word, says } = await verdict(page)
  expect(word).toBe(how === 'giveUp' ? 'Senza risposta' : wordFor(item, how))
  const value = optionFor(item, 'right').value
  // None at all is said in words: an ability that does not trigger, no card drawn.
  const none = value === 0 ? '|[Nn]on |[Nn]essun' : ''
  if (typeof value === 'number')
    expect(says).toMatch(new RegExp(`(^|\\D)${String(value).replace('-', '−')}(\\D|$)${none}`))
  expect(says).toMatch(/[.»]$/)
  await readTrace(who)
  walked(await walk(who, page.viewportSize()?.width === 1440 ? 'keys' : 'buttons'))
  const believed = page.locator('dl.belief dd:first-of-type')
  // Several beliefs may lead to one answer: which is told first is the grading's to say.
  const graded = how === 'wrong' ? grade(item, answerOf(item, optionFor(item, 'wrong'))) : undefined
  const [belief] = graded?.type === 'graded' ? graded.beliefs : []
  if (how === 'wrong') expect(belief).toBeDefined()
  if (belief === undefined) expect(await believed.count()).toBe(0)
  else expect(await believed.first().innerText()).toBe(beliefParagraph(belief)?.title)
}

async function signUp({ page, press }: Visitor, email: string): Promise<void> {
  const form = page.getByRole('region', { name: 'Sei qui per la prima volta' })
  await form.getByLabel('E-mail').fill(email)
  await form.getByLabel('Password').fill(PASSWORD)
  await press(form.getByRole('button', { name: 'Crea l’account' }))
}

async function signIn({ page, press }: Visitor, email: string): Promise<void> {
  const form = page.getByRole('region', { name: 'Hai un account' })
  await form.getByLabel('E-mail').fill(email)
  await form.getByLabel('Password').fill(PASSWORD)
  await press(form.getByRole('button', { name: 'Accedi' }))
}

describe.each<Size>(['phone', 'desktop'])('the first ten minutes, %s', (size) => {
  test('ten questions as a guest, an account, a restart', async () => {
    // While the site starts again, links and icons on screen are still looked up.
    const who = await visitor({ size, site: site.url, expected: /ERR_CONNECTION_(REFUSED|RESET).*(_rsc=|icon)/ })
    const { page, press, open, context } = who

    // Home offers one thing to press; ten questions are asked for where one trains, and nothing is asked of whoever does.
    await open('/')
    expect(await buttons(page)).toEqual(['Inizia'])
    expect(await inWindow(page, '.hh .btn.main')).toBe(true)
    await press(page.getByRole('link', { name: 'Vai agli allenamenti' }))
    await press(page.getByRole('button', { name: 'Allenati', exact: true }))
    const quizId = await began(page)
    const items = (await questionsOf(quizId)).map(({ itemId }) => itemId)
    expect(items).toHaveLength(10)
    expect(new Set(items.map((id) => itemOf(id).form)).size).toBeGreaterThanOrEqual(4)

    // Ten questions, each with its verdict.
    let moved = 0
    for (const [i, itemId] of items.entries()) {
      expect(await page.locator('.qtop').innerText()).toContain(`Domanda ${i + 1} di 10`)
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/[?.]$/)
      if (size === 'phone') expect(await inWindow(page, '.bar.reply .btn.main')).toBe(true)
      await answer(who, itemId, plan[i] ?? 'right', (steps) => {
        if (new Set(steps.map(({ table }) => table)).size > 1) moved++
      })
      if (size === 'phone') expect(await inWindow(page, '[data-next]')).toBe(true)
      if (size === 'desktop' && i % 2 === 1) {
        await page.keyboard.press('n')
        await page.locator('.v .says').waitFor({ state: 'detached' })
      } else await goOn(who)
    }
    // A step that changes a figure shows it on the table; how many of ten do, is the chance of the draw.
    expect(moved).toBeGreaterThan(0)

    // The result.
    await page.waitForURL(`${site.url}/quiz/${quizId}/risultato`)
    expect(await page.locator('h1.score').innerText()).toMatch(/^5\s+risposte giuste su 10$/)
    for (const part of ['Domanda per domanda', 'Regola per regola'])
      await press(page.getByRole('heading', { level: 2, name: part }))
    const lines = await page.getByRole('region', { name: 'Domanda per domanda' }).getByRole('listitem').allInnerTexts()
    expect(lines.map((line) => /^(Giusta|Sbagliata|Senza risposta)/.exec(line)?.[1])).toEqual(
      plan.map((how) => ({ right: 'Giusta', wrong: 'Sbagliata', giveUp: 'Senza risposta' })[how]),
    )
    expect(await page.getByRole('region', { name: 'Regola per regola' }).getByRole('listitem').count()).toBeGreaterThan(
      4,
    )

    // Progress per rule, as a guest: what the answers were about.
    await press(page.getByRole('link', { name: 'I tuoi progressi' }))
    await page.waitForURL(`${site.url}/progressi`)
    const guest = await met(page)
    const about = await site.sql<{ rule: string }>(
      'SELECT DISTINCT unnest(a.about) AS rule FROM "Attempt" a JOIN "QuizItem" q ON q.id = a."quizItemId" WHERE q."quizId" = $1',
      quizId,
    )
    expect(new Set(guest.map((cell) => cell.split(':')[0]))).toEqual(new Set(about.map(({ rule }) => rule)))

    // An account keeps it.
    const email = `nuova-${size}@esempio.it`
    await press(page.getByRole('link', { name: 'Crea un account' }))
    await page.waitForURL(`${site.url}/accedi?da=/progressi`)
    await alive(page)
    await signUp(who, email)
    await page.waitForURL(`${site.url}/progressi`)
    await page.getByRole('link', { name: 'Crea un account' }).waitFor({ state: 'detached' })
    expect(await met(page)).toEqual(guest)
    const owners = await site.sql(
      `SELECT u.kind, u.email, count(*)::int AS answers FROM "Attempt" a JOIN "User" u ON u.id = a."userId"
       JOIN "QuizItem" q ON q.id = a."quizItemId" WHERE q."quizId" = $1 GROUP BY u.id`,
      quizId,
    )
    expect(owners).toEqual([{ kind: 'account', email, answers: 10 }])

    // Out: this browser knows nothing any more. In: everything is there.
    await press(page.getByRole('link', { name: 'Account' }))
    await press(page.getByRole('button', { name: 'Esci', exact: true }))
    await page.waitForURL(`${site.url}/`)
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('verdetto-sessione')
    await open('/progressi')
    expect(await met(page)).toEqual([])
    await open('/accedi?da=/progressi')
    await signIn(who, email)
    await page.waitForURL(`${site.url}/progressi`)
    await alive(page)
    expect(await met(page)).toEqual(guest)

    // A restart of server and database: still signed in, nothing missing.
    await site.restart()
    await open('/progressi')
    expect(await met(page)).toEqual(guest)
    await page.getByRole('link', { name: 'Account' }).waitFor()
    await open(`/quiz/${quizId}/risultato`)
    expect(await page.locator('h1.score').innerText()).toMatch(/^5\s+risposte giuste su 10$/)
  })
})

test('the quiz of somebody else is not found, and says nothing about it', async () => {
  const owner = await visitor({ site: site.url })
  await owner.open('/')
  await owner.press(owner.page.getByRole('button', { name: 'Inizia', exact: true }))
  const quizId = await began(owner.page)
  const ask = await owner.page.getByRole('heading', { level: 1 }).innerText()

  const stranger = await visitor({ site: site.url, expected: /status of 404/ })
  await stranger.open('/')
  await stranger.press(stranger.page.getByRole('button', { name: 'Inizia', exact: true }))
  await began(stranger.page)
  for (const address of [`/quiz/${quizId}?domanda=1`, `/quiz/${quizId}`, `/quiz/${quizId}/risultato`]) {
    const reply = await stranger.page.goto(site.url + address)
    expect([address, reply?.status()]).toEqual([address, 404])
    await stranger.page.getByRole('heading', { name: 'Questo quiz non è qui.' }).waitFor()
    const text = await stranger.page.locator('main').innerText()
    expect(text).not.toContain(ask)
  }
  const sent = await stranger.page.evaluate(async (id) => {
    const body = JSON.stringify({ quizId: id, position: 1, answer: { giveUp: true }, idempotencyKey: 'straniero-1' })
    const headers = { 'content-type': 'application/json' }
    const reply = await fetch('/api/risposte', { method: 'POST', headers, body })
    return { status: reply.status, body: await reply.text() }
  }, quizId)
  expect(sent).toEqual({ status: 404, body: '{"code":"not-found"}' })
})

test('without a script: a question, its verdict, the next one', async () => {
  const who = await visitor({ site: site.url, options: { javaScriptEnabled: false } })
  const { page } = who
  await who.open('/')
  await page.getByRole('button', { name: 'Inizia', exact: true }).click()
  await page.waitForURL(/\/quiz\/[0-9a-f-]{36}\?domanda=1$/)
  const quizId = new URL(page.url()).pathname.split('/')[2] ?? ''
  const [first] = await questionsOf(quizId)
  const item = itemOf(first?.itemId ?? '')
  await choose(who, item, 'right')
  await confirm(who)
  await page.locator('.v .says').waitFor()
  expect((await verdict(page)).word).toBe('Giusto')
  expect(await page.locator('.why ol.trace a.chip').count()).toBeGreaterThan(0)
  await page.locator('[data-next]').click()
  await page.waitForURL(/domanda=2$/)
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/[?.]$/)
})
