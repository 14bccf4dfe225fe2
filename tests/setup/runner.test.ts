import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Runner from './runner.mjs'

// Whatever becomes of the process of a file, its run comes to an end, and the other files have their results.

const folder = mkdtempSync(join(tmpdir(), 'verdetto-runner-'))
afterAll(() => rmSync(folder, { recursive: true }))

const config = {
  rootDir: folder,
  setupFiles: [],
  setupFilesAfterEnv: [],
  snapshotSerializers: [],
  snapshotFormat: {},
  transform: [],
  transformIgnorePatterns: [],
  moduleFileExtensions: ['js'],
  moduleNameMapper: [],
  id: 'runner',
  cacheDirectory: folder,
  extensionsToTreatAsEsm: [],
  globals: {},
  slowTestThreshold: 5,
}
const run = { maxWorkers: 2, testNamePattern: null, expand: false, updateSnapshot: 'none' }

/** What is said of files of tests, each with its source. */
async function said(files: Readonly<Record<string, string>>, longestMs?: number): Promise<Record<string, string>> {
  const tests = Object.entries(files).map(([name, source]) => {
    const path = join(folder, name)
    writeFileSync(path, source)
    return { path, context: { config } }
  })
  const told: Record<string, string> = {}
  const nameOf = ({ path }: { readonly path: string }) => path.slice(folder.length + 1)
  const runner = new Runner(run)
  runner.longestMs = longestMs ?? runner.longestMs
  await runner.runTests(
    tests,
    { isInterrupted: () => false },
    async () => {},
    async (test, result) => {
      const { numPassingTests, numFailingTests } = result as Record<string, number>
      told[nameOf(test)] = `${numPassingTests} passed, ${numFailingTests} failed`
    },
    async (test, error) => {
      told[nameOf(test)] = error.message
    },
  )
  return told
}

const good = `test('is well', () => expect(1).toBe(1))`

test('every file has a result, however many processes there are, also one that cannot be loaded', async () => {
  const files = {
    ...Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`good-${n}.mjs`, good])),
    'red.mjs': `${good}\ntest('is not', () => expect(1).toBe(2))`,
  }
  const told = await said({ 'broken.mjs': `throw new Error('not to be loaded')`, ...files })
  expect(told).toEqual({
    'broken.mjs': 'not to be loaded',
    ...Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`good-${n}.mjs`, '1 passed, 0 failed'])),
    'red.mjs': '1 passed, 1 failed',
  })
})

test('a process that ends is noticed, and the next file has another', async () => {
  const told = await said({
    'leaves.mjs': `test('leaves', () => process.exit(0))`,
    'killed.mjs': `test('is killed', () => process.kill(process.pid, 'SIGKILL'))`,
    'next.mjs': good,
    'last.mjs': good,
  })
  expect(told).toEqual({
    'leaves.mjs': 'the process of this file ended before its tests did: exit code 0',
    'killed.mjs': 'the process of this file ended before its tests did: SIGKILL',
    'next.mjs': '1 passed, 0 failed',
    'last.mjs': '1 passed, 0 failed',
  })
})

test('a file that waits for ever is ended', async () => {
  const told = await said(
    { 'waits.mjs': `setInterval(() => {}, 1000)\ntest('waits', () => new Promise(() => {}))` },
    8_000,
  )
  expect(told).toEqual({ 'waits.mjs': 'the process of this file ended before its tests did: SIGKILL' })
})

test('a process that is slow to start is told what it must know', async () => {
  // Whichever is first takes nothing from the other.
  const slow = `--import=data:text/javascript,${encodeURIComponent('if(process.pid%2)await(new(Promise)(r=>setTimeout(r,1500)))')}`
  const was = process.env.NODE_OPTIONS
  process.env.NODE_OPTIONS = [was, slow].filter(Boolean).join(' ')
  try {
    const files = Object.fromEntries([1, 2, 3, 4].map((n) => [`slow-${n}.mjs`, good]))
    expect(Object.values(await said(files))).toEqual(Array(4).fill('1 passed, 0 failed'))
  } finally {
    process.env.NODE_OPTIONS = was
  }
})
