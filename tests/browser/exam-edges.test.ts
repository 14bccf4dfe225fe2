import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import type { Form } from '#lib/questions/index'
import { examOf, handIn, PASSWORD, register } from './pages'
import { quizOf, sample } from './play'
import { rewrite, sharedSite as site } from './site'
import { alive, PATIENCE_MS, type Visitor, visitors } from './visitor'
import { standing, standsAs, WAYS } from './ways'

// Where choices of an exam used to go astray, or might: taken back, made in a hurry, in two tabs, on a bad line, by a wrong clock.

const visitor = visitors()

const NETWORK = /net::ERR_|Failed to load resource/

/** Begins an exam of three questions of one form; ends on the first. */
async function examAsking(who: Visitor, form: Form, minutes = ''): Promise<string> {
  const quizId = await quizOf(who, [sample(form).id])
  const examId = await examOf(who, 3, minutes)
  await rewrite(
    `UPDATE "QuizItem" t SET ("itemId", template, seed, shown, secret) = (s."itemId" || t.position, s.template, s.seed, s.shown, s.secret)
     FROM "QuizItem" s WHERE s."quizId" = $1 AND s.position = 1 AND t."quizId" = $2`,
    quizId,
    examId,
  )
  await who.open(`/esame/${examId}?domanda=1`)
  return examId
}

/** The options of the last choice of each question, by position; `-` for one that was taken back. */
const kept = async (examId: string): Promise<Record<number, string>> => {
  const rows = await site.sql<{
    position: number
    answer: { option?: string; number?: number; statements?: string[] }
  }>(
    `SELECT DISTINCT ON (i.position) i.position, c.answer FROM "ExamChoice" c JOIN "QuizItem" i ON i.id = c."quizItemId"
     WHERE i."quizId" = $1 ORDER BY i.position, c.seq DESC`,
    examId,
  )
  return Object.fromEntries(
    rows.map(({ position, answer: { option, number, statements } }) => [
      position,
      option ?? (number === undefined ? (statements?.join(' ') ?? '-') : String(number)),
    ]),
  )
}
/** Waits until the database holds this as the last choice of each question. */
async function keptSoon(examId: string, choices: Record<number, string>): Promise<void> {
  for (const until = Date.now() + PATIENCE_MS; ; await pause(50)) {
    const held = await kept(examId)
    if (JSON.stringify(held) === JSON.stringify(choices)) return
    if (Date.now() > until) expect(held).toEqual(choices)
  }
}
const saved = ({ page }: Visitor) => page.getByText(/^Salvata alle /).waitFor()
const option = ({ page }: Visitor, n: number) => page.locator('label.opt').nth(n)
const keyOf = async (who: Visitor, n: number) => (await option(who, n).locator('input').getAttribute('value')) ?? ''
const next = ({ page }: Visitor) => page.getByRole('button', { name: 'Avanti' })
/** A line on which those choices are held that `which` names by their number, until they are let go. */
async function lineThat(page: Page, which: (n: number) => boolean) {
  const [held, free] = [signal(), signal()]
  let n = 0
  await page.route('**/api/esami', async (route) => {
    if (!which(++n)) return route.continue()
    held.give()
    await free.given
    // A page that was left asks for nothing any more.
    return route.continue().catch(() => {})
  })
  return {
    holds: held.given,
    letGo: async () => {
      free.give()
      await page.unrouteAll({ behavior: 'wait' })
    },
  }
}
const signal = () => {
  let give = () => {}
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return { given, give }
}
const tabOf = async (who: Visitor, path: string): Promise<Visitor> => {
  const page = await who.context.newPage()
  await page.goto(site.url + path)
  await alive(page)
  return { ...who, page, press: (what) => what.click() }
}

