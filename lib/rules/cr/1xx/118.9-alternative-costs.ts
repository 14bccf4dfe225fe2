import type { Cost } from '../../kernel/card'
import { allows } from '../../kernel/pattern'
import type { NamedCost, Proposal } from '../../kernel/query'
import { believes, ignores, legality, query, room, rule, some } from '../../kernel/rule'
import type { View } from '../../kernel/view'

/** What the spell itself and effects offer instead of its mana cost. */
const offers = (v: View, { object, player, source }: Proposal): readonly NamedCost[] | undefined => {
  if (source !== undefined) return undefined
  const own = v
    .characteristics(object)
    .abilities.flatMap((a) => (a.type === 'cost' && 'alternative' in a ? [{ name: a.name, cost: a.alternative }] : []))
  const free = v.lasting().some((a) => 'mayCast' in a.effect && a.effect.free && allows(v, a, object, player))
  return some(free ? [...own, { name: 'free', cost: [] }] : own)
}

/** What is paid under a name: what lets the spell be cast says so, or it is among the costs that it may be cast for. */
function costNamed(v: View, p: Proposal, name: string): readonly Cost[] | undefined {
  const { permission } = p.announced
  if (permission?.name === name) return permission.cost ?? []
  return v.ask('alternativeCosts', p)?.find((c) => c.name === name)?.cost
}

/** A spell is cast for its mana cost or for one other cost, which changes nothing of the mana cost itself. */
export const alternativeCosts = room(
  '118.9',
  'Alternative costs',
  [
    rule(
      '118.9',
      query('118.9', 'alternativeCosts', offers),
      query('118.9', 'baseCost', (v, p) =>
        p.announced.alternatives.length
          ? p.announced.alternatives.flatMap((name) => costNamed(v, p, name) ?? [])
          : undefined,
      ),
      legality('118.9', 'announce', (v, p) =>
        p.announced.alternatives.some((name) => costNamed(v, p, name) === undefined)
          ? { reason: 'no-such-cost', detail: { object: p.object } }
          : undefined,
      ),
    ),
    legality('118.9a', 'announce', (_, { object, announced }) =>
      announced.alternatives.length > 1 ? { reason: 'two-alternative-costs', detail: { object } } : undefined,
    ),
    query('118.9c', 'manaCostStays', () => true),
  ],
  [
    ignores('two-alternative-costs', '118.9a'),
    believes(
      'alt-cost-changes-mv',
      query('118.9c', 'manaCostStays', () => false),
    ),
  ],
)
