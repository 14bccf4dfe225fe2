import { has } from '../../kernel/look'
import { ignores, query, room } from '../../kernel/rule'

declare module '../../kernel/keyword' {
  interface KeywordMap {
    infect: object
  }
}

/** Infect: poison counters instead of loss of life for players, −1/−1 counters instead of marked damage for creatures. */
export const infect = room(
  '702.90',
  { title: 'Infect', keyword: 'infect' },
  [
    query('702.90b', 'damageToPlayer', (v, { source }) => (has(v, source, 'infect') ? 'poison' : undefined)),
    query('702.90c', 'damageToCreature', (v, { source }) => (has(v, source, 'infect') ? 'counters' : undefined)),
  ],
  [ignores('infect-wears-off', '702.90c')],
)
