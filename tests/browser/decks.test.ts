import { looksRight } from './objections'
import { registerTeacher } from './pages'
import { sharedSite as site } from './site'
import { alive, type Size, type Visitor, visitors } from './visitor'

// A deck from its first question to paper, in a browser.

const visitor = visitors()

/** Somebody who teaches, on a page of theirs. */
async function instructor(size: Size, path: string): Promise<Visitor> {
  const who = await visitor({ size })
  await registerTeacher(who, site)
  await who.open(path)
  return who
}

const asked = ({ page }: Visitor): Promise<readonly string[]> => page.locator('.deck > li > a').allInnerTexts()

describe.each<Size>(['phone', 'desktop'])('%s', (size) => {
  test('a deck is built, put in order and printed; its correction opens when its instructor says so', async () => {
    const who = await instructor(size, '/formatore/mazzi')
    const { page, press } = who
    await page.getByLabel('Titolo').fill('Sera di ripasso')
    await press(page.getByRole('button', { name: 'Crea il mazzo' }))
    await page.waitForURL(/mazzi\/[0-9a-f-]{36}$/)
    await alive(page)
    await page.getByLabel('Domande (da 1 a 20)').fill('5')
    await press(page.getByRole('button', { name: 'Guarda le domande' }))
    await page.getByRole('heading', { name: 'Domande scelte' }).waitFor()
    await alive(page)
    await press(page.locator('.deck summary').first())
    await press(page.locator('.deck .ans summary').first())
    await page.locator('.deck .keyed').first().waitFor()
    await looksRight(who)
    await press(page.getByRole('link', { name: 'Guarda tutte, con le risposte' }))
    await page.getByRole('link', { name: 'Chiudi tutte' }).waitFor()
    expect(await page.locator('.deck .keyed:visible').count()).toBe(5)
    const chosen = await page.locator('.deck > li > p').allInnerTexts()
    await press(page.getByRole('link', { name: 'Chiudi tutte' }))
    await page.getByRole('link', { name: 'Guarda tutte, con le risposte' }).waitFor()
    // What is unfolded stays so, and the page where it is.
    await press(page.locator('.deck summary').filter({ hasText: 'la domanda 3' }))
    const another = page.getByRole('button', { name: 'Un’altra al posto della domanda 1' })
    await another.scrollIntoViewIfNeeded()
    const top = await page.evaluate(() => scrollY)
    await press(another)
    await page.waitForURL(/scartata=/)
    expect(await page.locator('.deck > li > details[open]').count()).toBe(1)
    expect(Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThan(300)
    await press(page.getByRole('link', { name: 'Togli la domanda 5' }))
    await page.getByRole('button', { name: 'Aggiungi le 4 domande al mazzo' }).waitFor()
    // What happens stands beside a question only as long as another one asks the same.
    const asks = (texts: readonly string[]) => texts.map((text) => text.split('\n')[0])
    const left = await page.locator('.deck > li > p').allInnerTexts()
    expect(asks(left.slice(1))).toEqual(asks(chosen.slice(1, 4)))
    await press(page.getByRole('button', { name: 'Aggiungi le 4 domande al mazzo' }))
    await page.getByText('Ho aggiunto 4 domande').waitFor()
    await alive(page)
    await looksRight(who)
    const [first, second] = await asked(who)
    const bare = async () => (await asked(who)).map((text) => text.slice(3))
    const moved = page
      .locator('.deck > li')
      .filter({ hasText: first?.slice(3) ?? '' })
      .first()
    await press(moved.locator('summary'))
    await looksRight(who)
    await press(moved.getByRole('button', { name: 'In fondo' }))
    await page.getByText('La domanda ora sta al posto 4.').waitFor()
    expect((await bare()).at(-1)).toBe(first?.slice(3))
    await moved.getByLabel('Dopo la n.').fill('1')
    await page.keyboard.press('Enter')
    await page.getByText('La domanda ora sta al posto 2.').waitFor()
    expect((await bare()).slice(0, 2)).toEqual([second?.slice(3), first?.slice(3)])
    if (size === 'desktop') {
      await page.locator('.deck > li').nth(1).dragTo(page.locator('.deck > li').nth(0))
      await page.getByText('La domanda ora sta al posto 1.').waitFor()
      expect((await bare()).slice(0, 2)).toEqual([first?.slice(3), second?.slice(3)])
    }
    await press(page.locator('.deck > li').nth(3).locator('summary'))
    await press(page.getByRole('button', { name: 'Togli la domanda 4' }))
    await page.getByText('Domande tolte (1)').waitFor()
    await press(page.getByText('Domande tolte (1)'))
    await press(page.getByRole('button', { name: /^Rimetti/ }))
    await page.getByText('di nuovo al suo posto').waitFor()
    expect(await asked(who)).toHaveLength(4)
    const deck = new URL(page.url()).pathname
    await press(page.locator('.deck > li > a').first())
    await page.getByText('La risposta e il perché').waitFor()
    await press(page.getByText('La risposta e il perché'))
    await looksRight(who)
    await who.open(`${deck}/modelli?cerca=702.15`)
    await looksRight(who)
    const models = page.locator('.list.rows b')
    expect(new Set(await models.allInnerTexts()).size).toBe(await models.count())
    await press(page.getByRole('link', { name: /^Guarda/ }).first())
    await page.getByRole('button', { name: 'Aggiungi questa' }).waitFor()
    await alive(page)
    await press(page.getByRole('link', { name: 'Un’altra dello stesso modello' }))
    await page.getByRole('link', { name: 'Quella di prima' }).waitFor()
    await looksRight(who)
    const shown = await page.locator('.ask').innerText()
    await press(page.getByRole('button', { name: 'Aggiungi questa' }))
    await page.getByText('Ho aggiunto 1 domanda').waitFor()
    expect((await asked(who)).at(-1)).toContain(shown)
    await press(page.getByText('Portalo in un altro programma'))
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      press(page.getByRole('link', { name: 'Moodle XML' })),
    ])
    expect(file.suggestedFilename()).toBe('verdetto-sera-di-ripasso-moodle.xml')
    await looksRight(who)
    await press(page.getByRole('link', { name: 'Come compito' }))
    await page.getByRole('heading', { name: 'Il mazzo come compito' }).waitFor()
    await page.getByText('da qui non ce n’è nessuno').waitFor()
    await looksRight(who)
    await who.open(deck)

    await press(page.getByRole('link', { name: 'Stampa', exact: true }))
    await page.getByLabel('Varianti', { exact: true }).selectOption('2')
    await press(page.getByRole('button', { name: 'Prepara i fogli' }))
    await page.waitForURL(/fogli\/[0-9a-f-]{36}$/)
    await page.getByRole('article', { name: 'Foglio B', exact: true }).waitFor()
    // Two sheets, the answers of both on one page, and the key of each with its reasons.
    expect(await page.getByRole('article').count()).toBe(5)
    const marks = await page.locator('.pone tbody tr td:first-of-type').allInnerTexts()
    expect(marks).toHaveLength(5)
    await looksRight(who)
    const sheet = new URL(page.url()).pathname.split('/').at(-1)
    const [row] = await site.sql<{ token: string }>('SELECT token FROM "Sheet" WHERE id = $1', sheet)
    const reader = await visitor({ size })
    await reader.open(`/correzione/${row?.token}`)
    await reader.page.getByRole('heading', { name: 'La correzione non c’è ancora.' }).waitFor()
    expect(await reader.page.getByText('Sera di ripasso').count()).toBe(0)
    await press(page.getByRole('button', { name: 'Apri la correzione' }))
    await page.getByRole('button', { name: 'Chiudi la correzione' }).waitFor()
    await reader.open(`/correzione/${row?.token}?foglio=B`)
    expect(await reader.page.locator('.pkey').count()).toBe(5)
    await looksRight(reader)

    await press(page.getByRole('link', { name: 'Leggi le risposte dai fogli' }))
    await page.getByLabel('Oppure incolla le righe qui').fill('nome;variante;1;2\nAnna;A;;\n;A;B\nBea;A;§;')
    await alive(page)
    await press(page.getByRole('button', { name: 'Leggi le risposte' }))
    await page.getByText('2 fogli letti').waitFor()
    await page.getByText('riga 3: non c’è né il nome né il numero (A · B)').waitFor()
    await page.getByText('riga 4, Bea, domanda 1: «§» non è una risposta').waitFor()
    await looksRight(who)

    await who.open('/formatore/mazzi')
    await page.getByText(/^5 domande · ultima modifica: \d+ \p{L}+ \d{4}$/u).waitFor()
    await looksRight(who)
    await press(page.getByRole('button', { name: 'Duplica il mazzo «Sera di ripasso»' }))
    await page.getByRole('heading', { name: 'Sera di ripasso (copia)' }).waitFor()
    expect(await asked(who)).toHaveLength(5)
  })
})

