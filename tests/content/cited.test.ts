import type { Element, ElementContent } from 'hast'
import { citationsIn, citedCheck, stemsOf } from '#lib/content/cited'
import { lessons } from '#lib/content/index'
import type { Lesson, RuleText } from '#lib/lessons/index'

// A sentence that cites a rule speaks of it: it has a word in common with what the rule says.

const rule = (n: string, title: string, text: string): [string, RuleText] => [
  n,
  { n, section: n.slice(0, 3), title, text, path: 'content/regole/prova.md', line: 1 },
]
const rules = new Map([
  rule('119.4', 'Pagare punti vita', 'Chi paga punti vita ne perde altrettanti.'),
  rule('119.4b', 'Pagare 0', 'Si può sempre.'),
  rule('508.1a', 'Chi attacca', 'Le creature scelte devono essere STAPpate.'),
])

const text = (value: string): ElementContent => ({ type: 'text', value })
const el = (tagName: string, children: ElementContent[], properties: Element['properties'] = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
})
/** A paragraph in which `[119.4]` cites a rule. */
const said = (paragraph: string): ElementContent[] =>
  paragraph
    .split(/(\[[^\]]+\])/)
    .map((part) => (part.startsWith('[') ? el('v-regola', [], { n: part.slice(1, -1) }) : text(part)))
const lesson = (...children: Element[]): Lesson => ({
  ...(lessons()[0] as Lesson),
  path: 'content/lezioni/prova/10-prova.md',
  hast: { type: 'root', children },
})
const wrong = (...children: Element[]) => citedCheck([lesson(...children)], rules).map(({ text }) => text)

test.each([
  ['shares a word with the text', 'Le creature attaccanti si TAPpano [508.1a].', 0],
  ['shares only the family of a word', 'La scelta viene prima [508.1a].', 0],
  ['shares the title of the number of which it cites a letter', 'I punti vita restano quelli [119.4b].', 0],
  ['only points there', 'Vedi [119.4].', 0],
  ['speaks of something else', 'Il difensore blocca con quante vuole [119.4].', 1],
  ['shares only words that stand in any sentence', 'Chi può, anche ogni altro, sempre lo guarda [119.4].', 1],
  ['is right where the one before is wrong', 'Il difensore blocca [508.1a]. Ne perde altrettanti [119.4].', 1],
  ['cites two rules and speaks of one', 'Le creature STAPpate attaccano [508.1a] [119.4].', 1],
])('a sentence that %s', (_, paragraph, messages) => {
  expect(wrong(el('p', said(paragraph)))).toHaveLength(messages)
})

test('the message has the sentence, the number and its title', () => {
  expect(wrong(el('p', said('Il difensore blocca [508.1a] [119.4].')))[0]).toBe(
    "«Il difensore blocca.» cita 508.1a, «Chi attacca», e non ha una parola in comune con lei: correggi il numero, o di' ciò che la regola dice.",
  )
})

test('a row of a table is one sentence, and a line of a list another', () => {
  const row = el('tr', [el('td', [text('Punti vita')]), el('td', said('[119.4]'))])
  expect(wrong(el('table', [el('tbody', [row])]))).toEqual([])
  expect(wrong(el('ul', [el('li', said('Punti vita.')), el('li', said('Il difensore [119.4].'))]))).toHaveLength(1)
})

test('common mistakes and notes on editions are not read', () => {
  expect(
    wrong(el('v-errore', [el('p', said('Rileggi [119.4].'))]), el('v-come-era', [el('p', said('Era la [119.4].'))])),
  ).toEqual([])
})

test('numbers of power and toughness count, short words do not', () => {
  expect([...stemsOf('Una 2/2 con +1/+1 e tre piccoli orsi.')]).toEqual(['2/2', '+1/+1', 'picco', 'orsi'])
})

test('the lessons cite hundreds of times', () => {
  expect(lessons().flatMap(citationsIn).length).toBeGreaterThan(300)
})
