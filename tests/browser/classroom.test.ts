import { clearAway } from '../launcher/launcher'
import { looksRight } from './objections'
import { ownSite } from './own-site'
import { register, registerTeacher } from './pages'
import { choose, confirm, itemOf } from './play'
import { sharedSite } from './site'
import { alive, type Visitor, visitors } from './visitor'

// A session from its door to its end: over two processes of the site on one database, and led by the space bar alone.

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
  // The steps come with those of the wall, or when somebody asks for all of them.
  expect(await students[0].page.locator('.live-steps li').count()).toBe(0)
  await students[0].press(students[0].page.getByRole('button', { name: 'Mostra tutti i passi' }))
  await students[0].press(students[0].page.getByRole('button', { name: 'Non ho capito il passo 1', exact: true }))
  await teacher.page.getByText('1 persona non l’ha capito').waitFor()
  await looksRight(students[0])
  await looksRight(wall)
  // The wall begins with the first step that decides.
  await main(/Passo [1-9]\d* di/)
  await wall.page
    .getByText(/^Passo [1-9]\d* di/)
    .first()
    .waitFor()
  await students[1].page.locator('.live-steps li').first().waitFor()
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

test('a board has its letters on the wall, its table follows the steps, and the space bar leads to the podium', async () => {
  const teacher = await visitor()
  const { page, press } = teacher
  await registerTeacher(teacher, sharedSite)
  await teacher.open('/formatore/sessioni')
  await page.getByLabel('Titolo, che tutti vedono').fill('Serata di combattimento')
  await page.getByLabel('Un solo modello di domanda').check()
  await page.locator('#modello').selectOption('first-strike-once')
  await page.getByLabel('Quante domande').fill('1')
  await page.getByLabel('Punti (').selectOption('podium')
  await press(page.getByRole('button', { name: 'Apri la sala' }))
  await page.getByRole('button', { name: 'Comincia' }).waitFor()
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const [{ code = '', itemId = '' } = {}] = await sharedSite.sql<{ code: string; itemId: string }>(
    'SELECT s.code, q."itemId" FROM "ClassSession" s JOIN "ClassQuestion" q ON q."sessionId" = s.id WHERE s.id = $1',
    id,
  )
  const item = itemOf(itemId)
  const wall = await visitor({ options: { viewport: { width: 1280, height: 720 } } })
  await wall.context.addCookies(await teacher.context.cookies())
  await wall.open(`/formatore/sessioni/${id}/proiettore`)
  await wall.page.getByRole('heading', { name: code }).waitFor()
  const next = wall.page.locator('.wall-keys')
  /** The next thing, and what is next then. */
  const space = async (then: string) => {
    await wall.page.keyboard.press(' ')
    await next.filter({ hasText: then }).waitFor()
  }
  const names = ['Maria Grazia Della Valle', 'Wwwwwwwwwwwwwwwwwwwwwwww', 'Nicolò', 'Anna', 'Bruno', 'Zoe']
  const phones: Visitor[] = []
  for (const name of names) {
    const phone = await visitor({ size: 'phone', options: { viewport: { width: 360, height: 740 } } })
    await phone.open(`/sessione/${code}`)
    await phone.page.getByLabel('Il nome che gli altri vedono').fill(name)
    await phone.press(phone.page.getByRole('button', { name: 'Entra' }))
    await phone.page.getByText(`Sei dentro come ${name}`).waitFor()
    phones.push(phone)
  }
  await wall.page.getByText('6 persone sono dentro').waitFor()

  await space('Apri le risposte')
  await space('Chiudi le risposte')
  // Each box has its letter on the table, which stands beside what is told while people answer.
  const boxes = (phones[0] as Visitor).page.locator('form.ans :is(select, input[name^="count:"])')
  await boxes.last().waitFor()
  const letters = (await wall.page.locator('.wall .table .to-fill').allInnerTexts())
    .map((text) => text.slice(-1))
    .sort()
  expect(letters).toEqual(['A', 'B', 'C', 'D'].slice(0, await boxes.count()))
  const stem = await wall.page.locator('.wall-question').boundingBox()
  const table = await wall.page.getByRole('figure', { name: 'Il tavolo' }).boundingBox()
  expect(table?.x).toBeGreaterThanOrEqual((stem?.x ?? 0) + (stem?.width ?? 0))
  // All that is to be filled in is in sight above the buttons.
  const last = await boxes.last().boundingBox()
  expect((last?.y ?? 740) + (last?.height ?? 0)).toBeLessThan(640)
  for (const [n, phone] of phones.entries()) {
    await choose(phone, item, n < 4 ? 'right' : 'wrong')
    await confirm(phone)
    await phone.page.getByRole('heading', { name: 'Risposta inviata.' }).waitFor()
  }
  await space('Rivela')
  await space('Passo ')
  // One step at a time, and the table moves with them.
  const label = /Passo (\d+) di (\d+)/
  const seen = new Set<string>()
  for (let to = label.exec(await next.innerText()); to; to = label.exec(await next.innerText())) {
    await wall.page.keyboard.press(' ')
    await wall.page.getByRole('region', { name: to[0], exact: true }).waitFor()
    seen.add(await wall.page.locator('.wall .table').innerText())
  }
  await next.filter({ hasText: 'Fine e podio' }).waitFor()
  expect(seen.size).toBeGreaterThan(1)
  expect(await wall.page.locator('.wall .table .to-fill').count()).toBe(0)

  await wall.page.keyboard.press(' ')
  await wall.page.getByRole('heading', { name: 'Fine della sessione' }).waitFor()
  for (const { page } of [wall, ...phones]) {
    const places = page.getByRole('list', { name: 'I primi posti' }).getByRole('listitem')
    await places.first().waitFor()
    expect(await places.evaluateAll((all) => all.map((one) => (one as HTMLLIElement).value))).toEqual([1, 1, 1, 1])
    expect((await places.allInnerTexts()).map((text) => text.replace(/ 1 punto$/, ''))).toEqual(names.slice(0, 4))
  }
  await looksRight(wall)
  // A name of one long word does not push the page of a phone out of its window.
  for (const phone of [phones[0], phones[5]]) if (phone) await looksRight(phone)
})