describe('taken back', () => {
  test.each(['select', 'number'] as const)('%s: nothing is left of it, and the review says so', async (form) => {
    const who = await visitor()
    const { page, open } = who
    const examId = await examAsking(who, form)
    if (form === 'select') await option(who, 0).click()
    else await page.locator('input[name=number]').fill('5')
    await saved(who)
    if (form === 'select') await option(who, 0).click()
    else await page.locator('input[name=number]').fill('')
    await page.waitForFunction(() => !document.querySelector('form[data-unsaved]'))
    expect(await kept(examId)).toEqual({ 1: '-' })
    await page.reload()
    await alive(page)
    expect(standsAs(await standing(page))).toBe('')
    await open(`/esame/${examId}/riepilogo`)
    await page.getByText('3 domande non hanno risposta. Puoi').waitFor()
  })
})

test('an answer in parts of which some are missing says so, stays on the device, and leaves the one of before in force', async () => {
  const who = await visitor()
  const { page } = who
  const examId = await examAsking(who, 'number')
  await page.locator('input[name=number]').fill('5')
  await saved(who)
  for (const typed of ['-', '1e3', '1,5', 'tre']) {
    await page.locator('input[name=number]').fill(typed)
    await page.getByText('finché non è intera conta la risposta di prima').waitFor()
  }
  await next(who).click()
  await page.waitForURL(/domanda=2$/)
  await page.goBack()
  await page.waitForURL(/domanda=1$/)
  await alive(page)
  expect(await page.locator('input[name=number]').inputValue()).toBe('tre')
  expect(await kept(examId)).toEqual({ 1: '5' })
  // A wheel over a number changes nothing.
  await page.locator('input[name=number]').fill(' −08 ')
  await page.locator('input[name=number]').hover()
  await page.mouse.wheel(0, 200)
  await saved(who)
  expect(await kept(examId)).toEqual({ 1: '-8' })
})

describe('in a hurry', () => {
  test('chosen and gone on with, chosen and reviewed: the review counts both', async () => {
    const who = await visitor()
    const { page } = who
    const examId = await examAsking(who, 'choice')
    const [first, second] = [await keyOf(who, 0), await keyOf(who, 1)]
    await option(who, 0).click()
    await next(who).click()
    await page.waitForURL(/domanda=2$/)
    await page.waitForFunction(() => /Domanda 2 di 3/.test(document.body.innerText))
    await option(who, 1).click()
    await page.getByRole('link', { name: 'Riepilogo e consegna' }).click()
    await page.waitForURL(/riepilogo$/)
    await page.getByText('1 domanda non ha risposta. Puoi').waitFor()
    expect(await kept(examId)).toEqual({ 1: first, 2: second })
  })

  test('changed while it is on its way, and the page left at once: the last one is kept', async () => {
    const who = await visitor({ expected: NETWORK })
    const { page } = who
    const examId = await examAsking(who, 'choice')
    const last = await keyOf(who, 1)
    const slow = await lineThat(page, (n) => n === 1)
    await option(who, 0).click()
    await slow.holds // it is on its way, and the line is slow
    await option(who, 1).click()
    await page.goto(`${site.url}/glossario`)
    await keptSoon(examId, { 1: last })
    await slow.letGo()
    expect(await kept(examId)).toEqual({ 1: last })
  })

  test('handed in twice in a hurry, and looked back at: it is handed in once, and nothing can be chosen any more', async () => {
    const who = await visitor({ expected: NETWORK })
    const { page } = who
    const examId = await examAsking(who, 'choice')
    await option(who, 0).click()
    await saved(who)
    await page.getByRole('link', { name: 'Riepilogo e consegna' }).click()
    await page.waitForURL(/riepilogo$/)
    await page.getByRole('button', { name: 'Consegna', exact: true }).click()
    await page.getByRole('button', { name: 'Sì, consegna' }).dblclick()
    await page.waitForURL(/risultato$/)
    for (let back = 0; back < 2; back++) {
      await page.goBack()
      await page.waitForURL(/risultato$/)
      expect(await page.locator('label.opt').count()).toBe(0)
      expect(await page.getByRole('button', { name: /consegna/i }).count()).toBe(0)
    }
    const attempts = await site.sql(
      'SELECT 1 FROM "Attempt" a JOIN "QuizItem" i ON i.id = a."quizItemId" WHERE i."quizId" = $1',
      examId,
    )
    expect(attempts).toHaveLength(1)
  })

  test('marked to be looked at again while a choice is on its way: it goes on showing the choice', async () => {
    const who = await visitor()
    const { page } = who
    const examId = await examAsking(who, 'choice')
    const last = await keyOf(who, 1)
    await option(who, 0).click()
    await saved(who)
    const slow = await lineThat(page, () => true)
    await option(who, 1).click()
    await slow.holds
    await page.getByRole('button', { name: 'Segna da rivedere' }).click()
    await page.getByRole('button', { name: 'togli il segno' }).waitFor()
    expect(await standing(page)).toBe(`key=${last}`)
    await slow.letGo()
    await saved(who)
    expect(await standing(page)).toBe(`key=${last}`)
    expect(await kept(examId)).toEqual({ 1: last })
  })
})

