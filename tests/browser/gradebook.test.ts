import { looksRight } from './objections'
import { registerTeacher } from './pages'
import { sharedSite as site } from './site'
import { alive, type Size, visitors } from './visitor'

// A gradebook in a browser: those alone who have not handed in, one after the other; and an assignment taken away and put back.

const visitor = visitors()

/** Three students, two assignments that are due, somebody who is awaited, and two marks by hand. */
const CLASS = `
  WITH u AS (INSERT INTO "User" (id, kind, email, name)
      SELECT gen_random_uuid(), 'account', lower(replace(n, ' ', '.')) || '.' || $1 || '@esempio.it', n FROM unnest(ARRAY['Ada Bruni', 'Bice Corti', 'Carla Dossi']) n RETURNING id, name),
    m AS (INSERT INTO "CourseMember" SELECT $1::uuid, id, 'studente', now() - interval '20 days' FROM u),
    r AS (INSERT INTO "RosterEntry" (id, "courseId", "batchId", email, "createdAt")
      SELECT gen_random_uuid(), $1::uuid, gen_random_uuid(), n || '@esempio.it', now() FROM unnest(ARRAY['p10', 'p2']) n),
    a AS (INSERT INTO "Assignment" (id, "courseId", kind, title, task, "dueAt", "createdAt", weight, "missingAsZero")
      SELECT gen_random_uuid(), $1::uuid, 'esercizio', title, '{"schema": 1, "type": "esercizio", "length": 4}',
        now() - interval '1 day', now() - interval '9 days', weight, zero
      FROM (VALUES ('Attaccanti e bloccanti', 1, false), ('Danno', 2, true)) v (title, weight, zero) RETURNING id, title)
  INSERT INTO "AssignmentException" (id, "assignmentId", "userId", kind, points, "outOf", reason, "createdAt")
    SELECT gen_random_uuid(), a.id, u.id, 'mark', 3, 4, 'A voce.', now() FROM a, u WHERE u.name = 'Ada Bruni'`

test.each<Size>(['phone', 'desktop'])('%s: what is marked by hand, and out of how many', async (size) => {
  const teacher = await visitor({ size })
  const { page, press, open } = teacher
  await registerTeacher(teacher, site)
  await open('/formatore')
  await page.getByLabel('Titolo').fill('Arbitri di Lucca')
  await press(page.getByRole('button', { name: 'Crea il corso' }))
  await page.getByText('Il corso è pronto').waitFor()
  const course = new URL(page.url()).pathname
  await site.sql(CLASS, course.split('/').at(-1))

  await open(`${course}/compiti`)
  await press(page.locator('summary', { hasText: 'Voto a mano' }))
  const made = page.locator('details[open]')
  await made.getByLabel('Titolo').fill('Orale')
  await made.getByLabel(/^Peso/).fill('0,3')
  await made.getByText('Il peso va da 0 a 10').waitFor()
  await made.getByLabel(/^Su quanti/).fill('2000')
  await made.getByText('È troppo: il massimo è 1000.').waitFor()
  await looksRight(teacher)
  await made.getByLabel(/^Peso/).fill('0,5')
  await made.getByLabel(/^Su quanti/).fill('30')
  await press(made.getByRole('button', { name: 'Assegna Voto a mano' }))
  await page.getByText('Il compito è assegnato.').waitFor()
  await alive(page)
  const task = new URL(page.url()).pathname

  await open(`${task}/voti`)
  await page.getByLabel('Punti di Ada Bruni').fill('27')
  await page.getByLabel(/^Motivo/).fill('A voce.')
  await press(page.locator('summary', { hasText: 'Togliere un voto, esonerare' }))
  await looksRight(teacher)
  await press(page.getByRole('button', { name: 'Salva' }))
  await page.getByText('1 voto salvato.').waitFor()

  await open(task)
  await page.getByLabel(/^Su quanti/).fill('20')
  await press(page.getByRole('button', { name: 'Salva', exact: true }))
  await page.getByText('Prima cambia il voto di: Ada Bruni (27).').waitFor()
  await looksRight(teacher)
  await page.getByLabel(/^Su quanti/).fill('40')
  await press(page.getByRole('button', { name: 'Salva', exact: true }))
  await page.waitForURL(/salvato=1/)
  await open(`${course}/registro`)
  await page.getByRole('link', { name: /^Ada Bruni, Orale: 27 su 40/ }).waitFor()
})

test.each<Size>(['phone', 'desktop'])('%s: from one who has not handed in to the next', async (size) => {
  const teacher = await visitor({ size })
  const { page, press, open } = teacher
  await registerTeacher(teacher, site)
  await open('/formatore')
  await page.getByLabel('Titolo').fill('Arbitri di Parma')
  await press(page.getByRole('button', { name: 'Crea il corso' }))
  await page.getByText('Il corso è pronto').waitFor()
  const course = new URL(page.url()).pathname
  await site.sql(CLASS, course.split('/').at(-1))

  await open(`${course}/registro`)
  await page.getByRole('link', { name: 'Bice Corti, Danno: scaduto, conta 0 su 4' }).waitFor()
  await page.getByText('9 su 12 · 75%', { exact: true }).waitFor()
  await page.getByText('0 su 8 · 0%', { exact: true }).first().waitFor()
  expect(await page.locator('.book tbody th').allInnerTexts()).toEqual([
    'Ada Bruni',
    'Bice Corti',
    'Carla Dossi',
    'p2@esempio.it',
    'p10@esempio.it',
  ])
  await looksRight(teacher)
  await page.getByLabel('Mostra').selectOption('Danno')
  await press(page.getByRole('button', { name: 'Cerca', exact: true }).last())
  await page.getByText('2 persone su 3').waitFor()
  await looksRight(teacher)
  await press(page.getByRole('link', { name: /^Bice Corti, Danno/ }))
  await page.getByRole('heading', { name: 'Bice Corti: Danno' }).waitFor()
  await alive(page)
  await page.getByText('1 di 2').waitFor()
  await looksRight(teacher)
  await press(page.locator('summary', { hasText: 'Esonero' }))
  const form = page.locator('details[open] form')
  await form.getByLabel(/^Motivo/).fill('Era malata.')
  await press(form.getByRole('button', { name: 'Esonera' }))
  await page.getByText('L’esonero è salvato').waitFor()
  // Her place among those who have not handed in is kept, though she is none of them now.
  await press(page.getByRole('link', { name: /^Successivo/ }))
  await page.getByRole('heading', { name: 'Carla Dossi: Danno' }).waitFor()
  await page.getByText('1 di 1').waitFor({ state: 'detached' })

  await open(`${course}/compiti`)
  await press(page.getByRole('link', { name: 'Danno', exact: true }))
  await page.getByRole('heading', { name: 'Danno', level: 1 }).waitFor()
  await alive(page)
  await press(page.locator('summary', { hasText: 'Elimina il compito' }))
  await page.getByText('Sparisce anche 1 voto a mano.').waitFor()
  await press(page.getByRole('button', { name: 'Sì, elimina il compito' }))
  await page.getByText('Il compito è eliminato.').waitFor()
  await alive(page)
  expect(await page.getByRole('link', { name: 'Danno', exact: true }).count()).toBe(0)
  await looksRight(teacher)
  await press(page.getByRole('button', { name: 'Rimetti Danno' }))
  await page.getByText('Il compito è di nuovo nel corso').waitFor()
  await open(`${course}/registro`)
  await page.getByRole('link', { name: 'Ada Bruni, Danno: 3 su 4, voto a mano' }).waitFor()
})
