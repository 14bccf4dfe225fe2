import './next'
import { addQuestions } from '#lib/server/deck/add-questions'
import { changeDeck } from '#lib/server/deck/change-deck'
import { duplicateDeck } from '#lib/server/deck/duplicate'
import { getDeck } from '#lib/server/deck/get-deck'
import { listMyDecks } from '#lib/server/deck/list-decks'
import { makeDeck } from '#lib/server/deck/make-deck'
import { moveQuestion } from '#lib/server/deck/move-question'
import { removeQuestion } from '#lib/server/deck/remove-question'
import { sql } from '../setup/sql'
import { as, type Browser, newBrowser } from './browser'
import { register, setClock, value } from './play'

const START = Date.parse('2026-11-21T10:00:00Z')
const MINUTE = 60_000

beforeEach(() => setClock(START))

const instructor = async (): Promise<Browser> => {
  const browser = newBrowser()
  await sql('UPDATE "User" SET role = \'formatore\' WHERE email = $1', await register(browser))
  return browser
}

const made = async (browser: Browser, title: string): Promise<string> =>
  value(await as(browser, () => makeDeck({ title }))).deckId
const withQuestions = async (browser: Browser, title = 'Legame vitale'): Promise<string> => {
  const deckId = await made(browser, title)
  value(await as(browser, () => addQuestions({ deckId, template: 'legame', count: 3 })))
  return deckId
}
const listed = async (browser: Browser) => value(await as(browser, () => listMyDecks({}))).decks
const seen = async (browser: Browser, deckId: string) => value(await as(browser, () => getDeck({ deckId })))

describe('when a deck was last changed', () => {
  test('what was changed last stands first, and says when', async () => {
    const browser = await instructor()
    const older = await made(browser, 'Prima')
    setClock(START + MINUTE)
    const newer = await made(browser, 'Dopo')
    expect((await listed(browser)).map(({ id }) => id)).toEqual([newer, older])
    setClock(START + 2 * MINUTE)
    value(await as(browser, () => addQuestions({ deckId: older, template: 'legame', count: 1 })))
    expect((await listed(browser)).map(({ id, changedAt }) => [id, changedAt])).toEqual([
      [older, START + 2 * MINUTE],
      [newer, START + MINUTE],
    ])
  })

  test('a title, an order, a question that is taken out or put back change it; being put away does not', async () => {
    const browser = await instructor()
    const deckId = await withQuestions(browser)
    const [first = '', second = ''] = (await seen(browser, deckId)).questions.map(({ id }) => id)
    const changes = [
      () => changeDeck({ deckId, title: 'Altro' }),
      () => moveQuestion({ deckId, questionId: second, after: 0 }),
      () => removeQuestion({ deckId, questionId: first, back: false }),
      () => removeQuestion({ deckId, questionId: first, back: true }),
    ]
    for (const [n, change] of changes.entries()) {
      const at = START + (n + 1) * MINUTE
      setClock(at)
      value<unknown>(await as(browser, async () => change()))
      expect((await listed(browser))[0]?.changedAt).toBe(at)
    }
    const last = START + changes.length * MINUTE
    setClock(last + MINUTE)
    value(await as(browser, () => changeDeck({ deckId, archived: true })))
    expect((await listed(browser))[0]?.changedAt).toBe(last)
  })
})

describe('a copy', () => {
  const copyOf = async (browser: Browser, deckId: string, key = 'una') =>
    value(await as(browser, () => duplicateDeck({ deckId, key }))).deckId

  test('has the questions of a deck in their order, under a title that says so, and changes by itself', async () => {
    const browser = await instructor()
    const deckId = await withQuestions(browser)
    const [first = '', second = ''] = (await seen(browser, deckId)).questions.map(({ id }) => id)
    value(await as(browser, () => moveQuestion({ deckId, questionId: second, after: 0 })))
    value(await as(browser, () => removeQuestion({ deckId, questionId: first, back: false })))
    const itemsOf = async (id: string) =>
      (
        await sql<{ itemId: string }>(
          'SELECT "itemId" FROM "DeckItem" WHERE "deckId" = $1 AND "removedAt" IS NULL ORDER BY "position", id',
          id,
        )
      ).map(({ itemId }) => itemId)
    const before = await itemsOf(deckId)
    const copy = await copyOf(browser, deckId)
    expect(await seen(browser, copy)).toMatchObject({ title: 'Legame vitale (copia)', removed: [], archived: false })
    expect(await itemsOf(copy)).toEqual(before)
    value(await as(browser, () => addQuestions({ deckId: copy, template: 'legame', count: 1 })))
    expect(await itemsOf(deckId)).toEqual(before)
  })

  test('the same press sent twice at once makes one, another press another', async () => {
    const browser = await instructor()
    const deckId = await withQuestions(browser)
    const [one, two] = await Promise.all([copyOf(browser, deckId), copyOf(browser, deckId)])
    expect(one).toBe(two)
    expect(await copyOf(browser, deckId, 'altra')).not.toBe(one)
    expect(await listed(browser)).toHaveLength(3)
  })

  test('a title as long as it may be still says that it is a copy', async () => {
    const browser = await instructor()
    const deckId = await made(browser, 'x'.repeat(120))
    expect((await seen(browser, await copyOf(browser, deckId))).title).toBe(`${'x'.repeat(112)} (copia)`)
  })

  test('of somebody else’s deck there is none', async () => {
    const deckId = await withQuestions(await instructor())
    const other = await instructor()
    expect(await as(other, () => duplicateDeck({ deckId, key: 'una' }))).toEqual({ ok: false, error: 'not-found' })
  })
})
