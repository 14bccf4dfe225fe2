import { readFileSync } from 'node:fs'
import { comprehensiveRules } from '#lib/rules/index'
import { compareRules, isRuleId } from '#lib/rules/numbers'
import { EXAMPLES, unknownIn, unknownNumbers } from '../../scripts/numbers/cited'
import { knownNumbers, NUMBERS } from '../../scripts/numbers/known'

const known = knownNumbers()

test('the known numbers of the edition stand in their order, each once, and are all that the list has', () => {
  expect(known).toEqual([...new Set(known)].sort(compareRules))
  const lines = readFileSync(NUMBERS, 'utf8').trimEnd().split('\n')
  expect(lines.filter((line) => !isRuleId(line) && !line.startsWith('#'))).toEqual([])
})

test('a rule with a letter has the rule that it belongs to', () => {
  const whole = known.map((number) => number.replace(/[a-z]$/, ''))
  expect(whole.filter((number) => !known.some((each) => each === number))).toEqual([])
})

test('every rule that a room states is known', () => {
  expect([...comprehensiveRules.keys()].filter((number) => !known.includes(number))).toEqual([])
})

test('code, content, docs and evidence cite no rule that is not known', () => {
  expect(unknownNumbers(new Set(known))).toEqual([])
})

test('an example of a mistake names a number that is there, and that is none', () => {
  for (const [file, numbers] of Object.entries(EXAMPLES))
    for (const number of numbers) {
      expect(known.map(String)).not.toContain(number)
      expect(readFileSync(file, 'utf8')).toContain(number)
    }
})

test.each([
  ["r('702.15b', {", []],
  ["r('702.15z', {", [['702.15z', 4]]],
  ['# as 119.44 says, and 119.4a.', [['119.44', 6]]],
  ['cites: [119.4, 702.999]', [['702.999', 16]]],
  // The letters l and o are no letters of rules.
  ['(704.5l)', [['704.5l', 2]]],
  ['Chrome/140.0.0.0, 0.702.15, 1702.15, 702.15.1, 99.99', []],
])('%s', (text, expected) => {
  const found = unknownIn('any.ts', text, new Set(['119.4', '119.4a', '702.15', '702.15b', '704.5']))
  expect(found.map(({ number, column }) => [number, column])).toEqual(expected)
})
