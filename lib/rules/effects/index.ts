import type { Verb } from '../kernel/effect'
import type { VerbImpl } from '../kernel/verb'
import { cardVerbs } from './cards'
import { damageVerbs } from './damage'
import { lastingVerbs } from './lasting'
import { lifeVerbs } from './life'
import { permanentVerbs } from './permanents'
import { sequenceVerbs } from './sequence'

/** Every instruction that a spell or ability may contain. */
export const verbs: ReadonlyMap<Verb, VerbImpl<Verb>> = new Map(
  (
    [
      ...cardVerbs,
      ...damageVerbs,
      ...lastingVerbs,
      ...lifeVerbs,
      ...permanentVerbs,
      ...sequenceVerbs,
    ] as unknown as VerbImpl<Verb>[]
  ).map((v) => [v.verb, v]),
)
