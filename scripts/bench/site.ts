import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { freePort } from '../free-port.mjs'

/** A site started by the real launcher in a data folder of its own. */
export interface Site {
  readonly url: string
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

/** Starts the site on a free port and waits until it says where it is. */
export async function startSite(folder: string): Promise<Site> {
  const { DATABASE_URL: _, NEXTAUTH_URL: __, ...env } = process.env
  const port = await freePort()
  const began = performance.now()
  const site = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...env, NODE_ENV: 'production', VERDETTO_DATA_DIR: path.join(folder, 'data'), PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await said(site, 'Verdetto is at')
  return {
    url: `http://localhost:${port}`,
    startedIn: performance.now() - began,
    stop: () =>
      new Promise((resolve) => {
        site.once('exit', () => resolve())
        site.kill('SIGTERM')
      }),
  }
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
