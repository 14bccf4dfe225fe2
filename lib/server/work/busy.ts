import 'server-only'
import { setTimeout } from 'node:timers/promises'

/** Too many wait already: nothing was begun, and whoever asks again in a while has their turn. See `defineUseCase`. */
export class Busy extends Error {}

/** Between two tries, in ms. */
const PAUSE = 500

/** Work that has begun to be sent goes on however many wait: it is tried again until its turn comes. */
export async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof Busy)) throw error
      await setTimeout(PAUSE)
    }
  }
}