test('on paper no question breaks, and keys stand on pages of their own', async () => {
  const who = await instructor('desktop', '/formatore/fogli')
  const { page, press } = who
  await page.getByLabel('Titolo').fill('Prova di novembre')
  await page.getByLabel('Prova', { exact: true }).selectOption('aggiornamento')
  await press(page.getByRole('button', { name: 'Prepara i fogli' }))
  await page.getByRole('article', { name: 'Chiave del foglio A' }).waitFor()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const styles = await page.evaluate(() => {
    const of = (selector: string, name: string) =>
      [...document.querySelectorAll(selector)].map((each) => getComputedStyle(each).getPropertyValue(name))
    return {
      questions: of('.pq', 'break-inside'),
      articles: of('.pp + .pp', 'break-before'),
      hidden: of('.screen', 'display'),
      scheme: of('html', 'color-scheme'),
      heads: of('.pprun', 'display'),
      pages: of('.pp', 'page'),
      grid: of('.pgrid', 'break-before'),
      last: of('.pq:has(+ .pgrid)', 'break-after'),
    }
  })
  expect(styles.questions).toEqual(Array(5).fill('avoid'))
  expect(styles.articles).toEqual(['page', 'page'])
  expect([styles.hidden, styles.scheme]).toEqual([['none'], ['light']])
  // The answers stand with the last question, and alone on no page.
  expect([styles.grid, styles.last]).toEqual([['avoid'], ['avoid']])
  // The variant comes again at the top of each page, and each sheet counts its own.
  expect(styles.heads).toEqual(Array(3).fill('table-header-group'))
  expect(styles.pages).toEqual(['foglio-a', 'chiave', 'chiave'])
})
