import type { Evaluation, GameState, Happening } from '#lib/rules/index'
import type { Told } from '../trace/story'

/** What the table is after a step, and what has happened since the one before. */
export interface Moment {
  readonly state: GameState
  readonly since: readonly Happening[]
}

/** The numbers of what is still to be told of the batch of a step. */
const later = (steps: readonly Told[], n: number): readonly number[] =>
  steps.slice(n + 1).flatMap(({ batch, of }) => (batch === steps[n]?.batch ? of : []))

/**
 * Whether all that happened in a batch is that something left the stack, which ends its resolution (608.2n) and is no step of its own, or that
 * something became a target, which no table shows.
 */
const clears = (then: GameState | undefined, batch: readonly Happening[]): boolean =>
  batch.length > 0 &&
  batch.every(
    ({ event: e }) =>
      e.type === 'becomesTarget' ||
      ((e.type === 'move' || e.type === 'cease') && then?.objects[e.object]?.zone === 'stack'),
  )

/**
 * The table after each step. What has resolved has left the stack with the last step that tells what it did. Of a batch that several steps tell, each shows what has been told by then and nothing of what is still to
 * be told; the last shows it all.
 */
export function momentsOf(e: Evaluation, steps: readonly Told[]): readonly Moment[] {
  const { happenings = [], frames = [] } = e.trace ?? {}
  const last = frames.length - 1
  const at = (batch: number): GameState => frames[Math.min(Math.max(batch, 0), last)] ?? e.outcome
  const own = new Set(steps.flatMap(({ of }) => of))
  const seen = new Set<number>()
  /** The last batch that goes with this one: what it was that resolved leaves the stack, and no step tells it. */
  const withLeaving = (batch: number, next: number): number => {
    const after = happenings.filter((h) => h.fate === 'happened' && h.batch === batch + 1)
    const goes = batch + 1 < next && after.every(({ id }) => !own.has(id)) && clears(frames[batch], after)
    return goes ? withLeaving(batch + 1, next) : batch
  }
  return steps.map(({ batch }, n): Moment => {
    const mine = steps.slice(0, n + 1).flatMap((s) => (s.batch === batch ? s.of : []))
    const told = new Set(mine)
    // What no step tells goes with what comes before it.
    const next = Math.min(...later(steps, n))
    const whole = batch >= last + 1 || steps[n + 1]?.batch !== batch
    const end = whole ? withLeaving(batch, steps[n + 1]?.batch ?? frames.length) : batch
    const done = (h: Happening): boolean =>
      h.batch < batch ||
      (h.batch > batch && h.batch <= end) ||
      (h.batch === batch && (whole || (own.has(h.id) ? told.has(h.id) : h.id < next)))
    const since = happenings.filter((h) => h.fate === 'happened' && done(h) && !seen.has(h.id))
    for (const h of since) seen.add(h.id)
    if (whole) return { state: at(end), since }
    const part = happenings.filter((h) => h.batch === batch && h.fate === 'happened' && done(h))
    return {
      state: e.after(
        at(batch - 1),
        part.map((h) => h.event),
      ),
      since,
    }
  })
}
