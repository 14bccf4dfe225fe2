import type { Verb } from '../kernel/effect'
import type { VerbImpl } from '../kernel/verb'
import { cardVerbs } from './cards'
import { damageVerbs } from './damage'
import { handVerbs } from './hands'
import { lastingVerbs } from './lasting'
import { libraryVerbs } from './library'
import { lifeVerbs } from './life'
import { manaVerbs } from './mana'
import { permanentVerbs } from './permanents'
import { searchVerbs } from './search'
import { sequenceVerbs } from './sequence'

/** Every instruction that a spell or ability may contain. */
export const verbs: ReadonlyMap<Verb, VerbImpl<Verb>> = new Map(
  (
    [
      ...cardVerbs,
      ...damageVerbs,
      ...handVerbs,
      ...libraryVerbs,
      ...searchVerbs,
      ...lastingVerbs,
      ...lifeVerbs,
      ...manaVerbs,
      ...permanentVerbs,
      ...sequenceVerbs,
    ] as unknown as VerbImpl<Verb>[]
  ).map((v) => [v.verb, v]),
)