describe('in two tabs', () => {
  test('what is chosen last shows and counts in both; going on in the other one takes nothing back', async () => {
    const who = await visitor()
    const { page } = who
    const examId = await examAsking(who, 'choice')
    const last = await keyOf(who, 2)
    await option(who, 0).click()
    await saved(who)
    const other = await tabOf(who, `/esame/${examId}?domanda=1`)
    await option(other, 2).click()
    await saved(other)
    await page.getByText('Hai cambiato questa risposta in un’altra scheda').waitFor()
    expect(await standing(page)).toBe(`key=${last}`)
    await next(who).click()
    await page.waitForURL(/domanda=2$/)
    await page.waitForLoadState('networkidle')
    expect(await kept(examId)).toEqual({ 1: last })
  })

  test('whoever signs up in the middle of it, in another tab, goes on in the first one', async () => {
    const who = await visitor()
    const examId = await examAsking(who, 'choice')
    const [first, last] = [await keyOf(who, 0), await keyOf(who, 1)]
    await option(who, 0).click()
    await saved(who)
    const other = await tabOf(who, '/accedi')
    await register({
      ...other,
      open: (path) => other.page.goto(site.url + path).then(() => alive(other.page)) as never,
    })
    await option(who, 1).click()
    await saved(who)
    expect([first, await kept(examId)]).toEqual([first, { 1: last }])
    await handIn(who, examId)
    const [owner] = await site.sql<{ kind: string }>(
      'SELECT u.kind FROM "User" u JOIN "Quiz" q ON q."userId" = u.id WHERE q.id = $1',
      examId,
    )
    expect(owner?.kind).toBe('account')
  })

  test('whoever signs in to an account of theirs in the middle of it loses nothing and has nothing twice', async () => {
    const home = await visitor()
    const email = await register(home)
    const who = await visitor({ expected: NETWORK })
    const { page } = who
    const examId = await examAsking(who, 'choice')
    const last = await keyOf(who, 2)
    await option(who, 0).click()
    await saved(who)
    const { page: tab } = await tabOf(who, '/accedi')
    const form = tab.getByRole('region', { name: 'Hai un account' })
    await form.getByLabel('E-mail').fill(email)
    await form.getByLabel('Password').fill(PASSWORD)
    await Promise.all([form.getByRole('button', { name: 'Accedi' }).click(), option(who, 1).click()])
    await tab.waitForURL((url) => url.pathname !== '/accedi')
    await option(who, 2).click()
    await page.bringToFront()
    await saved(who)
    await page.waitForFunction(() => !document.querySelector('form[data-unsaved]'))
    expect(await kept(examId)).toEqual({ 1: last })
    await handIn(who, examId)
    const rows = await site.sql<{ email: string }>(
      'SELECT u.email FROM "Attempt" a JOIN "QuizItem" i ON i.id = a."quizItemId" JOIN "User" u ON u.id = a."userId" WHERE i."quizId" = $1',
      examId,
    )
    expect(rows).toEqual([{ email }])
  })
})

