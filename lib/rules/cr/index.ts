import type { Keyword } from '../kernel/card'
import { compareRules, type RuleId } from '../kernel/ids'
import type { Fact, Misconception, Room } from '../kernel/rule'
import { volumes } from '../volumes/index'
import { facts } from './121/121.1-drawing'
import * as beliefs from './beliefs'

/** A room with what people believe of its rules. */
export interface WithBeliefs extends Room {
  readonly misconceptions: readonly Misconception[]
  readonly facts: readonly Fact[]
}

/** The misconceptions and facts of a room: those about its rules. */
const about = <T extends Misconception | Fact>(all: readonly T[], { rules }: Room): readonly T[] =>
  all.filter((m) => rules.some((r) => r.id === m.rule))

const believed = Object.values(beliefs).flatMap((of): readonly Misconception[] => of())
const misplaced = facts()

/** Every room of the book, in rule-number order. A room that stands in no volume does nothing; a test looks. */
export const rooms: readonly WithBeliefs[] = Object.values(volumes)
  .flatMap((v) => v.rooms)
  .sort((a, b) => compareRules(a.number as RuleId, b.number as RuleId))
  .map((r) => ({ ...r, misconceptions: about(believed, r), facts: about(misplaced, r) }))

const names = new Set<string>(rooms.flatMap((r) => r.keyword ?? []))

/** Keywords that some room makes known. */
export const keywords: readonly Keyword[] = rooms.flatMap((r) => r.keyword ?? [])

const taken = new Map<string, NonNullable<Room['takes']>>(
  rooms.flatMap((r) => (r.takes ? [[r.keyword ?? '', r.takes]] : [])),
)

/** The words that a keyword is written with, besides its name. */
export const wordsOf = (keyword: string): NonNullable<Room['takes']> => taken.get(keyword) ?? {}
export const isKeyword = (name: string): name is Keyword => names.has(name)
