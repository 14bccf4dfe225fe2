import { join as pathTo } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { clearAway } from '../launcher/launcher'
import { ownSite } from './own-site'
import { register } from './pages'
import { alive, type Visitor, visitors } from './visitor'

// Two processes of the site on one database: students are on one, whoever leads on the other.

const visitor = visitors()
afterAll(clearAway)

const shots = process.env.CLASSROOM_SHOTS
const shoot = async (who: Visitor, name: string) => {
  if (shots) await who.page.screenshot({ path: pathTo(shots, `${name}.png`), fullPage: true })
}

/** Nothing that axe objects to in either theme, nothing that needs scrolling sideways on the narrowest screen. */
async function sound({ page }: Visitor, name: string): Promise<void> {
  const before = page.viewportSize() ?? { width: 1440, height: 900 }
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const { violations } = await new AxeBuilder({ page })
      .options({ resultTypes: ['violations'], preload: false })
      .analyze()
    for (const { id, nodes } of violations)
      found.push(...nodes.map(({ target }) => `${name}, ${colorScheme}, ${id}: ${target.join(' ')}`))
    await shoot({ page } as Visitor, `${name}-${colorScheme}`)
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 320, height: 700 })
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  if (wide > 320) found.push(`${name}: ${wide} px wide on 320`)
  await shoot({ page } as Visitor, `${name}-320`)
  await page.setViewportSize(before)
  expect(found).toEqual([])
}

test('students on one process and their instructor on another go through a whole session', async () => {
  const secret = { NEXTAUTH_SECRET: 'a secret that both processes share' }
  const one = await ownSite(secret)
  const other = await ownSite({ ...secret, DATABASE_URL: one.databaseUrl })
  const teacher = await visitor({ site: one.url })
  await register(teacher)
  await one.sql(`UPDATE "User" SET role = 'formatore' WHERE kind = 'account'`)

  await teacher.open('/formatore/sessioni')
  await teacher.page.getByLabel('Titolo, che tutti vedono').fill('Corso di Bologna')
  await sound(teacher, 'inizio')
  await teacher.press(teacher.page.getByRole('button', { name: 'Apri la sala' }))
  await teacher.page.getByRole('button', { name: 'Comincia' }).waitFor()
  const [{ code = '' } = {}] = await one.sql<{ code: string }>('SELECT code FROM "ClassSession"')
  const [{ id = '' } = {}] = await one.sql<{ id: string }>('SELECT id FROM "ClassSession"')
  await one.sql(
    `UPDATE "ClassSession" SET settings = jsonb_set(settings, '{scores}', '"podium"') WHERE code = $1`,
    code,
  )

  const wall = await visitor({ site: one.url })
  await wall.context.addCookies(await teacher.context.cookies())
  await wall.open(`/formatore/sessioni/${id}/proiettore`)
  await wall.page.getByRole('heading', { name: code }).waitFor()
  await sound(wall, 'ingresso')

  const students = [
    await visitor({ site: other.url, size: 'phone' }),
    await visitor({ site: other.url, size: 'phone' }),
  ] as const
  for (const [n, student] of students.entries()) {
    await student.open(`/sessione/${code}`)
    await student.page.getByLabel('Il nome che gli altri vedono').fill(`Studente ${n + 1}`)
    if (n === 0) await sound(student, 'porta')
    await student.press(student.page.getByRole('button', { name: 'Entra' }))
    await student.page.getByText(`Sei dentro come Studente ${n + 1}`).waitFor()
  }
  await sound(students[0], 'attesa')
  await wall.page.getByText('2 persone sono dentro').waitFor()

  const main = (name: string | RegExp) => teacher.press(teacher.page.getByRole('button', { name }))
  await main('Comincia')
  for (const { page } of students) await page.getByText('Leggi: fra poco si risponde.').waitFor()
  await wall.page.getByText('Leggete: fra poco si risponde.').waitFor()
  await sound(wall, 'letta')
  await main('Apri le risposte')
  for (const student of students) {
    await student.page.getByRole('button', { name: 'Non lo so' }).waitFor()
    if (student === students[0]) await sound(student, 'risposta')
    await student.press(student.page.getByRole('button', { name: 'Non lo so' }))
    await student.page.getByRole('heading', { name: 'Risposta inviata.' }).waitFor()
  }
  await sound(students[0], 'inviata')
  await teacher.page.getByText('2 su 2 hanno risposto').waitFor()
  await sound(teacher, 'console')
  await sound(wall, 'aperta')

  // Whoever loses the line, or the page, finds what they did.
  await students[0].open(`/sessione/${code}`)
  await students[0].page.getByRole('heading', { name: 'Risposta inviata.' }).waitFor()

  await main('Chiudi le risposte')
  await main('Rivela')
  for (const { page } of students) await page.getByRole('heading', { name: 'I passi' }).waitFor()
  await students[0].press(students[0].page.getByRole('button', { name: 'Non ho capito il passo 1' }))
  await teacher.page.getByText('1 persona non l’ha capito').waitFor()
  await sound(students[0], 'esito')
  await sound(wall, 'rivelata')
  await main(/Passo 1 di/)
  await wall.page
    .getByText(/^Passo 1 di/)
    .first()
    .waitFor()
  await sound(wall, 'passo')
  await sound(teacher, 'console-rivelata')

  await main('Termina la sessione')
  await main('Sì, termina per tutti')
  for (const { page } of students) await page.getByRole('heading', { name: 'La sessione è finita.' }).waitFor()
  await teacher.open(`/formatore/sessioni/${id}/rapporto`)
  await teacher.page.getByRole('heading', { name: 'Domanda per domanda' }).waitFor()
  await alive(teacher.page)
  await sound(teacher, 'rapporto')
  const kept = await one.sql('SELECT * FROM "ClassAnswer"')
  expect(kept).toHaveLength(2)
})
