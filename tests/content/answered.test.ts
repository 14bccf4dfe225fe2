import { readFileSync } from 'node:fs'
import { lessons } from '#lib/content/index'

// Who is asked to say something before pressing is told after the table whether it was so: the trace shows what happened, the prose says what was asked.

const TABLE = /(?:^|\n\n)([^:\n][^\n]*)\n\n:::scenario\{id=([\w-]+)[^\n]*\n[\s\S]*?\n:::\n\n?([^\n]*)/g

/** Tables that are asked about, and what stands right after each. */
const asked = lessons().flatMap(({ slug, path }) =>
  [...readFileSync(path, 'utf8').matchAll(TABLE)].flatMap(([, before = '', id = '', after = '']) =>
    /[Pp]rima di premere|poi premi/.test(before) ? [{ table: `${slug}#${id}`, after }] : [],
  ),
)

test('what is asked before a table is answered after it', () => {
  expect(asked.length).toBeGreaterThan(80)
  expect(asked.filter(({ after }) => after === '' || /^[:#]/.test(after)).map(({ table }) => table)).toEqual([])
})

const FORETOLD = /:::scenario\{id=([\w-]+) prevedi=[^\n]*\n```scenario\n[\s\S]*?\n```\n([\s\S]*?):::\n/g

test('what is foretold of a table is answered in the table, with what happens', () => {
  const all = lessons().flatMap(({ path }) => [...readFileSync(path, 'utf8').matchAll(FORETOLD)])
  expect(all.length).toBeGreaterThan(80)
  expect(all.filter(([, , said = '']) => said.trim() === '').map(([, id]) => id)).toEqual([])
})
