import { has } from '../../kernel/look'
import { believes, query, room, rule } from '../../kernel/rule'

declare module '../../kernel/keyword' {
  interface KeywordMap {
    vigilance: object
  }
}

const untapped = query('702.20b', 'attackTaps', (v, { object }) => (has(v, object, 'vigilance') ? false : undefined))

/** Attacking does not tap a creature with vigilance. */
export const vigilance = room(
  '702.20',
  { title: 'Vigilance', keyword: 'vigilance' },
  [untapped],
  [
    believes(
      'vigilance-attacks-tapped',
      rule(
        '702.20b',
        untapped,
        query('702.20b', 'mayAttackTapped', (v, { object }) => (has(v, object, 'vigilance') ? true : undefined)),
      ),
    ),
  ],
)
