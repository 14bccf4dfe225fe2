import { fileURLToPath } from 'node:url'
import nextJest from 'next/jest.js'

// Projects that need nothing start at once; a project's global setup runs only when one of its own files is to run.
//   pure      the evaluator, its Italian, questions, lessons, content: nothing but Node, each module loaded once for many files
//   unit      everything that is not listed: no database, no server
//   database  a real PostgreSQL; every file gets a clone of the migrated database
//   launcher  real processes of `npm start` (ports, signals, kill -9)
//   browser   a real Chromium against the built site, started by the real launcher; skipped where there is no Chromium.
//             Its files run side by side on one site: each has people, courses and rooms of its own.
//   browser-alone  the same with sites that a file starts, kills and measures by itself: one file after the other
const PURE = [
  'cards',
  'classroom',
  'conformance',
  'content',
  'courses',
  'export',
  'golden',
  'italian',
  'lessons',
  'questions',
  'rules',
  'search',
  'setup',
  'study',
  'verdetto',
]
const DATABASE = ['db', 'server', 'app', 'auth']
const LAUNCHER = ['launcher']
const BROWSER = ['browser']
const ALONE = ['browser/alone']

const IN_BROWSER = ['<rootDir>/tests/setup/endurance.ts', '<rootDir>/tests/setup/only-with-a-browser.ts']

const SEEN = '<rootDir>/tests/setup/browser-environment.mjs'

const inFolders = (folders) => folders.map((folder) => `<rootDir>/tests/${folder}/**/*.test.ts?(x)`)
const outside = (folders) => folders.map((folder) => `<rootDir>/tests/${folder}/`)

const rootDir = fileURLToPath(new URL('.', import.meta.url))
const withNext = nextJest({ dir: rootDir })

async function project(displayName, options) {
  const config = await withNext({
    displayName,
    rootDir,
    // Only these are crawled: a running `.data/` or `.next/` must not disturb, nor be disturbed.
    roots: ['<rootDir>/app', '<rootDir>/lib', '<rootDir>/tests', '<rootDir>/scripts'],
    testEnvironment: 'node',
    // Wrapped once for each file that a worker has run, what files share of the process would end in a stack that is too deep.
    testEnvironmentOptions: { globalsCleanup: 'off' },
    moduleNameMapper: { '^(@prisma/client/runtime/.*)\\.mjs$': '$1.js' },
    ...options,
  })()
  // Everything becomes CommonJS, ESM-only packages too; next/jest appends its own pattern, so the list is replaced after it ran.
  // Listed are those that must stay as they are.
  config.transformIgnorePatterns = [
    '/node_modules/(next|react|react-dom|pg|@prisma|axe-core|playwright-core)/',
    '^.+\\.module\\.(css|sass|scss)$',
  ]
  return config
}

export default async () => ({
  testSequencer: '<rootDir>/tests/setup/longest-first.mjs',
  projects: await Promise.all([
    {
      displayName: 'pure',
      rootDir,
      roots: ['<rootDir>/tests'],
      testMatch: inFolders(PURE),
      runner: '<rootDir>/tests/setup/runner.mjs',
      setupFiles: ['<rootDir>/tests/setup/as-found.mjs'],
      transform: {},
    },
    project('unit', {
      testMatch: ['<rootDir>/tests/**/*.test.ts?(x)'],
      testPathIgnorePatterns: outside([...PURE, ...DATABASE, ...LAUNCHER, ...BROWSER]),
      setupFilesAfterEnv: [
        '<rootDir>/tests/setup/patience.ts',
        '<rootDir>/tests/setup/patient-screen.ts',
        '<rootDir>/tests/setup/console-error.ts',
      ],
    }),
    project('database', {
      testMatch: inFolders(DATABASE),
      globalSetup: '<rootDir>/tests/setup/database-server.mjs',
      globalTeardown: '<rootDir>/tests/setup/database-server-stop.mjs',
      setupFilesAfterEnv: [
        '<rootDir>/tests/setup/patience.ts',
        '<rootDir>/tests/setup/each-file-a-database.ts',
        '<rootDir>/tests/setup/console-error.ts',
      ],
    }),
    project('launcher', {
      testMatch: inFolders(LAUNCHER),
      globalSetup: '<rootDir>/tests/setup/database-server.mjs',
      globalTeardown: '<rootDir>/tests/setup/database-server-stop.mjs',
      setupFilesAfterEnv: ['<rootDir>/tests/setup/endurance.ts'],
    }),
    project('browser', {
      testEnvironment: SEEN,
      testMatch: inFolders(BROWSER),
      testPathIgnorePatterns: outside(ALONE),
      globalSetup: '<rootDir>/tests/setup/browser-site.mjs',
      globalTeardown: '<rootDir>/tests/setup/browser-site-stop.mjs',
      setupFilesAfterEnv: IN_BROWSER,
    }),
    project('browser-alone', {
      testEnvironment: SEEN,
      testMatch: inFolders(ALONE),
      globalSetup: '<rootDir>/tests/setup/chromium.mjs',
      setupFilesAfterEnv: IN_BROWSER,
    }),
  ]),
})
