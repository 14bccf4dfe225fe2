import { alive, type Visitor } from './visitor'

/** A deck of two questions of a course, printed, and its sheets read back from a scanner's rows: one for each of these people. Ends where the marks lead on. */
export async function readsPapers(
  { page, press, open }: Visitor,
  courseId: string,
  rows: readonly string[],
): Promise<void> {
  await open(`/formatore/mazzi?corso=${courseId}`)
  await page.getByLabel('Titolo').fill('Prova scritta')
  await press(page.getByRole('button', { name: 'Crea il mazzo' }))
  await page.waitForURL(/mazzi\/[0-9a-f-]{36}$/)
  await alive(page)
  await page.getByLabel('Domande (da 1 a 20)').fill('2')
  await press(page.getByRole('button', { name: 'Aggiungi senza guardare' }))
  await page.getByText('Ho aggiunto 2 domande').waitFor()
  await press(page.getByRole('link', { name: 'Stampa', exact: true }))
  await press(page.getByRole('button', { name: 'Prepara i fogli' }))
  await page.waitForURL(/fogli\/[0-9a-f-]{36}$/)
  await press(page.getByRole('link', { name: 'Leggi le risposte dai fogli' }))
  await page.getByLabel('Oppure incolla le righe qui').fill(['nome;variante;1;2', ...rows].join('\n'))
  await alive(page)
  await press(page.getByRole('button', { name: 'Leggi le risposte' }))
  await page.getByRole('link', { name: /^Porta i voti nel registro/ }).waitFor()
}
