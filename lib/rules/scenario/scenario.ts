import type { Means, Worded } from '../language/schema'
import type { beginning, playerWords, scenarioSchema } from './format'
import type { action, announcement } from './forms/action'
import type { abilityOnStack, face, object, spell } from './forms/object'

// What a document is that has passed its check: all of it follows from the forms.

/** A position and what is done in it: plain data, the only way into the evaluator. */
export interface Scenario extends Means<typeof scenarioSchema> {}

/** A card, token or emblem of a scenario: named from the pool, or written here. */
export interface ObjectSpec extends Means<typeof object> {}
/** What one face or half of a card says. */
export interface FaceSpec extends Means<typeof face> {}
export interface PlayerSpec extends Means<typeof playerWords> {}
/** A spell on the stack: its card, who cast it, and at what. */
export interface SpellSpec extends Means<typeof spell> {}
/** An ability on the stack: the ability of that index of an object, who controls it, and at what. */
export interface AbilitySpec extends Means<typeof abilityOnStack> {}
/** A lasting effect that the scenario begins with. */
export type EffectSpec = Means<typeof beginning>
/** One thing that is done. */
export type ScriptStep = Means<typeof action>
/** What is said of a spell or ability as it is cast or activated, with labels for objects. */
export type AnnouncementSpec = Worded<typeof announcement>
