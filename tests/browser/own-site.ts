import { once } from 'node:events'
import net from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { type Launcher, newFolder, running } from '../launcher/launcher'
import { ask, embedded, type Site } from './site'

/** A site of the test's own, started by the real launcher on data of its own: it may be stopped, and started again. */
export interface OwnSite extends Site {
  /** Of its database, for another process of the same site. */
  readonly databaseUrl: string
  /** Ctrl-C, and `npm start` again at the same address. */
  restart(): Promise<void>
  /** SIGTERM, as from whoever runs it: settles when it has stopped. */
  stopped(): Promise<void>
  /** `npm start` again at the same address. */
  started(): Promise<void>
  /** Everything of it ends at once, as when the machine fails; and `npm start` again at the same address. */
  killed(): Promise<void>
}

const start = [process.execPath, 'scripts/start.mjs']

/** `clearAway` of tests/launcher ends it. `env` may name another database. */
export async function ownSite(env: Readonly<Record<string, string>> = {}): Promise<OwnSite> {
  const data = newFolder()
  const settings = { NODE_ENV: '', NEXTAUTH_URL: '', NEXTAUTH_SECRET: '', ...env }
  let site: Launcher = await running(data, settings, start)
  const { port } = site
  return {
    url: `http://localhost:${port}`,
    databaseUrl: env.DATABASE_URL ?? embedded(data),
    sql: (query, ...values) => ask(env.DATABASE_URL ?? embedded(data), query, values),
    async restart() {
      process.kill(-site.pid, 'SIGINT')
      await site.ended
      site = await running(data, { ...settings, PORT: String(port) }, start)
    },
    async stopped() {
      process.kill(site.pid, 'SIGTERM')
      await site.ended
    },
    async started() {
      site = await running(data, { ...settings, PORT: String(port) }, start)
    },
    async killed() {
      process.kill(-site.pid, 'SIGKILL')
      await site.ended
      await unbound(port)
      site = await running(data, { ...settings, PORT: String(port) }, start)
    },
  }
}

/** Waits until nobody listens at a port any more: the last of those that were killed may take a moment to go. */
export async function unbound(port: number): Promise<void> {
  for (;;) {
    const line = net.connect(port, '127.0.0.1')
    const listens = await Promise.race([
      once(line, 'connect').then(() => true),
      once(line, 'close').then(() => false),
    ]).catch(() => false)
    line.destroy()
    if (!listens) return
    await pause(20)
  }
}
