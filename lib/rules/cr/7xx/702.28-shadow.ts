import { has } from '../../kernel/look'
import { believes, legality, room } from '../../kernel/rule'
import type { View } from '../../kernel/view'

declare module '../../kernel/keyword' {
  interface KeywordMap {
    shadow: object
  }
}

const apart = (forbidden: (v: View, blocker: string, attacker: string) => boolean) =>
  legality('702.28b', 'block', (v, a) => {
    const found = a.blocks.find(({ blocker, attacker }) => forbidden(v, blocker, attacker))
    if (!found) return undefined
    const detail = { object: found.attacker, blocker: found.blocker }
    return has(v, found.attacker, 'shadow') ? { reason: 'in-shadow', detail } : { reason: 'only-shadow', detail }
  })

/** Creatures with shadow block and are blocked by one another alone. */
export const shadow = room(
  '702.28',
  { title: 'Shadow', keyword: 'shadow' },
  [apart((v, blocker, attacker) => has(v, blocker, 'shadow') !== has(v, attacker, 'shadow'))],
  [
    believes(
      'shadow-blocks-anything',
      apart((v, blocker, attacker) => has(v, attacker, 'shadow') && !has(v, blocker, 'shadow')),
    ),
  ],
)
