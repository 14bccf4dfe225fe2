import type { Happening, RuleId } from '#lib/rules/index'
import { figure, phrase, sul } from '../../grammar/index'
import { object, type Tale } from '../telling/context'
import { now, objectOf } from './scene'
import type { Why } from './why'

/** The last damage to a creature that lives through the first of two combat damage steps and deals damage in the second. */
export function livedThrough(t: Tale): Happening | undefined {
  const happened = (t.evaluation.trace?.happenings ?? []).filter(({ fate }) => fate === 'happened')
  const first = happened.findIndex(({ event: e }) => e.type === 'step' && e.step === 'first-combat-damage')
  const second = happened.findIndex(({ event: e }, n) => n > first && e.type === 'step' && e.step === 'combat-damage')
  if (first < 0 || second < 0) return undefined
  const strikers = happened.slice(second).flatMap(({ event: e }) => (e.type === 'damage' && e.combat ? [e.source] : []))
  return happened
    .slice(first, second)
    .findLast(({ event: e }) => e.type === 'damage' && e.combat && strikers.includes(e.target))
}

/** The check between the two steps. */
const LETHAL: RuleId = '704.5g'

/** «Al controllo il danno segnato su Lupo è 4 e la costituzione è 6: Lupo resta in combattimento.» */
export const liveOn: Why = (t, asked) => {
  const dealt = livedThrough(t)
  if (dealt?.event.type !== 'damage' || !t.evaluation.rules.has(LETHAL)) return undefined
  const { target } = dealt.event
  // Of what is asked about the same numbers are said at the end.
  if (asked.objects.some((label) => objectOf(now(t), label) === target)) return undefined
  const v = t.view(dealt.batch)
  const damage = v.state.objects[target]?.damage ?? 0
  const { toughness } = v.characteristics(target)
  const x = object(t, target)
  return toughness !== undefined && damage < toughness
    ? phrase`al controllo il danno segnato ${sul(x)} è ${figure(damage)} e la costituzione è ${figure(toughness)}: ${x} resta in combattimento`
    : undefined
}
