import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { compareRules, comprehensiveRules, misconceptions, type Room, type RuleId, rooms } from '#lib/rules/index'
import type { Row } from '../conformance/table'

const BOOK = 'lib/rules/cr'

const EVIDENCE = 'tests/conformance'

/** Rules that stand with a room of another section, because nothing else of theirs is there. */
const GUESTS: Readonly<Record<string, string>> = { '107.5': '602.2', '107.6': '602.2', '117.1a': '601.2' }

const files = readdirSync(BOOK, { recursive: true, withFileTypes: true })
  .filter((f) => f.isFile() && f.name !== 'index.ts')
  .map((f) => path.join(f.parentPath, f.name))
  .sort()

const source = (file: string): string => readFileSync(file, 'utf8')
const index = source(`${BOOK}/index.ts`)
const numberOf = (file: string): string => /^(\d{3}\.\d+)-/.exec(path.basename(file))?.[1] ?? ''
const section = (id: string): string => id.slice(0, 3)

/** Every table of rows, with its file. */
const tables = () =>
  readdirSync(EVIDENCE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => [file, parse(source(path.join(EVIDENCE, file)), { merge: true }) as readonly Row[]] as const)

/** The rooms that a file makes, by the numbers they are given in it. */
const roomsOf = (file: string): readonly Room[] => {
  const numbers = [...source(file).matchAll(/\broom\(\s*'(\d{3}\.\d+)'/g)].map((m) => m[1])
  return rooms.filter((r) => numbers.includes(r.number))
}

test('every file of the book has the number and a name of its rooms, in the folder of their hundred', () => {
  for (const file of files) {
    expect(file).toMatch(/\/(\d)xx\/\1\d{2}\.\d+-[a-z]+(-[a-z]+)*\.ts$/)
    expect([file, roomsOf(file)[0]?.number]).toEqual([file, numberOf(file)])
  }
})

test.each(files)('%s is in the book', (file) => {
  expect(index).toContain(`'./${path.relative(BOOK, file).replace(/\.ts$/, '')}'`)
  expect(roomsOf(file).length).toBeGreaterThan(0)
})

test('the book has no room that no file makes', () => {
  const made = files.flatMap((file) => roomsOf(file).map((r) => r.number))
  expect(rooms.map((r) => r.number).filter((n) => !made.includes(n))).toEqual([])
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
    [...r.rules, ...r.namings].filter((x) => section(x.id) !== section(r.number)).map((x) => [x.id, r.number]),
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

test('every keyword room is of 702 and makes one keyword known', () => {
  const known = rooms.filter((r) => r.keyword)
  expect(known.every((r) => r.number.startsWith('702.'))).toBe(true)
  expect(rooms.filter((r) => r.number.startsWith('702.') && !r.keyword)).toEqual([])
})

test('every room has its rows of evidence, under its own path and name', () => {
  const tables = new Set(readdirSync(EVIDENCE, { recursive: true, encoding: 'utf8' }))
  const lacking = files.map((f) => path.relative(BOOK, f).replace(/\.ts$/, '.yaml')).filter((name) => !tables.has(name))
  expect(lacking).toEqual([])
})

test('rows stand with the room of their first rule; sections without a room have a table of their own', () => {
  const misplaced = tables().flatMap(([file, rows]) =>
    rows.flatMap(({ rule, title }) => {
      const [first = ''] = [rule].flat()
      const stated = rooms.find((r) => r.rules.some(({ id }) => id === first))
      return path.basename(file).startsWith(`${stated?.number ?? section(first)}`) ? [] : [`${file}: ${title}`]
    }),
  )
  expect(misplaced).toEqual([])
})
