import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { compareRules, comprehensiveRules, misconceptions, type Room, type RuleId, rooms } from '#lib/rules/index'

const BOOK = 'lib/rules/cr'

/** Files whose room has no test of its own yet. */
const UNTESTED: readonly string[] = []

/** Rules that stand with a room of another section, because nothing else of theirs is there. */
const GUESTS: Readonly<Record<string, string>> = { '107.5': '602.2', '107.6': '602.2', '117.1a': '601.2' }

const files = readdirSync(BOOK, { recursive: true, withFileTypes: true })
  .filter((f) => f.isFile() && !['index.ts', 'beliefs.ts'].includes(f.name))
  .map((f) => path.join(f.parentPath, f.name))
  .sort()

const source = (file: string): string => readFileSync(file, 'utf8')
const VOLUMES = 'lib/rules/volumes'
const index = readdirSync(VOLUMES)
  .map((file) => source(`${VOLUMES}/${file}`))
  .join()
const numberOf = (file: string): string => /^(\d{3}\.\d+)-/.exec(path.basename(file))?.[1] ?? ''
const section = (id: string): string => id.slice(0, 3)

/** The rooms that a file makes, by the numbers they are given in it. */
const roomsOf = (file: string): readonly Room[] => {
  const numbers = [...source(file).matchAll(/\broom\(\s*'(\d{3}\.\d+)'/g)].map((m) => m[1])
  return rooms.filter((r) => numbers.includes(r.number))
}

test('every file of the book has the number and a name of its rooms, in the folder of their section', () => {
  for (const file of files) {
    expect(file).toMatch(/\/(\d{3})\/\1\.\d+-[a-z]+(-[a-z]+)*\.ts$/)
    expect([file, roomsOf(file)[0]?.number]).toEqual([file, numberOf(file)])
  }
})

test.each(files)('%s is in the book', (file) => {
  expect(index).toContain(`'../cr/${path.relative(BOOK, file).replace(/\.ts$/, '')}'`)
  expect(roomsOf(file).length).toBeGreaterThan(0)
})

test('the book has no room that no file makes', () => {
  const made = files.flatMap((file) => roomsOf(file).map((r) => r.number))
  expect(rooms.map((r) => r.number).filter((n) => !made.includes(n))).toEqual([])
  expect(index.match(/from '\.\.\/cr/g)?.length).toBe(files.length)
})

test('rooms are in the order of their numbers, each once', () => {
  const numbers = rooms.map((r) => r.number as RuleId)
  expect(numbers).toEqual([...new Set(numbers)].sort(compareRules))
})

test('no rule is claimed twice, and every rule of a room is in the book', () => {
  const claimed = rooms.flatMap((r) => r.rules.map((x) => x.id))
  expect(new Set(claimed).size).toBe(claimed.length)
  expect([...claimed].sort(compareRules)).toEqual([...comprehensiveRules.keys()])
})

test('a rule stands in the room of its section, guests apart', () => {
  const away = rooms.flatMap((r) =>
    r.rules.filter((x) => section(x.id) !== section(r.number)).map((x) => [x.id, r.number]),
  )
  expect(Object.fromEntries(away)).toEqual(GUESTS)
})

test('a misconception is about a rule of its room, says that number, and has its id to itself', () => {
  for (const r of rooms)
    for (const m of r.misconceptions) {
      expect(r.rules.map((x) => x.id)).toContain(m.rule)
      if (m.instead !== 'off') expect(m.instead.id).toBe(m.rule)
    }
  const ids = rooms.flatMap((r) => r.misconceptions.map((m) => m.id))
  expect(new Set(ids).size).toBe(ids.length)
  expect([...misconceptions.keys()]).toEqual(ids)
})

test('what people believe is gathered from every room file that says it, and stands with its room', () => {
  const gathered = [...source(`${BOOK}/beliefs.ts`).matchAll(/from '\.\/(.*)'/g)].map((m) => `${BOOK}/${m[1]}.ts`)
  expect([...gathered].sort()).toEqual(files.filter((f) => source(f).includes('export const beliefs')))
  const said = files.flatMap((f) => [...source(f).matchAll(/\b(?:believes|ignores)\(\s*'([^']+)'/g)].map((m) => m[1]))
  expect([...misconceptions.keys()].sort()).toEqual(said.sort())
})

test('every keyword room is of 702 and makes one keyword known', () => {
  const known = rooms.filter((r) => r.keyword)
  expect(known.every((r) => r.number.startsWith('702.'))).toBe(true)
  expect(rooms.filter((r) => r.number.startsWith('702.') && !r.keyword)).toEqual([])
})

test('every room has a test of its own', () => {
  const missing = files.map((f) => path.basename(f, '.ts')).filter((name) => !existsSync(`tests/rules/${name}.test.ts`))
  expect(missing).toEqual(UNTESTED)
})
