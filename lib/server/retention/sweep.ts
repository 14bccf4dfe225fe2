import 'server-only'
import { isDatabaseDown } from '#lib/db/down'
import { sweep } from '#lib/db/retention'
import { clock } from '../clock'
import { errorPlace, log } from '../log'
import { DAYS } from './periods'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

/** Deletes what has been kept as long as the privacy page says; links and counters go as soon as they are good for nothing. */
export async function sweepNow(): Promise<void> {
  const now = clock.now()
  const began = performance.now()
  const before = (days: number): number => now - days * DAY
  try {
    const gone = await sweep({
      guests: before(DAYS.guests),
      sessions: before(DAYS.sessions),
      classes: before(DAYS.classes),
      waiting: before(DAYS.waiting),
      links: now,
      counters: now,
    })
    log.info({ job: 'retention', ...gone, ms: Math.round(performance.now() - began) })
  } catch (error) {
    // What is left waits for the next time.
    log.error({ job: 'retention', code: isDatabaseDown(error) ? 'database-down' : 'bug', ...errorPlace(error) })
  }
}

/** Sweeps a minute after the start, and every hour from then on, as long as the process runs anyway. */
export function keepSweeping(): void {
  setTimeout(() => void sweepNow(), 60_000).unref()
  setInterval(() => void sweepNow(), HOUR).unref()
}
