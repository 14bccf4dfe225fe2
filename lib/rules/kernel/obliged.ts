import type { Asked, Lasting } from './card'
import type { ObjectId, TargetId } from './ids'
import { matches } from './look'
import type { Refused } from './rule'
import type { Active, View } from './view'

/** A part of a declaration: a creature, and what it attacks or blocks. */
export interface Pair {
  readonly creature: ObjectId
  readonly to: TargetId
}

/** What one effect asks for: any of these pairs obeys it; otherwise the declaration may be refused for it. */
export interface Requirement extends Refused {
  readonly by: (pair: Pair) => boolean
}

/** Whether an effect at work is about an object: what it has been fixed on, or what its filter finds. */
export const isAbout = (
  v: View,
  a: Active,
  object: ObjectId,
  what: Extract<Lasting, { must: Asked }>['what'],
): boolean => (a.fixed ? a.fixed.includes(object) : matches(v, object, what, a.controller, a.source))

/** Effects at work that ask something of a creature: as often as there are such, it is asked for (508.1d, 509.1c). */
export const asking = (v: View, must: Asked, object: ObjectId): readonly Active[] =>
  v.lasting().filter((a) => 'must' in a.effect && a.effect.must === must && isAbout(v, a, object, a.effect.what))

/** Whether anything at all is asked for. */
export const isAsked = (v: View, ...must: readonly Asked[]): boolean =>
  v.lasting().some(({ effect: e }) => 'must' in e && must.includes(e.must))

/** Declarations that could be made instead: for each creature the ways in which it could take part, and which of them go together. */
export interface Alternatives {
  readonly ways: readonly (readonly (readonly Pair[])[])[]
  readonly fine: (pairs: readonly Pair[]) => boolean
  /** So many creatures at most. */
  readonly most?: number
}

/**
 * A requirement that a declaration disobeys though another declaration, as legal, obeys more of them. Creature after creature is tried
 * in each of its ways and in none, as long as what is left could still obey more.
 */
export function unmet(
  v: View,
  asked: readonly Requirement[],
  declared: readonly Pair[],
  { ways, fine, most = Number.POSITIVE_INFINITY }: Alternatives,
): Refused | undefined {
  const obeyed = (pairs: readonly Pair[]): readonly Requirement[] => asked.filter((r) => pairs.some(r.by))
  const met = obeyed(declared)
  if (met.length === asked.length) return undefined
  const search = (n: number, so: readonly Pair[], creatures: number): readonly Pair[] | undefined => {
    v.spend(asked.length)
    if (obeyed(so).length > met.length && fine(so)) return so
    const [here, ...rest] = ways.slice(n)
    if (!here || obeyed([...so, ...[here, ...rest].flat(2)]).length <= met.length) return undefined
    if (creatures < most)
      for (const way of here) {
        const found = search(n + 1, [...so, ...way], creatures + 1)
        if (found) return found
      }
    return search(n + 1, so, creatures)
  }
  const better = search(0, [], 0)
  const missed = better && obeyed(better).find((r) => !met.includes(r))
  return missed && { reason: missed.reason, ...(missed.detail ? { detail: missed.detail } : {}) }
}
