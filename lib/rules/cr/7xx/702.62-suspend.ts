import { flatMap } from '#lib/base/lists'
import { type Ability, type CostText, costsOf } from '../../kernel/card'
import type { Effect } from '../../kernel/effect'
import type { ObjectId } from '../../kernel/ids'
import { has, instances, isActive, isSorceryTime, isType } from '../../kernel/look'
import {
  believes,
  type Continuous,
  continuous,
  ignores,
  legality,
  query,
  type Rule,
  room,
  rule,
  trigger,
} from '../../kernel/rule'
import type { Trigger } from '../../kernel/state'
import type { View } from '../../kernel/view'

declare module '../../kernel/keyword' {
  interface KeywordMap {
    suspend: { readonly amount: number; readonly cost: CostText }
  }
}

const TIME = 'time'

/** An ability of a suspended card, which its owner controls. */
function waiting(v: View, source: ObjectId, event: Trigger['event'], effect: Effect): Trigger {
  const ability: Extract<Ability, { type: 'triggered' }> = { type: 'triggered', when: { event: 'step' }, effect }
  return { source, controller: v.state.objects[source]?.owner ?? '', ability, event }
}

const handful = legality('702.62a', 'suspend', (v, { object, player }) => {
  const o = v.state.objects[object]
  return o?.zone === 'hand' && o.owner === player && has(v, object, 'suspend')
    ? undefined
    : { reason: 'cannot-suspend', detail: { object } }
})

const deed = query('702.62a', 'specialAction', (v, { type, object }) => {
  const [k] = type === 'suspend' ? instances(v, object, 'suspend') : []
  return (
    k && {
      cost: costsOf(k.cost),
      effect: { do: 'exileWithCounters', what: 'self', counter: TIME, amount: k.amount },
    }
  )
})

/** It may be done as the card could begin to be cast. */
const timely = query('702.62a', 'startsLikeCasting', (_, { type }) => (type === 'suspend' ? true : undefined))

/** For who believes that whatever it is it waits for the time of a sorcery. */
const asSorcery = legality('702.62a', 'suspend', (v, { object, player }) =>
  isSorceryTime(v, player) ? undefined : { reason: 'sorcery-timing', detail: { object } },
)

/** At the beginning of its owner's upkeep a suspended card loses a time counter. */
const ticking = trigger('702.62a', 'step', (e, _, after) =>
  e.step !== 'upkeep'
    ? []
    : after.state.shared.exile
        .filter((id) => isActive(after, after.state.objects[id]?.owner ?? ''))
        .filter((object) => after.ask('isSuspended', { object }) === true)
        .map((id) => waiting(after, id, e, { do: 'removeCounters', on: 'self', counter: TIME, amount: 1 })),
)

/** Without its last one it may be cast; `must`, for those who believe that it has to be. */
const released = (must: boolean): Rule =>
  trigger('702.62a', 'adjustCounters', (e, before, after) => {
    const was = before.state.objects[e.on]
    const last = e.counter === TIME && e.by < 0 && (was?.counters[TIME] ?? 0) + e.by <= 0
    if (!last || was?.zone !== 'exile' || !has(before, e.on, 'suspend')) return []
    return [waiting(after, e.on, e, { do: 'cast', what: 'self', free: true, name: 'suspend', must })]
  })

/** A creature cast so has haste as long as whoever cast it controls it. */
const hasty = continuous('702.62a', (v) =>
  flatMap(v.state.shared.battlefield, (id): readonly Continuous[] => {
    const o = v.state.objects[id]
    if (o?.announced?.permission?.name !== 'suspend' || !isType(v, id, 'creature')) return []
    const modification = { layer: '6', gain: [{ keyword: 'haste' }] } as const
    const what = { id: o.card, controller: 'you' } as const
    const { controller, timestamp } = o
    const affects = { id: `${id}/suspend`, effect: { modify: modification, what }, controller, timestamp, source: id }
    return [{ modification, affects, timestamp, controller }]
  }),
)

/** Whether a card with suspend is in exile. */
const waits = (v: View, object: ObjectId): boolean =>
  v.state.objects[object]?.zone === 'exile' && has(v, object, 'suspend')

/** A card waits in exile with time counters, and is cast for free when the last one is gone. */
export const suspend = room(
  '702.62',
  { title: 'Suspend', keyword: 'suspend', takes: { amount: 'needed', cost: 'needed' } },
  [
    rule('702.62a', handful, deed, timely, ticking, released(false), hasty),
    query(
      '702.62b',
      'isSuspended',
      (v, { object }) => (waits(v, object) && (v.state.objects[object]?.counters[TIME] ?? 0) > 0) || undefined,
    ),
    query('702.62c', 'castingBansCount', (_, { type }) => (type === 'suspend' ? true : undefined)),
  ],
  [
    believes('suspend-mandatory', rule('702.62a', handful, deed, timely, ticking, released(true), hasty)),
    believes(
      'suspended-without-counters',
      query('702.62b', 'isSuspended', (v, { object }) => waits(v, object) || undefined),
    ),
    believes('suspend-owner-timing', rule('702.62a', handful, deed, ticking, released(false), hasty)),
    believes('suspend-as-sorcery', rule('702.62a', handful, deed, timely, ticking, released(false), hasty, asSorcery)),
    ignores('suspend-ignores-bans', '702.62c'),
  ],
)
