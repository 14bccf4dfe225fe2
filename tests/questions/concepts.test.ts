import { conceptOf, concepts, conceptsOf } from '#lib/questions/concepts'
import { difficultyOf, drawItem, instantiate, levelOf, templates, toPublic } from '#lib/questions/index'
import type { RuleId } from '#lib/rules/index'

const level = (id: string) => {
  const t = templates.find((x) => x.id === id)
  if (!t) throw new Error(`no template ${id}`)
  return levelOf(t)
}

test('every rule that a template claims is of a concept, and every concept is of some template', () => {
  const claims = templates.flatMap((t) => t.claims)
  expect(claims.filter((rule) => !conceptOf(rule))).toEqual([])
  const asked = new Set(claims.map(conceptOf))
  expect(concepts.filter((concept) => !asked.has(concept)).map(({ id }) => id)).toEqual([])
})

test('a rule is of the concept that names it most narrowly', () => {
  expect(conceptOf('119.3')?.id).toBe('life')
  expect(conceptOf('119.4a')?.id).toBe('life-and-costs')
  expect(conceptOf('119.10')?.id).toBe('none-is-no-event')
  expect(conceptOf('119.1e')?.id).toBe('life')
  expect(conceptOf('702.15f')?.id).toBe('lifelink')
  expect(conceptOf('510.1c')?.id).toBe('trample')
  expect(conceptOf('510.1a')?.id).toBe('who-left-combat')
})

test('what a check of the game looks for is of the idea that it is about, letter by letter', () => {
  expect(['704.5g', '704.5h', '405.6f'].map((rule) => conceptOf(rule as RuleId)?.level)).toEqual(['L1', 'L1', 'L1'])
  expect(['704.5d', '704.5e'].map((rule) => conceptOf(rule as RuleId)?.id)).toEqual(
    Array(2).fill('objects-that-changed-zones'),
  )
  // Every letter is somewhere by itself: under the number alone it would be of whatever idea names that.
  expect(concepts.filter(({ rules }) => rules.includes('704.5'))).toEqual([])
  expect(['cleanup-together', 'damage-then-help', 'rescue-too-late'].map(level)).toEqual(['L1', 'L1', 'L1'])
})

test('no two concepts name the same rule', () => {
  const named = concepts.flatMap(({ rules }) => rules)
  expect(named.filter((rule, n) => named.indexOf(rule) !== n)).toEqual([])
})

test('the level is that of the hardest idea', () => {
  expect(['hand-limit-board', 'zero-toughness', 'draw-zones'].map(level)).toEqual(['base', 'base', 'base'])
  expect(['lifelink-twice', 'prowess-board', 'trample-division'].map(level)).toEqual(['L1', 'L1', 'L1'])
  expect(['sublayers', 'exiled-morph', 'shield-too-late'].map(level)).toEqual(['L2', 'L2', 'L2'])
  expect(['back-worth', 'doubled-next-times', 'melded-permanent-dies'].map(level)).toEqual(Array(3).fill('limite'))
})

test('several ideas of one level that must be held together make a question of the next', () => {
  const claims = (...rules: readonly string[]) => ({ claims: rules as (typeof templates)[number]['claims'] })
  expect(levelOf(claims('614.4'))).toBe('L2')
  expect(levelOf(claims('614.4', '616.1', '605.1a'))).toBe('limite')
  expect(conceptsOf(claims('614.4', '119.3', '702.15b').claims).map(({ id }) => id)).toEqual([
    'life',
    'lifelink',
    'replacement',
  ])
})

test('how much happens does not matter to the level', () => {
  for (const t of templates.slice(0, 40)) {
    const made = instantiate(drawItem(t, 'livello') ?? '')
    if (made.ok) expect([t.id, difficultyOf(toPublic(made.value)).level]).toEqual([t.id, levelOf(t)])
  }
})

test('what answers show a template to be moves its level, as far as they show it', () => {
  const t = { claims: ['119.3'] as const }
  expect([-0.8, 0, 0.39, 0.41, 0.8, 1.6, 9].map((harder) => levelOf(t, harder))).toEqual([
    'base',
    'base',
    'base',
    'L1',
    'L1',
    'L2',
    'limite',
  ])
})
