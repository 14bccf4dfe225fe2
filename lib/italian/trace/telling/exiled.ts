import type { EventOf } from '#lib/rules/index'
import { and, carte, phrase, sentence, verb, verbatim } from '../../grammar/index'
import { object, type Saying, type Tale } from './context'
import { out } from './effects'
import { isDiverted } from './moves'
import { type Node, rulesOf } from './tree'

/** Whether something that is exiled can be told with others: face up, and nothing sends it elsewhere. */
export const exiledPlainly = (n: Node<EventOf<'exile'>>): boolean =>
  n.h.fate === 'happened' && n.children.length > 0 && !n.h.event.lookers && !isDiverted(n)

/** «Orso, Lupo e Rana vanno in esilio.» */
export function exiledTogether(t: Tale, group: readonly Node<EventOf<'exile'>>[]): readonly Saying[] {
  const all = group.map((n) => object(t, n.h.event.object))
  const nameless = all.every((x) => x.text === 'una carta')
  const who = nameless ? [carte(all.length)] : all
  const gone = group.filter((n) => out(n) !== '').map((n) => object(t, n.h.event.object))
  const leave = gone.length ? phrase`: ${verb('esce', gone)} dal combattimento ${and(gone)}` : verbatim('')
  return [
    {
      sentence: sentence(phrase`${and(who)} ${verb('va', who)} in esilio${leave}`),
      rules: rulesOf(...group),
      batch: group[0]?.h.batch ?? 0,
    },
  ]
}
