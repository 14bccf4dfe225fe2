import 'server-only'
import { availableParallelism } from 'node:os'
import type { Result } from '#lib/base/result'
import { Busy } from './busy'
import { Lane, type Undone } from './lane'
import type { Tasks } from './tasks'

/** What people write themselves: a scenario may be anything, so a thread is ended that does not come to its end. */
const OWN = { threads: 1, waiting: 200, each: 4, ms: 8_000, memory: 256 }
/**
 * What is drawn and explained of the bank: known to end, and to be waited for in turn. A processor is left to whoever answers; more wait than
 * a school has in one room.
 */
const DRAW = {
  threads: Math.min(4, Math.max(1, availableParallelism() - 1)),
  waiting: 300,
  each: 8,
  ms: 60_000,
  memory: 512,
}

// Pages, actions and routes are bundled apart, each with its own instance of this module.
const shared = globalThis as { verdettoLanes?: { readonly own: Lane; readonly draw: Lane } }

/** The threads of this process, by what they are for. */
export const lanes = (): { readonly own: Lane; readonly draw: Lane } => {
  shared.verdettoLanes ??= { own: new Lane(OWN), draw: new Lane(DRAW) }
  return shared.verdettoLanes
}

/** What a task gave; throws `Busy` where too many wait. */
export async function inTurn<T extends keyof Tasks>(
  lane: Lane,
  task: T,
  input: Tasks[T]['input'],
  who: string,
): Promise<Result<Tasks[T]['output'], Exclude<Undone, 'busy'>>> {
  const done = await lane.run(task, input, who)
  if (done.ok) return done
  if (done.error === 'busy') throw new Busy()
  return { ok: false, error: done.error }
}
