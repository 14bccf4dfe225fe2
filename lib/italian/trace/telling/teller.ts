import type { EventOf, EventType } from '#lib/rules/index'
import type { Saying, Tale } from './context'
import { is, type Node } from './tree'

/** What is said of an event, and how many roots that is about: those after it may belong to the same sentence. */
export interface Step {
  readonly said: readonly Saying[]
  readonly used: number
}

/** Where in the telling an event stands: a teller may look ahead to what belongs with it, and back at what has been told. */
export interface Place {
  readonly roots: readonly Node[]
  readonly i: number
}

type Telling<N extends Node> = (t: Tale, n: N, at: Place) => Step

/** Says an event of a type, with as many of the roots after it as end in the same sentence. */
export type Teller<T extends EventType> = Telling<Node<EventOf<T>>>

export const one = (said: readonly Saying[]): Step => ({ said, used: 1 })
export const quiet: Step = { said: [], used: 1 }

/** A sentence for each event alone. */
export const alone =
  <N extends Node>(say: (t: Tale, n: N) => readonly Saying[]): Telling<N> =>
  (t, n) =>
    one(say(t, n))

/** One telling for as many events as follow each other in the same batch, all of the type of the first. */
export const together =
  <N extends Node>(say: (t: Tale, group: readonly N[]) => readonly Saying[]): Telling<N> =>
  (t, n, at) => {
    // What has the type of the first is what the first is.
    const group = run(at, [n.h.event.type]) as unknown as readonly N[]
    return { said: say(t, group), used: group.length }
  }

/** As many roots from here on as are of these types, in the same batch unless told otherwise. */
export function run<T extends EventType>(
  { roots, i }: Place,
  types: readonly T[],
  across: 'batch' | 'batches' = 'batch',
): readonly Node<EventOf<T>>[] {
  const out: Node<EventOf<T>>[] = []
  const first = roots[i]
  for (let j = i; j < roots.length; j++) {
    const n = roots[j]
    if (!n || !types.some((type) => is(n, type)) || (across === 'batch' && n.h.batch !== first?.h.batch)) break
    out.push(n as Node<EventOf<T>>)
  }
  return out
}

/** What has been told before this place. */
export const earlier = ({ roots, i }: Place): readonly Node[] => roots.slice(0, i)

/** What is still to be told, from this place on. */
export const ahead = ({ roots, i }: Place): readonly Node[] => roots.slice(i)

/** The first of some roots that are told alike, as far as they go. */
export const alike = <N>(group: readonly N[], like: (n: N) => boolean): readonly N[] => {
  const end = group.findIndex((n) => !like(n))
  return end < 0 ? group : group.slice(0, end)
}
