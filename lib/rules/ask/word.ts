import type { Keyword } from '../kernel/card'
import type { CardId, PlayerId } from '../kernel/ids'
import type { Filter } from '../kernel/language'
import { OWN_ZONES, SHARED_ZONES, type Zone } from '../kernel/state'
import { flag, list, mention, oneOf, optional, type Schema, whole } from '../scenario/schema'
import { counterName, filter as filterWords, keywordName } from '../scenario/words'

/** A word of a question: how it is checked, and the type of what stands there. */
export interface Word<T> extends Schema {
  readonly means?: T
}
export type Words = Readonly<Record<string, Word<unknown>>>

type Meaning<W> = W extends Word<infer T> ? T : never
type Needed<W> = { [K in keyof W]: W[K] extends { readonly optional: true } ? never : K }[keyof W]

/** What a question carries besides its name, by the words it has. */
export type Args<W> = { readonly [K in Needed<W>]: Meaning<W[K]> } & {
  readonly [K in Exclude<keyof W, Needed<W>>]?: Meaning<W[K]>
}

export const maybe = <T>(of: Word<T>): Word<T> & { readonly optional: true } => ({ ...optional(of), optional: true })
export const many = <T>(of: Word<T>): Word<readonly T[]> => list(of)
export const among = <T extends string>(names: readonly T[]): Word<T> => oneOf(names)

export const number: Word<number> = whole(0, 1_000_000)
/** A player by seat; an object by its label; an action by its place in the script, from 0. */
export const player: Word<PlayerId> = mention('player')
export const object: Word<CardId> = mention('object')
export const action: Word<number> = {
  check: (v, p, out) => {
    if (Number.isInteger(v) && Number(v) >= 0) out.mentions.push({ path: p, name: String(v), of: 'action' })
    else number.check(v, p, out)
  },
  json: () => number.json(),
}
export const truth: Word<boolean> = flag
export const keyword = keywordName as Word<Keyword>
export const counter: Word<string> = counterName
export const filter: Word<Filter> = filterWords
export const zone: Word<Zone> = among([...SHARED_ZONES, ...OWN_ZONES])
