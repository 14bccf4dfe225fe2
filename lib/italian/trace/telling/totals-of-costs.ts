import { type Cost, type EventOf, rulesAnswering } from '#lib/rules/index'
import { and, del, type Phrase, phrase, sentence, verbatim } from '../../grammar/index'
import { object, type Saying, type Tale } from './context'
import type { Node } from './tree'

const manaOf = (costs: readonly Cost[]): readonly string[] => costs.flatMap((c) => (c.pay === 'mana' ? c.cost : []))

/**
 * How the mana that is paid for a spell comes about, where something is added to its cost or taken off: «Polpo costa {4}{U}{U}, meno {2} per il
 * valore di mana di Orso: in tutto {2}{U}{U}.» It is read in the state in which nothing has been paid yet.
 */
export function totalled(t: Tale, n: Node<EventOf<'cast'>>, payment: readonly Node[]): readonly Saying[] {
  const { player, object: id } = n.h.event
  const announced = t.frames[n.h.batch]?.objects[id]?.announced
  const [first] = payment
  if (!announced || !first || announced.total === undefined) return []
  const v = t.view(first.h.batch - 1)
  const p = { player, object: id, announced }
  const base = manaOf(v.ask('baseCost', p) ?? [])
  const more = manaOf(v.ask('addedCosts', p) ?? [])
  const less = v.ask('reductions', p) ?? []
  if (more.length + less.length === 0 || base.length === 0) return []
  const rules = t.evaluation.rules
  const [picked] = announced.picked
  const worth =
    picked === undefined || !less.length ? verbatim('') : phrase` per il valore di mana ${del(object(t, picked))}`
  const given = payment.some((c) => c.h.event.type === 'sacrifice') && v.ask('costIsLocked', {}) === true
  const total = verbatim(announced.total === '' ? '{0}' : announced.total)
  const locked = given && less.length ? phrase`${total}, fissato prima di pagare` : total
  return [
    {
      sentence: sentence(
        phrase`${object(t, id)} costa ${verbatim(base.join(''))}${part('più', more)}${part('meno', less)}${worth}: in tutto ${locked}`,
      ),
      rules: [
        ...(less.length ? rulesAnswering(rules, v, 'reductions', p) : []),
        ...(more.length ? rulesAnswering(rules, v, 'addedCosts', p) : []),
        ...rulesAnswering(rules, v, 'totalCost', p),
      ],
      batch: first.h.batch - 1,
      of: [],
    },
  ]
}

/** «, meno {2}» */
const part = (word: string, costs: readonly string[]): Phrase =>
  costs.length ? phrase`, ${verbatim(word)} ${and(costs.map((c) => verbatim(c)))}` : verbatim('')
