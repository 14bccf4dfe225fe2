import { homework } from '../a-report'
import { looksRight } from '../objections'
import { register, registerTeacher } from '../pages'
import { goOn, verdict } from '../play'
import { sharedSite as site } from '../site'
import { alive, type Size, type Visitor, visitors } from '../visitor'

// Of two students one is at it still and is handed in, while they answer; the other is taken out of the count, reads why, and is put back.

const visitor = visitors()

/** Begins the assignment and gives as many of its answers as wanted. Returns the address of the quiz. */
async function does({ page, press, open }: Visitor, duty: string, answers: number): Promise<string> {
  await open(duty)
  await press(page.getByRole('button', { name: 'Comincia' }))
  for (let n = 1; n <= answers; n++) {
    await press(page.getByRole('button', { name: 'Non lo so' }))
    await verdict(page)
    if (n < 2) await goOn({ page, press } as Visitor)
  }
  await page.waitForURL(/\/quiz\/[0-9a-f-]{36}/)
  return new URL(page.url()).pathname
}

test.each<Size>(['phone', 'desktop'])('%s: one is handed in, one does not count and counts again', async (size) => {
  const [teacher, ada, bea] = [
    await visitor({ size }),
    await visitor({ size, expected: /409/ }),
    await visitor({ size }),
  ]
  await registerTeacher(teacher, site)
  const { at, duty } = await homework(teacher, await register(ada))
  const other = await register(bea)
  const id = at.split('/').at(-1)
  await site.sql(`INSERT INTO "CourseMember" SELECT $1, id, 'studente', now() FROM "User" WHERE email = $2`, id, other)
  for (const [n, name] of ['Ada', 'Bea'].entries())
    await site.sql(
      `UPDATE "User" SET name = $1 WHERE id = (SELECT "userId" FROM "CourseMember" WHERE "courseId" = $2 AND role = 'studente' ORDER BY "joinedAt" OFFSET $3 LIMIT 1)`,
      name,
      id,
      n,
    )
  const open = await does(ada, duty, 1)
  const done = await does(bea, duty, 2)

  const { page, press } = teacher
  const attempts = `${at}/compiti/${duty.split('/').at(-1)}/tentativi`
  await teacher.open(attempts)
  await page.getByRole('heading', { name: 'Ogni tentativo' }).waitFor()
  await looksRight(teacher)
  await press(page.getByRole('link', { name: 'Scegli tutti quelli in corso' }))
  await page.getByRole('button', { name: 'Consegna quello scelto' }).waitFor()
  expect(await page.getByRole('checkbox').count()).toBe(1)
  expect(await page.getByRole('checkbox', { name: 'Scegli Ada' }).isChecked()).toBe(true)
  await press(page.getByRole('button', { name: 'Consegna quello scelto' }))
  await page.getByText('Consegni il tentativo di Ada.').waitFor()
  await alive(page)
  await looksRight(teacher)
  await page.getByLabel('Motivo').fill('La lezione è finita.')
  await press(page.getByRole('button', { name: 'Consegna adesso' }))
  await page.getByText('1 tentativo è consegnato').waitFor()
  await alive(page)
  await looksRight(teacher)

  // Who is answering at that moment reads what happened.
  await ada.press(ada.page.getByRole('button', { name: 'Non lo so' }))
  await ada.page.getByText('L’ha chiuso chi insegna.').waitFor()
  await looksRight(ada)
  await ada.press(ada.page.getByRole('link', { name: 'Il risultato, con quando e perché' }))
  await ada.page.waitForURL(`**${open}/risultato`)
  await ada.page
    .getByText(/^L’ha chiuso chi insegna, (?:il\s|l’).*\salle\s.*Motivo:\s«La lezione è finita\.»$/)
    .waitFor()
  await looksRight(ada)

  await press(page.getByRole('link', { name: /^Togli dal conto ?: Bea$/ }))
  await page.getByText('Nel registro Bea risulta senza tentativi').waitFor()
  await alive(page)
  await looksRight(teacher)
  await page.getByLabel('Motivo').fill('Aveva il libro aperto.')
  await press(page.getByRole('button', { name: 'Togli dal conto' }))
  await page.getByText('Il tentativo di Bea non conta più.').waitFor()
  await alive(page)
  await looksRight(teacher)
  await bea.open(`${done}/risultato`)
  await bea.page.getByText(/Questo tentativo non conta: .*Motivo: «Aveva il libro aperto\.»/).waitFor()
  await looksRight(bea)
  await bea.open(duty)
  await bea.page.getByRole('region', { name: 'Un tentativo che non conta' }).waitFor()
  await bea.page.getByRole('button', { name: 'Comincia' }).waitFor()
  await looksRight(bea)

  await press(page.getByRole('status').getByRole('button', { name: /^Rimetti nel conto/ }))
  await page.getByText('Il tentativo conta di nuovo').waitFor()
  await alive(page)
  await press(page.getByRole('link', { name: 'Bea', exact: true }))
  await page.getByRole('heading', { name: 'Tutto il tentativo' }).waitFor()
  await page.getByText('Motivo: «Aveva il libro aperto.»').waitFor()
  await looksRight(teacher)
  await bea.open(duty)
  await bea.page.getByRole('region', { name: 'Rileggi il tuo tentativo' }).waitFor()
})

test('without script what is chosen is handed in too', async () => {
  const [teacher, ada] = [await visitor(), await visitor()]
  await registerTeacher(teacher, site)
  const { at, duty } = await homework(teacher, await register(ada))
  await does(ada, duty, 1)
  const storageState = await teacher.context.storageState()
  const { page, open } = await visitor({ options: { javaScriptEnabled: false, storageState } })
  await open(`${at}/compiti/${duty.split('/').at(-1)}/tentativi?scelti=tutti`)
  await page.getByRole('button', { name: 'Consegna gli scelti' }).click()
  await page.getByRole('button', { name: 'Consegna adesso' }).click()
  await page.getByText('1 tentativo è consegnato').waitFor()
  await page.getByRole('link', { name: /^Togli dal conto/ }).click()
  await page.getByLabel('Motivo').fill('Era una prova.')
  await page.getByRole('button', { name: 'Togli dal conto' }).click()
  await page
    .getByRole('status')
    .getByRole('button', { name: /^Rimetti nel conto/ })
    .click()
  await page.getByText('Il tentativo conta di nuovo').waitFor()
})
