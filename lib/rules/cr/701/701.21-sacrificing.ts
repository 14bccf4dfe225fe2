import { sacrificeable } from '../../kernel/cost'
import { onBattlefield } from '../../kernel/look'
import { believes, cant, legality, result, room, rule } from '../../kernel/rule'

const something = legality('701.21a', 'pay', (v, a) => {
  const found = a.payments.find(
    ({ player, cost, source }) => cost.pay === 'sacrifice' && !sacrificeable(v, player, cost.what, source).length,
  )
  return found && { reason: 'nothing-to-sacrifice', detail: { player: found.player } }
})

const goes = result('701.21a', 'sacrifice', (v, { object }) =>
  onBattlefield(v, object) ? [{ type: 'move', object, to: 'graveyard', verb: 'sacrifice' }] : undefined,
)

/** Sacrificing moves one's own permanent to its owner's graveyard, and is not destroying. */
export const sacrificing = room(
  '701.21',
  'Sacrifice',
  [
    rule(
      '701.21a',
      cant('701.21a', 'sacrifice', (v, { object, player }) => player !== undefined && v.controller(object) !== player),
      goes,
      something,
    ),
  ],
  [
    believes('delayed-sacrifice-not-controller', rule('701.21a', goes, something)),
    believes(
      'regenerate-from-sacrifice',
      rule(
        '701.21a',
        result('701.21a', 'sacrifice', (_, { object }) => [{ type: 'destroy', object }]),
        something,
      ),
    ),
  ],
)
