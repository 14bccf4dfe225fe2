import { setTimeout as pause } from 'node:timers/promises'
import type { Form } from '#lib/questions/index'
import { crowd } from '../setup/crowd'
import { drawn, WHOLE } from '../setup/day'
import { diagnosticOf, examOf } from './pages'
import { choose, confirm, goOn, quizOf, sample, samples, verdict } from './play'
import { rewrite, sharedSite as site } from './site'
import { alive, PATIENCE_MS, untilTrue, type Visitor, visitors } from './visitor'
import { keptAs, standing, standsAs, WAYS } from './ways'

// Every form of answer, chosen in every way that it offers, in every place where it is asked: what stands on the screen is what the
// database holds within a second, and what is shown again after a reload, on the way back, and in another tab. Every form in an exam, on a telephone
// or a screen, and in practice, and in half of the other places, by the day; in all of them with everything.

const FORMS = Object.keys(WAYS) as Form[]
const HALF = Math.ceil(FORMS.length / 2)
const half = (key: string): readonly Form[] => drawn(key, FORMS, HALF)
/** Those that `half` leaves out; all of them with everything. */
const otherHalf = (key: string): readonly Form[] => (WHOLE ? FORMS : FORMS.filter((form) => !half(key).includes(form)))
const SECOND = 1_000

const visitor = visitors()

const exams = new Map<Form, string>()
/** A quiz that asks one question of a form, to take it from. */
const source = async (who: Visitor, form: Form): Promise<string> => {
  const quizId = exams.get(form) ?? (await quizOf(who, [sample(form).id]))
  exams.set(form, quizId)
  return quizId
}
/** Puts a question of the form in the place of one that an exam or a diagnostic asks. */
async function ask(who: Visitor, quizId: string, position: number, form: Form): Promise<void> {
  // Exams and diagnostics choose their questions; here each is to be asked every form.
  await rewrite(
    `UPDATE "QuizItem" t SET ("itemId", template, seed, shown, secret) = (s."itemId" || '-' || t.position, s.template, s.seed, s.shown, s.secret)
     FROM "QuizItem" s WHERE s."quizId" = $1 AND s.position = 1 AND t."quizId" = $2 AND t.position = $3`,
    await source(who, form),
    quizId,
    position,
  )
}

/** What the database holds of the answer to a question, in an exam or diagnostic (its last choice) or a quiz. */
async function kept(quizId: string, position: number): Promise<string | undefined> {
  const [row] = await site.sql<{ answer: Parameters<typeof keptAs>[0] }>(
    `SELECT coalesce(c.answer, a.answer) AS answer FROM "QuizItem" i LEFT JOIN "Attempt" a ON a."quizItemId" = i.id
     LEFT JOIN "ExamChoice" c ON c."quizItemId" = i.id WHERE i."quizId" = $1 AND i.position = $2 ORDER BY c.seq DESC NULLS LAST LIMIT 1`,
    quizId,
    position,
  )
  return row?.answer ? keptAs(row.answer) : undefined
}
async function keptSoon(quizId: string, position: number, what: string): Promise<void> {
  const from = Date.now()
  let held = await kept(quizId, position)
  for (; held !== what && Date.now() < from + PATIENCE_MS; held = await kept(quizId, position)) await pause(20)
  expect(held).toBe(what)
  expect((Date.now() - from) / crowd()).toBeLessThan(SECOND)
}

describe.each([
  ['phone', half('exam')],
  ['desktop', otherHalf('exam')],
] as const)('in an exam on a %s', (size, forms) => {
  test.each(forms)('%s', async (form) => {
    const who = await visitor({ size })
    const { page, context, open, press } = who
    const examId = await examOf(who, 3)
    await ask(who, examId, 1, form)
    await open(`/esame/${examId}?domanda=1`)
    for (const { name, go } of WAYS[form]) {
      const before = await standing(page)
      await go(who)
      const chosen = await standing(page)
      expect([name, chosen]).not.toEqual([name, before])
      await keptSoon(examId, 1, standsAs(chosen))
      await page.getByText(/^Salvata alle /).waitFor()
    }
    const chosen = standsAs(await standing(page))
    const shows = async (there = page) => {
      // The address is that of the first question before the page is.
      await there.locator('.ans input[name=position][value="1"]').first().waitFor({ state: 'attached' })
      await alive(there)
      await untilTrue(`${chosen} stands there`, async () => standsAs(await standing(there)) === chosen)
    }
    await press(page.getByRole('button', { name: 'Avanti' }))
    await page.waitForURL(/domanda=2$/)
    await page.goBack()
    await shows()
    await press(page.getByRole('button', { name: 'Avanti' }))
    await page.waitForURL(/domanda=2$/)
    await page.goBack()
    await page.reload()
    await shows()
    const tab = await context.newPage()
    await tab.goto(`${site.url}/esame/${examId}?domanda=1`)
    await shows(tab)
    await keptSoon(examId, 1, chosen)
  })
})

