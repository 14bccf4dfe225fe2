import { began, verdict } from './play'
import { alive, type Size, type Visitor, visitors } from './visitor'

// Practice in a browser: what comes next, only what was missed, and how one wants to practise.

const visitor = visitors()

/** A quiz that was begun is open: another one makes it step aside. */
const ASIDE = 'Lascialo da parte e comincia l’altro'

const train = async ({ page, open, press }: Visitor): Promise<string> => {
  await open('/quiz')
  await press(page.getByRole('button', { name: 'Allenati', exact: true }))
  return began(page)
}
const giveUp = async ({ page, press }: Visitor): Promise<void> => {
  await press(page.getByRole('button', { name: 'Non lo so' }))
  await verdict(page)
}
const noSideways = ({ page }: Visitor): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)

describe.each<Size>(['phone', 'desktop'])('%s', (size) => {
  test('«Allenati» says why it asked once it is answered; what was missed comes back until it is made good', async () => {
    const who = await visitor({ size })
    const { page, open, press } = who
    await open('/quiz')
    await page.getByText('Per ora non hai errori da rivedere.').waitFor()
    expect(await page.getByText(/^Ti aspettano: \d+ regole nuove\.$/).count()).toBe(1)
    await train(who)
    expect(await page.getByText(/^Regola nuova/).count()).toBe(0)
    await giveUp(who)
    await page.getByText(/^Regola nuova: \d{3}\.\d/).waitFor()
    await open('/quiz')
    await page.getByText(/1 errore da rivedere/).waitFor()
    expect(await noSideways(who)).toBe(true)
    await press(page.getByRole('button', { name: 'Rivedi l’errore' }))
    await press(page.getByRole('button', { name: ASIDE }))
    await began(page)
    expect(await page.getByText('Domanda 1 di 1').count()).toBe(1)
    await giveUp(who)
    await page.getByText(/^Di nuovo su un errore: \d{3}\.\d/).waitFor()
  })

  test('an exam to come, a goal a day and how sure an answer is are there once they are wanted', async () => {
    const who = await visitor({ size })
    const { page, open, press } = who
    await open('/quiz')
    await press(page.getByText('Esame in vista, obiettivo al giorno, sicurezza delle risposte'))
    const soon = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10)
    await page.getByLabel('Giorno dell’esame').fill('2020-01-01')
    await press(page.getByRole('button', { name: 'Salva' }))
    await page.getByText('scegli un giorno da domani').waitFor()
    await page.getByLabel('Giorno dell’esame').fill(soon)
    await page.getByLabel('Risposte al giorno').fill('1')
    await page.getByLabel('Conta i giorni di fila').check()
    await page.getByLabel('Chiedimi quanto è sicura').check()
    await press(page.getByRole('button', { name: 'Salva' }))
    await page.getByText('Salvato: da ora ti alleni così.').waitFor()
    await page.getByText(/^\d+ regole nuove al giorno fino al /).waitFor()
    await page.getByText('Oggi 0 risposte su 1').waitFor()
    expect(await noSideways(who)).toBe(true)
    await train(who)
    await page.getByLabel('Incerta').check()
    expect(await noSideways(who)).toBe(true)
    await giveUp(who)
    await open('/quiz')
    await page.getByText('Oggi 1 risposta su 1: obiettivo raggiunto · 1 giorno').waitFor()
  })
})

test('a verdict asks for no page; who goes back finds it where it was, and the pages before it as they are by now', async () => {
  const who = await visitor()
  const { page, open, press } = who
  await open('/')
  await press(page.getByRole('banner').getByRole('link', { name: 'Allenati' }))
  await press(page.getByRole('button', { name: 'Allenati', exact: true }))
  const quiz = await began(page)
  const pages: string[] = []
  page.on('request', (request) => {
    // The next question may be fetched ahead; the one that has its verdict is not asked for again.
    if (request.method() === 'GET' && request.url().includes(`/quiz/${quiz}?domanda=1`)) pages.push(request.url())
  })
  const marks = page.locator('.qtop').getByRole('img')
  await giveUp(who)
  expect(await marks.getAttribute('aria-label')).toMatch(/^Domanda 1 di \d+: 1 senza risposta$/)
  const { says } = await verdict(page)
  await page.waitForLoadState('networkidle')
  expect(pages).toEqual([])
  await press(page.getByRole('link', { name: 'Prossima' }))
  await page.waitForURL(/domanda=2$/)
  await alive(page)
  await page.goBack()
  expect((await verdict(page)).says).toBe(says)
  await page.goBack()
  await page.getByRole('heading', { name: 'Hai un quiz aperto' }).waitFor()
})

test('lessons, level and length of one’s choice', async () => {
  const who = await visitor()
  const { page, open, press } = who
  await open('/quiz')
  await page.getByRole('checkbox').first().check()
  await page.getByLabel('Domande').selectOption('5')
  await press(page.getByRole('button', { name: 'Comincia' }))
  await began(page)
  expect(await page.getByText('Domanda 1 di 5').count()).toBe(1)
})

test('without a script: a practice, a quiz of one’s choice, and what is wanted of them', async () => {
  const { page, open } = await visitor({ options: { javaScriptEnabled: false } })
  const begun = /\/quiz\/[0-9a-f-]{36}\?domanda=1$/
  await open('/quiz')
  await page.getByText('Esame in vista, obiettivo al giorno').click()
  await page.getByLabel('Risposte al giorno').fill('3')
  await page.getByLabel('Chiedimi quanto è sicura').check()
  await page.getByRole('button', { name: 'Salva' }).click()
  await page.getByText('Oggi 0 risposte su 3').waitFor()
  await page.getByRole('button', { name: 'Allenati', exact: true }).click()
  await page.waitForURL(begun)
  await page.getByLabel('Sicura').check()
  await page.getByRole('button', { name: 'Non lo so' }).click()
  await page.getByText(/^Regola nuova: \d{3}\.\d/).waitFor()
  await open('/quiz')
  await page.getByLabel('Domande').selectOption('20')
  await page.getByRole('button', { name: 'Comincia' }).click()
  await page.getByRole('button', { name: ASIDE }).click()
  await page.waitForURL(begun)
  expect(await page.getByText('Domanda 1 di 20').count()).toBe(1)
})
