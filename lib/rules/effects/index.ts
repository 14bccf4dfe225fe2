import type { Verb } from '../kernel/effect'
import type { VerbImpl } from '../kernel/verb'
import { cardVerbs } from './cards'
import { combatVerbs } from './combat'
import { controlVerbs } from './control'
import { damageVerbs } from './damage'
import { handVerbs } from './hands'
import { lastingVerbs } from './lasting'
import { libraryVerbs } from './library'
import { lifeVerbs } from './life'
import { permanentVerbs } from './permanents'
import { searchVerbs } from './search'
import { sequenceVerbs } from './sequence'
import { stackVerbs } from './stack'

/** Every instruction that a spell or ability may contain. */
export const verbs: ReadonlyMap<Verb, VerbImpl<Verb>> = new Map(
  (
    [
      ...cardVerbs,
      ...combatVerbs,
      ...controlVerbs,
      ...damageVerbs,
      ...handVerbs,
      ...libraryVerbs,
      ...searchVerbs,
      ...lastingVerbs,
      ...lifeVerbs,
      ...permanentVerbs,
      ...sequenceVerbs,
      ...stackVerbs,
    ] as unknown as VerbImpl<Verb>[]
  ).map((v) => [v.verb, v]),
)