test.each(FORMS)('in practice: %s, one way after the other', async (form) => {
  const who = await visitor()
  const { page } = who
  const items = samples(form, WAYS[form].length)
  const quizId = await quizOf(
    who,
    items.map(({ id }) => id),
  )
  for (const [n, { name, go }] of WAYS[form].entries()) {
    if (n > 0) {
      await goOn(who)
      await alive(page)
    }
    const before = await standing(page)
    await go(who)
    const chosen = await standing(page)
    expect([name, chosen]).not.toEqual([name, before])
    await page.reload()
    await alive(page)
    expect([name, standsAs(await standing(page))]).toEqual([name, standsAs(chosen)])
    await confirm(who)
    await keptSoon(quizId, n + 1, standsAs(chosen))
    await verdict(page)
  }
})

test.each(half('diagnostic'))('in a diagnostic: %s, one way after the other', async (form) => {
  const who = await visitor()
  const { page } = who
  await diagnosticOf(who)
  const id = new URL(page.url()).pathname.split('/')[2] ?? ''
  for (const [n, { name, go }] of WAYS[form].entries()) {
    await ask(who, id, n + 1, form)
    await page.goto(`${site.url}/diagnosi/${id}`)
    await alive(page)
    const before = await standing(page)
    await go(who)
    const chosen = await standing(page)
    expect([name, chosen]).not.toEqual([name, before])
    await page.reload()
    await alive(page)
    expect(standsAs(await standing(page))).toBe(standsAs(chosen))
    await confirm(who)
    await keptSoon(id, n + 1, standsAs(chosen))
    await page.getByText(`Domanda ${n + 2} di 15`).waitFor()
  }
})

describe('without script', () => {
  test.each(half('exam without script'))('in an exam: %s', async (form) => {
    const who = await visitor()
    const examId = await examOf(who, 3)
    await ask(who, examId, 1, form)
    const plain = await visitor({
      options: { javaScriptEnabled: false, storageState: await who.context.storageState() },
    })
    const { page, open } = plain
    await open(`/esame/${examId}?domanda=1`)
    await choose(plain, sample(form), 'wrong')
    const chosen = standsAs(await standing(page))
    await page.getByRole('button', { name: 'Avanti' }).click()
    await page.waitForURL(/domanda=2$/)
    await keptSoon(examId, 1, chosen)
    await open(`/esame/${examId}?domanda=1`)
    expect(standsAs(await standing(page))).toBe(chosen)
    // Whoever only looks at it again and goes on has changed nothing.
    await page.getByRole('button', { name: 'Avanti' }).click()
    await page.waitForURL(/domanda=2$/)
    await keptSoon(examId, 1, chosen)
    // The page of before, with something else chosen in it.
    await page.goBack()
    await page.waitForURL(/domanda=1$/)
    await choose(plain, sample(form), 'right')
    const other = standsAs(await standing(page))
    expect(other).not.toBe(chosen)
    await page.getByRole('button', { name: 'Avanti' }).click()
    await page.waitForURL(/domanda=2$/)
    await keptSoon(examId, 1, other)
  })

  test.each(otherHalf('exam without script'))('in practice: %s', async (form) => {
    const who = await visitor()
    const quizId = await quizOf(who, [sample(form).id])
    const plain = await visitor({
      options: { javaScriptEnabled: false, storageState: await who.context.storageState() },
    })
    const { page, open } = plain
    await open(`/quiz/${quizId}?domanda=1`)
    await choose(plain, sample(form), 'wrong')
    const chosen = standsAs(await standing(page))
    await confirm(plain)
    await page.locator('.v .says').waitFor()
    await keptSoon(quizId, 1, chosen)
  })
})
