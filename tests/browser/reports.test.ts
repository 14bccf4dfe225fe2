import { objections, tooWide } from './objections'
import { examOf, register } from './pages'
import { sample } from './play'
import { sharedSite as site } from './site'
import { alive, type Visitor, visitors } from './visitor'

// What seems wrong: two taps and a sentence; the reply, and a template out of service.

const visitor = visitors()
const item = sample('choice')

/** Says what is wrong on the page that asks for it: the likeliest kind is chosen already. */
async function say({ page }: Visitor, sentence: string, kind = 'È sbagliato secondo le regole'): Promise<void> {
  await page.getByRole('heading', { name: 'Che cosa non va?' }).waitFor()
  expect(await page.getByLabel(kind).isChecked()).toBe(true)
  await page.getByLabel('Dillo in una frase').fill(sentence)
  await page.getByRole('button', { name: 'Invia' }).click()
  await page.getByText('La segnalazione è arrivata').waitFor()
}

/** Nothing that axe objects to, nothing that needs scrolling sideways. */
async function fine({ page }: Visitor, size: 'phone' | 'desktop'): Promise<void> {
  const found = await objections(page, 'light')
  found.push(...(await objections(page, 'dark')))
  if (size === 'phone') await page.setViewportSize({ width: 320, height: 640 })
  found.push(...(await tooWide(page)))
  expect(found).toEqual([])
}

async function administrator(): Promise<Visitor> {
  const who = await visitor()
  await site.sql(`UPDATE "User" SET role = 'amministratore' WHERE email = $1`, await register(who))
  return who
}

test('on a telephone without script: a passage of a lesson is reported from where it stands', async () => {
  const who = await visitor({ size: 'phone', options: { javaScriptEnabled: false } })
  const { page } = who
  await page.goto(`${site.url}/lezioni/zone`)
  await page.locator('a.report').first().click()
  await say(who, 'Questo passo dice il contrario della regola.')
  expect(await page.getByText('Nessuno ha ancora risposto.').count()).toBe(1)
})

test('without script: what was chosen is still there where no sentence was written', async () => {
  const { page } = await visitor({ options: { javaScriptEnabled: false } })
  await page.goto(`${site.url}/segnala?domanda=${encodeURIComponent(item.id)}`)
  await page.getByLabel('Manca qualcosa per rispondere').check()
  await page.getByRole('button', { name: 'Invia' }).click()
  await page.getByText('scrivi una frase').waitFor()
  expect(await page.getByLabel('Manca qualcosa per rispondere').isChecked()).toBe(true)
})

test('a question is reported, answered by an administrator, and its template leaves service and comes back', async () => {
  const sentence = `La traccia cita un’altra regola (${Date.now()}).`
  const who = await visitor({ size: 'phone' })
  await register(who)
  await who.open(`/domande/${encodeURIComponent(item.id)}`)
  await who.press(who.page.getByRole('link', { name: 'Segnala un errore' }))
  await alive(who.page)
  await fine(who, 'phone')
  await say(who, sentence, 'Non si capisce')

  const admin = await administrator()
  await admin.open('/amministrazione/segnalazioni')
  await fine(admin, 'desktop')
  await admin.press(admin.page.getByRole('link', { name: sentence }))
  await admin.page.getByRole('heading', { name: 'La domanda com’era' }).waitFor()
  await admin.page.getByText('Situazione e opzioni come dati').click()
  await fine(admin, 'desktop')
  await admin.page.getByLabel('Perché', { exact: true }).fill('La regola citata è un’altra.')
  await admin.press(admin.page.getByRole('button', { name: 'Togli dal servizio' }))
  await admin.page.getByText('Il modello è fuori servizio').waitFor()
  const out = () => site.sql('SELECT template FROM "WithdrawnTemplate" WHERE template = $1', item.template)
  expect(await out()).toHaveLength(1)
  await admin.press(admin.page.getByRole('button', { name: `Rimetti in servizio ${item.template}` }))
  await admin.page.getByText('Il modello è di nuovo in servizio').waitFor()
  expect(await out()).toEqual([])
  await admin.press(admin.page.getByRole('link', { name: sentence }))
  await admin.page.getByLabel('aveva ragione', { exact: true }).check()
  await admin.page.getByLabel('Una frase per chi ha segnalato').fill('Hai letto bene.')
  await admin.press(admin.page.getByRole('button', { name: 'Rispondi' }))
  await admin.page.getByText('La risposta è partita.').waitFor()

  await who.open('/progressi')
  await who.press(who.page.getByRole('link', { name: 'Leggi' }))
  await who.page.getByText('Avevi ragione').waitFor()
  await fine(who, 'phone')
  await who.open('/progressi')
  expect(await who.page.getByText('ha una risposta').count()).toBe(0)
})

test('in an exam the report says nothing of the question that was not read before', async () => {
  const who = await visitor()
  const examId = await examOf(who, 3)
  const [row] = await site.sql<{ itemId: string }>(
    'SELECT "itemId" FROM "QuizItem" WHERE "quizId" = $1 AND position = 1',
    examId,
  )
  await who.press(who.page.getByRole('link', { name: 'Segnala un errore' }))
  await who.page.getByRole('heading', { name: 'Che cosa non va?' }).waitFor()
  await alive(who.page)
  await say(who, 'Il tavolo è piccolo.', 'Non si capisce')
  expect(await who.page.content()).not.toContain(row?.itemId ?? '?')
  await who.page.getByText('quando hai risposto alla domanda').waitFor()
})
