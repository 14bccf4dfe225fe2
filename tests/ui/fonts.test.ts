import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

// The fonts hold only some characters: those that pages are written with, by scripts/subset-fonts.sh.

const root = path.join(__dirname, '../..')
const [, list = ''] =
  /^characters='([^']+)'/m.exec(readFileSync(path.join(root, 'scripts/subset-fonts.sh'), 'utf8')) ?? []
const ranges = list.split(',').map((range) => {
  const [first = '', last = first] = range.replaceAll('U+', '').split('-')
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const
})
/** Signs that no text font has, these or those they come from: the system draws them. */
const signs = '✓⚑'

const held = (character: string) => {
  if (signs.includes(character)) return true
  const code = character.codePointAt(0) ?? 0
  return ranges.some(([first, last]) => code >= first && code <= last)
}

const written = (folder: string, kind: RegExp) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => kind.test(file) && !/^(?:lint|card|grammar)\//.test(file))
    .map((file) => path.join(folder, file))

test.each([
  ['content', /\.(?:md|yaml|csv)$/],
  ['app', /\.tsx$/],
  ['lib/italian', /\.ts$/],
])('every character of %s', (folder, kind) => {
  const missing = written(folder, kind).flatMap((file) => {
    const characters = new Set(readFileSync(path.join(root, file), 'utf8'))
    return [...characters].filter((c) => c > '~' && !held(c)).map((c) => `${file}: ${c}`)
  })
  expect(missing).toEqual([])
})
