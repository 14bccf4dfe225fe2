import { looksRight } from '../objections'
import { registerTeacher } from '../pages'
import { sharedSite as site } from '../site'
import { alive, type Size, type Visitor, visitors } from '../visitor'
import { bench } from './table'

// Questions of one's own, from the table to a deck, in a browser.

const visitor = visitors()

/** Somebody who teaches, on a page of theirs. */
async function instructor(size: Size, path: string): Promise<Visitor> {
  const who = await visitor({ size })
  await registerTeacher(who, site)
  await who.open(path)
  return who
}

test('a question is put together on the table, kept as it is written, saved and put into a deck', async () => {
  const who = await instructor('desktop', '/formatore/domande')
  const { page, press } = who
  const table = bench(who)
  await table.begin('Golem <img src=x onerror=alert(1)>')
  await table.put('Creatura', 'Golem', 'Campo di battaglia: Anna', { pt: '5/5' })
  await table.put('Creatura', 'Angelo', 'Campo di battaglia: Nora', { pt: '4/4' })
  const attack = await table.action('Attacca con')
  await table.choose(attack, 'Chi, o che cosa', 'Golem')
  await table.choose(attack, 'Contro', 'Nora')
  await table.addAction()
  await table.action('Il combattimento va fino a tutto il danno')
  await table.addAction()
  await page
    .getByText(/da 20 a 15/)
    .first()
    .waitFor()
  // What the rules forbid says so, goes back with one button and comes again with another.
  const cast = await table.action('Lancia')
  await table.choose(cast, 'Che cosa', 'Angelo')
  await table.addAction()
  const forbidden = page.getByText('le regole non lo permettono')
  await forbidden.waitFor()
  await press(page.getByRole('button', { name: 'Annulla l’ultima modifica' }))
  await forbidden.waitFor({ state: 'detached' })
  await press(page.getByRole('button', { name: 'Ripeti' }))
  await forbidden.waitFor()
  await press(page.getByRole('button', { name: 'Togli l’azione 3' }))
  await forbidden.waitFor({ state: 'detached' })
  // The focus is on the action before the one that is gone.
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('danno')
  await table.ask('Quanti punti vita ha', { 'Di quale giocatore': 'Nora' })
  await press(page.getByRole('button', { name: 'Guarda le risposte' }))
  await page.getByText('Risposta giusta: 15').waitFor()
  await page
    .getByLabel('Introduzione')
    .fill('Al **tavolo 3**, <b onclick="alert(1)">qui</b> [là](javascript:alert(1)).')
  await page.getByText('Salvo la bozza…').waitFor()
  await page.getByText('Bozza salvata.').waitFor()
  await page.reload()
  await alive(page)
  expect(await page.getByLabel('Introduzione').inputValue()).toContain('tavolo 3')
  await table.save()
  await page.locator('.introduction strong').getByText('tavolo 3').waitFor()
  expect(await page.locator('.introduction :is(b, a, img)').count()).toBe(0)
  await looksRight(who)

  await who.open('/formatore/mazzi')
  await page.getByLabel('Titolo').fill('Con la mia')
  await press(page.getByRole('button', { name: 'Crea il mazzo' }))
  await page.waitForURL(/mazzi\/[0-9a-f-]{36}$/)
  await alive(page)
  // A title is text, whatever it looks like.
  await page.getByRole('option', { name: 'Golem <img' }).waitFor({ state: 'attached' })
  await press(page.getByRole('button', { name: 'Aggiungi la domanda' }))
  await page.getByText('Ho aggiunto 1 domanda').waitFor()
  expect(await page.locator('.deck > li > a').allInnerTexts()).toEqual([
    expect.stringContaining('Quanti punti vita ha'),
  ])
})

