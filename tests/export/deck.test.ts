import { FORMATS, inFileName } from '#lib/export/index'
import { real } from './questions'

// A deck in another program: under its title, in its order.

test.each([
  ['Sera di ripasso: danno', 'sera-di-ripasso-danno'],
  ['  Perché «No»?  ', 'perche-no'],
  ['../../etc/passwd"\r\nX: 1', 'etc-passwd-x-1'],
  ['規則', ''],
  ['a'.repeat(120), 'a'.repeat(60)],
])('%j is in the name of a file %j', (title, name) => {
  expect(inFileName(title)).toBe(name)
})

test('the head of each format names the deck, whatever signs its title has', () => {
  const title = 'Danno/vita::2'
  expect(FORMATS.anki.deck(title)).toContain('\n#deck:Verdetto::Danno/vita:2\n')
  expect(FORMATS.gift.deck(title)).toBe('$CATEGORY: $course$/top/Verdetto/Danno//vita::2\n\n')
  expect(FORMATS.moodle.deck('A & B')).toMatch(
    /^<\?xml .*\n<quiz>\n<question type="category"><category><text>\$course\$\/top\/Verdetto\/A &amp; B<\/text>/,
  )
})

test('a question has its place before its name', () => {
  const [question] = real
  if (!question) throw new Error('nothing there')
  expect(FORMATS.gift.question({ ...question, place: '01' })).toContain('\n::01 ')
  expect(FORMATS.moodle.question({ ...question, place: '01' })).toContain('<name><text>01 ')
  expect(FORMATS.moodle.question(question)).not.toContain('<name><text>01 ')
})
