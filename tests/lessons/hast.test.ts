import type { Root } from 'mdast'
import { toHast } from '#lib/lessons/hast'
import { print } from './print'

// The last gate before the page: whatever slipped through the checks, only elements and properties of ours come out.

const paragraph = (...children: object[]): Root =>
  ({ type: 'root', children: [{ type: 'paragraph', children }] }) as Root

test('an element that is none of ours keeps only its text', () => {
  const odd = { type: 'text', value: 'testo', data: { hName: 'script', hChildren: [] } }
  expect(print(toHast(paragraph(odd, { type: 'text', value: 'resto' })))).toBe('<p>\n  "resto"\n')
})

test('a property that is none of ours is dropped', () => {
  const chip = {
    type: 'emphasis',
    children: [],
    data: { hName: 'v-regola', hProperties: { n: '119.4', onClick: 'x()' } },
  }
  expect(print(toHast(paragraph(chip)))).toBe('<p>\n  <v-regola n="119.4">\n')
})

test('a link to anything but https or this site leads nowhere', () => {
  const link = (url: string) => ({ type: 'link', url, children: [{ type: 'text', value: 'qui' }] })
  expect(print(toHast(paragraph(link('javascript:x()'), link('/regole/119.4'))))).toBe(
    '<p>\n  <a>\n    "qui"\n  <a href="/regole/119.4">\n    "qui"\n',
  )
})

test('no place in a file travels to the page', () => {
  expect(
    JSON.stringify(
      toHast(
        paragraph({
          type: 'text',
          value: 'x',
          position: { start: { line: 1, column: 1 }, end: { line: 1, column: 2 } },
        }),
      ),
    ),
  ).not.toContain('position')
})

test('the sign behind a rule number stays in its line, and the rest of the sentence may leave it', () => {
  const chip = { type: 'emphasis', children: [], data: { hName: 'v-regola', hProperties: { n: '119.4' } } }
  const said = print(
    toHast(paragraph(chip, { type: 'text', value: '. Poi' }, chip, { type: 'text', value: ' e basta' })),
  )
  expect(said).toBe(
    '<p>\n  <span className="nb">\n    <v-regola n="119.4">\n    "."\n  " Poi"\n  <v-regola n="119.4">\n  " e basta"\n',
  )
})

test('the sign before a mana symbol stays in its line too', () => {
  const mana = { type: 'emphasis', children: [], data: { hName: 'v-mana' } }
  const text = (value: string) => ({ type: 'text', value })
  expect(print(toHast(paragraph(text('Sfera ha «'), mana, text(': aggiungi mana.»'))))).toBe(
    '<p>\n  "Sfera ha "\n  <span className="nb">\n    "«"\n    <v-mana>\n    ":"\n  " aggiungi mana.»"\n',
  )
})
