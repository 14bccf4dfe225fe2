import type { Verb } from '../kernel/effect'
import type { VerbImpl } from '../kernel/verb'
import { arrivalVerbs } from './arrivals'
import { cardVerbs } from './cards'
import { changeVerbs } from './change'
import { combatVerbs } from './combat'
import { controlVerbs } from './control'
import { controllerVerbs } from './controllers'
import { damageVerbs } from './damage'
import { emblemVerbs } from './emblems'
import { faceVerbs } from './faces'
import { handVerbs } from './hands'
import { lastingVerbs } from './lasting'
import { libraryVerbs } from './library'
import { lifeVerbs } from './life'
import { manaVerbs } from './mana'
import { permanentVerbs } from './permanents'
import { pileVerbs } from './piles'
import { sacrificeVerbs } from './sacrifice'
import { searchVerbs } from './search'
import { seeingVerbs } from './seeing'
import { sequenceVerbs } from './sequence'
import { stackVerbs } from './stack'
import { tokenVerbs } from './tokens'
import { untilVerbs } from './until'

/** Every instruction that a spell or ability may contain. */
export const verbs: ReadonlyMap<Verb, VerbImpl<Verb>> = new Map(
  (
    [
      ...arrivalVerbs,
      ...cardVerbs,
      ...combatVerbs,
      ...changeVerbs,
      ...controlVerbs,
      ...controllerVerbs,
      ...damageVerbs,
      ...emblemVerbs,
      ...handVerbs,
      ...libraryVerbs,
      ...searchVerbs,
      ...faceVerbs,
      ...lastingVerbs,
      ...lifeVerbs,
      ...manaVerbs,
      ...permanentVerbs,
      ...pileVerbs,
      ...sacrificeVerbs,
      ...seeingVerbs,
      ...sequenceVerbs,
      ...stackVerbs,
      ...tokenVerbs,
      ...untilVerbs,
    ] as unknown as VerbImpl<Verb>[]
  ).map((v) => [v.verb, v]),
)
