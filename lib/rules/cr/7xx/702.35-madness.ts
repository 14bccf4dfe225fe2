import { type Ability, type CostText, costsOf } from '../../kernel/card'
import type { Effect } from '../../kernel/effect'
import type { EventOf } from '../../kernel/events'
import type { ObjectId } from '../../kernel/ids'
import { instances, objectOf } from '../../kernel/look'
import { believes, type Offer, type Rule, replacement, room, rule, trigger } from '../../kernel/rule'
import type { Trigger } from '../../kernel/state'
import type { Active, View } from '../../kernel/view'

declare module '../../kernel/keyword' {
  interface KeywordMap {
    madness: { readonly cost: CostText }
  }
}

const inHand = (v: View, object: ObjectId): boolean =>
  v.state.objects[object]?.zone === 'hand' && instances(v, object, 'madness').length > 0

/** The ability of the card itself, as what acts on its discard. */
const itself = (v: View, source: ObjectId): Active => ({
  id: `${source}/madness`,
  effect: { replace: { event: 'leaves', object: 'self' }, with: { nothing: true } },
  controller: objectOf(v, source)?.owner ?? '',
  source,
  timestamp: 0,
})

/** It goes to exile and not to the graveyard; it has been discarded all the same. */
const exiled = replacement('702.35a', 'move', (v, e): readonly Offer[] =>
  e.verb === 'discard' && e.to === 'graveyard' && inHand(v, e.object)
    ? [{ of: itself(v, e.object), apply: () => [{ ...e, to: 'exile' }] }]
    : [],
)

/** Its owner may cast it for its madness cost, or else it goes to the graveyard. */
const castable = (from: (e: EventOf<'move'>) => boolean, otherwise?: Effect): Rule =>
  trigger('702.35a', 'move', (e, before): readonly Trigger[] => {
    if (!from(e) || e.as === undefined || !inHand(before, e.object)) return []
    const controller = objectOf(before, e.object)?.owner ?? ''
    const source = e.as
    return instances(before, e.object, 'madness').map(({ cost }) => {
      const effect: Effect = {
        do: 'cast',
        what: 'self',
        cost: costsOf(cost),
        name: 'madness',
        ...(otherwise ? { otherwise } : {}),
      }
      const ability: Extract<Ability, { type: 'triggered' }> = { type: 'triggered', when: { event: 'leaves' }, effect }
      return { source, controller, ability, event: e }
    })
  })

const toGraveyard: Effect = { do: 'putInGraveyard', what: 'self' }

/** Discarded, the card is exiled, and may be cast for its madness cost as the ability resolves. */
export const madness = room(
  '702.35',
  { title: 'Madness', keyword: 'madness', takes: { cost: 'needed' } },
  [
    rule(
      '702.35a',
      exiled,
      castable((e) => e.to === 'exile' && e.verb === 'discard', toGraveyard),
    ),
  ],
  [
    believes(
      'madness-not-discarded',
      rule(
        '702.35a',
        replacement('702.35a', 'discard', (v, e): readonly Offer[] =>
          inHand(v, e.object) ? [{ of: itself(v, e.object), apply: () => [{ type: 'exile', object: e.object }] }] : [],
        ),
        castable((e) => e.to === 'exile', toGraveyard),
      ),
    ),
    believes(
      'madness-from-graveyard',
      castable((e) => e.to === 'graveyard' && e.verb === 'discard'),
    ),
  ],
)
