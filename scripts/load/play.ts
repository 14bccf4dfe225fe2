import http from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { random } from '#lib/base/seed'
import type { Lesson } from './lesson'
import { openLine } from './line'

interface How {
  /** The processes that players are spread over; the one of the session where none are named. */
  readonly urls?: readonly string[]
  /** How often each line is cut, at moments of its own. */
  readonly cuts?: number
  /** Whether each question is paused for a moment while answers come. */
  readonly interrupted?: boolean
  /** What ends the server in the middle of a question. */
  readonly kill?: { readonly at: number; readonly now: () => void }
}

interface Played {
  /** From the first try of an answer to its acknowledgement, in ms. */
  readonly acks: readonly number[]
  /** From a command to its arrival, for every player and every event that players are told, in ms. */
  readonly broadcasts: readonly number[]
  /** The same for those that leave while answers come. */
  readonly meanwhile: readonly number[]
  /** Messages per player and question, on average. */
  readonly messages: number
  /** Acknowledged answers, as `question/nickname`. */
  readonly acked: readonly string[]
}

/** How long everybody takes to answer, in ms. */
const WITHIN = 1_000

/** A hall stands open for minutes; what is prepared meanwhile is prepared in this, in ms. */
const HALL = 2_000

/** Plays a whole session: every question is shown, opened, answered by all within a second, closed and revealed. */
export async function play(lesson: Lesson, { urls, cuts = 0, interrupted = false, kill }: How): Promise<Played> {
  const { url, code, players, questions } = lesson
  const next = random('load')
  const lines = players.map(({ n, cookie }) => openLine(urls ?? [url], n, code, cookie))
  const closeConsole = await openConsole(lesson)
  await Promise.all(lines.map((line) => line.heard(0)))
  await pause(HALL)
  const before = lines.map((line) => line.messages())
  const [acks, broadcasts, meanwhile]: [number[], number[], number[]] = [[], [], []]
  const acked: string[] = []
  for (const line of lines)
    for (let n = 0; n < cuts; n++) setTimeout(() => line.cut(), next() * questions.length * (WITHIN + 500)).unref()

  let seq = 0
  const lead = async (command: object, told = broadcasts) => {
    const began = performance.now()
    seq = await commanded(lesson, command, seq)
    const arrivals = await Promise.all(lines.map((line) => line.heard(seq)))
    told.push(...arrivals.map((at) => at - began))
  }
  for (const [n, question] of questions.entries()) {
    await lead({ type: n === 0 ? 'start' : 'next' })
    await lead({ type: 'open', seconds: null })
    if (kill?.at === n + 1) setTimeout(kill.now, WITHIN / 2)
    const interruption = interrupted && interrupt(lead, meanwhile)
    await Promise.all(
      lines.map(async (line, i) => {
        const right = (i * 7 + n * 3) % 5 < 3
        await pause(next() * WITHIN)
        const fields = right ? question.right : question.wrong
        const body = JSON.stringify({ questionId: question.id, idempotencyKey: `carico-${n}-${i}`, fields })
        acks.push(await line.answer(body))
        acked.push(`${n + 1}/p${i + 1}`)
      }),
    )
    await interruption
    await lead({ type: 'close' })
    await lead({ type: 'reveal' })
  }
  const told = lines.map((line, i) => line.messages() - (before[i] ?? 0))
  for (const line of lines) line.close()
  closeConsole()
  return { acks, broadcasts, meanwhile, acked, messages: Math.max(...told) / questions.length }
}

/** The console of whoever leads, which is told of every answer. Returns how to close it. */
function openConsole({ url, id, cookie }: Lesson): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const asked = http.get(
      `${url}/api/sessioni/${id}/stream`,
      { headers: { cookie, accept: 'text/event-stream' } },
      (reply) => {
        reply.resume()
        reply.on('error', () => {}) // the server may be killed meanwhile
        if (reply.statusCode === 200) resolve(() => asked.destroy())
        else reject(new Error(`the console is refused: ${reply.statusCode}`))
      },
    )
    asked.once('error', reject)
  })
}

/** Stops a question that is being answered, and goes on. */
async function interrupt(lead: (command: object, told: number[]) => Promise<void>, told: number[]): Promise<void> {
  await pause(WITHIN / 2)
  await lead({ type: 'pause' }, told)
  await lead({ type: 'resume' }, told)
}

/** Sends a command until it is known to be done; one that was done and not acknowledged is not done again. */
async function commanded({ url, id, cookie }: Lesson, command: object, seen: number): Promise<number> {
  for (let tries = 0; tries < 100; tries++) {
    try {
      const reply = await fetch(`${url}/api/sessioni/${id}/comando`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
        body: JSON.stringify({ command, seen }),
      })
      const said = (await reply.json()) as { readonly seq?: number; readonly code?: string }
      if (said.seq !== undefined) return said.seq
      if (said.code === 'stale') return seen + 1
      throw new Error(`${JSON.stringify(command)}: ${said.code}`)
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
      await pause(200)
    }
  }
  throw new Error('the site does not come back')
}
