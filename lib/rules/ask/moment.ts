import type { Json } from '#lib/base/json'
import type { Evaluation } from '../evaluation'
import type { CardId, ObjectId, PlayerId } from '../kernel/ids'
import { isOwn } from '../kernel/move'
import type { GameObject, GameState } from '../kernel/state'
import type { Happening } from '../kernel/trace'
import type { View } from '../kernel/view'
import type { Zone } from '../kernel/words'
import type { Keys, Worded } from '../language/schema'

/** A moment of an evaluation about which something is asked: as it began, after an action, or as it ended. */
export interface Moment {
  readonly run: Evaluation
  readonly state: GameState
  /** The state through the rules: what a rule answers is asked of it, and so the rule is cited. */
  readonly view: View
  /** The place in the script of the last action before the moment; -1 as it begins. */
  readonly upTo: number
}

/** A question: the words it has, and how it is answered; undefined where there is no answer. */
export interface Entry<W extends Keys> {
  readonly words: W
  readonly read: (m: Moment, q: Worded<W>) => Json | undefined
}

export const asking = <const W extends Keys>(words: W, read: Entry<W>['read']): Entry<W> => ({ words, read })

/** The state after an action of the script, as it began, or as it ended; undefined where the script did not come so far. */
export function stateAt(run: Evaluation, after?: number | 'start'): GameState | undefined {
  if (after === undefined) return run.outcome
  return after === 'start' ? run.start : run.states[after]
}

/** The object that a label stands for at the moment. */
export function thing({ state }: Moment, label: CardId): GameObject | undefined {
  return state.objects[state.cards[label] ?? label]
}

/** The same, while it is on the battlefield. */
export function permanent(m: Moment, label: CardId): GameObject | undefined {
  const o = thing(m, label)
  return o?.zone === 'battlefield' ? o : undefined
}

/**
 * The objects of a zone, or of one player there: libraries top first, graveyards and the stack bottom first. On the battlefield and the
 * stack a player has what they control; what lies in exile, in the command zone or in the ante zone is its owner's.
 */
export function contents({ state, view }: Moment, zone: Zone, player?: PlayerId): readonly ObjectId[] {
  if (!isOwn(zone)) {
    const controlled = zone === 'battlefield' || zone === 'stack'
    const whose = (id: ObjectId) => (controlled ? view.controller(id) : state.objects[id]?.owner)
    return player === undefined ? state.shared[zone] : state.shared[zone].filter((id) => whose(id) === player)
  }
  return player === undefined ? Object.values(state.own[zone]).flat() : (state.own[zone][player] ?? [])
}

/** What happened up to the moment; undefined where no trace was kept. */
export const happened = ({ run, upTo }: Moment): readonly Happening[] | undefined =>
  run.trace?.happenings.filter((h) => h.fate === 'happened' && h.action <= upTo)

/** The label of what an object is or was: `orso` of `orso#2`. */
export const labelOf = (id: ObjectId): CardId => id.split('#')[0] ?? id
