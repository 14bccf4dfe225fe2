import { sacrificeable } from '../../kernel/cost'
import type { GameEvent } from '../../kernel/events'
import type { ObjectId } from '../../kernel/ids'
import { onBattlefield } from '../../kernel/look'
import { regenerationOf } from '../../kernel/regeneration'
import { believes, cant, legality, query, result, room, rule } from '../../kernel/rule'
import type { View } from '../../kernel/view'

const something = legality('701.21a', 'pay', (v, a) => {
  const found = a.payments.find(
    ({ player, cost, source }) =>
      cost.pay === 'sacrifice' && sacrificeable(v, player, cost.what, source).length < (cost.count ?? 1),
  )
  return found && { reason: 'nothing-to-sacrifice', detail: { player: found.player } }
})

const left = (v: View, object: ObjectId): readonly GameEvent[] | undefined =>
  onBattlefield(v, object) ? [{ type: 'move', object, to: 'graveyard', verb: 'sacrifice' }] : undefined
const moved = result('701.21a', 'sacrifice', (v, { object }) => left(v, object))

/** A shield takes the place of a destruction alone: what has one is destroyed, for whoever believes that it stops a sacrifice. */
const destroyed = (v: View, object: ObjectId): readonly GameEvent[] | undefined =>
  regenerationOf(v, { type: 'destroy', object }, true).length > 0 ? [{ type: 'destroy', object }] : undefined
const theirs = cant(
  '701.21a',
  'sacrifice',
  (v, { object, player }) => player !== undefined && v.ask('maySacrifice', { player, object }) !== true,
)
const own = query('701.21a', 'maySacrifice', (v, { player, object }) => v.controller(object) === player)

/** Sacrificing moves one's own permanent to its owner's graveyard, and is not destroying. */
export const sacrificing = room(
  '701.21',
  'Sacrifice',
  [rule('701.21a', theirs, moved, something, own)],
  [
    believes('delayed-sacrifice-not-controller', rule('701.21a', moved, something, own)),
    believes(
      'regenerate-from-sacrifice',
      rule(
        '701.21a',
        theirs,
        result('701.21a', 'sacrifice', (v, e) => destroyed(v, e.object) ?? left(v, e.object)),
        something,
        own,
      ),
    ),
    believes(
      'sacrifice-opponents',
      rule(
        '701.21a',
        moved,
        something,
        query('701.21a', 'maySacrifice', () => true),
      ),
    ),
  ],
)
