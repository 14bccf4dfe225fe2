// The built site, started by the real launcher in a data folder of its own, for all files of tests/browser: its address is SITE_URL.
import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../scripts/free-port.mjs'
import findBrowser from './chromium.mjs'

const start = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url))

export default async function setup() {
  findBrowser()
  if (!process.env.CHROMIUM_PATH) return
  if (process.env.SITE_URL) return // a site that runs already, while writing a test; SITE_DATA is its data folder
  const folder = mkdtempSync(path.join(os.tmpdir(), 'verdetto-browser-'))
  chmodSync(folder, 0o755) // mkdtemp makes 0700: the account that runs PostgreSQL could not pass through
  const data = path.join(folder, 'data')
  const port = await freePort()
  const { DATABASE_URL: _, NEXTAUTH_URL: __, ...env } = process.env
  const site = spawn(process.execPath, [start], {
    env: { ...env, NODE_ENV: 'production', VERDETTO_DATA_DIR: data, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  Object.assign(globalThis, { testSite: { site, folder } })
  await untilItIsThere(site)
  Object.assign(process.env, { SITE_URL: `http://localhost:${port}`, SITE_DATA: data })
}

/** @param {import('node:child_process').ChildProcessByStdio<null, import('node:stream').Readable, null>} site */
function untilItIsThere(site) {
  let said = ''
  return new Promise((resolve, reject) => {
    site.once('exit', (code) => reject(new Error(`the site did not start (${code}):\n${said}`)))
    site.stdout.on('data', (chunk) => {
      said += chunk
      if (said.includes('Verdetto is at')) resolve(undefined)
    })
  })
}
