import type { GameEvent } from '../../kernel/events'
import type { ObjectId, PlayerId } from '../../kernel/ids'
import { exists, has, instances, objectOf, onBattlefield, toughness } from '../../kernel/look'
import { believes, ignores, query, room, trigger } from '../../kernel/rule'
import type { View } from '../../kernel/view'

declare module '../../kernel/keyword' {
  interface KeywordMap {
    lifelink: object
  }
}

/** Who gains: the controller of the source, or its owner when nobody controls it. */
const gainer = (v: View, source: ObjectId): PlayerId => v.controller(source) || (objectOf(v, source)?.owner ?? '')

/** How much: once, however many instances there are (702.15f). */
const times = (v: View, source: ObjectId): number =>
  v.ask('redundant', { keyword: 'lifelink' }) === true ? 1 : instances(v, source, 'lifelink').length

const gained = (v: View, source: ObjectId, amount: number) =>
  has(v, source, 'lifelink') ? { player: gainer(v, source), amount: amount * times(v, source) } : undefined

/** Damage by a source with lifelink is also a gain of life, as part of the same event (120.3f). */
export const lifelink = room(
  '702.15',
  { title: 'Lifelink', keyword: 'lifelink' },
  [
    query('702.15b', 'damageGains', (v, { source, amount }) =>
      onBattlefield(v, source) ? gained(v, source, amount) : undefined,
    ),
    // Whether what has left had it is read off what it last was.
    query('702.15c', 'damageGains', (v, { source, amount }) =>
      exists(v, source) ? undefined : gained(v, source, amount),
    ),
    query('702.15d', 'damageGains', (v, { source, amount }) =>
      exists(v, source) && !onBattlefield(v, source) ? gained(v, source, amount) : undefined,
    ),
    query('702.15e', 'lifelinkApart', () => true),
    query('702.15f', 'redundant', (_, { keyword }) => (keyword === 'lifelink' ? true : undefined)),
  ],
  [
    believes(
      'lifelink-uses-stack',
      trigger('702.15b', 'damage', (e, before) =>
        onBattlefield(before, e.source) && has(before, e.source, 'lifelink') && e.amount > 0
          ? [
              {
                source: e.source,
                controller: gainer(before, e.source),
                ability: {
                  type: 'triggered',
                  when: { event: 'damage', source: 'self' },
                  effect: { do: 'gainLife', who: 'you', amount: 'event-amount' },
                },
                event: e as GameEvent,
              },
            ]
          : [],
      ),
    ),
    believes(
      'lifelink-only-lethal',
      query('702.15b', 'damageGains', (v, { source, target, amount }) => {
        if (!onBattlefield(v, source) || !has(v, source, 'lifelink')) return undefined
        const useful = v.state.players[target]
          ? amount
          : Math.min(amount, Math.max(0, toughness(v, target) - (v.state.objects[target]?.damage ?? 0)))
        return { player: gainer(v, source), amount: useful * times(v, source) }
      }),
    ),
    ignores('lifelink-sources-merge', '702.15e'),
    ignores('lifelink-stacks', '702.15f'),
    ignores('lifelink-source-gone', '702.15c'),
    ignores('lifelink-only-battlefield', '702.15d'),
  ],
)
