import type { Triggered } from '../../kernel/card'
import { instances, onBattlefield } from '../../kernel/look'
import { room, trigger } from '../../kernel/rule'
import { triggerOf } from '../../kernel/triggered'

declare module '../../kernel/card' {
  interface KeywordMap {
    persist: object
  }
}

const returns: Triggered = {
  type: 'triggered',
  when: { event: 'dies', object: 'self' },
  effect: {
    do: 'putOntoBattlefield',
    what: 'event-card',
    under: { ownerOf: 'event-card' },
    counters: { '-1/-1': 1 },
  },
}

/** A permanent with persist that is put into a graveyard without a -1/-1 counter returns with one; each instance triggers by itself. */
export const persist = room('702.79', { title: 'Persist', keyword: 'persist' }, [
  trigger('702.79a', 'move', (e, before) =>
    e.part !== 'card' &&
    e.to === 'graveyard' &&
    onBattlefield(before, e.object) &&
    !before.state.objects[e.object]?.counters['-1/-1']
      ? instances(before, e.object, 'persist').map(() => triggerOf(before, e.object, returns, e))
      : [],
  ),
])
