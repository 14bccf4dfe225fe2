import { returning } from '../../kernel/returning'
import { believes, room } from '../../kernel/rule'

declare module '../../kernel/keyword' {
  interface KeywordMap {
    persist: object
  }
}

/** A permanent with persist that is put into a graveyard without a -1/-1 counter returns with one. */
export const persist = room(
  '702.79',
  { title: 'Persist', keyword: 'persist' },
  [returning('702.79a', 'persist', '-1/-1', (o) => !o?.counters['-1/-1'])],
  [
    believes(
      'persist-always-returns',
      returning('702.79a', 'persist', '-1/-1', () => true),
    ),
  ],
)
