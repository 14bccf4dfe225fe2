import type { Call } from '#lib/questions/calls'
import { looksRight } from './objections'
import { callOf, registerTeacher } from './pages'
import { sharedSite as site } from './site'
import { untilTrue, type Visitor, visitors } from './visitor'

// A class plays a call: the wall, the console and two telephones.

const visitor = visitors()
const NETWORK = /net::ERR_|Failed to load resource/

const wants = (id: string) =>
  site.sql<{ ballot: number }>(
    'SELECT ballot FROM "ClassWant" w JOIN "ClassQuestion" q ON q.id = w."questionId" WHERE q."sessionId" = $1 ORDER BY ballot',
    id,
  )
/** Chooses the n-th of what is there to choose from, and sends it. */
async function vote({ page, press }: Visitor, n: number): Promise<void> {
  await press(page.locator('form.ans label.opt').nth(n))
  await press(page.getByRole('button', { name: 'Conferma' }))
}

test('people vote what to ask, hear the answer, vote the ruling, and read what was needed', async () => {
  const teacher = await visitor()
  await registerTeacher(teacher, site)
  await teacher.open('/formatore/sessioni?da=chiamate')
  await teacher.page.getByLabel('Titolo, che tutti vedono').fill('Serata di chiamate')
  expect(await teacher.page.getByLabel('Quante chiamate (da 1 a 5)').inputValue()).toBe('1')
  await looksRight(teacher)
  await teacher.press(teacher.page.getByRole('button', { name: 'Apri la sala' }))
  await teacher.page.getByRole('button', { name: 'Comincia' }).waitFor()
  const id = new URL(teacher.page.url()).pathname.split('/').at(-1) ?? ''
  const [row] = await site.sql<{ code: string; secret: { right: string; call: Pick<Call, 'facts'> } }>(
    'SELECT s.code, q.secret FROM "ClassSession" s JOIN "ClassQuestion" q ON q."sessionId" = s.id WHERE s.id = $1',
    id,
  )
  const { code = '', secret } = row ?? {}
  const wall = await visitor({ options: { viewport: { width: 1280, height: 720 } } })
  await wall.context.addCookies(await teacher.context.cookies())
  await wall.open(`/formatore/sessioni/${id}/proiettore`)
  await wall.page.getByRole('heading', { name: code }).waitFor()
  const phones = [
    await visitor({ size: 'phone', expected: NETWORK }),
    await visitor({ size: 'phone', expected: NETWORK }),
  ] as const
  for (const [n, phone] of phones.entries()) {
    await phone.open(`/sessione/${code}`)
    await phone.page.getByLabel('Il nome che gli altri vedono').fill(`Studente ${n + 1}`)
    await phone.press(phone.page.getByRole('button', { name: 'Entra' }))
    await phone.page.getByText(`Sei dentro come Studente ${n + 1}`).waitFor()
  }
  const [anna, nora] = phones
  const main = (name: string | RegExp) => teacher.press(teacher.page.getByRole('button', { name }))

  await main('Comincia')
  await wall.page.locator('.wall .wall-says').first().waitFor()
  for (const { page } of phones) await page.getByText('Ascolta i giocatori').waitFor()
  await looksRight(wall)
  await looksRight(anna)

  await main('Vota che cosa chiedere')
  for (const { page } of phones) await page.getByRole('heading', { name: 'Che cosa chiedi ai giocatori?' }).waitFor()
  await wall.page.getByRole('heading', { name: 'Che cosa chiedereste?' }).waitFor()
  await looksRight(anna)
  // What there is to choose from is in sight, and the menu of the site is not.
  expect(await anna.page.getByRole('navigation').count()).toBe(0)
  expect((await anna.page.locator('form.ans label.opt').nth(3).boundingBox())?.y).toBeLessThan(640)
  const wanted = await anna.page.locator('form.ans label.opt').first().innerText()
  await vote(anna, 0)
  await anna.page.getByRole('heading', { name: 'Voto inviato.' }).waitFor()
  // Whoever loses the line sends it when the line is back, and it counts once.
  await nora.context.setOffline(true)
  await vote(nora, 0)
  await nora.page.getByText('Non è ancora salvata').waitFor()
  await nora.context.setOffline(false)
  await nora.page.getByRole('heading', { name: 'Voto inviato.' }).waitFor()
  await anna.page.reload()
  await anna.page.getByRole('heading', { name: 'Voto inviato.' }).waitFor()
  await teacher.page.getByText('2 su 2 hanno votato').waitFor()
  expect(await wants(id)).toHaveLength(2)
  // What is wanted is on the wall when the ballot is closed, and not before.
  expect(await wall.page.locator('.wall .live-bars').count()).toBe(0)
  await looksRight(wall)
  await main('Chiudi il voto')
  await wall.page.locator('.wall .live-bars').waitFor()
  expect(await wall.page.locator('.wall .live-bars li').count()).toBe(1)
  await looksRight(wall)
  await looksRight(teacher)
  await main('Chiedi la più votata')
  for (const { page } of [wall, ...phones]) {
    await page.locator('.live-said li').waitFor()
    expect(wanted).toContain((await page.locator('.live-said li').innerText()).split('«')[0]?.trim())
  }
  // Another than the one that is wanted, by whoever leads.
  await teacher.press(teacher.page.locator('.live-asks button').first())
  await wall.page.locator('.live-said li').nth(1).waitFor()
  await looksRight(anna)

  await wall.page.keyboard.press('d')
  for (const { page } of phones) await page.getByRole('button', { name: 'Non lo so' }).waitFor()
  await looksRight(wall)
  await looksRight(anna)
  for (const phone of phones) {
    await phone.press(phone.page.locator(`form.ans label.opt:has(input[value="${secret?.right}"])`))
    await phone.press(phone.page.getByRole('button', { name: 'Conferma' }))
    await phone.page.getByRole('heading', { name: 'Risposta inviata.' }).waitFor()
  }
  expect(await wall.page.getByText('Serviva').or(wall.page.getByText('Servivano')).count()).toBe(0)
  await main('Chiudi le risposte')
  await main('Rivela')
  for (const { page } of [wall, ...phones]) await page.getByRole('heading', { name: /^Serv(iva|ivano) \d/ }).waitFor()
  for (const { page } of phones) await page.getByText('Giusto', { exact: true }).waitFor()
  await looksRight(wall)
  await looksRight(anna)
  await looksRight(teacher)
})

test('from a call that one has ruled on, whoever teaches plays it with a class', async () => {
  const teacher = await visitor()
  const { page, press } = teacher
  await registerTeacher(teacher, site)
  await callOf(teacher)
  const ask = await page.getByRole('heading', { level: 1 }).innerText()
  await press(page.locator('label.opt').first())
  await press(page.getByRole('button', { name: 'Decidi' }))
  await press(page.getByRole('button', { name: 'Giocala con la classe' }))
  await press(page.getByRole('button', { name: 'Comincia' }))
  await page.getByRole('heading', { name: ask, level: 2 }).waitFor()
  await untilTrue('what may be asked', async () => (await page.locator('.live-asks li').count()) > 3)
  const student = await visitor()
  await callOf(student)
  await student.press(student.page.locator('label.opt').first())
  await student.press(student.page.getByRole('button', { name: 'Decidi' }))
  await student.page.getByRole('heading', { name: 'Le domande', exact: true }).waitFor()
  expect(await student.page.getByRole('button', { name: 'Giocala con la classe' }).count()).toBe(0)
})
