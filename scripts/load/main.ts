// Figures of live sessions as JSON lines, the goal beside each. Client, server and database share this machine; nothing leaves it.

import path from 'node:path'
import { atMost, percentile, print } from '../bench/measure'
import { atRest, memoryOf, serverOf } from '../bench/server'
import { benchFolder, startSite } from '../bench/site'
import { openSite, type Site } from '../faults/site'
import { openLesson } from './lesson'
import { play } from './play'

const SECRET = 'a secret for the load generator'

/** Whatever happens it is over by then, in ms. */
const AT_MOST = 8 * 60_000

interface Goals {
  readonly ack: number
  readonly broadcast: number
}

async function measured(players: number, { ack, broadcast }: Goals): Promise<void> {
  const { url, databaseUrl } = site
  const lesson = await openLesson({ url, databaseUrl, secret: SECRET, players, questions: 3 })
  const { acks, broadcasts, messages } = await play(lesson, {})
  const server = memoryOf(serverOf(site.pid))
  await lesson.end()
  // The line that other tools print too.
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => Math.round(percentile(acks, share)))
  const told = percentile(broadcasts, 0.95)
  print({
    name: `players ${players}, acknowledged p50/p95/p99 ${p50}/${p95}/${p99} ms, broadcast p95 ${Math.round(told)} ms, messages per player ${messages}, RSS ${Math.round(server)} MB`,
    value: players,
    unit: 'players',
  })
  print(atMost(`${players} players answer within a second: acknowledged, p95`, percentile(acks, 0.95), 'ms', ack))
  print(atMost(`${players} players, nobody answering: an event reaches all, p95`, told, 'ms', broadcast))
  print(atMost(`${players} players: messages per player and question`, messages, '', 6))
  print(atMost(`${players} players: memory of the server`, server, 'MB', 350))
}

/** How long an event takes while answers come. */
async function interrupted(players: number, goal: number): Promise<void> {
  const { url, databaseUrl } = site
  const lesson = await openLesson({ url, databaseUrl, secret: SECRET, players, questions: 3 })
  const { meanwhile } = await play(lesson, { interrupted: true })
  await lesson.end()
  print(atMost(`${players} players answering: an event reaches all, p95`, percentile(meanwhile, 0.95), 'ms', goal))
}

/** More processes on the same database, each at rest. */
async function others(n: number): Promise<readonly Site[]> {
  const made: Site[] = []
  for (let i = 0; i < n; i++) {
    const wish = {
      folder: path.join(folder, `other-${i}`),
      databaseUrl: site.databaseUrl,
      secret: SECRET,
      say: () => {},
    }
    const one = await openSite(wish)
    await atRest(one.server())
    made.push(one)
  }
  return made
}

/** Ten sessions beside each other on two processes, each of which has players of every session. */
async function rooms(sessions: number, players: number): Promise<void> {
  const [second] = await others(1)
  const urls = [site.url, ...(second ? [second.url] : [])]
  const wish = { ...site, secret: SECRET, players, questions: 3 }
  const lessons = await Promise.all(
    Array.from({ length: sessions }, (_, n) => openLesson({ ...wish, url: urls[n % urls.length] ?? site.url })),
  )
  const played = await Promise.all(lessons.map((lesson) => play(lesson, { urls })))
  const name = `${sessions} sessions of ${players} on two processes`
  const of = (part: 'acks' | 'broadcasts') =>
    percentile(
      played.flatMap((one) => one[part]),
      0.95,
    )
  print(atMost(`${name}: acknowledged, p95`, of('acks'), 'ms', 400))
  print(atMost(`${name}: an event reaches all, p95`, of('broadcasts'), 'ms', 300))
  for (const lesson of lessons) await lesson.end()
  await second?.stop()
}

/** Four processes share a session; one is ended in the middle of a question, and not started again. */
async function oneOfFour(players: number): Promise<void> {
  const more = await others(3)
  const urls = [site.url, ...more.map(({ url }) => url)]
  const lesson = await openLesson({ ...site, secret: SECRET, players, questions: 3 })
  const end = () => {
    const { launcher, server } = more[0] as Site
    const pids = [launcher(), server()]
    for (const pid of pids) process.kill(pid, 'SIGKILL')
  }
  const { acks, acked } = await play(lesson, { urls, kill: { at: 2, now: end } })
  const kept = await lesson.kept()
  const name = `${players} players on four processes, one ended in the middle of a question`
  print(atMost(`${name}: acknowledged answers that are missing`, acked.filter((one) => !kept.has(one)).length, '', 0))
  print(atMost(`${name}: answers that were never taken`, players * lesson.questions.length - kept.size, '', 0))
  print(atMost(`${name}: the longest that anybody waited`, Math.max(...acks), 'ms', 3_000))
  await lesson.end()
  for (const one of more.slice(1)) await one.stop()
}

/** The same answers with every line cut twice lead to the same points. */
async function cut(players: number): Promise<void> {
  const { url, databaseUrl } = site
  const wish = { url, databaseUrl, secret: SECRET, players, questions: 3 }
  const [quiet, torn] = [await openLesson(wish), await openLesson(wish)]
  await play(quiet, {})
  await play(torn, { cuts: 2 })
  const same = JSON.stringify(await quiet.points()) === JSON.stringify(await torn.points())
  print({
    name: `${players} players cut twice have the points of those who were not`,
    value: Number(same),
    unit: '',
    goal: '1',
    met: same,
  })
  await quiet.end()
  await torn.end()
}

/** The server dies in the middle of a question, and is started again by whoever watches over it. */
async function killed(players: number): Promise<void> {
  const { url, databaseUrl } = site
  const lesson = await openLesson({ url, databaseUrl, secret: SECRET, players, questions: 3 })
  const { acked } = await play(lesson, { kill: { at: 2, now: () => process.kill(serverOf(site.pid), 'SIGKILL') } })
  const kept = await lesson.kept()
  const missing = acked.filter((one) => !kept.has(one)).length
  print(atMost(`${players} players, server killed: acknowledged answers that are missing`, missing, '', 0))
  print(
    atMost(
      `${players} players, server killed: answers that were never taken`,
      players * lesson.questions.length - kept.size,
      '',
      0,
    ),
  )
  await lesson.end()
}

process.env.NEXTAUTH_SECRET = SECRET
process.env.LOG_LEVEL = 'warn'
const parts: Readonly<Record<string, () => Promise<void>>> = {
  200: () => measured(200, { ack: 100, broadcast: 40 }),
  500: () => measured(500, { ack: 200, broadcast: 40 }),
  1000: () => measured(1_000, { ack: 400, broadcast: 300 }),
  answering: () => interrupted(1_000, 300),
  rooms: () => rooms(10, 60),
  four: () => oneOfFour(200),
  cut: () => cut(200),
  killed: () => killed(200),
}
const { folder, remove } = benchFolder()
const watchdog = setTimeout(() => {
  console.error('It took too long.')
  process.exit(1)
}, AT_MOST)
const site = await startSite(folder)
// What a process prepares after its start is measured by `npm run bench -- ready`.
await atRest(serverOf(site.pid))
try {
  const asked = process.argv.slice(2)
  for (const [name, run] of Object.entries(parts)) if (asked.length === 0 || asked.includes(name)) await run()
} finally {
  clearTimeout(watchdog)
  await site.stop()
  remove()
}
