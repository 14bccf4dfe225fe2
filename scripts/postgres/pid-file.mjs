import { spawnSync } from 'node:child_process'
import { readFileSync, readlinkSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { answersSignals, startedAt } from '../processes.mjs'

/** @typedef {{ readonly pid: number, readonly port: number, readonly status: string }} PidFile status: starting, ready, stopping or empty */

/** @param {string} cluster */
const pidFile = (cluster) => path.join(cluster, 'postmaster.pid')

/**
 * What PostgreSQL says about itself in `postmaster.pid`; undefined where it does not run (or has not written it yet).
 * @param {string} cluster
 * @returns {PidFile | undefined}
 */
export function readPidFile(cluster) {
  try {
    const lines = readFileSync(pidFile(cluster), 'utf8').split('\n')
    return { pid: Number(lines[0]), port: Number(lines[3]), status: (lines[7] ?? '').trim() }
  } catch {
    return undefined
  }
}

/**
 * The postmaster of this cluster, where one runs.
 * @param {string} cluster
 */
export function runningPostmaster(cluster) {
  const file = readPidFile(cluster)
  return file && file.pid > 0 && startedAt(file.pid) !== undefined && worksIn(file.pid, cluster) ? file : undefined
}

/**
 * The pid of a dead postmaster may belong to any program now, even to the PostgreSQL of somebody else: ask where it works.
 * @param {number} pid
 * @param {string} cluster
 */
function worksIn(pid, cluster) {
  try {
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster)
    if (process.platform === 'win32') return true
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout.includes(`-D ${cluster}`)
  } catch {
    return false
  }
}

/**
 * PostgreSQL only asks whether the pid of an earlier postmaster exists: where it was given to another program, or is a zombie, it would
 * refuse to start for ever. Naming ourselves, its parent, makes it look further, at the memory that old workers may still hold.
 * Removing the file instead would switch off that safeguard.
 * @param {string} cluster a cluster without a running postmaster
 */
export function disownPidFile(cluster) {
  const file = readPidFile(cluster)
  if (!file || !answersSignals(file.pid)) return
  const [, ...rest] = readFileSync(pidFile(cluster), 'utf8').split('\n')
  if (rest.length < 6) rmSync(pidFile(cluster), { force: true })
  else writeFileSync(pidFile(cluster), [process.pid, ...rest].join('\n'))
}
