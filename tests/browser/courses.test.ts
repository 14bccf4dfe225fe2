import type { Locator } from 'playwright-core'
import { looksRight } from './objections'
import { register, registerTeacher } from './pages'
import { goOn } from './play'
import { sharedSite as site } from './site'
import { alive, type Size, type Visitor, visitors } from './visitor'

// A course in a browser: made and given things to do by who teaches it, joined and done by a student, and reported.

const visitor = visitors()

const fill = async ({ page }: Visitor, region: string, fields: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(fields))
    await page.getByRole('region', { name: region }).getByLabel(label).fill(value)
}

/** One question alone is worth half a point by hand: beside what was computed, in the gradebook too, until it is taken back. */
async function markOne(who: Visitor, toBook: () => Promise<void>, cell: Locator): Promise<void> {
  const { page, press, open } = who
  const question = new URL(page.url()).pathname
  await alive(page)
  await page.getByText('0 su 1, come calcolato.').waitFor()
  await press(page.locator('summary', { hasText: 'Cambia il voto solo di questa domanda' }))
  await page.getByLabel('Quanto vale la risposta').selectOption('0.5')
  await page.getByLabel('Motivo: lo legge anche chi ha risposto').fill('Il conto era giusto.')
  await press(page.getByRole('button', { name: 'Salva il voto della domanda' }))
  await page.getByText('Il voto della domanda è salvato').waitFor()
  await page.getByText('0,5 su 1, voto a mano. Calcolato: 0 su 1.').waitFor()
  await looksRight(who)
  await toBook()
  await cell.waitFor()
  await open(question)
  await press(page.locator('summary', { hasText: 'Cambia il voto di questa domanda' }))
  await press(page.getByRole('button', { name: 'Torna al punteggio calcolato' }))
  await page.getByText('0 su 1, come calcolato.').waitFor()
}

/** The gradebook for the first time: an attempt opened as the student saw it, and a mark by hand beside its score, which the student reads. */
async function gradebook(teacher: Visitor, student: Visitor, course: string): Promise<void> {
  const cell = (said: string) => teacher.page.getByRole('link', { name: `Dario Conti, Punti vita: ${said}` })
  await teacher.open(`${course}/registro`)
  await cell('0 su 2').waitFor()
  await looksRight(teacher)
  await teacher.press(cell('0 su 2'))
  await teacher.page.getByRole('heading', { name: 'Dario Conti: Punti vita' }).waitFor()
  await alive(teacher.page)
  await looksRight(teacher)
  const work = new URL(teacher.page.url()).pathname

  await teacher.press(teacher.page.getByRole('link', { name: 'Tentativo 1 di 1' }))
  await teacher.page.getByRole('heading', { name: 'Domanda per domanda' }).waitFor()
  await looksRight(teacher)
  await teacher.press(teacher.page.locator('.lines a').first())
  await teacher.page.locator('.v .says').waitFor()
  await looksRight(teacher)
  await markOne(
    teacher,
    () => teacher.open(`${course}/registro`),
    cell('0,5 su 2, 1 domanda valutata a mano, calcolato 0 su 2'),
  )

  await teacher.open(work)
  await teacher.press(teacher.page.locator('summary', { hasText: 'Voto a mano' }))
  const form = teacher.page.locator('details[open] form')
  await form.getByLabel('Punti').fill('1,5')
  await form.getByLabel('Su quanti').fill('2')
  await form.getByLabel(/^Motivo/).fill('Ha spiegato a voce.')
  await teacher.press(form.getByRole('button', { name: 'Salva il voto' }))
  await teacher.page.getByText('Il voto è salvato').waitFor()
  await teacher.open(`${course}/registro?cerca=dario`)
  await cell('1,5 su 2, voto a mano, calcolato 0 su 2').waitFor()

  // From the assignment one comes to each student's work, and to every answer as a file.
  await teacher.open(`${course}/compiti`)
  await teacher.press(teacher.page.getByRole('link', { name: 'Punti vita' }).first())
  await teacher.page.getByRole('img', { name: 'Quanti voti ci sono in ogni fascia di punteggio: 1 in tutto' }).waitFor()
  await looksRight(teacher)
  await teacher.press(teacher.page.getByRole('link', { name: 'Tutte le risposte' }))
  const [file] = await Promise.all([
    teacher.page.waitForEvent('download'),
    teacher.press(teacher.page.getByRole('link', { name: /^Scarica ogni risposta/ })),
  ])
  expect(file.suggestedFilename()).toMatch(/^risposte-.*\.csv$/)
  await looksRight(teacher)
  const room = await teacher.page
    .locator('.lines .tt')
    .first()
    .evaluate((text) => text.getBoundingClientRect().width / (text.closest('li')?.getBoundingClientRect().width ?? 1))
  expect(room).toBeGreaterThan(0.6)
  await teacher.press(teacher.page.getByRole('link', { name: 'Il compito' }))
  await teacher.press(teacher.page.getByRole('link', { name: 'Dario Conti' }))
  await teacher.page.getByRole('heading', { name: 'Dario Conti: Punti vita' }).waitFor()

  await student.open('/corsi')
  await student.press(student.page.getByRole('link', { name: 'Arbitri di Bologna' }).first())
  await student.press(student.page.getByRole('link', { name: 'Punti vita' }).first())
  await student.page.getByText('Motivo: «Ha spiegato a voce.»').waitFor()
  await looksRight(student)
}

