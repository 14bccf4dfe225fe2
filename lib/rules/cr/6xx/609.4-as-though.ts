import { contextOf, isPlayer, matches, players } from '../../kernel/look'
import { query, room, rule } from '../../kernel/rule'
import type { Active, View } from '../../kernel/view'

/** Whether an effect says that damage to a receiver, by a source, is as though the source had infect. */
function covers(v: View, a: Active, target: string, source: string): boolean {
  if (!('asThough' in a.effect) || a.effect.asThough !== 'infect') return false
  const { to = 'you', from } = a.effect
  if (from && !matches(v, source, from, a.controller, a.source, 'anywhere')) return false
  if (typeof to === 'object' && !('target' in to || 'controllerOf' in to || 'ownerOf' in to))
    return !isPlayer(v, target) && matches(v, target, to, a.controller, a.source)
  return players(v, to, contextOf(a)).includes(target)
}

const infects = (v: View, target: string, source: string): boolean =>
  v.lasting().some((a) => covers(v, a, target, source))

/** What something may do, or is dealt, as though it were other than it is: only that changes. */
export const asThough = room('609.4', 'As though', [
  rule(
    '609.4',
    query('609.4', 'asThough', (v, { what, object }) =>
      v
        .lasting()
        .some(
          (a) =>
            'asThough' in a.effect &&
            a.effect.asThough === what &&
            (a.fixed
              ? a.fixed.includes(object)
              : matches(v, object, 'what' in a.effect ? a.effect.what : {}, a.controller, a.source)),
        )
        ? true
        : undefined,
    ),
    query('609.4', 'damageToPlayer', (v, { source, target }) => (infects(v, target, source) ? 'poison' : undefined)),
    query('609.4', 'damageToCreature', (v, { source, target }) =>
      infects(v, target, source) ? 'counters' : undefined,
    ),
  ),
])
