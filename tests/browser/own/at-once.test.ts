import { looksRight } from '../objections'
import { registerTeacher } from '../pages'
import { sharedSite as site } from '../site'
import { alive, type Size, visitors } from '../visitor'
import { bench } from './table'

// From «Scrivine una adesso» to a hall that is open with the question, in a browser.

const visitor = visitors()

test.each<Size>(['desktop', 'phone'])('on a %s a question is written for a hall and opens it', async (size) => {
  const who = await visitor({ size })
  await registerTeacher(who, site)
  const { page, press, open } = who
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const write = async () => {
    await open('/formatore/sessioni')
    await press(button('Scrivine una adesso'))
    await page.waitForURL(/domande\/[0-9a-f-]{36}\?dal-vivo=1$/)
    await alive(page)
    return page.url()
  }
  const first = await write()
  // Whoever goes away without a word finds it again, and leaves nothing in the list.
  expect(await write()).toBe(first)
  await open('/formatore/domande')
  await page.getByRole('heading', { name: 'Costruisci la prima domanda' }).waitFor()
  await write()
  const table = bench(who)
  await page.getByRole('combobox', { name: 'Dove metterlo' }).waitFor()
  await looksRight(who)
  // What is missing is said, and no hall is opened.
  await press(button('Salva e usa dal vivo'))
  await page.getByText('Non è ancora una domanda: scegli che cosa chiedere. La bozza resta.').waitFor()
  await table.put('Creatura', 'Golem', 'Campo di battaglia: Anna', { pt: '5/5' })
  const attack = await table.action('Attacca con')
  await table.choose(attack, 'Chi, o che cosa', 'Golem')
  await table.choose(attack, 'Contro', 'Nora')
  await table.addAction()
  await table.action('Il combattimento va fino a tutto il danno')
  await table.addAction()
  await table.ask('Quanti punti vita ha', { 'Di quale giocatore': 'Nora' })
  await press(button('Salva e usa dal vivo'))
  await page.waitForURL(/formatore\/sessioni\/[0-9a-f-]{36}$/)
  await page.getByRole('heading', { name: 'Domanda dal vivo', level: 1 }).waitFor()
  await page
    .getByText(/Quanti punti vita ha Nora/)
    .first()
    .waitFor()
  await looksRight(who)
})
