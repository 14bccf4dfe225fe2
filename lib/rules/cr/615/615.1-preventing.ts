import type { GameEvent } from '../../kernel/events'
import { contextOf, eventObject, eventPlayer, matches, players } from '../../kernel/look'
import { believes, type Offer, query, replacement, room, rule } from '../../kernel/rule'
import type { Active, View } from '../../kernel/view'

type Preventable = { readonly amount: number; readonly source?: string; readonly combat?: boolean }

function covers(v: View, a: Active, e: Preventable, to: string): boolean {
  if (!('prevent' in a.effect)) return false
  const { to: whom = 'you', from, combat } = a.effect
  if (combat !== undefined && e.combat !== combat) return false
  if (from && (e.source === undefined || !matches(v, e.source, from, a.controller, a.source, 'anywhere'))) return false
  if (a.fixed) return a.fixed.includes(to)
  if (typeof whom === 'object' && !('target' in whom) && !('controllerOf' in whom) && !('ownerOf' in whom))
    return v.state.players[to] === undefined && matches(v, to, whom, a.controller, a.source)
  return players(v, whom, contextOf(a)).includes(to)
}

/** Shields and full prevention, as offers on what would be dealt. */
function prevent<E extends GameEvent & Preventable>(v: View, e: E, to: string): readonly Offer[] {
  return v.lasting().flatMap((of): readonly Offer[] => {
    const left = v.left(of)
    if (left <= 0 || e.amount <= 0 || !covers(v, of, e, to)) return []
    const prevented = Math.min(left, e.amount)
    return [
      {
        of,
        prevention: true,
        apply: () => [
          ...(of.left === undefined ? [] : [{ type: 'use', effect: of.id, amount: prevented } as const]),
          ...(e.amount > prevented ? [{ ...e, amount: e.amount - prevented }] : []),
        ],
      },
    ]
  })
}

const damage = replacement('615.1', 'damage', (v, e) => prevent(v, e, e.target))

/** Prevention acts on damage only; "the next N" is a shield that is used up, on what its player chooses where there is more. */
export const preventing = room(
  '615.1',
  'Prevention effects',
  [
    damage,
    query('615.7', 'shieldChooser', (v, { event }) => {
      const object = eventObject(v, event)
      return object === undefined ? eventPlayer(v, event) : v.controller(object)
    }),
  ],
  [
    believes(
      'life-loss-preventable',
      rule(
        '615.1',
        damage,
        replacement('615.1', 'loseLife', (v, e) => (e.cause === 'damage' ? [] : prevent(v, e, e.player))),
      ),
    ),
  ],
)
