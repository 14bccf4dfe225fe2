import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'

// Each fence is tried on a small house of its own: a lawful one, in which nothing is found, and one with a file for every way to break
// a rule. The configurations are the project's own.

const project = path.resolve(__dirname, '..')
const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

type Files = Readonly<Record<string, string>>

const packages = ['next', 'react', 'pg', '@prisma/client', 'server-only', 'unified', 'ts-fsrs', 'a-tool']

/** What every house has: configurations, and packages that hold nothing. */
const ground: Files = {
  'package.json': JSON.stringify({
    type: 'module',
    imports: { '#lib/*': './lib/*.ts', '#ui/*': './app/_ui/*.tsx', '#generated/*': './prisma/generated/*.ts' },
    dependencies: Object.fromEntries(packages.filter((name) => name !== 'a-tool').map((name) => [name, '1'])),
    devDependencies: { 'a-tool': '1' },
  }),
  'tsconfig.json': JSON.stringify({
    compilerOptions: { module: 'ESNext', moduleResolution: 'bundler', jsx: 'react-jsx' },
  }),
  'prisma/generated/client.ts': 'export const client = 1',
  ...Object.fromEntries(
    packages.flatMap((name) => [
      [`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' })],
      [`node_modules/${name}/index.js`, 'module.exports = 1'],
    ]),
  ),
}

const lawful: Files = {
  'lib/base/result.ts': 'export const ok = 1',
  'lib/rules/index.ts': `export { engine } from './kernel/engine'`,
  'lib/rules/kernel/engine.ts': `import { ok } from '#lib/base/result'\nexport const engine = ok`,
  'lib/cards/index.ts': `import { engine } from '#lib/rules/index'\nexport const cards = engine`,
  'lib/questions/index.ts': `import { cards } from '#lib/cards/index'\nexport const questions = cards`,
  'lib/italian/lint/index.ts': 'export const lint = 1',
  'lib/italian/views.ts': `import { questions } from '#lib/questions/index'\nexport const views = questions`,
  'lib/study/grade.ts': `import { questions } from '#lib/questions/index'\nexport const grade = questions`,
  'lib/courses/course.ts': `import { views } from '#lib/italian/views'\nexport const course = views`,
  'lib/lessons/compile.ts': `import 'unified'\nimport { views } from '#lib/italian/views'\nexport const compile = views`,
  'lib/content/index.ts': `import 'node:fs'\nimport { compile } from '#lib/lessons/compile'\nexport const content = compile`,
  'lib/db/users.ts': `import 'server-only'\nimport 'pg'\nimport { client } from '#generated/client'\nexport const users = client`,
  'lib/auth/user.ts': `import 'server-only'\nimport { users } from '#lib/db/users'\nexport const user = users`,
  'lib/server/quiz/start.ts': `import 'server-only'\nimport { user } from '#lib/auth/user'\nimport { grade } from '#lib/study/grade'\nimport { content } from '#lib/content/index'\nimport { course } from '#lib/courses/course'\nexport const start = [user, grade, content, course]`,
  'app/page.tsx': `import 'react'\nimport { start } from '#lib/server/quiz/start'\nimport { Table } from '#ui/table'\nexport default [start, Table]`,
  'app/_ui/table.tsx': `import 'react'\nimport type { views } from '#lib/italian/views'\nexport const Table: typeof views = 1`,
  'app/_worker/worker.ts': `import { ok } from '#lib/base/result'\nexport const worker = ok`,
  'app/(studio)/form.tsx': `'use client'\nimport { Table } from '#ui/table'\nexport const Form = Table`,
  'scripts/tool.mjs': `import 'node:fs'\nexport {}`,
  'tests/table.test.ts': `import { Table } from '#ui/table'\nexport { Table }`,
}

function build(files: Files): string {
  const root = mkdtempSync(path.join(os.tmpdir(), 'verdetto-house-'))
  folders.push(root)
  for (const [name, text] of Object.entries({ ...ground, ...files })) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
    writeFileSync(path.join(root, name), text)
  }
  cpSync(path.join(project, '.dependency-cruiser.cjs'), path.join(root, '.dependency-cruiser.cjs'))
  return root
}

/** What the fences say about a house, as `rule: file`, each once. */
function violations(files: Files): string[] {
  const root = build(files)
  const bin = path.join(project, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const args = [bin, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', 'app', 'lib', 'scripts', 'tests']
  const { summary } = JSON.parse(run(args, root)) as {
    summary: { violations: { rule: { name: string }; from: string }[] }
  }
  return [...new Set(summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`))].sort()
}

/** Runs a tool of Node and returns what it prints, whether or not it is content. */
function run(args: readonly string[], cwd: string): string {
  try {
    return execFileSync(process.execPath, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  } catch (error) {
    return String((error as { stdout?: string }).stdout)
  }
}

test('a lawful house passes', () => {
  expect(violations(lawful)).toEqual([])
})

/** Files that break one rule each: where, what they import, and the rule. All are reached from a page, so that none is an orphan. */
const breaches: readonly (readonly [rule: string, file: string, imports: string])[] = [
  ['layer-order', 'lib/base/up.ts', '#lib/rules/index'],
  ['layer-order', 'lib/rules/up.ts', '#lib/cards/index'],
  ['layer-order', 'lib/cards/up.ts', '#lib/questions/index'],
  ['layer-order', 'lib/questions/up.ts', '#lib/italian/views'],
  ['layer-order', 'lib/italian/up.ts', '#lib/study/grade'],
  ['layer-order', 'lib/study/aside.ts', '#lib/courses/course'],
  ['layer-order', 'lib/courses/aside.ts', '#lib/study/grade'],
  ['layer-order', 'lib/export/up.ts', '#lib/lessons/compile'],
  ['layer-order', 'lib/classroom/up.ts', '#lib/server/quiz/start'],
  ['layer-order', 'lib/lessons/up.ts', '#lib/content/index'],
  ['layer-order', 'lib/content/up.ts', '#lib/db/users'],
  ['layer-order', 'lib/db/up.ts', '#lib/auth/user'],
  ['layer-order', 'lib/auth/up.ts', '#lib/server/quiz/start'],
  ['layer-order', 'lib/server/up.ts', '#ui/table'],
  ['rules-pure', 'lib/rules/package.ts', 'unified'],
  ['rules-pure', 'lib/rules/node.ts', 'node:fs'],
  ['no-packages-below', 'lib/base/package.ts', 'unified'],
  ['no-packages-below', 'lib/cards/node.ts', 'node:fs'],
  ['no-packages-below', 'lib/italian/package.ts', 'react'],
  ['no-packages-below', 'lib/study/node.ts', 'node:crypto'],
  ['no-packages-below', 'lib/study/review.ts', 'ts-fsrs'],
  ['no-packages-below', 'lib/study/review/memory.ts', 'unified'],
  ['no-framework-below', 'lib/lessons/react.ts', 'react'],
  ['no-framework-below', 'lib/content/next.ts', 'next'],
  ['lint-apart', 'lib/italian/checked.ts', './lint/index'],
  ['lint-apart', 'app/checked.tsx', '#lib/italian/lint/index'],
  ['one-door', 'lib/questions/window.ts', '#lib/rules/kernel/engine'],
  ['one-door', 'app/(sito)/window.tsx', '#lib/rules/kernel/engine'],
  ['prisma-only-in-db', 'lib/server/pg.ts', 'pg'],
  ['prisma-only-in-db', 'lib/auth/prisma.ts', '@prisma/client'],
  ['prisma-only-in-db', 'app/generated.tsx', '#generated/client'],
  ['client-safe', 'app/_ui/grade.tsx', '#lib/study/grade'],
  ['client-safe', 'app/_ui/content.tsx', '#lib/content/index'],
  ['client-safe', 'app/_ui/actions.tsx', '../actions'],
  ['client-safe', 'app/_ui/node.tsx', 'node:path'],
  ['client-safe', 'app/_worker/grade.ts', '#lib/study/grade'],
  ['client-safe', 'app/(browser)/grade.tsx', '#lib/study/grade'],
  ['client-safe', 'app/(browser)/by-a-way.tsx', '../server'],
  ['client-safe', 'app/(browser)/actions.tsx', '../actions'],
  ['client-safe', 'app/(browser)/node.tsx', 'node:fs/promises'],
  ['client-safe', 'app/(browser)/node-by-a-way.tsx', '../node'],
  ['not-to-test', 'app/test.tsx', '../tests/table.test'],
  ['not-to-test', 'lib/server/test.ts', '../../tests/table.test'],
  ['not-to-scripts', 'lib/server/script.ts', '../../scripts/tool.mjs'],
  ['declared-packages', 'app/tool.tsx', 'a-tool'],
  ['resolvable', 'app/nowhere.tsx', './nothing-there'],
  ['server-only-heads', 'lib/server/open.ts', '#lib/base/result'],
]

/** What a file begins with in its place, where it is to break one other rule only. */
function headOf(rule: string, file: string): string {
  if (/^lib\/(db|auth|server)\//.test(file) && rule !== 'server-only-heads') return `import 'server-only'\n`
  return file.startsWith('app/(browser)/') ? `// Beside its page.\n'use client'\n` : ''
}

const broken: Files = {
  ...lawful,
  ...Object.fromEntries(
    breaches.map(([rule, file, imports]) => [file, `${headOf(rule, file)}import '${imports}'\nexport {}`]),
  ),
  'app/actions.ts': `'use server'\nexport const act = 1`,
  'app/server.ts': `import '#lib/server/quiz/start'\nexport const say = "'use client'"`,
  'app/node.ts': `import 'node:fs'\nexport {}`,
  'lib/italian/one.ts': `import { two } from './two'\nexport const one = () => two`,
  'lib/italian/two.ts': `import { one } from './one'\nexport const two = () => one`,
  'lib/italian/left.ts': `import type { Right } from './right'\nexport type Left = Right`,
  'lib/italian/right.ts': `import type { Left } from './left'\nexport type Right = Left`,
  'lib/italian/forgotten.ts': 'export const forgotten = 1',
  'app/_ui/forgotten.tsx': 'export const Forgotten = 1',
  'app/left.ts': `import { loose } from '#ui/loose'\nexport const left = loose`,
  'app/_ui/loose.tsx': 'export const loose = 1',
  'lib/study/tested-only.ts': 'export const testedOnly = 1',
  'tests/tested-only.test.ts': `import '#lib/study/tested-only'\nexport {}`,
  'app/all.tsx': [...breaches.map(([, file]) => file), 'lib/italian/one.ts', 'lib/italian/left.ts']
    .map((file) => `import '../${file.replace(/\.tsx?$/, '')}'`)
    .concat('export {}')
    .join('\n'),
}

test('every fence bites, at the file that breaks it', () => {
  const found = violations(broken)
  const expected = [
    ...breaches.map(([rule, file]) => `${rule}: ${file}`),
    'no-circular: lib/italian/one.ts',
    'no-circular: lib/italian/left.ts',
    'no-orphans: lib/italian/forgotten.ts',
    'no-orphans: app/_ui/forgotten.tsx',
    'no-orphans: app/_ui/loose.tsx',
    'no-orphans: lib/study/tested-only.ts',
  ]
  expect(expected.filter((breach) => !found.includes(breach))).toEqual([])
  // The same imports are lawful where no directive says that a file runs in the browser.
  expect(found.filter((breach) => /app\/(actions|server|node)\.ts/.test(breach))).toEqual([])
})

test('in lib/rules there is no surrounding world: neither of Node nor of a browser', () => {
  const globals = [
    'process',
    'document',
    'window',
    'fetch',
    'setTimeout',
    'console',
    'Buffer',
    'require',
    'localStorage',
  ]
  const root = mkdtempSync(path.join(os.tmpdir(), 'verdetto-house-'))
  folders.push(root)
  mkdirSync(path.join(root, 'lib/rules'), { recursive: true })
  mkdirSync(path.join(root, 'lib/base'), { recursive: true })
  for (const file of ['tsconfig.json', 'lib/rules/tsconfig.json', 'package.json'])
    cpSync(path.join(project, file), path.join(root, file))
  symlinkSync(path.join(project, 'node_modules'), path.join(root, 'node_modules'))
  writeFileSync(path.join(root, 'lib/rules/a.ts'), globals.map((name, i) => `export const a${i} = ${name}`).join('\n'))
  writeFileSync(path.join(root, 'lib/base/b.ts'), 'export const fine = [1].toSorted()\nexport const b = process')
  const said = run([path.join(project, 'node_modules/typescript/bin/tsc'), '--noEmit', '-p', 'lib/rules'], root)
  for (const name of globals) expect(said).toContain(`Cannot find name '${name}'`)
  expect(said).toContain('lib/base/b.ts(2,')
  expect(said).not.toContain('lib/base/b.ts(1,')
})

/** What the formatter and linter say about a house, with the project's own configuration. */
function biome(command: 'lint' | 'check', files: Files) {
  const root = build(files)
  cpSync(path.join(project, 'scripts/lint'), path.join(root, 'scripts/lint'), { recursive: true })
  const config = JSON.parse(readFileSync(path.join(project, 'biome.json'), 'utf8'))
  writeFileSync(path.join(root, 'biome.json'), JSON.stringify({ ...config, vcs: { enabled: false } }))
  const bin = path.join(project, 'node_modules/@biomejs/biome/bin/biome')
  const folders = [...new Set(Object.keys(files).map((file) => path.posix.dirname(file)))]
  const said = run([bin, command, '--reporter=json', '--max-diagnostics=none', ...folders], root)
  const { diagnostics } = JSON.parse(said) as {
    diagnostics: { category: string; severity: string; location: { path: string } }[]
  }
  return diagnostics
}

test('stylesheets are formatted and linted as code is', () => {
  const said = biome('check', {
    'app/styles/fine.css': '.a {\n  color: red;\n}\n',
    'app/styles/written.css': ".a[b='c'] { color: red }\n",
    'app/styles/twice.css': '.a {\n  color: red;\n  color: blue;\n}\n',
    'app/styles/shouted.css': '.a {\n  color: red !important;\n}\n',
  })
  expect(said.map(({ category, location }) => `${path.parse(location.path).name}: ${category}`).sort()).toEqual([
    'shouted: lint/complexity/noImportantStyles',
    'twice: lint/suspicious/noDuplicateProperties',
    'written: format',
  ])
})

test('in the pure layers there is neither clock nor chance; types are never escaped anywhere', () => {
  const bad: Files = {
    Date: 'export const a = () => Date.now()',
    performance: 'export const a = () => performance.now()',
    crypto: 'export const a = () => crypto.randomUUID()',
    globalThis: 'export const a = () => globalThis',
    chance: 'export const a = () => Math.random()',
    noExplicitAny: 'export const a = (x: any) => x',
    noNonNullAssertion: 'export const a = (x?: string) => x!',
    noEnum: 'export enum A {\n  b,\n}',
  }
  const everywhere = ['noExplicitAny', 'noNonNullAssertion', 'noEnum']
  const pure = ['base', 'rules', 'cards', 'questions', 'italian', 'study', 'classroom', 'courses', 'export']
  const files = Object.fromEntries(
    [...pure, 'server'].flatMap((layer) =>
      Object.entries(bad).map(([name, text]) => [`lib/${layer}/${name}.ts`, `${text}\n`]),
    ),
  )
  const diagnostics = biome('lint', files)
  const found = new Set(diagnostics.filter(({ severity }) => severity === 'error').map(({ location }) => location.path))
  const expected = Object.keys(files).filter(
    (file) => !file.startsWith('lib/server/') || everywhere.includes(path.parse(file).name),
  )
  expect([...found].sort()).toEqual(expected.sort())
})

test('every folder of lib is a layer of the house', () => {
  const { forbidden } = createRequire(__filename)(path.join(project, '.dependency-cruiser.cjs')) as {
    forbidden: readonly { readonly name: string; readonly from: { readonly path?: string | readonly string[] } }[]
  }
  const layers = forbidden.filter(({ name }) => name === 'layer-order').map(({ from }) => new RegExp(String(from.path)))
  const known = (name: string) => layers.some((layer) => layer.test(`lib/${name}/index.ts`))
  expect(readdirSync(path.join(project, 'lib')).filter((name) => !known(name))).toEqual([])
  expect(known('anything')).toBe(false)
})
