// npm test: the checks, then everything on a real PostgreSQL, with real processes and in a real browser. npm run test:all: the same, with
// all that can be generated and not a part of it.
import { checks } from './checks.mjs'
import { run } from './sentence.mjs'
import { jest, report, runStages } from './stages.mjs'

const stages = [
  ...checks,
  // Starting and stopping is mostly waiting, and a build does nothing for the tests beside it.
  [
    jest('Tests on PostgreSQL', 'database'),
    jest('Tests of starting and stopping', 'launcher', 'one by one'),
    { title: 'Build', commands: [['node', 'scripts/build.mjs']] },
  ],
  {
    title: 'Things that go wrong, the short form',
    commands: [['node', '--conditions=react-server', 'scripts/faults.mjs', '--short']],
  },
  jest('Tests in the browser', 'browser'),
  jest('Tests in the browser, each alone', 'browser-alone', 'one by one'),
]

if (process.argv.includes('--all')) process.env.TEST_ALL = '1'
run(async () => report(await runStages(stages)))
