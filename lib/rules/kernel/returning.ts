import type { Triggered } from './card'
import type { RuleId } from './ids'
import type { Keyword } from './keyword'
import { instances, onBattlefield } from './look'
import { type Rule, trigger } from './rule'
import type { GameObject } from './state'
import { triggerOf } from './triggered'

/**
 * A permanent with a keyword that is put into a graveyard returns under its owner's control with a counter, where what it was fits; each
 * instance triggers by itself. Persist (702.79a) and undying (702.93a).
 */
export function returning(
  id: RuleId,
  keyword: Keyword,
  counter: string,
  fits: (what: GameObject | undefined) => boolean,
): Rule {
  const returns: Triggered = {
    type: 'triggered',
    when: { event: 'dies', object: 'self' },
    effect: {
      do: 'putOntoBattlefield',
      what: 'event-card',
      under: { ownerOf: 'event-card' },
      counters: { [counter]: 1 },
    },
  }
  return trigger(id, 'move', (e, before) =>
    e.part !== 'card' && e.to === 'graveyard' && onBattlefield(before, e.object) && fits(before.state.objects[e.object])
      ? instances(before, e.object, keyword).map(() => triggerOf(before, e.object, returns, e))
      : [],
  )
}
