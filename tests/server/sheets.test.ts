import './next'
import { addQuestions } from '#lib/server/deck/add-questions'
import { getDeck } from '#lib/server/deck/get-deck'
import { makeDeck } from '#lib/server/deck/make-deck'
import { removeQuestion } from '#lib/server/deck/remove-question'
import { getCorrection } from '#lib/server/sheet/get-correction'
import { getSheet } from '#lib/server/sheet/get-sheet'
import { listMySheets } from '#lib/server/sheet/list-sheets'
import { makeSheet } from '#lib/server/sheet/make-sheet'
import { openCorrection } from '#lib/server/sheet/open-correction'
import { sql } from '../setup/sql'
import { as, type Browser, newBrowser } from './browser'
import { register, value } from './play'

const instructor = async (): Promise<Browser> => {
  const browser = newBrowser()
  await sql('UPDATE "User" SET role = \'formatore\' WHERE email = $1', await register(browser))
  return browser
}

/** A deck of four questions about one template and two about another. */
async function deck(browser: Browser): Promise<string> {
  const { deckId } = value(await as(browser, () => makeDeck({ title: 'Legame vitale' })))
  value(await as(browser, () => addQuestions({ deckId, template: 'legame', count: 4 })))
  value(await as(browser, () => addQuestions({ deckId, template: 'danno', count: 2 })))
  return deckId
}

const sheetOf = async (browser: Browser, deckId: string, others: 'like' | 'same' = 'like', variants = 3) =>
  value(await as(browser, () => makeSheet({ deckId, variants, others }))).sheetId

const printed = async (browser: Browser, sheetId: string) => value(await as(browser, () => getSheet({ sheetId })))
const tokenOf = async (sheetId: string): Promise<string> => {
  const [row] = await sql<{ token: string }>('SELECT token FROM "Sheet" WHERE id = $1', sheetId)
  return row?.token ?? ''
}

interface Row {
  readonly variant: string
  readonly itemId: string
  readonly template: string
  readonly seed: string
}
const rowsOf = (sheetId: string) =>
  sql<Row>(
    'SELECT variant, "itemId", template, seed FROM "SheetItem" WHERE "sheetId" = $1 ORDER BY variant, position',
    sheetId,
  )
const of = (rows: readonly Row[], variant: string) => rows.filter((row) => row.variant === variant)
const sorted = (texts: readonly string[]) => [...texts].sort()

describe('variants', () => {
  test('the first is the deck as it is; the others have other questions of the same templates, none twice', async () => {
    const browser = await instructor()
    const deckId = await deck(browser)
    const rows = await rowsOf(await sheetOf(browser, deckId))
    const first = await sql<{ itemId: string }>(
      'SELECT "itemId" FROM "DeckItem" WHERE "deckId" = $1 ORDER BY position',
      deckId,
    )
    expect(of(rows, 'A').map(({ itemId }) => itemId)).toEqual(first.map(({ itemId }) => itemId))
    const templates = sorted(of(rows, 'A').map(({ template }) => template))
    for (const variant of ['B', 'C'])
      expect(sorted(of(rows, variant).map(({ template }) => template))).toEqual(templates)
    expect(new Set(rows.map(({ itemId }) => itemId)).size).toBe(18)
  })

  test('with the same questions they have another order, and another order of the options', async () => {
    const browser = await instructor()
    const rows = await rowsOf(await sheetOf(browser, await deck(browser), 'same'))
    const items = (variant: string) => of(rows, variant).map(({ itemId }) => itemId)
    expect(sorted(items('B'))).toEqual(sorted(items('A')))
    expect([items('B'), items('C')]).not.toContainEqual(items('A'))
    expect(new Set(rows.map(({ seed }) => seed)).size).toBe(18)
  })

  test('an exam makes one too, with fresh questions each time; without a title there is none', async () => {
    const browser = await instructor()
    const make = async (title: string) =>
      as(browser, () => makeSheet({ blueprint: 'aggiornamento', title, variants: 1, others: 'like' }))
    expect(await make(' ')).toEqual({ ok: false, error: 'bad-title' })
    const sheetId = value(await make('Sera di novembre')).sheetId
    expect(await rowsOf(sheetId)).toHaveLength(5)
    expect(value(await as(browser, () => listMySheets({}))).sheets).toMatchObject([{ id: sheetId, open: false }])
  })

  test('an empty deck makes none', async () => {
    const browser = await instructor()
    const { deckId } = value(await as(browser, () => makeDeck({ title: 'Vuoto' })))
    expect(await as(browser, () => makeSheet({ deckId, variants: 1, others: 'like' }))).toEqual({
      ok: false,
      error: 'none-left',
    })
  })
})

describe('what is printed', () => {
  test('each variant has its questions, its key and a code of its own', async () => {
    const browser = await instructor()
    const sheetId = await sheetOf(browser, await deck(browser))
    const { variants } = await printed(browser, sheetId)
    expect(variants.map(({ variant }) => variant)).toEqual(['A', 'B', 'C'])
    const token = await tokenOf(sheetId)
    expect(variants.map(({ address }) => new URL(address).pathname + new URL(address).search)).toEqual(
      ['A', 'B', 'C'].map((variant) => `/correzione/${token}?foglio=${variant}`),
    )
    expect(new Set(variants.map(({ code }) => code.path)).size).toBe(3)
    expect(token).toMatch(/^[\w-]{24}$/)
    for (const { questions } of variants) {
      expect(questions.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6])
      expect(questions.every(({ key }) => key.headline.includes('giusto'))).toBe(true)
    }
  })

  test('it stays as it is when the deck changes', async () => {
    const browser = await instructor()
    const deckId = await deck(browser)
    const sheetId = await sheetOf(browser, deckId)
    const before = await printed(browser, sheetId)
    const [first] = value(await as(browser, () => getDeck({ deckId }))).questions
    value(await as(browser, () => removeQuestion({ deckId, questionId: first?.id ?? '', back: false })))
    expect(await printed(browser, sheetId)).toEqual(before)
  })
})

describe('the correction', () => {
  test('is for its instructor alone until it is opened, then for whoever has the paper, then again no longer', async () => {
    const [browser, reader] = [await instructor(), newBrowser()]
    const sheetId = await sheetOf(browser, await deck(browser))
    const token = await tokenOf(sheetId)
    const read = (who: Browser) => as(who, () => getCorrection({ token, variant: 'B' }))
    expect(await read(reader)).toEqual({ ok: false, error: 'correction-closed' })
    const mine = value(await read(browser))
    value(await as(browser, () => openCorrection({ sheetId, open: true })))
    expect(value(await read(reader))).toEqual({ ...mine, open: true })
    expect(mine).toMatchObject({ title: 'Legame vitale', variant: 'B', variants: ['A', 'B', 'C'], open: false })
    value(await as(browser, () => openCorrection({ sheetId, open: false })))
    expect(await read(reader)).toEqual({ ok: false, error: 'correction-closed' })
  })

  test('of a code that nobody has there is none, and of a variant that was not printed there is the first', async () => {
    const browser = await instructor()
    const sheetId = await sheetOf(browser, await deck(browser), 'like', 1)
    const token = await tokenOf(sheetId)
    expect(await as(browser, () => getCorrection({ token: 'x'.repeat(24), variant: 'A' }))).toEqual({
      ok: false,
      error: 'not-found',
    })
    expect(value(await as(browser, () => getCorrection({ token, variant: 'C' }))).variant).toBe('A')
  })
})
