import type { Filter } from '../../kernel/language'
import { hasSubtype, instances, isPlayer, matches } from '../../kernel/look'
import { query, room } from '../../kernel/rule'

declare module '../../kernel/keyword' {
  interface KeywordMap {
    /** What the Aura can be attached to: objects that a filter names; without one, players. */
    enchant: { readonly what?: Filter }
  }
}

/** Enchant says what an Aura can be attached to; several such abilities all have a say (702.5c). */
export const enchant = room('702.5', { title: 'Enchant', keyword: 'enchant', takes: { what: 'optional' } }, [
  query('702.5a', 'mayAttach', (v, { object, to }, before) => {
    if (!hasSubtype(v, object, 'Aura')) return undefined
    const all = instances(v, object, 'enchant')
    return (
      before !== false &&
      all.length > 0 &&
      all.every(({ what }) =>
        what ? !isPlayer(v, to) && matches(v, to, what, v.controller(object), object) : isPlayer(v, to),
      )
    )
  }),
])
