import { has } from '../../kernel/look'
import { believes, continuous, query, room, rule } from '../../kernel/rule'

declare module '../../kernel/keyword' {
  interface KeywordMap {
    flash: object
  }
}

const timing = query('702.8a', 'instantTiming', (v, { object }) => (has(v, object, 'flash') ? true : undefined))

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
        continuous('702.8a', (v) =>
          v.state.shared.stack
            .filter((id) => v.state.objects[id]?.printed.keywords.some((k) => k.keyword === 'flash'))
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