test('a hall on one question: another in its place, a vote that is talked about from the wall, and a second one that is read first', async () => {
  const teacher = await visitor()
  const { page, press } = teacher
  await registerTeacher(teacher, sharedSite)
  await teacher.open('/formatore/sessioni')
  await page.getByLabel('Di che cosa (parole').fill('702.15')
  await press(page.getByRole('button', { name: /^Cerca\s*: Una domanda sola/ }))
  await page.getByRole('heading', { name: 'Una domanda su «702.15»' }).waitFor()
  await press(page.getByRole('button', { name: /^Apri la sala/ }).first())
  await page.getByRole('button', { name: 'Comincia' }).waitFor()
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const asked = () =>
    sharedSite.sql<{ itemId: string }>('SELECT "itemId" FROM "ClassQuestion" WHERE "sessionId" = $1', id)
  const [first] = await asked()
  const story = page.locator('.live-question')
  const told = await story.innerText()
  await press(page.getByRole('button', { name: 'Un’altra sullo stesso punto' }))
  await page.waitForFunction((was) => document.querySelector<HTMLElement>('.live-question')?.innerText !== was, told)
  expect((await asked()).map(({ itemId }) => itemId)).not.toContain(first?.itemId)
  await looksRight(teacher)

  const wall = await visitor({ options: { viewport: { width: 1280, height: 720 } } })
  await wall.context.addCookies(await teacher.context.cookies())
  await wall.open(`/formatore/sessioni/${id}/proiettore`)
  const keys = wall.page.locator('.wall-keys')
  const does = async (key: string, then: string) => {
    await wall.page.keyboard.press(key)
    await keys.filter({ hasText: then }).waitFor()
  }
  await keys.filter({ hasText: 'Comincia' }).waitFor()
  await does('?', 'la prossima domanda')
  await does('?', 'Comincia')
  await does(' ', 'Apri le risposte')
  await does(' ', 'Chiudi le risposte')
  await does(' ', 'Parlatene con il vicino')
  await does('v', 'Mostra l’altra domanda')
  // Whoever leads reads it before the room does.
  await page.getByText('Ne parlano').waitFor()
  await page.getByText('L’altra domanda, che la sala non vede ancora').waitFor()
  await wall.page.getByText('Parlatene con il vicino, poi si rivota.').waitFor()
  await does(' ', 'Apri le risposte')
  await wall.page.getByText('Leggete: fra poco si risponde.').waitFor()
  await looksRight(wall)
  await does(' ', 'Chiudi le risposte')
})
