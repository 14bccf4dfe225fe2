import type { EventOf, RuleId } from '#lib/rules/index'
import { and, carte, phrase, sentence, verb, verbatim } from '../../grammar/index'
import { labelOf } from '../../names/people'
import { object, type Saying, type Tale } from './context'
import { out } from './effects'
import { isDiverted } from './moves'
import { type Node, rulesOf } from './tree'

/** Whether something that is exiled can be told with others: face up, and nothing sends it elsewhere. */
export const exiledPlainly = (n: Node<EventOf<'exile'>>): boolean =>
  n.h.fate === 'happened' && n.children.length > 0 && !n.h.event.lookers && !isDiverted(n)

/** Counters of what changes zones cease to exist. */
const LEFT_BEHIND: RuleId = '122.2'

/** Whether what is exiled enters, or is to enter, afterwards: then it is said there what has become of its counters. */
const comesBack = (t: Tale, { h }: Node<EventOf<'exile'>>): boolean =>
  t.evaluation.trace?.happenings.some(
    ({ event: e, batch }) =>
      e.type === 'move' && e.to === 'battlefield' && batch > h.batch && labelOf(e.object) === labelOf(h.event.object),
  ) === true

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
      rules: rulesOf(...group).filter((rule) => rule !== LEFT_BEHIND || !group.every((n) => comesBack(t, n))),
      batch: group[0]?.h.batch ?? 0,
    },
  ]
}
