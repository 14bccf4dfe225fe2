import { instances, isType } from '../../kernel/look'
import { believes, query, room } from '../../kernel/rule'

declare module '../../kernel/keyword' {
  interface KeywordMap {
    toxic: { readonly amount: number }
  }
}

/** Combat damage of a creature with toxic to a player also gives poison counters: as many as all its instances say. */
export const toxic = room(
  '702.164',
  { title: 'Toxic', keyword: 'toxic', takes: { amount: 'needed' } },
  [
    query('702.164b', 'totalToxic', (v, { object }) => instances(v, object, 'toxic').reduce((n, t) => n + t.amount, 0)),
    query('702.164c', 'damagePoisons', (v, { source }) =>
      instances(v, source, 'toxic').length && isType(v, source, 'creature')
        ? v.ask('totalToxic', { object: source })
        : undefined,
    ),
  ],
  [
    believes(
      'toxic-equals-infect',
      query('702.164c', 'damageToPlayer', (v, { source }) =>
        instances(v, source, 'toxic').length ? 'poison' : undefined,
      ),
    ),
  ],
)
