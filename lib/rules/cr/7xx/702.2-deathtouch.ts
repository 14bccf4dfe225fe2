import { exists, has, isType } from '../../kernel/look'
import { believes, ignores, query, result, room, rule } from '../../kernel/rule'

declare module '../../kernel/keyword' {
  interface KeywordMap {
    deathtouch: object
  }
}

const dooms = query('702.2b', 'dooms', (v, { source }) =>
  exists(v, source) && has(v, source, 'deathtouch') ? true : undefined,
)

/** Any damage from a source with deathtouch dooms a creature (704.5h); assigned combat damage of 1 is enough. */
export const deathtouch = room(
  '702.2',
  { title: 'Deathtouch', keyword: 'deathtouch' },
  [
    dooms,
    query('702.2c', 'oneIsLethal', (v, { source }) => (has(v, source, 'deathtouch') ? true : undefined)),
    // Whether what has left had it is read off what it last was.
    query('702.2e', 'dooms', (v, { source }) =>
      !exists(v, source) && has(v, source, 'deathtouch') ? true : undefined,
    ),
  ],
  [
    believes(
      'deathtouch-only-combat',
      query('702.2b', 'dooms', (v, { source, combat }) => (combat && has(v, source, 'deathtouch') ? true : undefined)),
    ),
    believes(
      'deathtouch-planeswalker',
      rule(
        '702.2b',
        dooms,
        result('702.2b', 'damage', (v, e) =>
          isType(v, e.target, 'planeswalker') && has(v, e.source, 'deathtouch')
            ? [{ type: 'destroy', object: e.target }]
            : undefined,
        ),
      ),
    ),
    ignores('deathtouch-trample-full', '702.2c'),
    ignores('deathtouch-source-gone', '702.2e'),
  ],
)
