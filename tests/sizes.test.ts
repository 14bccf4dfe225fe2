import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

// A folder that is looked through, and a file that is read, in one go. What is larger has a name here, and a reason.

const MOST_FILES = 60
const MOST_LINES = 300
const TOPS = ['app', 'content', 'docs', 'lib', 'scripts', 'tests']
const SOURCE = /\.(?:[cm]?[jt]s|tsx|css|sh)$/

type Reasons = Readonly<Record<string, string>>

const FOLDERS: Reasons = {
  'content/regole': 'one file for a section of the rules, found by its number',
  'docs/decisions': 'one file for a decision, found by its number in the index',
  'lib/questions/templates': 'one file for a template, found by its name in the list beside them',
  'lib/rules/cr/7xx': 'one file for a room, found by its number',
  'lib/rules/kernel': 'its files need one another: the ground on which rooms stand has no second floor yet',
  'tests/conformance/7xx': 'one table for a room, found by its number',
  'tests/server': 'one test for what a visitor does, found by its name',
}

const MANY_CASES = 'cases of one thing, which share their beginning'

const FILES: Reasons = {
  'app/_ui/own/fields/field.tsx': 'a field may hold fields: the kinds call each other',
  'lib/italian/card/effect.ts': 'the instructions of a text, in one choice that is total over them',
  'lib/italian/card/lasting.ts': 'the lasting effects of a text, which share subject and time',
  'lib/italian/editor/read/keys.ts': 'one list: what each word of the format is called',
  'lib/italian/trace/telling/effects.ts': 'tellers of what effects do, which share their words',
  'lib/italian/trace/telling/replaced.ts': 'a replaced event is told in several ways that fall back on one another',
  'lib/questions/templates/index.ts': 'the list of templates: an import and a line for each',
  'lib/rules/cr/index.ts': 'the list of rooms: an import and a line for each',
  'lib/rules/kernel/batch.ts': 'one class: a batch goes through its stages on the same events',
  'lib/rules/kernel/card.ts': 'the types of a card, which refer to one another',
  'lib/rules/kernel/engine.ts': 'one class: its parts share what is under way',
  'lib/rules/kernel/look.ts': 'a filter may hold filters: what they look at calls them again',
  'lib/rules/kernel/query.ts': 'one list of questions, each with its type and its meaning',
  'tests/browser/exam-edges.test.ts': MANY_CASES,
  'tests/browser/leaks.test.ts': MANY_CASES,
  'tests/browser/pages.ts': 'one list: every page and how a visitor comes to it',
  'tests/browser/search.test.ts': MANY_CASES,
  'tests/content/scenarios.test.ts': 'one list: what lessons say of the end of each scenario',
  'tests/italian/lint/lines.ts': 'one list: what each check finds and leaves alone',
  'tests/italian/card/text.test.ts': MANY_CASES,
  'tests/italian/situation/model.test.ts': MANY_CASES,
  'tests/italian/scenarios.ts': 'one list: the situations that are told in several tests',
  'tests/italian/table/views.test.ts': MANY_CASES,
  'tests/rules/problems.test.ts': MANY_CASES,
  'tests/rules/properties.test.ts': 'properties of the same generated games',
  'tests/server/access.test.ts': 'one list: every use case, and who may not call it',
  'tests/server/account.test.ts': MANY_CASES,
  'tests/server/appeals.test.ts': MANY_CASES,
  'tests/server/classroom.test.ts': MANY_CASES,
  'tests/server/decks.test.ts': MANY_CASES,
  'tests/server/exam.test.ts': MANY_CASES,
  'tests/server/history.test.ts': MANY_CASES,
  'tests/server/mail.test.ts': MANY_CASES,
  'tests/server/own-questions.test.ts': MANY_CASES,
  'tests/server/providers.test.ts': MANY_CASES,
  'tests/server/reports.test.ts': MANY_CASES,
  'tests/ui/question-form.test.tsx': MANY_CASES,
}

interface Sizes {
  readonly files: Readonly<Record<string, number>>
  readonly folders: Readonly<Record<string, number>>
}

/** Lines of every source file, and loose files of every folder. */
function sizesIn(root: string): Sizes {
  const files: Record<string, number> = {}
  const folders: Record<string, number> = {}
  for (const top of TOPS)
    for (const each of readdirSync(path.join(root, top), { recursive: true, withFileTypes: true })) {
      if (!each.isFile()) continue
      const folder = path.relative(root, each.parentPath).split(path.sep).join('/')
      folders[folder] = (folders[folder] ?? 0) + 1
      if (!SOURCE.test(each.name)) continue
      files[`${folder}/${each.name}`] =
        readFileSync(path.join(each.parentPath, each.name), 'utf8').split('\n').length - 1
    }
  return { files, folders }
}

const beyond = (sizes: Readonly<Record<string, number>>, most: number): readonly string[] =>
  Object.keys(sizes)
    .filter((name) => (sizes[name] ?? 0) > most)
    .sort()

const project = sizesIn(path.resolve(__dirname, '..'))

// Also an exception that is none any more fails: whoever makes something smaller takes its name away.
test('a folder has no more than 60 loose files, but for those that are named', () => {
  expect(beyond(project.folders, MOST_FILES)).toEqual(Object.keys(FOLDERS).sort())
})

test('a source file has no more than 300 lines, but for those that are named', () => {
  expect(beyond(project.files, MOST_LINES)).toEqual(Object.keys(FILES).sort())
})

test('what is too large is found', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'verdetto-sizes-'))
  for (const top of TOPS) mkdirSync(path.join(root, top, 'deep'), { recursive: true })
  const write = (file: string, lines: number) => writeFileSync(path.join(root, file), 'a\n'.repeat(lines))
  for (let n = 0; n < 61; n++) write(`lib/deep/${n}.yaml`, 400)
  for (let n = 0; n < 60; n++) write(`docs/deep/${n}.md`, 1)
  write('app/deep/long.css', 301)
  write('scripts/long.mjs', 301)
  write('tests/deep/fine.test.tsx', 300)
  const { files, folders } = sizesIn(root)
  rmSync(root, { recursive: true })
  expect([beyond(folders, MOST_FILES), beyond(files, MOST_LINES)]).toEqual([
    ['lib/deep'],
    ['app/deep/long.css', 'scripts/long.mjs'],
  ])
})
