// Runs tools one after the other, or some side by side, under plain headings. All of them run, also after a failure: one look shows everything
// there is to mend.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from './settings.mjs'

/** @typedef {{ readonly title: string, readonly commands: readonly (readonly string[])[] }} Stage its commands stop at the first failure */
/** @typedef {{ readonly name: string, readonly seconds: number }} Timed */
/** @typedef {{ readonly title: string, readonly ok: boolean, readonly seconds: number, readonly passed: number, readonly failed: number, readonly skipped: number, readonly timed: readonly Timed[], readonly red: readonly string[] }} Outcome */

/** How many of the slowest tests are listed at the end. */
const SLOWEST = 20

/** What a failed test left open keeps jest from ending: so long after its results are written it is ended, and has failed. */
const LEAVE_MS = 60_000

/**
 * A stage that runs jest projects.
 * @param {string} title
 * @param {string | readonly string[]} projects
 * @param {'every core' | 'one by one'} [speed] by itself, jest leaves a core to whoever watches
 * @returns {Stage}
 */
export const jest = (title, projects, speed = 'every core') => ({
  title,
  commands: [
    [
      'jest',
      '--passWithNoTests',
      speed === 'every core' ? '--maxWorkers=100%' : '--runInBand',
      '--selectProjects',
      ...[projects].flat(),
    ],
  ],
})

/**
 * Runs stages in turn. Those of an inner list need little of a machine each and nothing of each other: they run side by side, and what they
 * print is printed when each is at its end.
 * @param {readonly (Stage | readonly Stage[])[]} stages
 * @returns {Promise<Outcome[]>}
 */
export async function runStages(stages) {
  const outcomes = []
  if (process.env.TEST_ALL === '1') console.log('Everything that can be generated is looked at.')
  else {
    // The processes of one run look at one part, also when midnight comes between them.
    process.env.TEST_SEED ??= new Date().toISOString().slice(0, 10)
    const again = `TEST_SEED=${process.env.TEST_SEED}`
    console.log(`Of what can be generated, the part of ${again} is looked at; npm run test:all looks at the whole.`)
  }
  for (const stage of stages)
    if ('title' in stage) outcomes.push(await runStage(stage, 'as it comes'))
    else outcomes.push(...(await sideBySide(stage)))
  return outcomes
}

/**
 * Prints the slowest tests, how long each stage took, what failed by name and, alone on the last line, the totals. A stage that fails without a failed test counts as one failure.
 * @param {readonly Outcome[]} outcomes
 * @returns {number} the exit code
 */
