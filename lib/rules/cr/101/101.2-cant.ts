import type { Forbidden } from '../../kernel/card'
import type { GameEvent } from '../../kernel/events'
import type { ObjectId, PlayerId } from '../../kernel/ids'
import { matches, players } from '../../kernel/look'
import { cant, ignores, legality, room, rule } from '../../kernel/rule'
import type { View } from '../../kernel/view'

/** Whether an effect at work forbids something to a player, or to an object. */
function forbidden(v: View, verb: Forbidden, who: { readonly player?: PlayerId; readonly object?: ObjectId }): boolean {
  return v.lasting().some((a) => {
    if (!('cant' in a.effect) || a.effect.cant !== verb) return false
    const { player, what } = a.effect
    const context = { controller: a.controller, targets: [], ...(a.source ? { source: a.source } : {}) }
    if (who.object !== undefined)
      return a.fixed ? a.fixed.includes(who.object) : !!what && matches(v, who.object, what, a.controller, a.source)
    return who.player !== undefined && players(v, player ?? 'you', context).includes(who.player)
  })
}

/** Events of nothing are not forbidden: no one loses by not gaining 0. */
const byPlayer = (verb: Forbidden) => (v: View, e: Extract<GameEvent, { player: PlayerId }>) =>
  forbidden(v, verb, { player: e.player })

/** When one effect says that something can happen and another that it can't, "can't" wins. */
export const cantBeatsCan = room(
  '101.2',
  "Can't beats can",
  [
    rule(
      '101.2',
      cant('101.2', 'gainLife', byPlayer('gain-life')),
      cant('101.2', 'loseLife', byPlayer('lose-life')),
      cant('101.2', 'loseGame', (v, e) => e.reason !== 'concede' && forbidden(v, 'lose-game', { player: e.player })),
      cant('101.2', 'winGame', byPlayer('win-game')),
      cant('101.2', 'draw', byPlayer('draw')),
      cant('101.2', 'destroy', (v, e) => forbidden(v, 'be-destroyed', { object: e.object })),
      legality('101.2', 'attack', (v, a) => {
        const found = a.attackers.find(({ id }) => forbidden(v, 'attack', { object: id }))
        return found && { reason: 'cannot-attack', detail: { object: found.id } }
      }),
      legality('101.2', 'block', (v, a) => {
        const found = a.blocks.find(({ blocker }) => forbidden(v, 'block', { object: blocker }))
        return found && { reason: 'cannot-block', detail: { object: found.blocker } }
      }),
      legality('101.2', 'pay', (v, a) => {
        const found = a.payments.find(
          ({ player, cost }) =>
            cost.pay === 'life' &&
            forbidden(v, 'pay-life', { player }) &&
            v.ask('alwaysPayable', { life: cost.amount }) !== true,
        )
        return found && { reason: 'cannot-pay-life', detail: { player: found.player } }
      }),
    ),
  ],
  [ignores('can-beats-cant', '101.2')],
)
