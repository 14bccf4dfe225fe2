import { existsSync } from 'node:fs'
import path from 'node:path'
import { root } from './settings.mjs'
import { jest } from './stages.mjs'

// Tests are looked at where something imports them: what they import themselves the types say.
const fenced = [
  'app',
  'lib',
  'scripts',
  'instrumentation.ts',
  'proxy.ts',
  'next.config.js',
  'prisma.config.ts',
  'jest.config.js',
]

/** The compiler of the checks; the one that is called `typescript` is there for tools that load it (docs/decisions/109). */
const tsc = ['node', 'node_modules/typescript-7/bin/tsc', '--noEmit']

const generating = {
  title: 'Generated code',
  commands: [
    ['node', 'scripts/prisma-client.mjs'],
    ['next', 'typegen'],
  ],
}

/** What reads the source and nothing else. */
const reading = [
  { title: 'Format and lint', commands: [['biome', 'check', '--error-on-warnings']] },
  {
    title: 'Fences between the layers',
    commands: [
      [
        'depcruise',
        '--config',
        '.dependency-cruiser.cjs',
        ...fenced.filter((name) => existsSync(path.join(root, name))),
      ],
    ],
  },
  { title: 'Types', commands: [tsc] },
  { title: 'Types of the evaluator alone', commands: [[...tsc, '-p', 'lib/rules']] },
  { title: 'Types of the worker', commands: [[...tsc, '-p', 'app/_worker']] },
  {
    title: 'What is written from the evaluator: format, schema, coverage',
    commands: [
      ['tsx', 'scripts/written.ts', '--check'],
      ['tsx', 'scripts/coverage.ts', '--check'],
    ],
  },
  { title: 'Numbers of rules', commands: [['tsx', 'scripts/check-numbers.ts']] },
  { title: 'Migrations in step with the schema', commands: [['node', 'scripts/migrate.mjs', 'check']] },
  { title: 'Size of the evaluator', commands: [['node', 'scripts/size.mjs']] },
]

/** The quick checks. */
export const checks = [generating, reading, jest('Unit tests', ['pure', 'unit'])]
