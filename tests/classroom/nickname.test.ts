import { cutNickname } from '#lib/base/letters'
import { nicknameFor, parseNickname } from '#lib/classroom/index'

const folded = (text: string) => {
  const read = parseNickname(text)
  return read.ok ? read.value.folded : read.error
}

test('a nickname is kept as it was typed, without spaces around it', () => {
  expect(parseNickname('  Anna   Rossi ')).toMatchObject({ value: { shown: 'Anna Rossi' } })
})

test('names that look alike are one', () => {
  expect(new Set(['Niccolò', 'niccolo', ' NICCOLÒ ', 'nicc olo', 'Ｎiccolo'].map(folded)).size).toBe(1)
})

test('letters are counted as a reader counts them', () => {
  expect(folded('A')).toBe('nickname-short')
  expect(folded('👨‍👩‍👧‍👦')).toBe('nickname-short')
  expect(parseNickname('👨‍👩‍👧‍👦'.repeat(3)).ok).toBe(true)
  for (const letter of ['a', 'è', '👍🏽', '👨‍👩‍👧‍👦', '👩🏽‍❤️‍💋‍👨🏿']) {
    expect(parseNickname(letter.repeat(24)).ok).toBe(true)
    expect(folded(letter.repeat(25))).toBe('nickname-long')
    expect(cutNickname(letter.repeat(25))).toBe(letter.repeat(24))
    expect(cutNickname(letter.repeat(24))).toBe(letter.repeat(24))
  }
  expect(folded('a'.repeat(25))).toBe('nickname-long')
  expect(folded('a'.repeat(100_000))).toBe('nickname-long')
})

test('of a long name the words that there is room for are a nickname', () => {
  expect(nicknameFor(' Anna  Rossi ')).toBe('Anna Rossi')
  expect(nicknameFor('Maria Antonietta Della Rovere')).toBe('Maria Antonietta Della')
  expect(nicknameFor('A Maria Antonietta Della Rovere')).toBe('A Maria Antonietta Della')
  for (const none of ['', ' ', 'A', 'a'.repeat(30), 'An\u202ena']) expect(nicknameFor(none)).toBe('')
})

test.each([
  ['a control character', 'An\u0000na'],
  ['a line break inside', 'An\u2028na\u202e'],
  ['a sign that turns the text round', 'An\u202ena'],
  ['a sign that shows nothing', 'An\u200bna'],
  ['marks piled on one letter', `A${'\u0301'.repeat(5)}nna`],
  ['nothing to say aloud', '-- !!'],
])('%s is no nickname', (_, text) => {
  expect(folded(text)).toBe('nickname-signs')
})
