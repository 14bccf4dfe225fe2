import 'server-only'
import { databaseTime } from '#lib/db/time'

// One time per process: route bundles and development reloads each have their own instance of this module.
const shared = globalThis as { verdettoTime?: { zero: number } }

/**
 * The only place where time is read: everything below gets it as an argument, in ms since 1970. It is the database's, which is the same for all
 * processes, counted on by the part of this machine's clock that nobody sets; until the database was asked it is the machine's own.
 */
export const clock = {
  now: (): number => (shared.verdettoTime ? Math.round(shared.verdettoTime.zero + performance.now()) : Date.now()),
}

/** The database is asked again after so long, in ms: after a machine has slept, so long its time may be behind. */
const AGAIN = 10_000
/** A reply that took longer, in ms, says too little of when it was given. */
const SLOW = 500

/** Asks the database what time it is; where it does not answer at once, time goes on as it was. */
export async function setClock(): Promise<void> {
  const asked = performance.now()
  try {
    const now = await databaseTime()
    const replied = performance.now()
    if (shared.verdettoTime && replied - asked > SLOW) return
    shared.verdettoTime = { zero: now - (asked + replied) / 2 }
  } catch {
    // The database is away: asked again in a while.
  }
}

/** Keeps the time of this process that of the database, as long as it runs anyway. */
export function keepTime(): void {
  setInterval(() => void setClock(), AGAIN).unref()
}
