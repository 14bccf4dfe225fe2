import type { Json } from '#lib/base/json'
import { answer, type Evaluation, type Keyword, type PlayerId, type RuleId, type Zone } from '#lib/rules/index'
import type { Form } from './form'
import { type Occasion, occasionsInOrder } from './occasion'

/** One thing that is asked of an outcome: of the language of questions, what can be said in Italian. */
export type Reading =
  // A number of a player: life, poison counters, cards in a zone, cards drawn.
  | { readonly ask: 'life' | 'poison' | 'hand' | 'library' | 'graveyard' | 'cardsDrawn'; readonly player: PlayerId }
  // A number of an object: triggers of its abilities, damage marked, power, toughness, mana value, counters of a kind, place from the top.
  | {
      readonly ask: 'triggers' | 'marked' | 'power' | 'toughness' | 'manaValue' | 'position'
      readonly object: string
    }
  | { readonly ask: 'counters'; readonly object: string; readonly counter: string }
  // One value of several: all life totals in turn order; a life total and whether its player has lost; a zone such as `graveyard:N`, or
  // `gone`; those of these creatures that are left; power and toughness such as `2/2`; a player; what an object is attached to.
  | { readonly ask: 'totals' }
  | { readonly ask: 'outcome'; readonly player: PlayerId }
  | { readonly ask: 'zone' | 'pt' | 'controller' | 'owner' | 'attachedTo'; readonly object: string }
  | { readonly ask: 'survivors'; readonly objects: readonly string[] }
  // Yes or no: of a player, of the action at that place in the script, of an object, of a zone, of a player and an object, of the game.
  | { readonly ask: 'lost' | 'won'; readonly player: PlayerId }
  | { readonly ask: 'legal'; readonly action: number }
  | {
      readonly ask:
        | 'survives'
        | 'died'
        | 'tapped'
        | 'isPermanent'
        | 'isPermanentCard'
        | 'isPermanentSpell'
        | 'revealed'
        | 'isCard'
        | 'isToken'
        | 'blocked'
        | 'faceDown'
        | 'suspended'
        | 'sacrificed'
      readonly object: string
    }
  | { readonly ask: 'has'; readonly object: string; readonly keyword: Keyword }
  // What counts as a permanent type; whether a counter is a token.
  | { readonly ask: 'permanentTypes' }
  | { readonly ask: 'counterIsToken'; readonly counter: string }
  | { readonly ask: 'isPublic'; readonly zone: Exclude<Zone, 'ante' | 'outside'>; readonly player: PlayerId }
  | { readonly ask: 'mayLook'; readonly player: PlayerId; readonly object: string }
  // Of a card: whether it is still the object that it was, whether its place in the library is known, whether it is seen on top of a library and since when; the zones of the game.
  | { readonly ask: 'sameObject' | 'shown' | 'placeKnown'; readonly object: string }
  | { readonly ask: 'zones' }
  | { readonly ask: 'drawn' }
  // Who has priority; which step or phase it is; whether a search may find nothing, as the scenario's choice has it.
  | { readonly ask: 'priority' | 'step' }
  | { readonly ask: 'totalCost'; readonly object: string }
  | { readonly ask: 'mayFail'; readonly player: PlayerId }
  // An order: what is on the stack, the next to resolve first; a zone of a player, libraries top first; what is done before the first
  // turn; what happened, of what is listed.
  | { readonly ask: 'stack' }
  | { readonly ask: 'order'; readonly zone: 'library' | 'graveyard'; readonly player: PlayerId }
  | { readonly ask: 'startingSteps' }
  | { readonly ask: 'sequence'; readonly of: readonly Occasion[] }

/** What a question asks: one thing, or several of one outcome. */
export type Probe = Reading | { readonly ask: 'several'; readonly of: readonly Reading[] }

