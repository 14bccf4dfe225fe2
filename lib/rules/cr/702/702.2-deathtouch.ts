import { has } from '../../kernel/look'
import { believes, ignores, query, room } from '../../kernel/rule'

declare module '../../kernel/card' {
  interface KeywordMap {
    deathtouch: object
  }
}

/** Any damage from a source with deathtouch dooms a creature (704.5h); assigned combat damage of 1 is enough. */
export const deathtouch = room(
  '702.2',
  { title: 'Deathtouch', keyword: 'deathtouch' },
  [
    query('702.2b', 'dooms', (v, { source }) => (has(v, source, 'deathtouch') ? true : undefined)),
    query('702.2c', 'oneIsLethal', (v, { source }) => (has(v, source, 'deathtouch') ? true : undefined)),
  ],
  [
    believes(
      'deathtouch-only-combat',
      query('702.2b', 'dooms', (v, { source, combat }) => (combat && has(v, source, 'deathtouch') ? true : undefined)),
    ),
    ignores('deathtouch-trample-full', '702.2c'),
  ],
)
