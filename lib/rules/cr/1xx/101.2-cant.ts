import type { Asked, Forbidden } from '../../kernel/card'
import type { GameEvent } from '../../kernel/events'
import type { ObjectId, PlayerId } from '../../kernel/ids'
import { cantBeBy, objectCant, playerCant, playerCantWith } from '../../kernel/look'
import { asking } from '../../kernel/obliged'
import { bansCasting } from '../../kernel/pattern'
import { believes, cant, ignores, legality, room, rule } from '../../kernel/rule'
import type { View } from '../../kernel/view'

const byPlayer = (verb: Forbidden) => (v: View, e: Extract<GameEvent, { player: PlayerId }>) =>
  playerCant(v, verb, e.player)

const prohibitions = rule(
  '101.2',
  cant('101.2', 'gainLife', byPlayer('gain-life')),
  cant('101.2', 'loseLife', byPlayer('lose-life')),
  cant('101.2', 'loseGame', (v, e) => e.reason !== 'concede' && playerCant(v, 'lose-game', e.player)),
  cant('101.2', 'winGame', (v, e) => !e.lastStanding && playerCant(v, 'win-game', e.player)),
  cant('101.2', 'draw', byPlayer('draw')),
  cant('101.2', 'search', byPlayer('search')),
  cant('101.2', 'counter', (v, e) => objectCant(v, 'be-countered', e.object)),
  cant('101.2', 'destroy', (v, e) => objectCant(v, 'be-destroyed', e.object)),
  legality('101.2', 'cast', (v, a) =>
    bansCasting(v, a.object, a.player, a) ? { reason: 'cannot-cast', detail: { object: a.object } } : undefined,
  ),
  legality('101.2', 'activate', (v, a) =>
    playerCantWith(v, 'activate', a.player, a.object)
      ? { reason: 'cannot-activate', detail: { object: a.object } }
      : undefined,
  ),
  legality('101.2', 'target', (v, a) =>
    cantBeBy(v, 'be-targeted', a.target, a.source)
      ? { reason: 'cannot-be-targeted', detail: { target: a.target } }
      : undefined,
  ),
  legality('101.2', 'block', (v, a) => {
    const found = a.blocks.find(({ blocker, attacker }) => cantBeBy(v, 'be-blocked', attacker, blocker))
    return found && { reason: 'cannot-be-blocked', detail: { object: found.attacker, blocker: found.blocker } }
  }),
  legality('101.2', 'pay', (v, a) => {
    const found = a.payments.find(
      ({ player, cost }) =>
        cost.pay === 'life' &&
        playerCant(v, 'pay-life', player) &&
        v.ask('alwaysPayable', { life: cost.amount }) !== true,
    )
    return found && { reason: 'cannot-pay-life', detail: { player: found.player } }
  }),
)

/** What may neither attack nor block, of those that a reading lets out. */
const inCombat = (counts: (v: View, must: Asked, object: ObjectId) => boolean) =>
  rule(
    '101.2',
    legality('101.2', 'attack', (v, a) => {
      const found = a.attackers.find(({ id }) => objectCant(v, 'attack', id) && counts(v, 'attack', id))
      return found && { reason: 'cannot-attack', detail: { object: found.id } }
    }),
    legality('101.2', 'block', (v, a) => {
      const found = a.blocks.find(({ blocker }) => objectCant(v, 'block', blocker) && counts(v, 'block', blocker))
      return found && { reason: 'cannot-block', detail: { object: found.blocker } }
    }),
  )

/** When one effect says that something can happen and another that it can't, "can't" wins. */
export const cantBeatsCan = room(
  '101.2',
  "Can't beats can",
  [
    rule(
      '101.2',
      prohibitions,
      inCombat(() => true),
    ),
  ],
  [
    ignores('can-beats-cant', '101.2'),
    believes(
      'must-beats-cant',
      rule(
        '101.2',
        prohibitions,
        inCombat((v, must, object) => !asking(v, must, object).length),
      ),
    ),
  ],
)
