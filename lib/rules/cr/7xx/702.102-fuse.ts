import type { Ability, Characteristics } from '../../kernel/card'
import type { Effect } from '../../kernel/effect'
import { costOfBoth, isFused, namesOfBoth, otherSide, textOfBoth } from '../../kernel/facing'
import { believes, legality, names, query, type Rule, room } from '../../kernel/rule'

declare module '../../kernel/keyword' {
  interface KeywordMap {
    fuse: Record<never, never>
  }
}

type Spell = Extract<Ability, { type: 'spell'; effect: unknown }>
const isSpell = (a: Ability): a is Spell => a.type === 'spell' && 'effect' in a

/** Which half is followed first. */
type Order = 'left' | 'right'

/** The instructions of one half, then those of the other; the targets of the right one come after the others (702.102d). */
function instructions(
  { abilities: left }: Characteristics,
  { abilities: right }: Characteristics,
  from: Order,
): readonly Ability[] {
  const [first] = left.filter(isSpell)
  const [second] = right.filter(isSpell)
  const others = [...left, ...right].filter((a) => !isSpell(a))
  if (!first || !second) return [...others, ...(first ? [first] : second ? [second] : [])]
  const targets = first.targets ?? []
  const steps = [first.effect, later(second.effect, targets.length)]
  const effect: Effect = { do: 'sequence', steps: from === 'left' ? steps : steps.reverse() }
  return [...others, { type: 'spell', targets: [...targets, ...(second.targets ?? [])], effect }]
}

const followed = (from: Order): Rule =>
  query('702.102d', 'copiable', (_, { object: o }, before) => {
    const right = otherSide(o, 'split')
    return before && right && isFused(o) ? { ...before, abilities: instructions(o.printed, right, from) } : undefined
  })

/** The same words, with references to targets that come `by` places later. */
function later<T>(words: T, by: number): T {
  if (Array.isArray(words)) return words.map((w) => later(w, by)) as T
  if (typeof words !== 'object' || words === null) return words
  return Object.fromEntries(
    Object.entries(words).map(([k, w]) => [k, k === 'target' && typeof w === 'number' ? w + by : later(w, by)]),
  ) as T
}

/** Fuse: both halves of a split card are cast from the hand as one spell. */
export const fuse = room(
  '702.102',
  { title: 'Fuse', keyword: 'fuse' },
  [
    legality('702.102a', 'cast', (v, { object, as }) => {
      const o = v.state.objects[object]
      const keywords = [...(o?.printed.keywords ?? []), ...(o?.sides?.other.keywords ?? [])]
      return as !== 'both' || (o?.zone === 'hand' && keywords.some((k) => k.keyword === 'fuse'))
        ? undefined
        : { reason: 'no-fuse', detail: { object } }
    }),
    query('702.102b', 'copiable', (_, { object: o }) => {
      const right = otherSide(o, 'split')
      if (!right || !isFused(o)) return undefined
      const left = o.printed
      return {
        ...left,
        ...namesOfBoth(left, right),
        ...costOfBoth(left, right),
        ...textOfBoth(left, right),
      }
    }),
    followed('left'),
    names('702.102c', 'cast', (v, { object }) => isFused(v.state.objects[object])),
  ],
  [believes('fuse-right-first', followed('right'))],
)
