import { type KnownError, nameOfError } from '#lib/courses/index'

const TITLES: Readonly<Record<string, string>> = {
  '510.1': 'Assegnare il danno',
  '510.1c': 'Attaccante bloccato',
  '510.2': 'Tutto insieme',
  '701.6': 'Neutralizzare: che cos’è',
  '702.19a': 'Travolgere: solo chi attacca',
  '702.19b': 'Travolgere: prima i bloccanti',
  '104.3a': 'Chi concede perde',
}

const named = (rule: string, more: Partial<KnownError> = {}) =>
  nameOfError('b', { rule, alike: ['b'], titleOf: (n) => TITLES[n], lesson: 'Il danno', ...more })

test.each([
  ['by the title of the whole rule', '510.1c', 'Assegnare il danno, 510.1c'],
  ['by no more than that names', '701.6b', 'Neutralizzare, 701.6b'],
  ['by what its first part names, where the whole has no title', '702.19b', 'Travolgere, 702.19b'],
  ['by its lesson, where a title would say what the rule does', '510.2', 'Il danno, 510.2'],
  ['by its lesson, where its first part says what it does', '104.3b', 'Il danno, 104.3b'],
])('an error is called %s', (_, rule, name) => {
  expect(named(rule)).toBe(name)
})

test('of several about one rule each has a letter, and without a lesson there is the number', () => {
  expect(named('702.19b', { alike: ['a', 'b'] })).toBe('Travolgere, 702.19b (B)')
  expect(named('510.2', { lesson: undefined })).toBe('510.2')
})