test('two creatures block one that divides its damage: the choice that is missing is said, and made in place', async () => {
  const who = await instructor('phone', '/formatore/domande')
  const { page, press } = who
  const table = bench(who)
  await table.begin('Doppio blocco')
  await table.put('Creatura', 'Golem', 'Campo di battaglia: Anna', { pt: '5/5' })
  await table.put('Creatura', 'Orso', 'Campo di battaglia: Nora', { pt: '2/2' })
  await table.put('Creatura', 'Lupo', 'Campo di battaglia: Nora', { pt: '3/3' })
  const attack = await table.action('Attacca con')
  await table.choose(attack, 'Chi, o che cosa', 'Golem')
  await table.choose(attack, 'Contro', 'Nora')
  await table.addAction()
  for (const blocker of ['Orso', 'Lupo']) {
    const block = await table.action('Blocca con')
    await table.choose(block, 'Chi, o che cosa', blocker)
    await block.getByRole('combobox', { name: 'Un oggetto preciso', exact: true }).selectOption({ label: 'Golem' })
    await table.addAction()
  }
  await table.action('Il combattimento va fino a tutto il danno')
  await table.addAction()
  await page.getByText('Per Golem, Anna deve scegliere come assegna il danno.').waitFor()
  const answer = page.getByRole('region', { name: 'Che cosa dicono le regole' })
  await press(answer.getByText('In un altro modo'))
  await answer.getByRole('textbox', { name: 'Quanti' }).first().fill('2')
  await answer.getByRole('textbox', { name: 'Quanti' }).last().fill('3')
  await press(answer.getByRole('button', { name: 'Scegli così' }))
  await page.getByText(/Scelta 1: Anna/).waitFor()
  await table.ask('Dove si trova', { 'Di che cosa': 'Lupo' })
  await looksRight(who)
  await table.save()
  await looksRight(who)
})

test('a draft that did not reach the site is still there after a reload, and leaving with it is asked about', async () => {
  const who = await visitor({ expected: /Failed to load resource|ERR_/ })
  await registerTeacher(who, site)
  const { page, context } = who
  await who.open('/formatore/domande')
  await bench(who).begin('Senza rete')
  await context.setOffline(true)
  await page.getByLabel('Introduzione').fill('Scritto senza rete.')
  await page.getByText('per ora sta su questo dispositivo').waitFor()
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void (dialog.type() === 'beforeunload' ? dialog.accept() : dialog.dismiss())
  })
  await who.press(page.getByRole('link', { name: 'Domande proprie' }))
  expect(asked).toEqual(['confirm'])
  await context.setOffline(false)
  await context.route('**/formatore/domande/**', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await page.reload()
  await alive(page)
  await page.getByText('Ho ripreso le modifiche che erano rimaste su questo dispositivo').waitFor()
  expect(await page.getByLabel('Introduzione').inputValue()).toBe('Scritto senza rete.')
  await context.unroute('**/formatore/domande/**')
  await page.getByText('Bozza salvata.').waitFor()
  expect(await page.evaluate(() => localStorage.getItem('verdetto:domande'))).toBeNull()
})

test('without script a form that is sent back has what was typed into it', async () => {
  const who = await instructor('desktop', '/formatore/mazzi')
  const { page, press, context } = who
  await page.getByLabel('Titolo').fill('Sera')
  await press(page.getByRole('button', { name: 'Crea il mazzo' }))
  await page.waitForURL(/mazzi\/[0-9a-f-]{36}$/)
  const plain = await visitor({
    site: site.url,
    options: { javaScriptEnabled: false, storageState: await context.storageState() },
  })
  await plain.page.goto(page.url())
  await plain.page.getByLabel('Regole, con il numero').fill('999.99')
  await plain.page.getByLabel('Domande (da 1 a 20)').fill('7')
  await plain.page.getByRole('button', { name: 'Aggiungi senza guardare' }).click()
  await plain.page.locator('.missing').filter({ hasText: /\S/ }).first().waitFor()
  expect(await plain.page.getByLabel('Regole, con il numero').inputValue()).toBe('999.99')
  expect(await plain.page.getByLabel('Domande (da 1 a 20)').inputValue()).toBe('7')
})
