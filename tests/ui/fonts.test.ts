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
const held = (character: string) => {
  const code = character.codePointAt(0) ?? 0
  return ranges.some(([first, last]) => code >= first && code <= last)
}

const written = (folder: string, kind: RegExp) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => kind.test(file) && !/^(?:lint|card-text|grammar)\//.test(file))
    .map((file) => path.join(folder, file))

test.each([
  ...written('content', /\.(?:md|yaml|csv)$/),
  ...written('app', /\.tsx$/),
  ...written('lib/italian', /\.ts$/),
])('%s', (file) => {
  const missing = new Set([...readFileSync(path.join(root, file), 'utf8')].filter((c) => c > '~' && !held(c)))
  expect([...missing]).toEqual([])
})
