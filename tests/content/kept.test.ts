import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type Content, loadContent } from '#lib/content/index'
import { compiledOnce } from '#lib/content/kept'

// Content is compiled by the first process that needs it, and read by the others: the same, and never of other files or other code.

const roots: string[] = []
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true })
})

function project(): string {
  const root = mkdtempSync(path.join(os.tmpdir(), 'verdetto-kept-'))
  roots.push(root)
  for (const file of ['content/lezioni/a.md', 'lib/rules/a.ts', 'package-lock.json']) write(root, file, 'as it was')
  return root
}

function write(root: string, file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}

/** What is read under a root, and whether it had to be compiled for that. */
function read(root: string): { readonly content: Content; readonly compiled: boolean } {
  let compiled = false
  const content = compiledOnce(() => {
    compiled = true
    return loadContent()
  }, root)
  return { content, compiled }
}

test('the second process is given what the first one compiled, to the last node', () => {
  const root = project()
  expect(read(root).compiled).toBe(true)
  const second = read(root)
  expect(second.compiled).toBe(false)
  expect(second.content).toStrictEqual(loadContent())
  // A lesson of a chapter is the lesson of the path, and no second one.
  const [first] = second.content.chapters[0]?.lessons ?? []
  expect(second.content.lessons.find(({ slug }) => slug === first?.slug)).toBe(first)
})

test.each([
  ['a lesson is written anew', 'content/lezioni/a.md'],
  ['a lesson comes', 'content/lezioni/b.md'],
  ['the code changes', 'lib/rules/a.ts'],
  ['a package changes', 'package-lock.json'],
])('it is compiled again where %s', (_, file) => {
  const root = project()
  read(root)
  write(root, file, 'as it is now')
  expect(read(root).compiled).toBe(true)
  expect(read(root).compiled).toBe(false)
})

test('of a file that is written while it is compiled the next process sees that it was', () => {
  const root = project()
  compiledOnce(() => {
    write(root, 'content/lezioni/a.md', 'as it is now')
    return loadContent()
  }, root)
  expect(read(root).compiled).toBe(true)
})

test('it is compiled again where what was kept was cut short, and where nothing can be kept', () => {
  const root = project()
  read(root)
  const file = path.join(root, 'generated/content.v8')
  writeFileSync(file, readFileSync(file).subarray(0, 4_000))
  expect(read(root).compiled).toBe(true)
  rmSync(path.join(root, 'generated'), { recursive: true })
  writeFileSync(path.join(root, 'generated'), 'no folder')
  expect(read(root).content).toBe(loadContent())
})

test('where a site runs without its sources it is compiled, and not kept', () => {
  const root = project()
  rmSync(path.join(root, 'lib'), { recursive: true })
  expect(read(root).compiled).toBe(true)
  expect(read(root).compiled).toBe(true)
})
