import 'server-only'

/** The same function, remembering what it gave for the last `size` keys that were asked for. */
export function remembering<A, B>(size: number, keyOf: (a: A) => string, work: (a: A) => B): (a: A) => B {
  const known = new Map<string, B>()
  return (a) => {
    const key = keyOf(a)
    const made = known.has(key) ? (known.get(key) as B) : work(a)
    // A Map keeps its order of insertion: the first key is the one not asked for the longest.
    known.delete(key)
    known.set(key, made)
    for (const oldest of known.keys()) {
      if (known.size <= size) break
      known.delete(oldest)
    }
    return made
  }
}
