import 'server-only'
import { setImmediate } from 'node:timers/promises'
import { loadContent } from '#lib/content/index'
import { createGuest } from '#lib/db/users'
import { answerOf } from '#lib/questions/index'
import { setClock } from '../clock'
import { errorPlace, log } from '../log'
import { bank } from '../ports'
import { recordAnswer } from '../quiz/record-answer'
import { sayVerdict } from '../quiz/verdict'
import { forgetting } from './forgetting'
import { knock, knockWith } from './knock'
import { leadAndForget } from './lead'

// For the whole process: what starts it and what answers are bundled apart.
const shared = globalThis as { verdettoCold?: boolean }

/** Whether the process has just started, and whoever asks it now would wait for what it has not done yet. */
export const isCold = (): boolean => shared.verdettoCold === true

/** Pages that most people meet first; what is asked for later is loaded when it is. */
const FIRST = ['/oggi', '/quiz', '/esame', '/chiamate', '/sessione']

/** So many answers, each of another question: what has run a few times the engine has compiled. */
const ANSWERS = 12
/** And a session is led through so many. */
const LED = 2
/** The name of nothing: what it is sent for is refused. */
const REFUSED = 'warm-up'
/** However long it takes, the process is as good as it gets by then, in ms. */
const AT_MOST = 10_000

/** Says that the process is cold, before anybody can ask. */
export function beginCold(): void {
  shared.verdettoCold = true
}

/**
 * Does what the first people would wait for: compiles the content, asks the database for the time, leads a session, answers some questions as a guest would, up to the verdict, and keeps
 * nothing of it. Where that fails, the process is as ready as it will be.
 */
export async function warmUp(): Promise<void> {
  try {
    loadContent()
    await setClock()
    const until = performance.now() + AT_MOST
    for (const path of FIRST) await knock(path)
    await knockWith(`/api/sessioni/${REFUSED}/comando`, { command: { type: 'start' }, seen: 0 })
    const candidates = bank.candidates('warm-up', {}, ANSWERS)
    await leadAndForget(candidates.slice(0, LED).map(({ id }) => id))
    for (const { id } of candidates) {
      await setImmediate()
      if (performance.now() > until) break
      await answerAndForget(id)
      await knock(`/domande/${encodeURIComponent(id)}`)
      await knockWith('/api/risposte', { itemId: REFUSED, answer: null, idempotencyKey: REFUSED })
    }
  } catch (error) {
    log.warn({ event: 'not warmed up', ...errorPlace(error) })
  } finally {
    shared.verdettoCold = false
  }
}

async function answerAndForget(id: string): Promise<void> {
  const made = bank.instantiate(id)
  const option = made.ok && made.value.options[0]
  if (!made.ok || !option) return
  const item = made.value
  const now = Date.now()
  await forgetting(async (tx) => {
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
  })
}
