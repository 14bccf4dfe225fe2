import { setTimeout as sleep } from 'node:timers/promises'
import {
  clearAway,
  type Launcher,
  newFolder,
  PATIENCE_MS,
  postmaster,
  processesOf,
  remains,
  running,
  startingTime,
} from '../../launcher/launcher'
import { unbound } from '../own-site'

// The site itself through `npm start`, as a newcomer has it; every corner of the launcher is tested with a stand-in in tests/launcher.

afterEach(clearAway)

const site = (data: string, env: Readonly<Record<string, string>> = {}): Promise<Launcher> =>
  running(data, { NODE_ENV: '', ...env }, ['npm', 'start'])

const get = (one: Launcher, page: string): Promise<Response> => fetch(`http://localhost:${one.port}${page}`)

/** Waits until the site says that it and its database are well. */
async function well(one: Launcher): Promise<void> {
  for (const until = Date.now() + PATIENCE_MS; ; await sleep(100)) {
    const status = await get(one, '/api/salute').then(({ status }) => status, String)
    if (status === 200) return
    if (Date.now() > until) throw new Error(`not well: ${status}`)
  }
}

/** The process of the server, found by its command line. */
function server(data: string): number {
  const found = processesOf(data).find(({ command }) => command.includes('next-server'))
  if (!found) throw new Error('no server')
  return found.pid
}

test('a first start, Ctrl-C, a second start in less than five seconds', async () => {
  const data = newFolder()
  const first = await site(data)
  expect(first.output()).toMatch(
    new RegExp(
      `\\nStarting PostgreSQL in .+\\.\\nPrepared the tables .+\\.\\nStarting the site\\.\\nVerdetto is at http://localhost:${first.port} \\(Ctrl-C stops it\\)\\n`,
    ),
  )
  const home = await get(first, '/')
  expect(home.status).toBe(200)
  expect(await home.text()).toContain('<html lang="it"')
  await well(first)
  process.kill(-first.pid, 'SIGINT')
  await first.ended
  expect(await remains(data)).toEqual([])

  expect(await startingTime(5000, () => site(data))).toBeLessThan(5000)
  expect(await remains(data)).toEqual([])
})

test('kill -9 of server, database and launcher: the site comes back each time', async () => {
  const data = newFolder()
  const first = await site(data)
  await well(first)
  for (const victim of [server, postmaster]) {
    process.kill(victim(data), 'SIGKILL')
    await first.says(victim === server ? 'The server has ended' : 'The database has ended')
    await well(first)
  }
  process.kill(-first.pid, 'SIGKILL')
  await first.ended
  await unbound(first.port)
  const second = await site(data, { PORT: String(first.port) })
  await well(second)
})
