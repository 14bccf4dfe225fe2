import { existsSync } from 'node:fs'
import path from 'node:path'
import { root } from './settings.mjs'
import { jest } from './stages.mjs'

const fenced = ['app', 'lib', 'scripts', 'tests', 'proxy.ts', 'next.config.js', 'prisma.config.ts', 'jest.config.js']

/** The quick checks, in the order in which they are cheap. */
export const checks = [
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
  {
    title: 'Types',
    commands: [
      ['prisma', 'generate'],
      ['next', 'typegen'],
      ['tsc', '--noEmit'],
      ['tsc', '--noEmit', '-p', 'lib/rules'],
      ['tsc', '--noEmit', '-p', 'app/_worker'],
    ],
  },
  {
    title: 'What is written from the evaluator: format, schema, coverage',
    commands: [
      ['tsx', 'scripts/written.ts', '--check'],
      ['tsx', 'scripts/coverage.ts', '--check'],
    ],
  },
  { title: 'Content', commands: [['tsx', 'scripts/check-content.ts']] },
  { title: 'Numbers of rules', commands: [['tsx', 'scripts/check-numbers.ts']] },
  { title: 'Migrations in step with the schema', commands: [['node', 'scripts/migrate.mjs', 'check']] },
  jest('Unit tests', 'unit'),
  { title: 'Size of the evaluator', commands: [['node', 'scripts/size.mjs']] },
]
