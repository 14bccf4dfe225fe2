import { comprehensiveRules, rooms } from '#lib/rules/index'
import { compareRules, isRuleId } from '#lib/rules/numbers'
import { lettersOf, neighboursOf } from '../../app/(sito)/regole/around'
import { knownNumbers } from '../../scripts/numbers/known'

// The page of a keyword, of an ability or of an action, has every letter that its rule has in the edition in force.

/** Letters that no page has, and why. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  '701.12h': 'one card alone, Exchange of Words',
  '702.5b': 'says only to read section 303',
  '702.6b': 'says only to read section 301',
  '702.16p': 'one card alone, Benevolent Blessing',
  '702.33h': 'stickers, which no lesson teaches',
  '702.37g': 'says only to read section 708',
}

const whole = (n: string): string => n.replace(/[a-z]+$/, '')
const known = knownNumbers()
const keywords = [...new Set(rooms.map(({ number }) => number).filter((n) => /^70[12]\./.test(n)))]
  .filter(isRuleId)
  .sort(compareRules)

/** The letters of a number that the edition has. */
const inForce = (n: string): readonly string[] => known.filter((each) => each !== n && whole(each) === n)

/** The letters on the page of a number, in the order in which they stand there. */
const shown = (n: string): readonly string[] =>
  (lettersOf(n)?.family ?? neighboursOf(n).family).map((rule) => rule.n).filter((each) => each !== n)

test('the rooms of keywords are many, and those of the book', () => {
  expect(keywords).toEqual(expect.arrayContaining(['701.8', '702.2', '702.15', '702.164']))
  expect(new Set([...comprehensiveRules.keys()].map(whole).filter((n) => /^70[12]\./.test(n)))).toEqual(
    new Set(keywords),
  )
})

test.each(keywords)('the page of %s has all its letters, in their order', (n) => {
  expect(shown(n)).toEqual(inForce(n).filter((each) => LEFT_OUT[each] === undefined))
})

test.each(keywords)('the letters of %s that are known begin with a, and none is passed over', (n) => {
  // The letters l and o are no letters of rules.
  const letters = [...'abcdefghijkmnpqrstuvwxyz']
  expect(inForce(n).map((each) => each.slice(n.length))).toEqual(letters.slice(0, inForce(n).length))
  expect(inForce(n)).not.toEqual([])
})

test('what is left out is a letter in force of such a rule, and is on no page', () => {
  for (const n of Object.keys(LEFT_OUT)) {
    expect(inForce(whole(n))).toContain(n)
    expect(shown(whole(n))).not.toContain(n)
    expect(keywords).toContain(whole(n))
  }
})
