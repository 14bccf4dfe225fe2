// PostgreSQL refuses to run as root. Anybody else runs it as themselves; root hands it to an account without rights.
import { spawn, spawnSync } from 'node:child_process'
import { chownSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { Sentence } from '../sentence.mjs'

/**
 * Who runs PostgreSQL.
 * @typedef {object} Account
 * @property {{ readonly uid: number, readonly gid: number } | undefined} owner whose the data must be; undefined: ours, as it is
 * @property {'as owner' | 'as we are'} start
 * @property {readonly string[]} prefix a command to put in front
 */

/** @type {Account} */
const ourselves = { owner: undefined, start: 'as we are', prefix: [] }

/**
 * The account for root, the first of these that works: an existing account without rights; where it cannot reach the binaries or the
 * data (a project inside a folder that only root may enter) a user namespace in which root is seen as nobody; where those are
 * forbidden (as in many containers) that account with the one right of passing closed doors.
 * @param {string} binary
 * @param {string} folder an existing folder that PostgreSQL must be able to pass through
 * @returns {Account}
 */
export function accountFor(binary, folder) {
  if (process.platform === 'win32' || process.getuid?.() !== 0) return ourselves
  const account = accountsForRoot().find((one) => canRun(one, binary, folder))
  if (account) return account
  throw new Sentence(
    'PostgreSQL does not run as root, and no other account can reach this folder: start as another user, or set DATABASE_URL to a server of yours.',
  )
}

/**
 * All that may be tried by root, in order.
 * @returns {Account[]}
 */
export function accountsForRoot() {
  const owners = ['postgres', 'nobody'].flatMap(idsOf)
  const passing = ['--clear-groups', '--inh-caps=+dac_override', '--ambient-caps=+dac_override']
  return [
    ...owners.map((owner) => ({ owner, start: /** @type {const} */ ('as owner'), prefix: [] })),
    {
      owner: { uid: 0, gid: 0 },
      start: /** @type {const} */ ('as we are'),
      prefix: ['unshare', '--user', '--map-user=65534', '--map-group=65534'],
    },
    ...owners.map((owner) => ({
      owner,
      start: /** @type {const} */ ('as we are'),
      prefix: ['setpriv', `--reuid=${owner.uid}`, `--regid=${owner.gid}`, ...passing],
    })),
  ]
}

/** @param {string} name */
function idsOf(name) {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`))
  const [, , uid, gid] = (line ?? '').split(':').map(Number)
  return uid && gid && uid > 0 && gid > 0 ? [{ uid, gid }] : []
}

/**
 * @param {Account} account
 * @param {string} binary
 * @param {string} folder
 */
const canRun = (account, binary, folder) =>
  runAs(account, 'sh', ['-c', 'cd "$1" && exec "$2" --version', 'sh', folder, binary], '/').status === 0

/** @param {Account} account */
const idsFor = ({ owner, start }) => (start === 'as owner' ? owner : undefined)

/**
 * Runs a program to its end.
 * @param {Account} account
 * @param {string} program
 * @param {readonly string[]} args
 * @param {string} cwd
 */
export function runAs(account, program, args, cwd) {
  const [file = program, ...rest] = [...account.prefix, program, ...args]
  return spawnSync(file, rest, { ...idsFor(account), cwd, encoding: 'utf8' })
}

/**
 * Starts a program that goes on running, in a process group of its own: Ctrl-C at the terminal must reach the launcher alone, which
 * then stops things in the right order.
 * @param {Account} account
 * @param {string} program
 * @param {readonly string[]} args
 * @param {string} cwd
 * @param {number} output file descriptor for everything it says
 */
export function startAs(account, program, args, cwd, output) {
  const [file = program, ...rest] = [...account.prefix, program, ...args]
  return spawn(file, rest, { ...idsFor(account), cwd, detached: true, stdio: ['ignore', output, output] })
}

/**
 * Hands a folder and all that is in it to the account, where it belongs to somebody else (as when the project was moved).
 * @param {Account} account
 * @param {string} folder
 */
export function handOver(account, folder) {
  if (!account.owner) return
  const { uid, gid } = account.owner
  if (statSync(folder).uid === uid) return
  // The folder itself last: a hand-over that was cut short begins again.
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(folder, entry)
    if (!lstatSync(file).isSymbolicLink()) chownSync(file, uid, gid)
  }
  chownSync(folder, uid, gid)
}
