import { has } from '../../kernel/look'
import { believes, cant, legality, room, rule } from '../../kernel/rule'

declare module '../../kernel/keyword' {
  interface KeywordMap {
    indestructible: object
  }
}

const undestroyed = cant('702.12b', 'destroy', (v, e) => has(v, e.object, 'indestructible'))

/** An indestructible permanent can't be destroyed. */
export const indestructible = room(
  '702.12',
  { title: 'Indestructible', keyword: 'indestructible' },
  [undestroyed],
  [
    believes(
      'indestructible-untargetable',
      rule(
        '702.12b',
        undestroyed,
        legality('702.12b', 'target', (v, { target }) =>
          has(v, target, 'indestructible') ? { reason: 'target-illegal', detail: { target } } : undefined,
        ),
      ),
    ),
    believes(
      'indestructible-no-sacrifice',
      rule(
        '702.12b',
        undestroyed,
        cant('702.12b', 'sacrifice', (v, e) => has(v, e.object, 'indestructible')),
      ),
    ),
  ],
)
