import { cpSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chapter, loadContent } from '#lib/content/index'

// Content is read under the current directory: at build, on the running server, and here on a copy.

const home = process.cwd()
const folder = mkdtempSync(join(tmpdir(), 'verdetto-content-'))
const file = join(folder, 'content/lezioni/pila/pila.md')

const edit = (from: string, to: string) => {
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to))
  const later = new Date(Date.now() + 60_000)
  utimesSync(file, later, later)
}

/** Runs as under `npm run dev`, a while after content was last looked at. */
const inDevelopment = (run: () => void) => {
  const was = process.env.NODE_ENV
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' })
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000)
  try {
    run()
  } finally {
    jest.restoreAllMocks()
  }
  expect(process.env.NODE_ENV).toBe(was)
}

beforeAll(() => {
  cpSync('content', join(folder, 'content'), { recursive: true })
  process.chdir(folder)
})
afterAll(() => {
  process.chdir(home)
  rmSync(folder, { recursive: true })
})

test('a release compiles content once, whatever happens to the files', () => {
  const before = loadContent()
  edit('titolo: Pila e priorità', 'titolo: La pila')
  expect(loadContent()).toBe(before)
})

test('in development a changed file is read again, an unchanged one is not', () => {
  inDevelopment(() => {
    expect(chapter('pila')?.title.it).toBe('La pila')
    expect(loadContent()).toBe(loadContent())
  })
})

test('content with a mistake is not shown: the error is the list of messages', () => {
  edit('ordine: 20', 'ordine: dopo')
  inDevelopment(() => expect(loadContent).toThrow(/content\/lezioni\/pila\/pila\.md:5:9 {2}«ordine» non va bene/))
})
