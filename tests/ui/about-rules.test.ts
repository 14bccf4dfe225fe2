import { loadContent } from '#lib/content/index'
import { believedOf, changesOf, englishOf, shownFor, termsOf } from '../../app/(sito)/regole/about'
import { rulesOfPage } from '../../app/(sito)/regole/around'

// What the page of a rule says beside its words.

test('a rule that bears the name of an entry has its English name; one that speaks of several things has none of them as its own', () => {
  expect(englishOf('702.15b', 'Legame vitale: il guadagno')).toBe('lifelink')
  expect(englishOf('110.5', 'Stato')).toBeUndefined()
  expect(termsOf('110.5').map(({ en }) => en)).toContain('flipped')
})

test('the page of a number is about its letters, that of a letter about itself, that of a section about no rule', () => {
  expect(rulesOfPage('702.15')).toEqual([...loadContent().rules.keys()].filter((n) => /^702\.15[a-z]$/.test(n)))
  expect(rulesOfPage('702.15b')).toEqual(['702.15b'])
  expect(rulesOfPage('702')).toEqual([])
  expect(rulesOfPage('999.9')).toEqual([])
})

test('beliefs and changes are those of the rules, and a table shows a step that cites the rule', () => {
  expect(believedOf(['702.15b']).map(({ id }) => id)).toContain('lifelink-uses-stack')
  for (const { rules } of changesOf(['103.5'])) expect(rules).toContain('103.5')
  expect(shownFor('702.15b')?.step.rules).toContain('702.15b')
  expect(shownFor('702.15b')?.href).toMatch(/^\/lezioni\/[\w/-]+#scenario-/)
})

test('a rule without a table of its own is shown on the first of any lesson on which it acts', () => {
  const shown = [...loadContent().rules.keys()].filter((n) => shownFor(n))
  expect(shown.length).toBeGreaterThanOrEqual(190)
  for (const n of shown) expect([n, shownFor(n)?.step.rules]).toEqual([n, expect.arrayContaining([n])])
})
