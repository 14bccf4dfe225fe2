import { clearAway } from '../launcher/launcher'
import { looksRight } from './objections'
import { registerTeacher } from './pages'
import { choose, confirm, itemOf, optionFor, sample } from './play'
import { sharedSite } from './site'
import { visitors } from './visitor'

// A player says one thing, then another; what counts is what the phone shows when the question is locked.

const visitor = visitors()
afterAll(clearAway)

test('an answer is said as it was given, is changed while the question is open, and stays once it is locked', async () => {
  const teacher = await visitor()
  await registerTeacher(teacher, sharedSite)
  await teacher.open('/formatore/sessioni')
  await teacher.page.getByLabel('Titolo, che tutti vedono').fill('Serata di prova')
  await teacher.page.getByLabel('Un solo modello di domanda').check()
  await teacher.page.locator('#modello').selectOption(sample('choice').template)
  await teacher.page.getByLabel('Quante domande').fill('1')
  expect(await teacher.page.getByLabel('La risposta si può cambiare').isChecked()).toBe(true)
  const main = (name: string) => teacher.press(teacher.page.getByRole('button', { name }))
  await main('Apri la sala')
  await teacher.page.getByRole('button', { name: 'Comincia' }).waitFor()
  const id = new URL(teacher.page.url()).pathname.split('/').at(-1) ?? ''
  const [{ code = '', itemId = '' } = {}] = await sharedSite.sql<{ code: string; itemId: string }>(
    'SELECT s.code, q."itemId" FROM "ClassSession" s JOIN "ClassQuestion" q ON q."sessionId" = s.id WHERE s.id = $1',
    id,
  )
  const item = itemOf(itemId)
  const phone = await visitor({ size: 'phone', options: { viewport: { width: 360, height: 740 } } })
  const { page, press } = phone
  const button = (name: string) => page.getByRole('button', { name })
  await phone.open(`/sessione/${code}`)
  await page.getByLabel('Il nome che gli altri vedono').fill('Anna')
  await press(button('Entra'))
  await page.getByText('Sei dentro come Anna').waitFor()
  await main('Comincia')
  await main('Apri le risposte')

  const mine = page.locator('.live-mine b')
  const options = page.locator('label.opt')
  await options.first().waitFor()
  const textOf = async (how: 'right' | 'wrong') =>
    options
      .filter({ has: page.locator(`input[value="${optionFor(item, how).key}"]`) })
      .locator('span:not(.k)')
      .first()
      .innerText()
  const [wrong, right] = [await textOf('wrong'), await textOf('right')]
  await choose(phone, item, 'wrong')
  await confirm(phone)
  await page.getByRole('heading', { name: 'Risposta inviata.' }).waitFor()
  expect(await mine.innerText()).toBe(wrong)
  await looksRight(phone)

  await press(button('Cambia risposta'))
  await options.first().waitFor()
  await looksRight(phone)
  await press(button('Lascia la risposta di prima'))
  expect(await mine.innerText()).toBe(wrong)
  // After a reload too, the answer that it takes the place of is known.
  await phone.open(`/sessione/${code}`)
  await press(button('Cambia risposta'))
  await choose(phone, item, 'right')
  await confirm(phone)
  await page.getByRole('heading', { name: 'Risposta inviata.' }).waitFor()
  expect(await mine.innerText()).toBe(right)

  await main('Chiudi le risposte')
  await page.getByText('Le risposte sono chiuse.').waitFor()
  expect(await mine.innerText()).toBe(right)
  expect(await button('Cambia risposta').count()).toBe(0)
  await main('Rivela')
  await page.getByRole('heading', { name: 'I passi' }).waitFor()
  expect(
    await sharedSite.sql(
      'SELECT a.verdict FROM "ClassAnswer" a JOIN "ClassQuestion" q ON q.id = a."questionId" WHERE q."sessionId" = $1',
      id,
    ),
  ).toEqual([{ verdict: 'right' }])
})
