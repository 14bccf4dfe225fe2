import { looksRight } from './objections'
import { register, registerTeacher } from './pages'
import { goOn, sample, verdict } from './play'
import { sharedSite as site } from './site'
import { alive, type Size, type Visitor, visitors } from './visitor'

// What a student says is wrong with a question of an assignment: the instructor lets it count for nobody, and replies.

const visitor = visitors()
const sentence = 'La traccia cita un’altra regola.'

/** A course with somebody who teaches it, a student, and two questions to practise. */
async function courseOf(teacher: Visitor, email: string) {
  await teacher.open('/formatore')
  await teacher.page.getByLabel('Titolo').fill('Arbitri L1')
  await teacher.press(teacher.page.getByRole('button', { name: 'Crea il corso' }))
  await teacher.page.getByText('Il corso è pronto').waitFor()
  const id = new URL(teacher.page.url()).pathname.split('/').at(-1) ?? ''
  await site.sql(`INSERT INTO "CourseMember" SELECT $1, id, 'studente', now() FROM "User" WHERE email = $2`, id, email)
  const task = { schema: 1, type: 'esercizio', template: sample('choice').template, length: 2 }
  const [assignment] = await site.sql<{ id: string }>(
    `INSERT INTO "Assignment" (id, "courseId", kind, title, task, "createdAt")
     VALUES (gen_random_uuid(), $1, 'esercizio', 'Prova di novembre', $2, now()) RETURNING id`,
    id,
    JSON.stringify(task),
  )
  return { at: `/formatore/corsi/${id}`, duty: `/corsi/${id}/compiti/${assignment?.id ?? ''}` }
}

/** Answers both questions of the assignment, and reports the first. Returns the address of the quiz. */
async function doesAndReports({ page, press, open }: Visitor, duty: string): Promise<string> {
  await open(duty)
  await press(page.getByRole('button', { name: 'Comincia' }))
  for (const n of [1, 2]) {
    await press(page.getByRole('button', { name: 'Non lo so' }))
    await verdict(page)
    if (n === 1) await goOn({ page, press } as Visitor)
  }
  const quiz = new URL(page.url()).pathname
  // From the course one comes back to what one did.
  await open(duty)
  await press(page.getByRole('region', { name: 'Rileggi il tuo tentativo' }).getByRole('link', { name: '0 su 2' }))
  await page.waitForURL(`**${quiz}/risultato`)
  await open(`${quiz}?domanda=1`)
  await press(page.getByRole('link', { name: 'Segnala un errore' }).first())
  await page.getByText('La legge per primo chi tiene il corso «Arbitri L1», con il tuo nome').waitFor()
  await page.getByLabel('È sbagliato secondo le regole').check()
  await page.getByLabel('Dillo in una frase').fill(sentence)
  await press(page.getByRole('button', { name: 'Invia' }))
  await page.getByText('È da chi tiene il corso «Arbitri L1»').waitFor()
  return quiz
}

test.each<Size>(['phone', 'desktop'])(
  '%s: it does not count, the mark says so, and the student reads why',
  async (size) => {
    const [teacher, student] = [await visitor({ size }), await visitor({ size })]
    await registerTeacher(teacher, site)
    const email = await register(student)
    const { at, duty } = await courseOf(teacher, email)
    const quiz = await doesAndReports(student, duty)
    await looksRight(student)

    const { page, press, open } = teacher
    await open(at)
    const waiting = page.getByRole('region', { name: '1 segnalazione aspetta una risposta' })
    await looksRight(teacher)
    await press(waiting.getByRole('link', { name: sentence }))
    await page.getByRole('link', { name: 'la domanda nel suo tentativo' }).waitFor()
    await alive(page)
    await looksRight(teacher)
    await page.getByLabel('Motivo: lo legge chi ha già risposto').fill('La traccia è ambigua.')
    await press(page.getByRole('button', { name: 'Non farla contare' }))
    await page.getByText('Da ora la domanda non conta per nessuno').waitFor()
    await alive(page)
    await page.getByLabel('aveva ragione', { exact: true }).check()
    await page.getByLabel('Una frase per chi ha segnalato').fill('Hai letto bene.')
    await press(page.getByRole('button', { name: 'Rispondi' }))
    await page.getByText('La risposta è salvata').waitFor()
    await alive(page)
    await looksRight(teacher)
    await open(`${at}/segnalazioni`)
    await page.getByRole('heading', { name: 'Domande che non contano' }).waitFor()
    await looksRight(teacher)
    await open(`${at}/registro`)
    await page.getByRole('link', { name: /0 su 1, 1 domanda non conta, calcolato 0 su 2/ }).waitFor()
    await looksRight(teacher)

    await student.open('/segnalazioni')
    await student.page.getByText('Hai letto bene.').waitFor()
    await looksRight(student)
    await student.open(duty)
    await student.page.getByText('0 su 1, 1 domanda non conta').waitFor()
    await student.open(`${quiz}/risultato`)
    await student.page.getByText('La domanda 1 non conta nel compito, per nessuno.').waitFor()
    await looksRight(student)

    await open(`${at}/segnalazioni`)
    await press(page.getByRole('button', { name: /^Falla contare di nuovo/ }))
    await page.getByText('La domanda conta di nuovo').waitFor()
    await alive(page)
    await press(page.getByRole('link', { name: sentence }))
    await page.getByRole('button', { name: 'Passa la segnalazione' }).waitFor()
    await alive(page)
    await press(page.getByRole('button', { name: 'Passa la segnalazione' }))
    await page.getByText('La segnalazione è passata a chi amministra il sito.').waitFor()
    await student.open('/segnalazioni')
    await student.page.getByText('L’ha passata anche a chi amministra il sito').waitFor()
  },
)
