import 'server-only'
import { announceCounts } from '#lib/db/live'
import { errorPlace, log } from '../log'

/** Notices for counting leave at most so often for a session, in ms: hundreds of answers are one notice. */
const EVERY = 200
const due = new Map<string, ReturnType<typeof setTimeout>>()

/** Has answers, players and doubts of a session counted again, soon, by every process where somebody looks. */
export function tellCounts(sessionId: string): void {
  if (due.has(sessionId)) return
  const tell = () => {
    due.delete(sessionId)
    // Lost notices cost delay: the next one, or the next event, counts these too.
    announceCounts(sessionId).catch((error) => log.error({ room: 'notice', ...errorPlace(error) }))
  }
  due.set(sessionId, setTimeout(tell, EVERY))
}

/** Leaves out what is still to be told: the server stops. */
export function forgetCounts(): void {
  for (const timer of due.values()) clearTimeout(timer)
  due.clear()
}