/** How the answers of each probe are given when the template does not say. */
export const NATURAL_FORM = {
  life: 'number',
  poison: 'number',
  hand: 'number',
  library: 'number',
  graveyard: 'number',
  cardsDrawn: 'number',
  triggers: 'number',
  marked: 'number',
  power: 'number',
  toughness: 'number',
  manaValue: 'number',
  position: 'number',
  counters: 'number',
  permanentTypes: 'choice',
  totals: 'choice',
  outcome: 'choice',
  zone: 'choice',
  pt: 'choice',
  controller: 'choice',
  owner: 'choice',
  attachedTo: 'choice',
  survivors: 'choice',
  lost: 'yes-no',
  won: 'yes-no',
  legal: 'yes-no',
  survives: 'yes-no',
  died: 'yes-no',
  tapped: 'yes-no',
  isPermanent: 'yes-no',
  isPermanentCard: 'yes-no',
  isPermanentSpell: 'yes-no',
  revealed: 'yes-no',
  counterIsToken: 'yes-no',
  isCard: 'yes-no',
  isToken: 'yes-no',
  blocked: 'yes-no',
  faceDown: 'yes-no',
  suspended: 'yes-no',
  sacrificed: 'yes-no',
  has: 'yes-no',
  isPublic: 'yes-no',
  mayLook: 'yes-no',
  sameObject: 'yes-no',
  placeKnown: 'yes-no',
  shown: 'choice',
  zones: 'choice',
  drawn: 'yes-no',
  priority: 'choice',
  step: 'choice',
  mayFail: 'yes-no',
  totalCost: 'choice',
  stack: 'order',
  order: 'order',
  startingSteps: 'order',
  sequence: 'order',
  several: 'board',
} as const satisfies Record<Probe['ask'], Form>

/** Whether what a scenario lets a player find in a search is not allowed. */
const refusesChoice = (e: Evaluation): boolean => e.status === 'undecided' && e.choice?.choose === 'search'

/** The answer of an evaluation that ran to its end, or that ended in the choice that is asked about; undefined otherwise. */
export const finalAnswer = (probe: Probe, e: Evaluation): Json | undefined =>
  e.status === 'complete' || (probe.ask === 'mayFail' && refusesChoice(e)) ? readProbe(probe, e) : undefined

/** The answer of an evaluation to a probe; undefined where it has none (the object or player is unknown). */
export function readProbe(probe: Probe, e: Evaluation): Json | undefined {
  if (probe.ask === 'sequence') return occasionsInOrder(probe.of, e)
  if (probe.ask === 'mayFail') return e.status === 'complete' ? true : refusesChoice(e) ? false : undefined
  // The bottom first, as the game builds it; people are asked what resolves first.
  if (probe.ask === 'stack') return (answer(probe, e) as readonly string[] | undefined)?.toReversed()
  // Nobody knows the order of cards that their owner has not arranged.
  if (probe.ask === 'order') return answer(probe, e) ?? []
  // Where no rule says that it is one, it is none.
  if (probe.ask === 'isPermanentCard' && e.start.cards[probe.object] !== undefined) return answer(probe, e) ?? false
  if (probe.ask === 'counterIsToken') return answer({ ask: 'isToken', counter: probe.counter }, e)
  if (probe.ask !== 'several') return answer(probe, e)
  const all = probe.of.map((reading) => readProbe(reading, e))
  return all.every((value) => value !== undefined) ? all : undefined
}

const TRACED: ReadonlySet<Probe['ask']> = new Set(['triggers', 'shown', 'cardsDrawn', 'died', 'sacrificed', 'sequence'])

/** Whether a probe can only be read from a traced evaluation. */
export const needsTrace = (probe: Probe): boolean =>
  probe.ask === 'several' ? probe.of.some(needsTrace) : TRACED.has(probe.ask)

/** What a probe asks, one thing at a time. */
export const readingsOf = (probe: Probe): readonly Reading[] => (probe.ask === 'several' ? probe.of : [probe])

/** The actions of the script whose permission is asked about, by their place. */
export const askedActions = (probe: Probe): readonly number[] =>
  readingsOf(probe).flatMap((reading) => (reading.ask === 'legal' ? [reading.action] : []))

/** An answer with the reason that goes with it: the rule that decides, or a belief. */
export interface Reasoned {
  readonly verdict: boolean
  readonly reason: RuleId | string
}
