import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { Sentence } from '../sentence.mjs'
import { handOver, runAs } from './account.mjs'

/** The owner of everything in the cluster. */
export const role = 'verdetto'

/** @param {string} cluster */
const passwordFile = (cluster) => `${cluster}.password`

/**
 * Makes the cluster where there is none yet; a folder cut short by a kill is never taken for one, since it gets its name last.
 * @param {string} cluster the folder of the cluster; its parent exists
 * @param {import('./account.mjs').Account} account
 * @param {string} initdb
 * @returns {string} the password of its owner
 */
export function ensureCluster(cluster, account, initdb) {
  clear(cluster)
  if (!existsSync(path.join(cluster, 'PG_VERSION'))) create(cluster, account, initdb)
  handOver(account, cluster)
  return readFileSync(passwordFile(cluster), 'utf8')
}

/** @param {string} cluster */
const unfinishedOf = (cluster) => `${cluster}.unfinished-`

/**
 * Removes what starts cut short by a kill have left. Their initdb may live on a moment and write into its folder while it is being
 * removed: nobody looks into that folder any more, so what stays of it now is left to the next start.
 * @param {string} cluster
 */
function clear(cluster) {
  const parent = path.dirname(cluster)
  const left = readdirSync(parent).filter((name) => name.startsWith(path.basename(unfinishedOf(cluster))))
  for (const name of left)
    try {
      rmSync(path.join(parent, name), { recursive: true, force: true })
    } catch (e) {
      if (!(e instanceof Error && 'code' in e && e.code === 'ENOTEMPTY')) throw e
    }
}

/**
 * @param {string} cluster
 * @param {import('./account.mjs').Account} account
 * @param {string} initdb
 */
function create(cluster, account, initdb) {
  const unfinished = mkdtempSync(unfinishedOf(cluster))
  const inside = path.join(unfinished, 'data')
  const password = randomBytes(18).toString('base64url')
  const forInitdb = path.join(unfinished, 'password')
  mkdirSync(inside, { mode: 0o700 })
  writeFileSync(forInitdb, password, { mode: 0o600 })
  handOver(account, unfinished)
  const result = runAs(
    account,
    initdb,
    ['-D', inside, '-U', role, '-A', 'scram-sha-256', `--pwfile=${forInitdb}`, '--encoding=UTF8']
      // Sorting must not depend on what the machine has installed: the builtin locale is the same everywhere.
      .concat(['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']),
    path.dirname(cluster),
  )
  if (result.status !== 0)
    throw new Sentence(`PostgreSQL could not make its data folder: ${result.error?.message ?? result.stderr.trim()}`)
  chmodSync(inside, 0o700)
  writeFileSync(passwordFile(cluster), password, { mode: 0o600 })
  renameSync(inside, cluster)
  rmSync(unfinished, { recursive: true, force: true })
}
