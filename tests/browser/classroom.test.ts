import { clearAway } from '../launcher/launcher'
import { looksRight } from './objections'
import { ownSite } from './own-site'
import { register, registerTeacher } from './pages'
import { alive, visitors } from './visitor'

// Two processes of the site on one database: students are on one, whoever leads on the other.

const visitor = visitors()
afterAll(clearAway)

test('students on one process and their instructor on another go through a whole session', async () => {
  const secret = { NEXTAUTH_SECRET: 'a secret that both processes share' }
  const one = await ownSite(secret)
  const other = await ownSite({ ...secret, DATABASE_URL: one.databaseUrl })
  const teacher = await visitor({ site: one.url })
  await registerTeacher(teacher, one)

  await teacher.open('/formatore/sessioni')
  await teacher.page.getByLabel('Titolo, che tutti vedono').fill('Corso di Bologna')
  await looksRight(teacher)
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
  await looksRight(wall)

  const door = await visitor({ site: other.url, size: 'phone' })
  await door.open('/sessione')
  await looksRight(door)
  // Who came here to lead finds the way.
  expect(await door.page.getByRole('link', { name: 'Apri una sessione' }).getAttribute('href')).toBe(
    '/formatore/sessioni',
  )
  const students = [
    await visitor({ site: other.url, size: 'phone' }),
    await visitor({ site: other.url, size: 'phone' }),
  ] as const
  const email = await register(students[0])
  const [{ courseId = '' } = {}] = await one.sql<{ courseId: string }>(
    `WITH c AS (INSERT INTO "Course" (id, title, "createdAt") VALUES (gen_random_uuid(), 'Arbitri', now()) RETURNING id),
       s AS (UPDATE "ClassSession" SET "courseId" = c.id FROM c)
     INSERT INTO "CourseMember" SELECT c.id, u.id, 'studente', now() FROM c, "User" u WHERE u.email = $1 RETURNING "courseId"`,
    email,
  )
  for (const [n, student] of students.entries()) {
    await student.open(`/sessione/${code}`)
    await student.page.getByLabel('Il nome che gli altri vedono').fill(`Studente ${n + 1}`)
    if (n === 0) await looksRight(student)
    await student.press(student.page.getByRole('button', { name: 'Entra' }))
    await student.page.getByText(`Sei dentro come Studente ${n + 1}`).waitFor()
  }
  await looksRight(students[0])
  await wall.page.getByText('2 persone sono dentro').waitFor()

  const main = (name: string | RegExp) => teacher.press(teacher.page.getByRole('button', { name }))
  await main('Comincia')
  for (const { page } of students) await page.getByText('Leggi: fra poco si risponde.').waitFor()
  await wall.page.getByText('Leggete: fra poco si risponde.').waitFor()
  await looksRight(wall)
  await main('Apri le risposte')
  for (const student of students) {
    await student.page.getByRole('button', { name: 'Non lo so' }).waitFor()
    if (student === students[0]) await looksRight(student)
    await student.press(student.page.getByRole('button', { name: 'Non lo so' }))
    await student.page.getByRole('heading', { name: 'Risposta inviata.' }).waitFor()
  }
  await looksRight(students[0])
  await teacher.page.getByText('2 su 2 hanno risposto').waitFor()
  await looksRight(teacher)
  await looksRight(wall)

  // Whoever loses the line, or the page, finds what they did.
  await students[0].open(`/sessione/${code}`)
  await students[0].page.getByRole('heading', { name: 'Risposta inviata.' }).waitFor()

  await main('Chiudi le risposte')
  await main('Rivela')
  for (const { page } of students) await page.getByRole('heading', { name: 'I passi' }).waitFor()
  await students[0].press(students[0].page.getByRole('button', { name: 'Non ho capito il passo 1', exact: true }))
  await teacher.page.getByText('1 persona non l’ha capito').waitFor()
  await looksRight(students[0])
  await looksRight(wall)
  await main(/Passo 1 di/)
  await wall.page
    .getByText(/^Passo 1 di/)
    .first()
    .waitFor()
  await looksRight(wall)
  await looksRight(teacher)

  await main('Termina la sessione')
  await main('Sì, termina per tutti')
  for (const { page } of students) await page.getByRole('heading', { name: 'La sessione è finita.' }).waitFor()

  // Whoever is of the course finds there what they made of it.
  const [student] = students
  for (const path of ['/corsi', `/corsi/${courseId}`]) {
    await student.open(path)
    await student.page.getByText('0 risposte giuste su 1').waitFor()
    await looksRight(student)
  }
  await student.press(student.page.getByRole('link', { name: 'Corso di Bologna' }))
  await student.page.getByRole('heading', { name: 'Domanda per domanda' }).waitFor()
  await looksRight(student)
  await student.press(student.page.getByRole('link', { name: /^Senza risposta/ }))
  await student.page.waitForURL(/\/progressi\/storia\//)

  await teacher.open(`/formatore/sessioni/${id}/rapporto`)
  await teacher.page.getByRole('heading', { name: 'Domanda per domanda' }).waitFor()
  await alive(teacher.page)
  await looksRight(teacher)
  const kept = await one.sql('SELECT * FROM "ClassAnswer"')
  expect(kept).toHaveLength(2)
})