describe.each<Size>(['phone', 'desktop'])('%s', (size) => {
  test('from the course to the report', async () => {
    const teacher = await visitor({ size })
    await registerTeacher(teacher, site)
    await teacher.open('/formatore')
    await looksRight(teacher)
    await fill(teacher, 'Crea il tuo primo corso', { Titolo: 'Arbitri di Bologna' })
    await teacher.press(teacher.page.getByRole('button', { name: 'Crea il corso' }))
    await teacher.page.getByText('Il corso è pronto').waitFor()
    await alive(teacher.page)
    await looksRight(teacher)
    const course = new URL(teacher.page.url()).pathname
    const code = await teacher.page.locator('.code-said').innerText()

    // A list with a mistake says where it is, before anything is kept.
    await teacher.open(`${course}/persone`)
    await teacher.page.getByLabel('Oppure scrivi qui').fill('nome;e-mail\nAda;ada@esempio.it\nBice;non è un indirizzo')
    await teacher.press(teacher.page.getByRole('button', { name: 'Controlla l’elenco' }))
    await teacher.page.getByText(/riga 3: non è un’e-mail/).waitFor()
    await looksRight(teacher)

    await teacher.open(`${course}/compiti`)
    await teacher.press(teacher.page.locator('summary', { hasText: 'Esercizio' }))
    const task = teacher.page.locator('details[open] form')
    await task.getByLabel('Titolo').fill('Punti vita')
    await task.getByLabel('Domande (da 1 a 40)').fill('2')
    await task.getByLabel(/^Regole/).fill('119')
    await teacher.press(task.getByRole('button', { name: 'Assegna' }))
    await teacher.page.getByText('Il compito è assegnato.').waitFor()
    await alive(teacher.page)
    await looksRight(teacher)

    const student = await visitor({ size, expected: /status of 404/ })
    await register(student)
    await student.open('/corsi')
    await student.page.getByLabel('Codice del corso').fill(code)
    await student.press(student.page.getByRole('button', { name: 'Continua' }))
    await student.page.getByRole('heading', { name: 'Arbitri di Bologna' }).waitFor()
    await alive(student.page)
    await looksRight(student)
    await student.page.getByLabel('Nome e cognome').fill('Dario Conti')
    await student.press(student.page.getByRole('button', { name: 'Entra nel corso' }))
    await student.page.getByText('Sei nel corso.').waitFor()
    await alive(student.page)
    await looksRight(student)
    await student.press(student.page.getByRole('link', { name: 'Punti vita' }).first())
    await student.press(student.page.getByRole('button', { name: 'Comincia' }))
    await student.page.waitForURL(/\/quiz\/[0-9a-f-]{36}/)
    for (const _ of [1, 2]) {
      await alive(student.page)
      await student.press(student.page.getByRole('button', { name: 'Non lo so' }))
      await student.page.locator('.v .says').waitFor()
      await goOn(student)
    }
    await student.open('/corsi')
    await student.page.getByText('1 cosa fatta su 1').waitFor()
    await looksRight(student)

    await teacher.open(`${course}/rapporto`)
    // Of few answers the map stands by lessons; by rules it is a press away.
    await teacher.page.getByRole('heading', { name: 'Studenti e lezioni' }).waitFor()
    await teacher.press(teacher.page.getByRole('link', { name: 'Per regola' }))
    await teacher.page.getByRole('heading', { name: 'Studenti e regole' }).waitFor()
    await teacher.page.getByText('Dario Conti').first().waitFor()
    await looksRight(teacher)
    // A cell leads to the answers that it counts.
    await teacher.press(teacher.page.getByRole('link', { name: /^Dario Conti, 119/ }).first())
    const about = teacher.page.getByRole('region', { name: /^119/ })
    await about
      .getByRole('link', { name: /^Senza risposta/ })
      .first()
      .waitFor()
    await alive(teacher.page)
    await looksRight(teacher)

    await gradebook(teacher, student, course)

    // A student is told of nothing that an instructor sees.
    await student.page.goto(site.url + course)
    await student.page.getByRole('heading', { level: 1 }).waitFor()
    expect(await student.page.getByText('Arbitri di Bologna').count()).toBe(0)
  })
})

