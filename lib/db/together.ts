import 'server-only'
import { isDatabaseDown } from './down'

interface Waiting<A, B> {
  readonly one: A
  readonly done: (value: B | Promise<B>) => void
  readonly failed: (error: unknown) => void
}

/** So many at once: who sends a million makes many statements of a size that the database is quick with, and none that is never done. */
const MOST = 200

/**
 * Has what comes while its like is being stored wait, and be stored together: hundreds at once cost a few statements and commits, and one alone
 * waits for nobody. `work` gives a value for each, in their order, or promises one: whoever is promised something waits for it alone. Where several together
 * fail and the database is there, each is tried by itself, so that none fails for another.
 */
export function together<A, B>(
  kindOf: (one: A) => string,
  work: (all: readonly A[]) => Promise<readonly (B | Promise<B>)[]>,
): (one: A) => Promise<B> {
  /** What waits, by kind; a kind is here while anything of it is under way. */
  const queues = new Map<string, Waiting<A, B>[]>()
  return (one) =>
    new Promise((done, failed) => {
      const kind = kindOf(one)
      const queue = queues.get(kind)
      if (queue) return void queue.push({ one, done, failed })
      queues.set(kind, [{ one, done, failed }])
      void empty(kind)
    })

  async function empty(kind: string): Promise<void> {
    for (;;) {
      // What has come with the same packet is heard first.
      await new Promise(setImmediate)
      const batch = queues.get(kind)?.splice(0, MOST) ?? []
      if (batch.length === 0) return void queues.delete(kind)
      await settle(batch)
    }
  }

  async function settle(batch: readonly Waiting<A, B>[]): Promise<void> {
    try {
      const values = await work(batch.map(({ one }) => one))
      batch.forEach(({ done }, i) => void done(values[i] as B | Promise<B>))
    } catch (error) {
      if (batch.length === 1 || isDatabaseDown(error)) for (const { failed } of batch) failed(error)
      else await Promise.all(batch.map((one) => settle([one])))
    }
  }
}
