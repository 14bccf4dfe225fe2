import { readdirSync } from 'node:fs'
import path from 'node:path'
import { isRecord } from '#lib/base/json'
import { cards } from '#lib/cards/index'
import { evaluateDocument, parseScenario } from '#lib/rules/index'

const all = Object.entries(cards)
const PERMANENT = ['artifact', 'battle', 'creature', 'enchantment', 'land', 'planeswalker']

test.each(all)('%s is data, known by its slug', (slug, card) => {
  expect(card.slug).toBe(slug)
  expect(JSON.parse(JSON.stringify(card))).toEqual(card)
  expect(slug).toBe(
    card.name.en
      .toLowerCase()
      .replace(/['’,]/g, '')
      .replace(/[^a-z0-9]+/g, '-'),
  )
})

test.each(all)('%s is a card that scenarios can name, wherever cards are', (slug, card) => {
  const spec = { id: 'carta', card: slug }
  const elsewhere = [{ hand: { A: [spec] } }, { graveyard: { N: [spec] } }, { library: { A: [spec] } }]
  const onField = card.types.some((t) => PERMANENT.includes(t)) ? [{ field: { A: [spec] } }] : []
  for (const document of [...elsewhere, ...onField]) {
    const played = evaluateDocument(document, { pool: cards })
    expect(played).toMatchObject({ ok: true, value: { status: 'complete' } })
  }
})

test('a scenario that names cards is read as one that writes what they say', () => {
  const written = { id: 'orso', name: 'Orso Zampa di Runa', cost: '{1}{G}', types: ['creature'], subtypes: ['Bear'] }
  const named = { field: { A: [{ id: 'orso', card: 'runeclaw-bear', pt: '3/3' }] } }
  expect(parseScenario(named, cards)).toEqual({ ok: true, value: { field: { A: [{ ...written, pt: '3/3' }] } } })
  const played = evaluateDocument(named, { pool: cards })
  expect(played.ok && played.value.outcome.objects.orso?.printed.power).toBe(3)
})

test('a card that the pool does not have is a problem of the document', () => {
  const document = { hand: { A: [{ id: 'carta', card: 'colossal-dreadmaw' }] } }
  expect(parseScenario(document, cards)).toMatchObject({
    ok: false,
    error: [{ path: 'hand.A[0].card', code: 'unknown-name', found: 'colossal-dreadmaw' }],
  })
})

test('every card of the folder is in the pool', async () => {
  const folder = path.resolve('lib/cards')
  const files: readonly object[] = await Promise.all(readdirSync(folder).map((file) => import(path.join(folder, file))))
  const made = files.flatMap((file): unknown[] => Object.values(file))
  const slugs = made.flatMap((each) => (isRecord(each) && typeof each.slug === 'string' ? [each.slug] : []))
  expect(slugs.length).toBeGreaterThanOrEqual(all.length)
  expect(slugs.filter((slug) => !Object.hasOwn(cards, slug))).toEqual([])
})
