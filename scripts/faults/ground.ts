import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startEmbeddedPostgres } from '../embedded-pg.mjs'
import { keepRunning } from '../launcher/supervise.mjs'
import { openRelay, type Relay } from './relay'
import { openSite, type Site } from './site'

export const SECRET = 'a secret for a site where things go wrong'

/** Where things go wrong: one PostgreSQL, two processes of the site, a line from each to it. */
export interface Ground {
  /** The two processes. */
  readonly sites: readonly [Site, Site]
  readonly relays: readonly [Relay, Relay]
  readonly urls: readonly string[]
  /** Of the database, past the lines. */
  readonly databaseUrl: string
  /** Of whatever the database runs as now. */
  postmaster(): number
  /** Holds the database's files, and is small; null where this machine lets nobody mount one. */
  readonly disk: string | null
  readonly folder: string
  close(): Promise<void>
}

/** Room for a cluster, its log of what is written, and a little more, in MB. */
const DISK = 320

export async function openGround(say: (line: string) => void): Promise<Ground> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'verdetto-faults-'))
  chmodSync(folder, 0o755) // the account that runs PostgreSQL must be able to pass through
  const data = path.join(folder, 'database')
  const disk = mounted(data) ? data : null
  let current: Awaited<ReturnType<typeof startEmbeddedPostgres>> | undefined
  const database = await keepRunning({
    name: 'The database',
    start: async () => {
      const port = current?.port
      current = await startEmbeddedPostgres({ folder: data, running: 'replace', ...(port && { port }) })
      return current
    },
    say,
    giveUp: (reason: unknown) => say(String(reason)),
  })
  if (!current) throw new Error('no database')
  const { url, port } = current
  const relays = [await openRelay(port), await openRelay(port)] as const
  const through = (relay: Relay) => Object.assign(new URL(url), { port: String(relay.port) }).href
  const open = (relay: Relay) => openSite({ folder, databaseUrl: through(relay), secret: SECRET, say })
  // The first one makes the tables and, where there is none, the build.
  const sites = [await open(relays[0]), await open(relays[1])] as const
  return {
    sites,
    relays,
    urls: sites.map((site) => site.url),
    databaseUrl: url,
    postmaster: () => current?.id.pid ?? 0,
    disk,
    folder,
    close: async () => {
      await Promise.all(sites.map((site) => site.stop()))
      await Promise.all(relays.map((relay) => relay.close()))
      await database.stop()
      if (disk) spawnSync('umount', ['--lazy', disk])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Whether a small disk in memory could be put there. */
function mounted(at: string): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  spawnSync('mkdir', ['-p', at])
  return spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}m,mode=755`, 'tmpfs', at]).status === 0
}

/** Bytes that are free on a disk. */
export const freeOn = (disk: string): number => {
  const { bavail, bsize } = statfsSync(disk)
  return bavail * bsize
}
