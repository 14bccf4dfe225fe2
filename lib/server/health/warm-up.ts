import 'server-only'
import { setImmediate } from 'node:timers/promises'
import { loadContent } from '#lib/content/index'
import { transaction } from '#lib/db/client'
import { createGuest } from '#lib/db/users'
import { answerOf } from '#lib/questions/index'
import { setClock } from '../clock'
import { errorPlace, log } from '../log'
import { bank } from '../ports'
import { recordAnswer } from '../quiz/record-answer'
import { sayVerdict } from '../quiz/verdict'

// For the whole process: what starts it and what answers are bundled apart.
const shared = globalThis as { verdettoCold?: boolean }

/** Whether the process has just started, and whoever asks it now would wait for what it has not done yet. */
export const isCold = (): boolean => shared.verdettoCold === true

/** So many answers, each of another question: what has run a few times the engine has compiled. */
const ANSWERS = 12
/** However long it takes, the process is as good as it gets by then, in ms. */
const AT_MOST = 10_000

/** Says that the process is cold, before anybody can ask. */
export function beginCold(): void {
  shared.verdettoCold = true
}

/**
 * Does what the first people would wait for: compiles the content, asks the database for the time, answers some questions as a guest would, up to the verdict, and keeps
 * nothing of it. Where that fails, the process is as ready as it will be.
 */
export async function warmUp(): Promise<void> {
  try {
    loadContent()
    await setClock()
    const until = performance.now() + AT_MOST
    for (const { id } of bank.candidates('warm-up', {}, ANSWERS)) {
      await setImmediate()
      if (performance.now() > until) break
      await answerAndForget(id)
      await knock(id)
    }
  } catch (error) {
    log.warn({ event: 'not warmed up', ...errorPlace(error) })
  } finally {
    shared.verdettoCold = false
  }
}

const REFUSED = 'warm-up'

/**
 * Asks this process for a page and for something that it refuses, as a browser would: what stands between the line and the work is warm then
 * too. The launcher says where it listens; where that cannot be reached from here, there is no more to do.
 */
async function knock(id: string): Promise<void> {
  const { PORT, VERDETTO_HOST } = process.env
  const host = !VERDETTO_HOST || /^(0\.0\.0\.0|::)$/.test(VERDETTO_HOST) ? '127.0.0.1' : VERDETTO_HOST
  const site = `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`
  const ask = async (path: string, init?: RequestInit) => {
    const reply = await fetch(`${site}${path}`, { ...init, redirect: 'manual', signal: AbortSignal.timeout(2_000) })
    await reply.arrayBuffer()
  }
  try {
    await ask(`/domande/${encodeURIComponent(id)}`)
    await ask('/api/risposte', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ itemId: REFUSED, answer: null, idempotencyKey: REFUSED }),
    })
  } catch {
    // Not there yet, or not from here: only a little colder.
  }
}

/** What ends a transaction of which nothing is kept. */
class Forgotten extends Error {}

async function answerAndForget(id: string): Promise<void> {
  const made = bank.instantiate(id)
  const option = made.ok && made.value.options[0]
  if (!made.ok || !option) return
  const item = made.value
  const now = Date.now()
  const forgotten = transaction(async (tx) => {
    const guest = await createGuest(tx, now)
    const recorded = await recordAnswer(tx, guest, {
      quizItemId: null,
      snapshot: { seed: id, item },
      sent: answerOf(item, option),
      confidence: null,
      origin: 'browser',
      idempotencyKey: 'warm-up',
      now,
    })
    if (recorded.ok) await sayVerdict(recorded.value.attempt, guest.id)
    throw new Forgotten()
  })
  await forgotten.catch((error: unknown) => {
    if (!(error instanceof Forgotten)) throw error
  })
}
