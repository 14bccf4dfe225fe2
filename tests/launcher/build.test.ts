import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ensureBuilt, isBuilt } from '../../scripts/launcher/build.mjs'
import { isRunning, type ProcessId } from '../../scripts/processes.mjs'
import { clearAway, newFolder } from './launcher'

afterEach(clearAway)

/** A project whose Next notes that it has built, and fails where a source says so. */
function project(): string {
  const root = newFolder()
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  write('app/page.tsx', 'one')
  write('package.json', '{}')
  write(
    'node_modules/prisma/build/index.js',
    `const fs = require('node:fs')
     fs.mkdirSync('prisma/generated', { recursive: true })
     fs.appendFileSync('clients', process.argv[2])`,
  )
  write(
    'node_modules/next/dist/bin/next',
    `const fs = require('node:fs')
     if (fs.readFileSync('app/page.tsx', 'utf8') === 'broken') { console.error('page.tsx is broken'); process.exit(1) }
     if ('DATABASE_URL' in process.env) process.exit(2)
     fs.writeFileSync('begun', '')
     fs.mkdirSync('.next/static', { recursive: true })
     fs.writeFileSync('.next/static/page.js', 'page')
     setTimeout(() => fs.appendFileSync('builds', process.argv[2]), process.env.SLOW ? 60_000 : 200)`,
  )
  return root
}

async function build(root: string, signal?: AbortSignal): Promise<string[]> {
  const said: string[] = []
  const env = { ...process.env, DATABASE_URL: 'postgresql://not-for-builds' }
  await ensureBuilt({ root, env, output: 'hidden', say: (line) => said.push(line), ...(signal && { signal }) })
  return said
}

const builds = (root: string): number =>
  existsSync(path.join(root, 'builds')) ? readFileSync(path.join(root, 'builds'), 'utf8').length / 5 : 0

test('a build is made once for the same sources, wherever their dates stand, and again after a change', async () => {
  const root = project()
  expect(await build(root)).toEqual([expect.stringMatching(/^Building the site/)])
  expect(await build(root)).toEqual([])
  writeFileSync(path.join(root, 'app/page.tsx'), 'one')
  expect(await build(root)).toEqual([])
  expect(builds(root)).toBe(1)
  expect(existsSync(path.join(root, '.next/static/page.js.br'))).toBe(true)
  for (const change of [
    'app/page.tsx',
    'content/a.md',
    'lib/b.ts',
    'package-lock.json',
    'prisma/schema.prisma',
    'next.config.js',
    'proxy.ts',
  ]) {
    mkdirSync(path.dirname(path.join(root, change)), { recursive: true })
    writeFileSync(path.join(root, change), 'two')
    expect(isBuilt(root)).toBe(false)
    await build(root)
  }
  rmSync(path.join(root, 'proxy.ts'))
  expect(isBuilt(root)).toBe(false)
  expect(builds(root)).toBe(8)
})

test('a build writes the client of the database anew where the schema has changed: a test beside it reads the one that is there', async () => {
  const root = project()
  const clients = (): number => readFileSync(path.join(root, 'clients'), 'utf8').length / 'generate'.length
  await build(root)
  expect(clients()).toBe(1)
  writeFileSync(path.join(root, 'app/page.tsx'), 'two')
  await build(root)
  expect(clients()).toBe(1)
  writeFileSync(path.join(root, 'prisma/schema.prisma'), 'model Added {}')
  await build(root)
  expect(clients()).toBe(2)
  expect(builds(root)).toBe(3)
})

test('a failing build shows what it said, and is not taken for a build', async () => {
  const root = project()
  await build(root)
  writeFileSync(path.join(root, 'app/page.tsx'), 'broken')
  await expect(build(root)).rejects.toThrow('page.tsx is broken\nThe build failed.')
  expect(isBuilt(root)).toBe(false)
})

test('a build that is stopped is not taken for a build, and leaves the way free for the next', async () => {
  const root = project()
  const stop = new AbortController()
  const stopped = build(root, stop.signal)
  setTimeout(() => stop.abort(), 150)
  await expect(stopped).rejects.toThrow('aborted')
  expect(isBuilt(root)).toBe(false)
  expect(builds(root)).toBe(0)
  await build(root)
  expect(isBuilt(root)).toBe(true)
})

test('a build whose starter was killed does not get in the way of the next', async () => {
  const root = project()
  const starter = spawn(process.execPath, [
    '--input-type=module',
    '-e',
    `
    import { ensureBuilt } from ${JSON.stringify(path.resolve(__dirname, '../../scripts/launcher/build.mjs'))}
    await ensureBuilt({ root: ${JSON.stringify(root)}, env: { ...process.env, SLOW: '1' }, output: 'hidden', say: console.log })`,
  ])
  const lock = path.join(root, '.next/build.lock')
  const helper = (): ProcessId | undefined =>
    existsSync(lock) ? JSON.parse(readFileSync(lock, 'utf8')).helpers[0] : undefined
  for (let id = helper(); !id || !existsSync(path.join(root, 'begun')); id = helper()) await sleep(20)
  const orphan = helper()
  if (!orphan) throw new Error('no build')
  starter.kill('SIGKILL')
  await once(starter, 'exit')
  expect(isRunning(orphan)).toBe(true)
  await build(root)
  expect(isRunning(orphan)).toBe(false)
  expect(isBuilt(root)).toBe(true)
})
