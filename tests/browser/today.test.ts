import type { Locator } from 'playwright-core'
import { fewPeople, fillClass } from './a-class'
import { looksRight } from './objections'
import { register, registerTeacher } from './pages'
import { sharedSite as site } from './site'
import { alive, type Size, type Visitor, visitors } from './visitor'

// What whoever teaches does today, from becoming an instructor to an open hall, in a browser.

const visitor = visitors()

async function courseOf(teacher: Visitor, title: string): Promise<string> {
  await teacher.open('/formatore')
  await teacher.page.getByLabel('Titolo').fill(title)
  await teacher.press(teacher.page.getByRole('button', { name: 'Crea il corso' }))
  await teacher.page.getByText('Il corso è pronto').waitFor()
  await alive(teacher.page)
  return new URL(teacher.page.url()).pathname
}

/** From the lower edge of one thing to the upper edge of the next. */
async function between(one: Locator, next: Locator): Promise<number> {
  const [above, below] = [await one.boundingBox(), await next.boundingBox()]
  return Math.round((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0))
}

describe.each<Size>(['phone', 'desktop'])('%s', (size) => {
  test('a course says who has not begun, which error the class shares, and a press opens a hall on it', async () => {
    const teacher = await visitor({ size })
    const { page, press, open } = teacher
    await registerTeacher(teacher, site)
    const course = await courseOf(teacher, 'Arbitri L1, autunno')
    // The first step where there is nobody: the invitation.
    await page.getByRole('heading', { name: 'Invito' }).waitFor()
    await fillClass(site, course.split('/').at(-1) ?? '')
    await open(course)
    await page.getByText('Gino Conti').waitFor()
    await page.getByText('mancano 2 giorni').first().waitFor()
    const error = page.getByRole('article').filter({ hasText: 'su 6 persone' })
    await error.locator('summary', { hasText: 'Chi lo crede' }).click()
    await error.getByText(/Ada Conti, Bice Conti/).waitFor()
    await looksRight(teacher)
    await press(error.getByRole('link', { name: /^Ripasso/ }))
    await page.getByLabel('Ada Conti').uncheck()
    await looksRight(teacher)
    // Enter on the page as it comes gives it: its button is the one that is pressed.
    await page.getByRole('button', { name: 'Assegna il ripasso' }).press('Enter')
    await page.getByText('Il compito è assegnato.').waitFor()
    await alive(page)
    await open(`${course}/rapporto`)
    await page.getByRole('heading', { name: 'Che cosa fare' }).waitFor()
    await looksRight(teacher)
    await page.getByLabel('Di che cosa').selectOption({ label: 'Prova di novembre' })
    await press(page.getByRole('button', { name: 'Mostra' }))
    await page.getByRole('heading', { name: 'Rapporto: Prova di novembre' }).waitFor()
    await alive(page)
    await press(page.getByRole('button', { name: /^Sessione/ }).first())
    await page.waitForURL(/formatore\/sessioni\/[0-9a-f-]{36}$/)
    // Who comes back finds the one there is, and makes another one only by saying so.
    const session = page.url()
    await open(`${course}/rapporto`)
    await page.getByRole('button', { name: /^Un’altra sessione/ }).waitFor()
    await looksRight(teacher)
    await press(page.getByRole('link', { name: /^Sessione apri quella che hai/ }))
    await page.waitForURL(session)
  })

  test('one asks to teach, an administrator gives it in one press, and a hall is open in two', async () => {
    const anna = await visitor({ size })
    const email = await register(anna)
    await anna.open('/formatore')
    await anna.page.getByRole('heading', { name: 'Tenere un corso' }).waitFor()
    await looksRight(anna)
    await anna.press(anna.page.getByRole('button', { name: 'Chiedi di tenere corsi' }))
    await anna.page.getByText('La richiesta è partita').waitFor()
    await alive(anna.page)
    await looksRight(anna)

    const administrator = await visitor({ size })
    await site.sql(`UPDATE "User" SET role = 'amministratore' WHERE email = $1`, await register(administrator))
    await administrator.open('/amministrazione')
    await looksRight(administrator)
    const asked = administrator.page.getByRole('region', { name: 'Chiedono di tenere corsi' })
    const row = asked.getByRole('listitem').filter({ hasText: email })
    await administrator.press(row.getByRole('button', { name: /^Fai formatore/ }))
    await administrator.page.getByText('Da ora quella persona può tenere corsi').waitFor()

    const teacher = await visitor({ size })
    await registerTeacher(teacher, site)
    await teacher.open('/')
    // At once, before the page has asked anything of who reads it: it is the door that knows.
    await teacher.press(teacher.page.locator('.top').getByRole('link', { name: 'Sessione' }))
    await teacher.page.getByRole('heading', { name: 'Comincia subito' }).waitFor()
    await alive(teacher.page)
    await looksRight(teacher)
    const topic = teacher.page.getByRole('region', { name: 'Un argomento' })
    await teacher.press(topic.getByRole('button', { name: /^Apri subito/ }))
    await teacher.page.waitForURL(/formatore\/sessioni\/[0-9a-f-]{36}$/)
  })

  test('one question is looked for by what it is about, and Enter opens the first', async () => {
    const teacher = await visitor({ size })
    const { page, press, open } = teacher
    await registerTeacher(teacher, site)
    await open('/formatore/sessioni')
    const alone = page.getByRole('region', { name: 'Una domanda sola' })
    await alone.getByRole('textbox').fill('zorgle')
    await press(alone.getByRole('button', { name: /^Cerca/ }))
    await page.getByText('Non trovo una domanda su questo').waitFor()
    await looksRight(teacher)
    await alone.getByRole('textbox').fill('legame vitale')
    await press(alone.getByRole('button', { name: /^Cerca/ }))
    await page.getByRole('heading', { name: 'Una domanda su «legame vitale»' }).waitFor()
    await looksRight(teacher)
    await page.keyboard.press('Enter')
    await page.waitForURL(/formatore\/sessioni\/[0-9a-f-]{36}$/)
    await page.getByRole('heading', { name: 'legame vitale' }).waitFor()
    await page.getByRole('button', { name: 'Comincia' }).waitFor()
  })

  test('a class of a few people, which shares no error, is told what it is weak in', async () => {
    const teacher = await visitor({ size })
    await registerTeacher(teacher, site)
    const course = await courseOf(teacher, 'Arbitri di Asti')
    await fewPeople(site, course.split('/').at(-1) ?? '')
    await teacher.open(course)
    const todo = teacher.page.getByRole('region', { name: 'Che cosa fare' })
    await todo.getByText('Gli argomenti che vanno peggio').waitFor()
    await looksRight(teacher)
    await teacher.press(todo.getByRole('link', { name: /^Ripasso/ }).first())
    await teacher.press(teacher.page.getByRole('button', { name: 'Assegna il ripasso' }))
    await teacher.page.waitForURL(/compiti\/[0-9a-f-]{36}\?assegnato=1$/)
    await teacher.page.getByRole('heading', { name: /^Ripasso: / }).waitFor()
  })

  test('an invitation shows the course before it asks for an account, and lets somebody into one lesson by a nickname', async () => {
    const teacher = await visitor({ size })
    await registerTeacher(teacher, site)
    const course = await courseOf(teacher, 'Arbitri di Torino')
    const code = await teacher.page.locator('.code-said').innerText()
    const courseId = course.split('/').at(-1) ?? ''
    await site.sql(`INSERT INTO "CourseLesson" ("courseId", lesson, position) VALUES ($1, 'danno', 1)`, courseId)
    const guest = await visitor({ size })
    await guest.open(`/corsi/entra/${code}`)
    await guest.page.getByRole('heading', { name: 'Arbitri di Torino' }).waitFor()
    await guest.page.getByText('Il corso è cominciato.').waitFor()
    const toRead = guest.page.getByRole('paragraph').filter({ hasText: 'La lezione: ' })
    expect(await toRead.getByRole('link').getAttribute('href')).toBe('/lezioni/danno')
    await guest.page.getByRole('link', { name: 'Accedi o registrati per entrare' }).waitFor()
    await looksRight(guest)
    const said = guest.page.getByText('Chi tiene il corso vede il tuo nome')
    expect(await between(said, guest.page.getByRole('link', { name: 'Accedi o registrati per entrare' }))).toBe(24)
    // Who has an account says a name here: the field stands off the text, and the button belongs to the field.
    const known = await visitor({ size })
    await register(known)
    await known.open(`/corsi/entra/${code}`)
    const field = known.page.getByLabel('Nome e cognome')
    const label = known.page.getByText('Nome e cognome', { exact: true })
    expect(await between(known.page.getByText('Chi tiene il corso vede il tuo nome'), label)).toBe(24)
    expect(await between(field, known.page.getByRole('button', { name: 'Entra nel corso' }))).toBe(24)
    await looksRight(known)
    await fillClass(site, courseId)
    await teacher.open(course)
    await teacher.press(teacher.page.getByRole('button', { name: /^Sessione/ }).first())
    await teacher.page.waitForURL(/formatore\/sessioni\/[0-9a-f-]{36}$/)
    await guest.open(`/corsi/entra/${code}`)
    await guest.press(guest.page.getByRole('link', { name: 'Entra con un soprannome' }))
    await guest.page.waitForURL(/\/sessione\/[A-Z0-9]{6}$/)
    await alive(guest.page)
    await guest.page.getByRole('textbox').first().fill('Lince')
    await guest.press(guest.page.getByRole('button', { name: 'Entra', exact: true }))
    await guest.page.getByText('Lince').first().waitFor()
  })
})
