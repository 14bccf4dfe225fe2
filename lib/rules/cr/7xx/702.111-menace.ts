import { instances } from '../../kernel/look'
import { ignores, query, room } from '../../kernel/rule'

declare module '../../kernel/keyword' {
  interface KeywordMap {
    menace: object
  }
}

/** A creature with menace is blocked by two or more creatures, or by none; more instances change nothing. */
export const menace = room(
  '702.111',
  { title: 'Menace', keyword: 'menace' },
  [
    query('702.111b', 'leastBlockers', (v, { attacker }) => {
      const n = instances(v, attacker, 'menace').length
      if (!n) return undefined
      return v.ask('redundant', { keyword: 'menace' }) === true ? 2 : 1 + n
    }),
    query('702.111c', 'redundant', (_, { keyword }) => (keyword === 'menace' ? true : undefined)),
  ],
  [ignores('menace-single-blocker', '702.111b'), ignores('menace-stacks', '702.111c')],
)
