import type { GameEvent } from '../../kernel/events'
import { matches, players } from '../../kernel/look'
import { believes, type Offer, replacement, room, rule } from '../../kernel/rule'
import type { Active, View } from '../../kernel/view'

type Preventable = { readonly amount: number; readonly source?: string; readonly combat?: boolean }

function covers(v: View, a: Active, e: Preventable, to: string): boolean {
  if (!('prevent' in a.effect)) return false
  const { to: whom, from, combat } = a.effect
  if (combat !== undefined && e.combat !== combat) return false
  if (from && (e.source === undefined || !matches(v, e.source, from, a.controller, a.source))) return false
  if (a.fixed) return a.fixed.includes(to)
  if (typeof whom === 'object' && !('target' in whom) && !('controllerOf' in whom) && !('ownerOf' in whom))
    return v.state.players[to] === undefined && matches(v, to, whom, a.controller, a.source)
  return players(v, whom ?? 'you', { controller: a.controller, targets: [] }).includes(to)
}

/** Shields and full prevention, as offers on what would be dealt. */
function prevent<E extends GameEvent & Preventable>(v: View, e: E, to: string): readonly Offer[] {
  return v.lasting().flatMap((a): readonly Offer[] => {
    if (!covers(v, a, e, to)) return []
    const left = v.left(a)
    if (left <= 0 || e.amount <= 0) return []
    const prevented = Math.min(left, e.amount)
    return [
      {
        identity: a.id,
        controller: a.controller,
        prevention: true,
        ...(a.source ? { source: a.source } : {}),
        apply: () => [
          ...(a.left === undefined ? [] : [{ type: 'use', effect: a.id, amount: prevented } as const]),
          ...(e.amount > prevented ? [{ ...e, amount: e.amount - prevented }] : []),
        ],
      },
    ]
  })
}

const damage = replacement('615.1', 'damage', (v, e) => prevent(v, e, e.target))

/** Prevention acts on damage only; "the next N" is a shield that is used up (615.7). */
export const preventing = room(
  '615.1',
  'Prevention effects',
  [damage],
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