export function report(outcomes) {
  const sum = (/** @type {(outcome: Outcome) => number} */ of) =>
    outcomes.reduce((total, outcome) => total + of(outcome), 0)
  const failed = sum((outcome) => (outcome.ok ? 0 : Math.max(outcome.failed, 1)))
  const timed = outcomes.flatMap((outcome) => outcome.timed).sort((a, b) => b.seconds - a.seconds)
  if (timed.length) console.log('\nThe slowest tests, in seconds:')
  for (const { name, seconds } of timed.slice(0, SLOWEST)) console.log(`${seconds.toFixed(1).padStart(7)}  ${name}`)
  console.log('\nSeconds of each stage:')
  for (const { title, seconds } of outcomes) console.log(`${seconds.toFixed(1).padStart(7)}  ${title}`)
  console.log()
  for (const { title, ok, red } of outcomes) {
    if (!ok) console.log(`Failed: ${title}`)
    for (const name of red) console.log(`  ${name}`)
  }
  if (sum(({ skipped }) => skipped) > 0) console.log(`Skipped tests: ${sum(({ skipped }) => skipped)}`)
  console.log(`${sum(({ passed }) => passed)} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

/** @typedef {{ passed: number, failed: number, skipped: number, timed: Timed[], red: string[] }} Counts what jest counted, with the names of what failed */

/**
 * As many at once as there are cores.
 * @param {readonly Stage[]} stages
 * @returns {Promise<Outcome[]>} in the order of the stages
 */
async function sideBySide(stages) {
  const left = stages.map((stage, n) => ({ stage, n }))
  /** @type {Outcome[]} */
  const outcomes = []
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) outcomes[next.n] = await runStage(next.stage, 'at its end')
  }
  await Promise.all(Array.from({ length: os.availableParallelism() }, work))
  return outcomes
}

/**
 * @param {Stage} stage
 * @param {'as it comes' | 'at its end'} printed
 * @returns {Promise<Outcome>}
 */
async function runStage({ title, commands }, printed) {
  const out = printed === 'at its end' ? /** @type {string[]} */ ([]) : undefined
  if (!out) console.log(`\n== ${title}`)
  const from = performance.now()
  /** @type {Counts} */
  const counts = { passed: 0, failed: 0, skipped: 0, timed: [], red: [] }
  let ok = true
  for (const command of commands) ok = ok && (await runCommand(command, counts, out))
  const seconds = (performance.now() - from) / 1000
  if (out) console.log(`\n== ${title}\n${out.join('')}`.trimEnd())
  console.log(`== ${title}: ${ok ? 'well' : 'FAILED'} after ${seconds.toFixed(1)} s`)
  return { title, ok, seconds, ...counts }
}

/**
 * @param {readonly string[]} command
 * @param {Counts} counts what jest counts is added here
 * @param {string[] | undefined} out what is printed is added here; printed at once without
 */
async function runCommand([program = '', ...args], counts, out) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'verdetto-stage-'))
  const results = path.join(folder, 'results.json')
  try {
    const options = program === 'jest' ? ['--json', `--outputFile=${results}`] : []
    const ok = (await exitCode(program, [...args, ...options], results, out)) === 0
    if (program === 'jest') count(results, counts)
    return ok
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * @param {string} program of node_modules/.bin, or of the machine
 * @param {readonly string[]} args
 * @param {string} results the file that is there once everything has been said
 * @param {string[] | undefined} out
 */
async function exitCode(program, args, results, out) {
  const bin = path.join(root, 'node_modules', '.bin')
  const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}`, NEXT_TELEMETRY_DISABLED: '1' }
  // With --json, jest writes the whole JSON to standard output too, unless that goes nowhere; what people read is on the other one.
  const shown = out ? /** @type {const} */ ('pipe') : /** @type {const} */ ('inherit')
  const child = spawn(program, args, {
    cwd: root,
    env,
    stdio: ['ignore', program === 'jest' ? 'ignore' : shown, shown],
    shell: process.platform === 'win32',
  })
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => out?.push(String(data)))
  const closed = Promise.race([once(child, 'close'), once(child, 'error').then(() => [127])])
  endAfter(child, results, closed)
  const [code] = await closed
  return code
}

/**
 * Ends a program that stays although its results are written.
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} results
 * @param {Promise<unknown>} closed
 */
async function endAfter(child, results, closed) {
  const over = closed.then(() => true)
  while (!existsSync(results)) if (await Promise.race([over, sleep(1_000, false, { ref: false })])) return
  if (await Promise.race([over, sleep(LEAVE_MS, false, { ref: false })])) return
  console.log(`Something is still open ${LEAVE_MS / 1000} s after the last test: ended.`)
  child.kill('SIGKILL')
}

/**
 * @param {string} file
 * @param {Counts} counts
 */
function count(file, counts) {
  try {
    const results = JSON.parse(readFileSync(file, 'utf8'))
    counts.passed += results.numPassedTests
    counts.failed += results.numFailedTests + results.numRuntimeErrorTestSuites
    counts.skipped += results.numPendingTests
    for (const { name: file, assertionResults, status } of results.testResults) {
      const place = path.relative(root, file)
      if (status === 'failed' && !assertionResults.length) counts.red.push(place)
      for (const { fullName, duration, status } of assertionResults) {
        const name = `${place} ${fullName}`
        if (status === 'failed') counts.red.push(name)
        if (duration) counts.timed.push({ name, seconds: duration / 1000 })
      }
    }
  } catch {
    // No file: jest itself did not start, and its exit code says so.
  }
}
