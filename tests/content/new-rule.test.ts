import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

// The command as somebody runs it who begins a keyword, beside a copy of what it changes.

const INDEX = 'lib/rules/cr/index.ts'
const NUMBERS = 'lib/rules/edition-numbers.txt'

const folder = mkdtempSync(join(tmpdir(), 'verdetto-new-rule-'))
afterAll(() => rmSync(folder, { recursive: true }))
beforeAll(() => {
  mkdirSync(join(folder, 'lib/rules/cr'), { recursive: true })
  for (const file of [INDEX, NUMBERS]) cpSync(file, join(folder, file))
  const says = (word: string) => `node -e "console.log('${word} written')"`
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ scripts: { schema: says('schema'), coverage: says('coverage') } }),
  )
})

const inFolder = (file: string): string => readFileSync(join(folder, file), 'utf8')

function newRule(...args: readonly string[]) {
  const run = spawnSync(resolve('node_modules/.bin/tsx'), [resolve('scripts/new-rule.ts'), ...args], {
    cwd: folder,
    encoding: 'utf8',
  })
  return { status: run.status, said: run.stdout, complaint: run.stderr }
}

test('a keyword has a room, rows, its place in the book and among the numbers, and what follows is written anew', () => {
  const { status, said } = newRule('702.777', 'tell-tales')
  expect(status).toBe(0)
  expect(inFolder('lib/rules/cr/7xx/702.777-tell-tales.ts')).toContain("export const tellTales = room('702.777'")
  expect(inFolder('tests/conformance/7xx/702.777-tell-tales.yaml')).toBe('[]\n')
  const added = (file: string) =>
    inFolder(file)
      .split('\n')
      .filter((line) => !readFileSync(file, 'utf8').split('\n').includes(line))
  expect(added(INDEX)).toEqual(["import { tellTales } from './7xx/702.777-tell-tales'", '  tellTales,'])
  expect(added(NUMBERS)).toEqual(['702.777'])
  expect(inFolder(NUMBERS)).toMatch(/\n702\.\d+[a-z]?\n702\.777\n703\.1\n/)
  expect(said).toContain('schema written\n')
  expect(said).toContain('coverage written\n')
})

test('a rule that has a room, or is no keyword, is left alone', () => {
  expect(newRule('702.15', 'lifelink')).toMatchObject({ status: 1, complaint: expect.stringContaining('already') })
  expect(newRule('701.9', 'discard').status).toBe(1)
})
