import type { Triggered } from '../../kernel/card'
import type { Effect } from '../../kernel/effect'
import { hasSubtype, isType, onBattlefield } from '../../kernel/look'
import { room, trigger } from '../../kernel/rule'

const EXILE: Effect = { do: 'exile', what: 'self' }
/** Its controller may cast it with its other face up, if it has one. */
const CAST: Effect = { do: 'cast', what: { thisWay: 'exile' }, free: true, transformed: true }

const defeated = (transforms: boolean): Triggered => ({
  type: 'triggered',
  when: { event: 'removeCounters', object: 'self', counter: 'defense' },
  effect: transforms ? { do: 'sequence', steps: [EXILE, CAST] } : EXILE,
})

/** The ability that every Siege has, whatever else it says: as its last defense counter goes it is exiled, and then cast transformed. */
export const sieges = room('310.12', 'Sieges', [
  trigger('310.12b', 'adjustCounters', (event, before) => {
    const { on, counter, by } = event
    if (counter !== 'defense' || by >= 0 || !onBattlefield(before, on)) return []
    const o = before.state.objects[on]
    const last = (o?.counters.defense ?? 0) + by <= 0
    if (!last || !isType(before, on, 'battle') || !hasSubtype(before, on, 'Siege')) return []
    const ability = defeated(o?.kind === 'card' && o.sides?.layout === 'transforming')
    return [{ source: on, controller: before.controller(on), ability, event }]
  }),
])
