import 'server-only'
import { channel } from 'node:diagnostics_channel'

// For the whole process: pages, actions and routes are bundled apart, each with its own instance of this module.
const shared = globalThis as { verdettoMemory?: Map<string, Map<string, unknown>> }

/** Whoever counts hears here of what was worked out and not remembered: under which name. */
export const workedOut = channel('verdetto.worked-out')

/** The same function, remembering what it gave for the last `size` keys that were asked for. `name` is its own, for the whole process. */
export function remembering<A, B>(name: string, size: number, keyOf: (a: A) => string, work: (a: A) => B): (a: A) => B {
  const known = memory(name) as Map<string, B>
  return (a) => {
    const key = keyOf(a)
    const made = known.has(key) ? (known.get(key) as B) : work(a)
    if (!known.has(key)) workedOut.publish(name)
    // A Map keeps its order of insertion: the first key is the one not asked for the longest.
    known.delete(key)
    known.set(key, made)
    // What came to nothing is tried again.
    if (made instanceof Promise) made.catch(() => known.get(key) === made && known.delete(key))
    for (const oldest of known.keys()) {
      if (known.size <= size) break
      known.delete(oldest)
    }
    return made
  }
}

function memory(name: string): Map<string, unknown> {
  // While the code changes under a running server, what an earlier one gave is not to be believed.
  if (process.env.NODE_ENV === 'development') return new Map()
  shared.verdettoMemory ??= new Map()
  const known = shared.verdettoMemory.get(name) ?? new Map<string, unknown>()
  shared.verdettoMemory.set(name, known)
  return known
}
