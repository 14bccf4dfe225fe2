import { flatMap } from '#lib/base/lists'
import { oneByOne } from '../../kernel/budget'
import { amount } from '../../kernel/look'
import { type Mana, manaOf } from '../../kernel/mana'
import { speaksOfCost } from '../../kernel/pattern'
import type { Proposal } from '../../kernel/query'
import { believes, query, room, some } from '../../kernel/rule'
import type { View } from '../../kernel/view'

/** Mana that effects, and the spell itself, take off its cost. */
function reductions(v: View, p: Proposal): readonly string[] | undefined {
  const own = p.source === undefined ? v.characteristics(p.object).abilities : []
  return some([
    ...flatMap(v.lasting(), (a) => ('reduce' in a.effect && speaksOfCost(v, a, a.effect, p) ? a.effect.reduce : [])),
    ...flatMap(own, (a) => {
      if (a.type !== 'cost' || !('reduce' in a)) return []
      const times = amount(v, a.times ?? 1, { controller: p.player, source: p.object, targets: [] })
      return Array.from({ length: oneByOne(times) }, () => a.reduce)
    }),
  ])
}

/** The generic part of a reduction takes off generic mana alone; each of its symbols one like itself, or else a generic one. */
function less(mana: Mana, by: string): Mana {
  const off = manaOf(by)
  const symbols = [...mana.symbols]
  let generic = mana.generic - off.generic
  for (const s of off.symbols) {
    const at = symbols.indexOf(s)
    if (at < 0) generic--
    else symbols.splice(at, 1)
  }
  return { generic: Math.max(0, generic), symbols }
}

/** For those who believe it: what generic mana does not suffice for is taken off coloured mana. */
function lessOfAny(mana: Mana, by: string): Mana {
  const over = Math.max(0, manaOf(by).generic - mana.generic)
  const left = less(mana, by)
  return { ...left, symbols: left.symbols.slice(over) }
}

/** Costs are reduced by effects, and generic mana only by as much as there is of it. */
export const reducing = room(
  '118.7',
  'Reducing costs',
  [query('118.7', 'reductions', reductions), query('118.7a', 'reduced', (_, { mana, by }) => less(mana, by))],
  [
    believes(
      'emerge-reduces-colored',
      query('118.7a', 'reduced', (_, { mana, by }) => lessOfAny(mana, by)),
    ),
  ],
)
