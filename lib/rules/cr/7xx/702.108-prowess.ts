import type { Triggered } from '../../kernel/card'
import type { GameEvent } from '../../kernel/events'
import type { ObjectId, PlayerId } from '../../kernel/ids'
import { instances, permanents } from '../../kernel/look'
import { believes, ignores, query, type Rule, result, room, rule, trigger } from '../../kernel/rule'
import type { Trigger } from '../../kernel/state'
import { triggerOf } from '../../kernel/triggered'
import type { View } from '../../kernel/view'

declare module '../../kernel/keyword' {
  interface KeywordMap {
    prowess: object
  }
}

const boost: Triggered = {
  type: 'triggered',
  when: { event: 'cast', player: 'you', object: { notTypes: ['creature'] } },
  effect: { do: 'pump', what: 'self', power: 1, toughness: 1 },
}

/** Creatures of a player with prowess, each as often as it has an ability that triggers, where a spell is no creature spell. */
const ready = (v: View, spell: ObjectId, player: PlayerId): readonly ObjectId[] =>
  v.characteristics(spell).types.includes('creature')
    ? []
    : permanents(v).flatMap((id) => {
        const n = v.controller(id) === player ? instances(v, id, 'prowess').length : 0
        return Array<ObjectId>(n > 1 && !v.ask('triggersEach', { keyword: 'prowess' }) ? 1 : n).fill(id)
      })

const triggers = (v: View, e: GameEvent, spell: ObjectId, player: PlayerId): readonly Trigger[] =>
  ready(v, spell, player).map((id) => triggerOf(v, id, boost, e))

const whenCast = trigger('702.108a', 'cast', (e, _, after) => triggers(after, e, e.object, e.player))
const whenCopied = trigger('702.108a', 'copySpell', (e, before, after) =>
  before.state.objects[e.object]?.kind === 'ability' ? [] : triggers(after, e, e.object, e.player),
)
/** As a spell leaves the stack, resolved or not: its ability comes after it. */
const whenGone = trigger('702.108a', 'move', (e, before, after) => {
  const o = before.state.objects[e.object]
  return o?.zone === 'stack' && o.kind === 'card' ? triggers(after, e, o.id, o.controller) : []
})
/** As a spell begins to resolve, and at once. */
const asItResolves = result('702.108a', 'resolve', (v, e) => {
  const o = v.state.objects[e.object]
  if (o?.kind !== 'card') return undefined
  return ready(v, o.id, o.controller).map((id) => ({
    type: 'begin',
    effect: {
      effect: { modify: { layer: '7c', power: 1, toughness: 1 }, what: {} },
      fixed: [id],
      controller: o.controller,
      source: id,
      until: 'end-of-turn',
    },
  }))
})
const as = (clause: Rule): Rule => rule('702.108a', clause)

/** Whenever its controller casts a noncreature spell, a creature with prowess gets +1/+1; each instance triggers by itself. */
export const prowess = room(
  '702.108',
  { title: 'Prowess', keyword: 'prowess', waits: boost.when },
  [as(whenCast), query('702.108b', 'triggersEach', (_, { keyword }) => (keyword === 'prowess' ? true : undefined))],
  [
    believes('prowess-after-spell', as(whenGone)),
    believes('prowess-needs-resolution', as(asItResolves)),
    believes('prowess-on-copy', rule('702.108a', whenCast, whenCopied)),
    ignores('prowess-once', '702.108b'),
  ],
)
