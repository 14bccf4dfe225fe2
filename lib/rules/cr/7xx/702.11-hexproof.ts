import type { Filter } from '../../kernel/language'
import { has, instances, isPlayer, matches, teammates } from '../../kernel/look'
import { believes, cant, legality, type Refused, room, rule } from '../../kernel/rule'
import type { View } from '../../kernel/view'

declare module '../../kernel/keyword' {
  interface KeywordMap {
    hexproof: { readonly from?: Filter }
  }
}

/** Whose it is: the controller of a permanent, or the player. */
const owns = (v: View, target: string): string => (isPlayer(v, target) ? target : v.controller(target))

const hostile = (v: View, target: string, by: string): boolean => {
  const whose = owns(v, target)
  return whose !== by && !teammates(v, whose).includes(by)
}

/** Hexproof, from everything or from sources of a quality. */
const shields = (v: View, target: string, source: string): boolean =>
  instances(v, target, 'hexproof').some(
    ({ from }) => !from || matches(v, source, from, owns(v, target), target, 'anywhere'),
  )

const refused = (target: string, source: string, player?: string): Refused => ({
  reason: 'hexproof',
  detail: { target, source, ...(player === undefined ? {} : { player }) },
})

const permanentIsHexproof = legality('702.11b', 'target', (v, { target, player, source }) =>
  !isPlayer(v, target) && shields(v, target, source) && hostile(v, target, player)
    ? refused(target, source, player)
    : undefined,
)

/** Hexproof keeps opponents from targeting a permanent or player; its controller may, and what targets nothing is not stopped. */
export const hexproof = room(
  '702.11',
  { title: 'Hexproof', keyword: 'hexproof', takes: { from: 'optional' } },
  [
    permanentIsHexproof,
    legality('702.11c', 'target', (v, { target, player, source }) =>
      isPlayer(v, target) && shields(v, target, source) && hostile(v, target, player)
        ? refused(target, source, player)
        : undefined,
    ),
  ],
  [
    believes(
      'hexproof-blocks-own',
      legality('702.11b', 'target', (v, { target, source }) =>
        !isPlayer(v, target) && shields(v, target, source) ? refused(target, source) : undefined,
      ),
    ),
    believes(
      'hexproof-stops-wrath',
      rule(
        '702.11b',
        permanentIsHexproof,
        cant(
          '702.11b',
          'destroy',
          (v, e) =>
            e.source !== undefined && has(v, e.object, 'hexproof') && hostile(v, e.object, v.controller(e.source)),
        ),
      ),
    ),
  ],
)
