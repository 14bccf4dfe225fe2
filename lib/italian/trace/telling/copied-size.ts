import type { GameObject, RuleId, View } from '#lib/rules/index'
import {
  agree,
  and,
  counted,
  ed,
  il,
  type Noun,
  type Phrase,
  phrase,
  pt,
  sul,
  verb,
  verbatim,
} from '../../grammar/index'
import { counter } from '../../names/terms'
import { object, type Tale } from './context'
import type { Sized } from './sizes'

/** The rule on what a copy takes. */
const COPYING: RuleId = '707.2'

/** The one permanent that something is a copy of, where it is there and is none itself. */
function originalOf(v: View, id: string): GameObject | undefined {
  const { name, copied } = v.characteristics(id)
  if (!copied || !name) return undefined
  const like = Object.values(v.state.objects).filter(
    (o) => o.id !== id && o.zone === 'battlefield' && o.printed.name === name && !o.printed.copied,
  )
  return like.length === 1 ? like[0] : undefined
}

/** «Orso è stampato 4/4: Mago è 4/4. I 3 segnalini +1/+1 restano su Orso», of a copy that nothing but copying has made what it is. */
export function copiedSize(t: Tale, v: View, id: string, x: Noun): readonly Sized[] {
  const of = originalOf(v, id)
  const { power, toughness } = v.characteristics(id)
  if (!of || power === undefined || toughness === undefined) return []
  const y = object(t, of.id)
  const size = pt(power, toughness)
  const kept = countersOf(of)
  if (of.printed.power === power && of.printed.toughness === toughness) {
    // Of a copy of a copy they are on the one in between.
    const next = throughWhich(t, v, id) ?? of
    const on = next.id === of.id ? y : object(t, next.id)
    const stay = left(countersOf(next), on)
    return [{ said: phrase`${y} è ${agree('stampato', y)} ${size}: ${x} è ${size}${stay}`, rules: [COPYING] }]
  }
  // Only who believes it has a copy take the counters as well.
  const now = v.characteristics(of.id)
  return kept.length && now.power === power && now.toughness === toughness
    ? [{ said: phrase`${x} copia ${y} ${withItsCounters(of)}: è ${size}`, rules: [COPYING] }]
    : []
}

/** Counters on a permanent that change its size. */
const countersOf = ({ counters }: GameObject): readonly Noun[] =>
  Object.entries(counters).flatMap(([name, n]) => (name.includes('/') && n > 0 ? [counted(n, counter(name))] : []))

/** «Con il suo segnalino», «con i suoi segnalini», of the counters that change its size. */
export const withItsCounters = ({ counters }: GameObject): Phrase => {
  const sizing = Object.entries(counters).flatMap(([name, n]) => (name.includes('/') ? [n] : []))
  return verbatim(sizing.reduce((sum, n) => sum + n, 0) === 1 ? 'con il suo segnalino' : 'con i suoi segnalini')
}

/** What the script has made this a copy of, where it is there. */
function throughWhich(t: Tale, v: View, id: string): GameObject | undefined {
  const copied = (t.people.scenario.script ?? []).flatMap((s) =>
    typeof s === 'object' && 'effect' in s && s.effect.do === 'becomeCopy' ? [s.effect] : [],
  )
  const of = copied.findLast(({ what }) => typeof what === 'string' && (v.state.cards[what] ?? what) === id)?.of
  const o = typeof of === 'string' ? v.state.objects[v.state.cards[of] ?? of] : undefined
  return o?.zone === 'battlefield' ? o : undefined
}

const left = (kept: readonly Noun[], y: Noun): Phrase =>
  kept.length ? phrase`, ${ed(phrase`${and(kept.map((k) => il(k)))} ${verb('resta', kept)} ${sul(y)}`)}` : verbatim('')
