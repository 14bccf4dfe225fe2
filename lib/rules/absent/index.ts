import type { Evaluation } from '../evaluation'
import type { ObjectId, PlayerId } from '../kernel/ids'
import { missedChanges } from './continuous'
import { missedEffects } from './effects'
import type { NearMiss } from './kept'
import { missedKeywords } from './keywords'
import { remains, spared } from './spared'
import { missedTriggers } from './triggers'

export type { Kept, Missed, NearMiss } from './kept'

/** What may be asked about: a permanent whose abilities, effects or keywords did nothing, or that did not die; a player who did not lose. */
export type Absence =
  | { readonly trigger: string }
  | { readonly apply: string }
  | { readonly die: string }
  | { readonly lose: PlayerId }

/**
 * Why something did not happen in a traced evaluation: each time that it came near, the one thing that kept it, with what was asked for and
 * what there was, and the rules that decide. It is found by a counterfactual: with that one thing otherwise it would have happened. Empty
 * where it did happen, or where more than one thing was in the way.
 */
export function explainAbsence(e: Evaluation, absence: Absence): readonly NearMiss[] {
  if ('lose' in absence) return remains(e, absence.lose)
  if ('die' in absence) return objectsOf(e, absence.die).flatMap((id) => spared(e, id))
  const own = (id: ObjectId | undefined, label: string): boolean => id !== undefined && objectsOf(e, label).includes(id)
  if ('trigger' in absence)
    return missedTriggers(e).filter(({ missed }) => missed.type === 'trigger' && own(missed.source, absence.trigger))
  return [...missedEffects(e), ...missedKeywords(e), ...missedChanges(e)].filter(({ missed }) =>
    missed.type === 'effect' || missed.type === 'affects'
      ? missed.effect.id === absence.apply ||
        missed.effect.name === absence.apply ||
        own(missed.effect.source, absence.apply)
      : missed.type === 'keyword' && own(missed.object, absence.apply),
  )
}

/** Everything in a traced evaluation that came near and did not happen, in the order of the events. */
export const nearMisses = (e: Evaluation): readonly NearMiss[] =>
  [...missedTriggers(e), ...missedEffects(e), ...missedKeywords(e), ...missedChanges(e)].sort(
    (a, b) => a.batch - b.batch,
  )

/** The objects that a card has been, by its label. */
function objectsOf(e: Evaluation, label: string): readonly ObjectId[] {
  const all = [e.start, e.outcome].flatMap((s) => [...Object.values(s.objects), ...Object.values(s.last)])
  return [...new Set(all.flatMap(({ id, card }) => (card === label || id === label ? [id] : [])))]
}
