import { has } from '../../kernel/look'
import { ignores, query, room } from '../../kernel/rule'

declare module '../../kernel/keyword' {
  interface KeywordMap {
    haste: object
  }
}

/** A creature with haste attacks, and uses {T} and {Q}, in the turn in which it comes. */
export const haste = room(
  '702.10',
  { title: 'Haste', keyword: 'haste' },
  [
    query('702.10b', 'waitsNot', (v, { object, to }) =>
      to === 'attack' && has(v, object, 'haste') ? true : undefined,
    ),
    query('702.10c', 'waitsNot', (v, { object, to }) => (to === 'tap' && has(v, object, 'haste') ? true : undefined)),
  ],
  [ignores('haste-no-tap-abilities', '702.10c')],
)
