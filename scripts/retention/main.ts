import { disconnect } from '#lib/db/client'
import { sweepNow } from '#lib/server/retention/sweep'

/** Deletes what is over; the log says how much it was. */
export async function sweepOnce(): Promise<void> {
  try {
    await sweepNow()
  } finally {
    await disconnect()
  }
}
