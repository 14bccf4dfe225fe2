import { has } from '../../kernel/look'
import { believes, legality, query, room, rule } from '../../kernel/rule'

declare module '../../kernel/keyword' {
  interface KeywordMap {
    reach: object
  }
}

const blocks = query('702.17b', 'blocksFlying', (v, { object }) => (has(v, object, 'reach') ? true : undefined))

/** A creature with reach may block one with flying; it does not fly. */
export const reach = room(
  '702.17',
  { title: 'Reach', keyword: 'reach' },
  [blocks],
  [
    believes(
      'reach-is-flying',
      rule(
        '702.17b',
        blocks,
        legality('702.17b', 'block', (v, a) => {
          const found = a.blocks.find(
            ({ blocker, attacker }) =>
              has(v, attacker, 'reach') && !has(v, blocker, 'flying') && !has(v, blocker, 'reach'),
          )
          return found && { reason: 'reaches', detail: { object: found.attacker, blocker: found.blocker } }
        }),
      ),
    ),
  ],
)
