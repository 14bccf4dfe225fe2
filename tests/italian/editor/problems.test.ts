import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { wantedInItalian } from '#lib/italian/editor/problems'
import { lint } from '#lib/italian/lint/index'

// Every phrase by which the checker of scenarios says what it wants, read from where it is written: one language, wherever it is shown.

const source = ['language', 'scenario', 'scenario/forms']
  .map((folder) => join(process.cwd(), 'lib/rules', folder))
  .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

const TEXT = String.raw`('[^'\n]*'|\x60[^\x60\n]*\x60)`
const PLACES = [
  new RegExp(`expected: ${TEXT}`, 'g'),
  new RegExp(`expected = ${TEXT}`, 'g'),
  new RegExp(String.raw`\bimpossible\((?:[^\n]*), ${TEXT}\)`, 'g'),
  new RegExp(String.raw`\bimpossible\(\n[^\n]*\n[^\n]*\n\s*${TEXT},`, 'g'),
  new RegExp(String.raw`\bwrong\(p, v, ${TEXT}\)`, 'g'),
  new RegExp(String.raw`\bpattern\([^\n]*, ${TEXT}\)`, 'g'),
]

/** What stands in a template, as it may be said: numbers, names and lists look alike to who translates. */
const filled = (text: string): string => text.slice(1, -1).replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '2')

const phrases = [...new Set(PLACES.flatMap((re) => [...source.matchAll(re)].map((m) => filled(m[1] ?? ''))))]

it('finds what the checker says', () => {
  expect(phrases.length).toBeGreaterThan(45)
  expect(phrases).toEqual(expect.arrayContaining(['a list', 'at most 2 objects', 'a commander', '2, whose zone it is']))
})

it.each(phrases)('%s: has Italian words', (phrase) => {
  const said = wantedInItalian(phrase)
  expect(said).toBeDefined()
  expect(said).not.toMatch(/\$\d|\b(?:the|an|or|such|such as|with|its|of|nothing|another)\b/)
  expect(lint((said ?? '').replaceAll('’', "'"), { where: 'label' })).toEqual([])
})
