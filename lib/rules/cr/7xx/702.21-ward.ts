import type { Cost, Triggered } from '../../kernel/card'
import { instances, isPlayer, onBattlefield, opponents } from '../../kernel/look'
import { believes, legality, room, trigger } from '../../kernel/rule'
import { triggerOf } from '../../kernel/triggered'

declare module '../../kernel/keyword' {
  interface KeywordMap {
    /** Mana alone may be written as it is printed. */
    ward: { readonly cost: string | readonly Cost[] }
  }
}

/** Counters that spell or ability, if it is still there, unless its controller pays. */
const counterUnless = (cost: string | readonly Cost[]): Triggered => ({
  type: 'triggered',
  when: { event: 'becomesTarget', object: 'self' },
  effect: {
    do: 'if',
    condition: { object: 'event-source', is: { zone: 'stack' } },
    effect: {
      do: 'unless',
      who: { controllerOf: 'event-source' },
      pay: typeof cost === 'string' ? [{ pay: 'mana', cost }] : cost,
      effect: { do: 'counterSpell', what: 'event-source' },
    },
  },
})

/** Whoever targets a permanent with ward of an opponent has the spell or ability countered, unless they pay. */
export const ward = room(
  '702.21',
  {
    title: 'Ward',
    keyword: 'ward',
    takes: { cost: 'needed' },
    waits: { event: 'becomesTarget', object: 'self', source: { controller: 'opponent' } },
  },
  [
    trigger('702.21a', 'becomesTarget', (e, _, v) => {
      const { target, source } = e
      if (isPlayer(v, target) || !onBattlefield(v, target)) return []
      const wards = instances(v, target, 'ward')
      if (!wards.length || !opponents(v, v.controller(target)).includes(v.controller(source))) return []
      return wards.map(({ cost }) => triggerOf(v, target, counterUnless(cost), e))
    }),
  ],
  [
    believes(
      'ward-is-hexproof',
      legality('702.21a', 'target', (v, { target, player }) =>
        !isPlayer(v, target) &&
        instances(v, target, 'ward').length > 0 &&
        opponents(v, v.controller(target)).includes(player)
          ? { reason: 'target-illegal', detail: { target } }
          : undefined,
      ),
    ),
  ],
)
