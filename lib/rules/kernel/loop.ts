import type { Ability } from './card'
import type { Engine } from './engine'
import { librarySize, life, poison } from './look'

/** How many resolutions are looked at, and how many of them may be one round of a loop. */
const LONG = 36
const ROUND = 12

/**
 * Whether what resolves repeats itself without end: asked before each resolution. Round after round the same abilities of the same
 * sources resolve, nobody has anything to decide, nothing is used up, and no player comes nearer to losing.
 */
export function loopIn(g: Engine): () => boolean {
  const seen: string[] = []
  const texts = new Map<Ability | undefined, string>()
  const textOf = (a: Ability | undefined): string => {
    const known = texts.get(a) ?? `${JSON.stringify(a)}`
    texts.set(a, known)
    return known
  }
  let from = measure(g)
  return () => {
    const { stack } = g.state.shared
    const top = g.state.objects[stack.at(-1) ?? '']
    seen.push(`${top?.onStack?.source ?? top?.card} ${textOf(top?.onStack?.ability)}`)
    if (seen.length < LONG) return false
    const now = measure(g)
    const endless =
      now.chosen === from.chosen && repeats(seen) && now.numbers.every((n, i) => n >= (from.numbers[i] ?? 0))
    seen.length = 0
    from = now
    return endless
  }
}

const repeats = (seen: readonly string[]): boolean =>
  Array.from({ length: ROUND }, (_, n) => n + 1).some((round) =>
    seen.every((what, n) => n < round || what === seen[n - round]),
  )

const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0)
const total = (counters: Readonly<Record<string, number>>): number => sum(Object.values(counters))

/** What may not become less for a loop to have no end: what waits, what there is to use up, and what keeps players in the game. */
function measure(g: Engine): { readonly chosen: number; readonly numbers: readonly number[] } {
  const v = g.view()
  const { order, shared, own, objects } = g.state
  const numbers = order.flatMap((p) => [
    life(v, p),
    -poison(v, p),
    librarySize(v, p),
    own.hand[p]?.length ?? 0,
    own.graveyard[p]?.length ?? 0,
  ])
  const counters = shared.battlefield.map((id) => total(objects[id]?.counters ?? {}))
  const all = [shared.stack.length, shared.battlefield.length, shared.exile.length, sum(counters), ...numbers]
  return { chosen: g.chosen.length, numbers: all }
}
