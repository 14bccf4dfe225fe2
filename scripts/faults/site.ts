import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { serverOf } from '../bench/server'
import { freePort } from '../free-port.mjs'

/** One process of the site under its launcher, at an address that stays. */
export interface Site {
  readonly url: string
  /** Of what answers requests, now. */
  server(): number
  /** Of what looks after it. */
  launcher(): number
  /** Whether it says that it is well, within a second. */
  well(): Promise<boolean>
  /** `npm start` again, with other settings where some are given: resolves when it says where it is, or with what it said as it ended. */
  start(settings?: Readonly<Record<string, string>>): Promise<string | null>
  /** SIGTERM, as from whoever runs it. */
  stop(): Promise<void>
}

interface Wish {
  readonly folder: string
  readonly databaseUrl: string
  readonly secret: string
  readonly say: (line: string) => void
}

export async function openSite({ folder, databaseUrl, secret, say }: Wish): Promise<Site> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  let child: ChildProcess | undefined
  const start = async (settings: Readonly<Record<string, string>> = {}): Promise<string | null> => {
    const one = spawn(process.execPath, ['scripts/start.mjs'], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        VERDETTO_DATA_DIR: path.join(folder, 'site'),
        DATABASE_URL: databaseUrl,
        NEXTAUTH_SECRET: secret,
        NEXTAUTH_URL: '',
        TRUSTED_PROXIES: '1',
        LOG_LEVEL: 'error',
        PORT: String(port),
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      // Its own group: Ctrl-C here is for us, and we stop it.
      detached: true,
    })
    child = one
    let all = ''
    return new Promise((resolve) => {
      for (const stream of [one.stdout, one.stderr])
        stream?.on('data', (chunk) => {
          say(String(chunk).trim())
          all += chunk
          if (all.includes('Verdetto is at')) resolve(null)
        })
      one.once('exit', () => resolve(all))
    })
  }
  const failed = await start()
  if (failed !== null) throw new Error(`the site did not start:\n${failed}`)
  return {
    url,
    server: () => serverOf(child?.pid ?? 0),
    launcher: () => child?.pid ?? 0,
    well: async () => {
      try {
        return (await fetch(`${url}/api/salute`, { signal: AbortSignal.timeout(1_000) })).ok
      } catch {
        return false
      }
    },
    start,
    stop: async () => {
      const one = child
      if (!one || one.exitCode !== null || one.signalCode !== null) return
      const ended = new Promise((resolve) => one.once('exit', resolve))
      one.kill('SIGTERM')
      await Promise.race([ended, pause(30_000)])
    },
  }
}