test('on the screen of a laptop twelve people of a gradebook are in sight', async () => {
  const teacher = await visitor({ options: { viewport: { width: 1280, height: 720 } } })
  const { page, press, open } = teacher
  await registerTeacher(teacher, site)
  await open('/formatore')
  await page.getByLabel('Titolo').fill('Arbitri di Pavia')
  await press(page.getByRole('button', { name: 'Crea il corso' }))
  await page.getByText('Il corso è pronto').waitFor()
  const course = new URL(page.url()).pathname
  const id = course.split('/').at(-1)
  await site.sql(
    `WITH u AS (INSERT INTO "User" (id, kind, email, name)
       SELECT gen_random_uuid(), 'account', n || '.' || $1 || '@esempio.it', 'Maria Grazia Della Valle ' || n FROM generate_series(1, 30) n RETURNING id)
     INSERT INTO "CourseMember" SELECT $1::uuid, id, 'studente', now() FROM u`,
    id,
  )
  await site.sql(
    `INSERT INTO "Assignment" (id, "courseId", kind, title, task, "dueAt", "createdAt")
     SELECT gen_random_uuid(), $1::uuid, 'esercizio', 'Combattimento: attaccanti, bloccanti e danno ' || n, '{"schema": 1, "type": "esercizio", "length": 2}', now() + (n - 4) * interval '1 day', now() - interval '9 days'
     FROM generate_series(1, 8) n`,
    id,
  )
  await open(`${course}/registro`)
  const inSight = await page
    .locator('.book tbody tr')
    .evaluateAll((rows) => rows.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length)
  expect(inSight).toBeGreaterThanOrEqual(12)
  await looksRight(teacher)
})

test('of a course of hundreds, people stand on pages and are found by name', async () => {
  const teacher = await visitor({ size: 'phone' })
  const { page, press, open } = teacher
  await registerTeacher(teacher, site)
  await open('/formatore')
  await page.getByLabel('Titolo').fill('Arbitri di Roma')
  await press(page.getByRole('button', { name: 'Crea il corso' }))
  await page.getByText('Il corso è pronto').waitFor()
  const course = new URL(page.url()).pathname
  await site.sql(
    `WITH u AS (INSERT INTO "User" (id, kind, email, name)
       SELECT gen_random_uuid(), 'account', n || '.' || $1 || '@esempio.it', 'Persona ' || lpad(n::text, 3, '0') FROM generate_series(1, 60) n RETURNING id)
     INSERT INTO "CourseMember" SELECT $1::uuid, id, 'studente', now() FROM u`,
    course.split('/').at(-1),
  )
  await open(`${course}/persone`)
  await page.getByRole('heading', { name: '60 studenti' }).waitFor()
  await page.getByText('Pagina 1 di 2').waitFor()
  await looksRight(teacher)
  await press(page.getByRole('link', { name: 'Pagina dopo' }))
  await page.getByText('Pagina 2 di 2').waitFor()
  await page.getByLabel('Cerca una persona').fill('060')
  await press(page.getByRole('button', { name: 'Cerca', exact: true }).last())
  await page.getByText('1 persona su 60').waitFor()
  await page.getByText('Persona 060', { exact: true }).first().waitFor()
  await looksRight(teacher)
})
