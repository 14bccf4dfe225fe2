import { fold, stemsOf, wordsOf } from '#lib/italian/words'

// How Italian and English words are looked up.

test('accents, capitals and the shape of the apostrophe do not count', () => {
  expect(fold(' Perché l’ÈRA ')).toBe("perche l'era")
})

test.each([
  ['danno', 'danni'],
  ['magia', 'magie'],
  ['gioco', 'giochi'],
  ['bersaglio', 'bersagli'],
  ['luogo', 'luoghi'],
  ['priorità', 'PRIORITA'],
  ['token', 'tokens'],
  ['l’attaccante', 'attaccanti'],
  ["dell'artefatto", 'artefatti'],
  ['un’abilità', 'abilità'],
  ['danno da combattimento', 'danni del combattimento'],
])('«%s» and «%s» are the same', (one, other) => expect(stemsOf(one)).toBe(stemsOf(other)))

test.each([
  ['danno', 'donna'],
  ['vita', 'vittoria'],
  ['702.15', '702.15b'],
  ['hexproof', 'hexproo'],
])('«%s» and «%s» are not', (one, other) => expect(stemsOf(one)).not.toBe(stemsOf(other)))

test('a number of a rule is one word, whatever stands after it', () => {
  expect(stemsOf('Rileggi 702.15b, 119.10 e 704.')).toBe('rilegg 702.15b 119.10 704')
})

test('a word knows where it stands, without its article', () => {
  const text = 'L’attaccante muore.'
  expect(wordsOf(text).map(({ from, to }) => text.slice(from, to))).toEqual(['attaccante', 'muore'])
})
