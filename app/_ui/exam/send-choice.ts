import { failing, offline, type Trouble, troubleOf } from '../question/messages'
import type { Unsent } from './outbox'

/** What the site said of a choice. `gone`: it can never be kept. */
export type Sent =
  | { readonly status: 'saved' | 'late' | 'shut' | 'closed'; readonly at: number }
  | { readonly trouble: Trouble; readonly gone: boolean }

/** A line that says nothing for so long says nothing more, in ms. */
const PATIENCE = 20_000

/** What the site will never keep, however often it is sent. */
const NEVER: readonly string[] = ['invalid-answer', 'malformed', 'not-found']

/** On their way, by key. */
const flights = new Map<string, Promise<Sent>>()
let last: Promise<unknown> = Promise.resolve()

/**
 * Sends a choice, after those that are on their way from any page of this tab: what was chosen later arrives later. One that is on its way
 * is not sent again.
 */
export function sendChoice(unsent: Unsent): Promise<Sent> {
  const under = flights.get(unsent.idempotencyKey)
  if (under) return under
  const sent = last.then(() => ask(unsent)).finally(() => flights.delete(unsent.idempotencyKey))
  flights.set(unsent.idempotencyKey, sent)
  last = sent
  return sent
}

/** The same when the page is about to go: at once or never. What arrives twice is kept once. */
export const sendChoiceNow = (unsent: Unsent): void => void ask(unsent)

async function ask({ value: _, ...body }: Unsent): Promise<Sent> {
  try {
    const answer = await fetch('/api/esami', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      keepalive: true,
      signal: AbortSignal.timeout(PATIENCE),
    })
    const said = (await answer.json()) as {
      readonly status?: 'saved' | 'late' | 'shut'
      readonly at?: number
      readonly code?: string
    }
    if (said.status !== undefined) return { status: said.status, at: said.at ?? 0 }
    if (said.code === 'exam-closed') return { status: 'closed', at: 0 }
    if (said.code === undefined) return { trouble: failing, gone: false }
    return { trouble: troubleOf(said.code), gone: NEVER.includes(said.code) }
  } catch (error) {
    // A browser that cannot reach the site says so with a TypeError, or has waited too long; anything else came from the site.
    const lost = error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError')
    return { trouble: lost ? offline : failing, gone: false }
  }
}
