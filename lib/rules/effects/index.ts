import type { Verb } from '../kernel/effect'
import type { VerbImpl } from '../kernel/verb'
import { arrivalVerbs } from './arrivals'
import { cardVerbs } from './cards'
import { castVerbs } from './cast'
import { changeVerbs } from './change'
import { combatVerbs } from './combat'
import { controlVerbs } from './control'
import { controllerVerbs } from './controllers'
import { copiesVerbs } from './copies'
import { counterVerbs } from './countering'
import { damageVerbs } from './damage'
import { discardVerbs } from './discard'
import { emblemVerbs } from './emblems'
import { faceVerbs } from './faces'
import { handVerbs } from './hands'
import { lastingVerbs } from './lasting'
import { laterVerbs } from './later'
import { libraryVerbs } from './library'
import { lifeVerbs } from './life'
import { manaVerbs } from './mana'
import { paidVerbs } from './paid'
import { permanentVerbs } from './permanents'
import { pileVerbs } from './piles'
import { sacrificeVerbs } from './sacrifice'
import { searchVerbs } from './search'
import { seeingVerbs } from './seeing'
import { sequenceVerbs } from './sequence'
import { tokenVerbs } from './tokens'
import { totalVerbs } from './totals'
import { untilVerbs } from './until'

const all = [
  ...arrivalVerbs,
  ...cardVerbs,
  ...castVerbs,
  ...changeVerbs,
  ...combatVerbs,
  ...controlVerbs,
  ...controllerVerbs,
  ...copiesVerbs,
  ...counterVerbs,
  ...damageVerbs,
  ...discardVerbs,
  ...emblemVerbs,
  ...faceVerbs,
  ...handVerbs,
  ...lastingVerbs,
  ...laterVerbs,
  ...libraryVerbs,
  ...lifeVerbs,
  ...manaVerbs,
  ...paidVerbs,
  ...permanentVerbs,
  ...pileVerbs,
  ...sacrificeVerbs,
  ...searchVerbs,
  ...seeingVerbs,
  ...sequenceVerbs,
  ...tokenVerbs,
  ...totalVerbs,
  ...untilVerbs,
] as const

/** Verbs of the language that no file carries out: there is none, or the table below is no table of all. */
type Missing = Exclude<Verb, (typeof all)[number]['verb']>

/** What every verb does. */
export const verbs: Missing extends never ? ReadonlyMap<Verb, VerbImpl<Verb>> : Missing = new Map(
  (all as readonly unknown[] as readonly VerbImpl<Verb>[]).map((impl) => [impl.verb, impl] as const),
)
