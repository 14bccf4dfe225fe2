// Runs tools one after the other under plain headings. All of them run, also after a failure: one look shows everything there is to mend.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { root } from './settings.mjs'

/** @typedef {{ readonly title: string, readonly commands: readonly (readonly string[])[] }} Stage its commands stop at the first failure */
/** @typedef {{ readonly title: string, readonly ok: boolean, readonly passed: number, readonly failed: number, readonly skipped: number }} Outcome */

/**
 * A stage that runs one jest project.
 * @param {string} title
 * @param {string} project
 * @param {'every core' | 'one by one'} [speed] by itself, jest leaves a core to whoever watches
 * @returns {Stage}
 */
export const jest = (title, project, speed = 'every core') => ({
  title,
  commands: [
    [
      'jest',
      '--selectProjects',
      project,
      '--passWithNoTests',
      speed === 'every core' ? '--maxWorkers=100%' : '--runInBand',
    ],
  ],
})

/**
 * @param {readonly Stage[]} stages
 * @returns {Promise<Outcome[]>}
 */
export async function runStages(stages) {
  const outcomes = []
  for (const stage of stages) outcomes.push(await runStage(stage))
  return outcomes
}

/**
 * Prints what failed and, alone on the last line, the totals. A stage that fails without a failed test counts as one failure.
 * @param {readonly Outcome[]} outcomes
 * @returns {number} the exit code
 */
export function report(outcomes) {
  const sum = (/** @type {(outcome: Outcome) => number} */ of) =>
    outcomes.reduce((total, outcome) => total + of(outcome), 0)
  const failed = sum((outcome) => (outcome.ok ? 0 : Math.max(outcome.failed, 1)))
  console.log()
  for (const { title, ok } of outcomes) if (!ok) console.log(`Failed: ${title}`)
  if (sum(({ skipped }) => skipped) > 0) console.log(`Skipped tests: ${sum(({ skipped }) => skipped)}`)
  console.log(`${sum(({ passed }) => passed)} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

/**
 * @param {Stage} stage
 * @returns {Promise<Outcome>}
 */
async function runStage({ title, commands }) {
  console.log(`\n== ${title}`)
  const from = performance.now()
  const counts = { passed: 0, failed: 0, skipped: 0 }
  let ok = true
  for (const command of commands) ok = ok && (await runCommand(command, counts))
  console.log(`== ${title}: ${ok ? 'well' : 'FAILED'} after ${((performance.now() - from) / 1000).toFixed(1)} s`)
  return { title, ok, ...counts }
}

/**
 * @param {readonly string[]} command
 * @param {{ passed: number, failed: number, skipped: number }} counts what jest counts is added here
 */
async function runCommand([program = '', ...args], counts) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'verdetto-stage-'))
  const results = path.join(folder, 'results.json')
  try {
    const options = program === 'jest' ? ['--json', `--outputFile=${results}`] : []
    const ok = (await exitCode(program, [...args, ...options])) === 0
    if (program === 'jest') count(results, counts)
    return ok
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * @param {string} program of node_modules/.bin, or of the machine
 * @param {readonly string[]} args
 */
async function exitCode(program, args) {
  const bin = path.join(root, 'node_modules', '.bin')
  const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}`, NEXT_TELEMETRY_DISABLED: '1' }
  // With --json, jest writes the whole JSON to standard output too, unless that goes nowhere; what people read is on the other one.
  const output = program === 'jest' ? /** @type {const} */ ('ignore') : /** @type {const} */ ('inherit')
  const child = spawn(program, args, {
    cwd: root,
    env,
    stdio: ['ignore', output, 'inherit'],
    shell: process.platform === 'win32',
  })
  const [code] = await Promise.race([once(child, 'close'), once(child, 'error').then(() => [127])])
  return code
}

/**
 * @param {string} file
 * @param {{ passed: number, failed: number, skipped: number }} counts
 */
function count(file, counts) {
  try {
    const results = JSON.parse(readFileSync(file, 'utf8'))
    counts.passed += results.numPassedTests
    counts.failed += results.numFailedTests + results.numRuntimeErrorTestSuites
    counts.skipped += results.numPendingTests
  } catch {
    // No file: jest itself did not start, and its exit code says so.
  }
}
