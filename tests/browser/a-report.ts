import { goOn, sample, verdict } from './play'
import { sharedSite as site } from './site'
import type { Visitor } from './visitor'

/** What a student says is wrong with a question. */
export const sentence = 'La traccia cita un’altra regola.'

/** A course with somebody who teaches it, a student, and two questions to practise. */
export async function homework(teacher: Visitor, email: string) {
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
export async function doesAndReports({ page, press, open }: Visitor, duty: string): Promise<string> {
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
