import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileChapter, compileLesson, formatMessage, isShort } from '#lib/lessons/index'
import { known } from './known'
import { print } from './print'

const root = join('tests', 'lessons', 'fixtures')
const cases = readdirSync(root)
const outputs = ['output.html', 'lesson.json', 'messages.txt'] as const

function firstOf(compiled: ReturnType<typeof compileChapter>): ReturnType<typeof compileLesson> {
  if (!compiled.ok) return compiled
  const [lesson] = compiled.value.lessons
  if (lesson === undefined) throw new Error('a case has no text')
  return { ok: true, value: lesson }
}

/** What a case gives, by file: a tree and the rest of the lesson, or messages. */
function results(name: string): Readonly<Partial<Record<(typeof outputs)[number], string>>> {
  const text = readFileSync(join(root, name, 'input.md'), 'utf8')
  // A case whose name has «breve» in it is a short lesson, the others are chapters with one long lesson.
  const path = `content/lezioni/prova/${name.includes('breve') ? '10-' : ''}${name}.md`
  const compiled = isShort(path) ? compileLesson(text, path, known) : firstOf(compileChapter(text, path, known))
  if (!compiled.ok)
    return { 'messages.txt': `${compiled.error.map((m) => `${formatMessage(m)} [${m.code}]`).join('\n')}\n` }
  const { hast, ...lesson } = compiled.value
  return { 'output.html': print(hast), 'lesson.json': `${JSON.stringify(lesson, null, 2)}\n` }
}

// UPDATE=1 writes what the pipeline gives now; the difference is then read in review.
function stored(name: string, file: string, now: string | undefined): string | undefined {
  const path = join(root, name, file)
  if (process.env.UPDATE === '1') {
    if (now === undefined) rmSync(path, { force: true })
    else writeFileSync(path, now)
  }
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

test.each(cases)('%s', (name) => {
  const given = results(name)
  for (const file of outputs) expect(given[file]).toBe(stored(name, file, given[file]))
  expect(given['messages.txt'] !== undefined).toBe(name.startsWith('errore-'))
})
