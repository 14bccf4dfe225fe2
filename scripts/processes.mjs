// Processes by identity: a pid alone is not enough, the system gives it to somebody else when its owner is gone.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** @typedef {{ readonly pid: number, readonly started: string }} ProcessId A process and when it started, in the system's own words. */

/**
 * When the process with this pid started, or undefined where there is none. A zombie counts as gone: it holds no port and no file.
 * @param {number} pid
 * @returns {string | undefined}
 */
export function startedAt(pid) {
  if (process.platform === 'linux') return startedAtLinux(pid)
  if (!answersSignals(pid)) return undefined
  if (process.platform === 'win32') return 'running'
  const line = spawnSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim()
  return line === '' || line.startsWith('Z') ? undefined : line.replace(/^\S+\s+/, '')
}

/** @param {number} pid */
function startedAtLinux(pid) {
  try {
    // The name of the program stands in brackets and may hold spaces and brackets itself: read from the last one on.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' || fields[0] === 'X' ? undefined : `${bootId()}:${fields[19]}`
  } catch {
    return undefined
  }
}

const bootId = () => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').slice(0, 8)

/**
 * True where the system knows this pid at all: a zombie and another user's process count too.
 * @param {number} pid
 */
export function answersSignals(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/**
 * The identity of a process that runs now; undefined where it is gone already.
 * @param {number | undefined} pid
 * @returns {ProcessId | undefined}
 */
export function identify(pid) {
  const started = pid === undefined ? undefined : startedAt(pid)
  return pid === undefined || started === undefined ? undefined : { pid, started }
}

/**
 * True while exactly this process runs; false when it ended, even where its pid was given to another one.
 * @param {ProcessId} id
 */
export const isRunning = (id) => startedAt(id.pid) === id.started

/**
 * Ends a process: the signals in turn, waiting a while after each one. Returns whether it is gone.
 * @param {ProcessId} id
 * @param {readonly { signal: NodeJS.Signals, waitMs: number }[]} steps
 * @param {'alone' | 'with its group'} [scope] a group exists where the process was started detached
 */
export async function end(id, steps, scope = 'alone') {
  for (const { signal, waitMs } of steps) {
    if (!isRunning(id)) break
    send(scope === 'alone' ? id.pid : -id.pid, signal)
    for (const until = Date.now() + waitMs; isRunning(id) && Date.now() < until; ) await sleep(20)
  }
  // What the process itself started must not outlive it either.
  if (scope === 'with its group' && !isRunning(id)) send(-id.pid, 'SIGKILL')
  return !isRunning(id)
}

/**
 * @param {number} target
 * @param {NodeJS.Signals} signal
 */
function send(target, signal) {
  try {
    process.kill(target, signal)
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error
  }
}

/**
 * The code of a system or database error, or undefined.
 * @param {unknown} error
 * @returns {string | undefined}
 */
export function codeOf(error) {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : undefined
}
