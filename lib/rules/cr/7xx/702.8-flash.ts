import type { EventOf } from '../../kernel/events'
import { asCast } from '../../kernel/facing'
import { sourcesOf } from '../../kernel/functioning'
import type { ObjectId } from '../../kernel/ids'
import { believes, continuous, query, room, rule, trigger } from '../../kernel/rule'
import type { Trigger } from '../../kernel/state'
import { answers, triggeredOf, triggerOf } from '../../kernel/triggered'
import type { View } from '../../kernel/view'

declare module '../../kernel/keyword' {
  interface KeywordMap {
    flash: object
  }
}

/** Of a card with more than one half, or one that is cast otherwise than face up with its front, the spell that it would be. */
const timing = query('702.8a', 'instantTiming', (v, { object, as }) => {
  const isFront = as === undefined && v.state.objects[object]?.sides?.layout !== 'split'
  const { keywords } = isFront ? v.characteristics(object) : asCast(v, object, as)
  return keywords.some((k) => k.keyword === 'flash') ? true : undefined
})

const flashes = ({ state }: View, id: ObjectId): boolean =>
  state.objects[id]?.printed.keywords.some((k) => k.keyword === 'flash') === true

/** Abilities that watch instants being cast, and would watch this spell if it were one. */
const watchers = (v: View, e: EventOf<'cast'>): readonly Trigger[] =>
  sourcesOf(v, 'triggered').flatMap((id) =>
    triggeredOf(v, id).flatMap((a) => {
      const { object } = a.when
      if (typeof object !== 'object' || !object.types?.includes('instant')) return []
      const { types: _, ...otherwise } = object
      const any = { ...a, when: { ...a.when, object: otherwise } }
      return answers(any, { source: id, controller: v.controller(id) }, e, ['cast'], v, v)
        ? [triggerOf(v, id, a, e)]
        : []
    }),
  )

/** A card with flash may be cast whenever an instant could; it is none. */
export const flash = room(
  '702.8',
  { title: 'Flash', keyword: 'flash' },
  [timing],
  [
    believes(
      'flash-makes-instant',
      rule(
        '702.8a',
        timing,
        trigger('702.8a', 'cast', (e, _, after) => (flashes(after, e.object) ? watchers(after, e) : [])),
        // What answers it sees an instant. As it resolves it is a permanent spell again: nobody believes that it stays away.
        continuous('702.8a', (v) =>
          v.state.shared.stack
            .slice(0, -1)
            .filter((id) => flashes(v, id))
            .map((id) => ({
              modification: { layer: '4', addTypes: ['instant'] },
              affects: [id],
              timestamp: 0,
              controller: '',
            })),
        ),
      ),
    ),
  ],
)
