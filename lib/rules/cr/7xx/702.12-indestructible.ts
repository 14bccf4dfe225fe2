import { sacrificeable } from '../../kernel/cost'
import { has } from '../../kernel/look'
import { believes, cant, legality, room, rule } from '../../kernel/rule'

declare module '../../kernel/keyword' {
  interface KeywordMap {
    indestructible: object
  }
}

const undestroyed = cant('702.12b', 'destroy', (v, e) => has(v, e.object, 'indestructible'))

/** A cost that asks for a sacrifice and finds only what is indestructible: who believes that it is not sacrificed has it not paid. */
const unpaid = legality('702.12b', 'pay', (v, { payments }) => {
  const [object] = payments.flatMap(({ player, cost, source }) => {
    if (cost.pay !== 'sacrifice') return []
    const all = sacrificeable(v, player, cost.what, source)
    const sturdy = all.filter((id) => has(v, id, 'indestructible'))
    return all.length - sturdy.length < (cost.count ?? 1) ? sturdy.slice(0, 1) : []
  })
  return object === undefined ? undefined : { reason: 'not-sacrificed', detail: { object } }
})

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
        unpaid,
        cant('702.12b', 'sacrifice', (v, e) => has(v, e.object, 'indestructible')),
      ),
    ),
  ],
)
