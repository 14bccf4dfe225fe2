import 'server-only'
import { channel } from 'node:diagnostics_channel'
import type { Db } from '../client'

/** What hears, until `close`. */
export interface Ear {
  readonly close: () => Promise<unknown>
}

/**
 * How processes tell one another that something of a live session has changed. A notice names rows and never says what they hold, and it may
 * be lost: whoever could not hear for a while reads everything again.
 */
export interface Fanout {
  readonly by: 'postgres' | 'valkey'
  /** Begins to hear; every notice said after the promise resolves is heard. `lost` is called, once and after that, when nothing is heard any more. */
  readonly hear: (heard: (notice: string) => void, lost: () => void) => Promise<Ear>
  /** Says it to every process once the transaction is committed, and never where it is not. */
  readonly sayWith: (tx: Db, notice: string) => Promise<unknown>
  /** Says these to every process now. */
  readonly say: (notices: readonly string[]) => Promise<unknown>
  /** Lets go of what says. */
  readonly close: () => Promise<unknown>
}

/** A pause before a connection that was lost is tried again, in ms. */
export const AGAIN = 500

/** Whoever counts hears here of each time that nothing was heard any more: a `Fanout['by']`. */
export const fanoutLost = channel('verdetto.fanout-lost')
