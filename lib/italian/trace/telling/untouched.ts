import type { EventOf } from '#lib/rules/index'
import { and, phrase, sentence, verb, verbatim } from '../../grammar/index'
import { naming, object, type Saying, stepOf, type Tale } from './context'
import type { Node } from './tree'

/**
 * «Tigre è ancora in pila: l'effetto riguarda solo le creature che ora sono sul campo di battaglia.» Where an effect begins that speaks of all creatures,
 * a creature spell is none of those that are fixed for it.
 */
export function stillSpells(t: Tale, n: Node<EventOf<'begin'>>): readonly Saying[] {
  const { fixed = [], source } = n.h.event.effect
  const v = t.view(n.h.batch - 1)
  const isCreature = (id: string): boolean => v.characteristics(id).types.includes('creature')
  const all = v.state.shared.battlefield.filter(isCreature)
  const step = stepOf(t)
  const by = source === undefined ? undefined : v.state.objects[source]?.onStack
  const chosen = by ? by.targets.length > 0 : !JSON.stringify(typeof step === 'object' ? step : '').includes('"all"')
  if (chosen || all.length === 0 || all.length !== fixed.length || !all.every((id) => fixed.includes(id))) return []
  const who = v.state.shared.stack
    .filter((id) => v.state.objects[id]?.kind !== 'ability' && isCreature(id))
    .map((id) => object(t, id))
  if (who.length === 0) return []
  const text = phrase`${and(who)} ${verb('è', who)} ancora in pila: ${verbatim("l'effetto riguarda solo le creature che ora sono sul campo di battaglia")}`
  return [{ sentence: sentence(text), rules: naming(t, n), decides: true, batch: n.h.batch, of: [] }]
}