describe('on a bad line', () => {
  test.each([500, 503, 429])(
    'the site says %s for a while: the choice waits, and is kept once it is well again',
    async (status) => {
      const who = await visitor({ expected: NETWORK })
      const { page } = who
      const examId = await examAsking(who, 'choice')
      let bad = 0
      await page.route('**/api/esami', (route) => {
        if (++bad > 2) return route.continue()
        const body = status === 429 ? '{"code":"rate-limited"}' : '<h1>Bad</h1>'
        return route.fulfill({ status, body, contentType: status === 429 ? 'application/json' : 'text/html' })
      })
      await option(who, 0).click()
      await page.getByText('Non è ancora salvata').waitFor()
      await saved(who)
      expect(await kept(examId)).toEqual({ 1: await keyOf(who, 0) })
    },
  )

  test('a refusal that nobody knows of loses nothing: the choice stays on the device and goes with the next one', async () => {
    const who = await visitor({ expected: NETWORK })
    const { page } = who
    const examId = await examAsking(who, 'choice')
    await page.route('**/api/esami', (route) => route.fulfill({ status: 403, json: { code: 'not-allowed' } }), {
      times: 1,
    })
    const first = await keyOf(who, 0)
    await option(who, 0).click()
    await page.getByText('La risposta non è stata salvata').waitFor()
    await next(who).click()
    await page.waitForURL(/domanda=2$/)
    await keptSoon(examId, { 1: first })
  })
})

describe('clocks', () => {
  test('one that is wrong by an hour on the device changes nothing; a page that was kept shows no time of before', async () => {
    const who = await visitor()
    const { page } = who
    await page.addInitScript(() => {
      const real = Date.now.bind(Date)
      Date.now = () => real() + 3_600_000
    })
    const examId = await examAsking(who, 'choice', '30')
    await page.getByText('Restano 30 minuti').waitFor()
    await option(who, 0).click()
    await saved(who)
    await next(who).click()
    await page.waitForURL(/domanda=2$/)
    // As if the time had gone by.
    await page.evaluate(() => {
      const real = performance.now.bind(performance)
      performance.now = () => real() + 12 * 60_000
    })
    await page.goBack()
    await page.getByText('Restano 18 minuti').waitFor()
    expect(await kept(examId)).toEqual({ 1: await keyOf(who, 0) })
  })

  test('time runs out with a choice on the device: it is kept, said to be late, and shown as such', async () => {
    const who = await visitor()
    const { page, open } = who
    const examId = await examAsking(who, 'choice', '30')
    await option(who, 0).click()
    await saved(who)
    await site.sql(`UPDATE "Exam" SET "deadlineAt" = now() - interval '1 minute' WHERE "quizId" = $1`, examId)
    await option(who, 1).click()
    await page.getByText('questa scelta è conservata, ma non conta').waitFor()
    const rows = await site.sql<{ late: boolean }>(
      'SELECT c.late FROM "ExamChoice" c JOIN "QuizItem" i ON i.id = c."quizItemId" WHERE i."quizId" = $1 ORDER BY c.seq',
      examId,
    )
    expect(rows).toEqual([{ late: false }, { late: true }])
    await open(`/esame/${examId}/risultato`)
    await page.getByText('Dopo la fine del tempo è arrivata ancora una scelta alla domanda 1').waitFor()
  })
})

test.each(WAYS.number)('a number in practice, Enter in the field: $name', async ({ go }) => {
  const who = await visitor()
  const { page } = who
  await quizOf(who, [sample('number').id])
  await go(who)
  await page.locator('input[name=number]').press('Enter')
  await page.locator('.v .says').waitFor()
})
