import { returning } from '../../kernel/returning'
import { believes, room } from '../../kernel/rule'

declare module '../../kernel/keyword' {
  interface KeywordMap {
    undying: object
  }
}

/** A permanent with undying that is put into a graveyard without a +1/+1 counter returns with one. */
export const undying = room(
  '702.93',
  { title: 'Undying', keyword: 'undying' },
  [returning('702.93a', 'undying', '+1/+1', (o) => !o?.counters['+1/+1'])],
  [
    believes(
      'undying-always-returns',
      returning('702.93a', 'undying', '+1/+1', () => true),
    ),
  ],
)
