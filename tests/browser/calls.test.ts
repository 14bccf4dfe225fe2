import type { Call } from '#lib/questions/calls'
import { callOf } from './pages'
import { sharedSite as site } from './site'
import { type Visitor, visitors } from './visitor'

// A call at the table: the story, questions to the players, a ruling, and which questions were worth asking.

const visitor = visitors()

async function secretOf({ page }: Visitor): Promise<Call> {
  const id = new URL(page.url()).pathname.split('/')[2] ?? ''
  const [row] = await site.sql<{ secret: { readonly call: Call } }>('SELECT secret FROM "Call" WHERE id = $1', id)
  if (!row) throw new Error('no call')
  return row.secret.call
}

test('by keyboard: asks, finds the answer there after a reload, rules, and reads what was needed', async () => {
  const who = await visitor()
  const { page } = who
  await callOf(who)
  const said = page.locator('.asks .said')
  expect(await said.count()).toBe(0)
  await page.keyboard.press('2')
  await said.first().waitFor()
  await page.reload()
  expect(await said.count()).toBe(1)
  const { item } = await secretOf(who)
  const keys = await page
    .locator('input[name=ruling]')
    .evaluateAll((all) => all.map((i) => (i as HTMLInputElement).value))
  await page.keyboard.press('abcde'.charAt(keys.indexOf(item.right)))
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Le domande', exact: true }).waitFor()
  expect(await page.locator('.vh1 .ver').first().innerText()).toContain('Giusto')
  expect(await page.locator('.needed > li').count()).toBe((await secretOf(who)).facts.length)
})

test('from home to the calls, from the page of a rule to a call that it decides, and back to it', async () => {
  const who = await visitor()
  const { page } = who
  await page.goto(site.url)
  await page.getByRole('link', { name: 'Rispondi a una chiamata al tavolo' }).click()
  await page.getByRole('heading', { name: 'Chiamate', level: 1 }).waitFor()
  // Where to read what the rules of the game do not say.
  for (const policy of ['(JAR)', '(IPG)', '(MTR)']) await page.locator('main').getByText(policy).waitFor()
  await page.goto(`${site.url}/regole/702.19b`)
  await page.getByRole('link', { name: 'Rispondi alla chiamata' }).click()
  await page.getByText('La prossima chiamata riguarda la regola 702.19b.').waitFor()
  await page.getByRole('button', { name: 'Vai al tavolo' }).click()
  await page.getByRole('heading', { name: 'Che cosa chiedi?' }).waitFor()
  expect((await secretOf(who)).item.template).toBe('trampled-over')
  // Whoever left the table finds it on the first page.
  await page.goto(site.url)
  await page.getByRole('heading', { name: 'Ti aspettano a un tavolo.', level: 1 }).waitFor()
  await page.getByRole('link', { name: 'Torna al tavolo' }).click()
  await page.getByRole('heading', { name: 'Che cosa chiedi?' }).waitFor()
})

test('on a telephone without script: a wrong ruling stands, and says why', async () => {
  const who = await visitor({ size: 'phone', options: { javaScriptEnabled: false } })
  const { page } = who
  await page.goto(`${site.url}/chiamate`)
  await page.getByRole('button', { name: 'Vai al tavolo' }).click()
  await page.getByRole('heading', { name: 'Che cosa chiedi?' }).waitFor()
  const { item } = await secretOf(who)
  const wrong = item.options.find(({ key }) => key !== item.right)
  const chosen = page.locator(`input[name=ruling][value="${wrong?.key}"]`)
  await chosen.check()
  // What was chosen is still chosen when something is asked after it.
  for (const n of [1, 2]) {
    await page.locator('.asks button').first().click()
    await page
      .locator('.asks .said')
      .nth(n - 1)
      .waitFor()
    expect(await chosen.isChecked()).toBe(true)
  }
  await page.getByRole('button', { name: 'Decidi' }).click()
  await page.getByRole('heading', { name: 'Le domande', exact: true }).waitFor()
  expect(await page.locator('.vh1 .ver').first().innerText()).not.toContain('Giusto')
})
