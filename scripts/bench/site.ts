import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '../free-port.mjs'
import { role } from '../postgres/cluster.mjs'
import { runningPostmaster } from '../postgres/pid-file.mjs'

/** A site started by the real launcher in a data folder of its own. */
export interface Site {
  readonly url: string
  /** Its database, to look at and to fill from behind. */
  readonly databaseUrl: string
  /** Of the launcher. */
  readonly pid: number
  /** From the command to the line that says where it is, in ms. */
  readonly startedIn: number
  readonly stop: () => Promise<void>
}

/** A data folder for a benchmark, removed by `remove`. */
export function benchFolder(): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'verdetto-bench-'))
  chmodSync(folder, 0o755) // mkdtemp makes 0700: the account that runs PostgreSQL could not pass through
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Starts the site on a free port and waits until it says where it is. `hear` gets every line that it logs. */
export async function startSite(folder: string, hear: (line: string) => void = () => {}): Promise<Site> {
  const { DATABASE_URL: _, NEXTAUTH_URL: __, ...env } = process.env
  const port = await freePort()
  const data = path.join(folder, 'data')
  const began = performance.now()
  const site = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...env, NODE_ENV: 'production', VERDETTO_DATA_DIR: data, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (site.stdout) createInterface(site.stdout).on('line', hear)
  await said(site, 'Verdetto is at')
  return {
    url: `http://localhost:${port}`,
    databaseUrl: databaseOf(data),
    pid: site.pid ?? 0,
    startedIn: performance.now() - began,
    stop: () =>
      new Promise((resolve) => {
        site.once('exit', () => resolve())
        site.kill('SIGTERM')
      }),
  }
}

/** The address of the PostgreSQL of a data folder, as it stands in the files of the folder. */
function databaseOf(data: string): string {
  const cluster = path.join(data, 'postgres')
  const password = readFileSync(`${cluster}.password`, 'utf8')
  return `postgresql://${role}:${password}@127.0.0.1:${runningPostmaster(cluster)?.port}/verdetto`
}

function said(site: ChildProcess, words: string): Promise<void> {
  let all = ''
  return new Promise((resolve, reject) => {
    site.once('exit', (code) => reject(new Error(`the site did not start (${code}):\n${all}`)))
    site.stdout?.on('data', (chunk) => {
      all += chunk
      if (all.includes(words)) resolve()
    })
  })
}
