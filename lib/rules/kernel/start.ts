import type { ChoiceRequest } from './action'
import { inZone, pickCards } from './cards'
import type { Engine } from './engine'
import type { GameEvent } from './events'
import type { PlayerId } from './ids'
import { turnOrder } from './look'
import type { StartingStep } from './query'
import { illegalAnswer } from './signal'
import type { Actions } from './taking'

/** The start of the game: what the rules name, in the order in which they name it. */
export const startActions = {
  start: (g) => {
    for (const step of g.need('startingSteps', {})) perform[step](g)
    return []
  },
} satisfies Actions

const none = (): void => {}

const perform: Readonly<Record<StartingStep, (g: Engine) => void>> = {
  'starting-player': (g) => g.together([{ type: 'startingPlayer', player: whoStarts(g) }]),
  // Commanders lie in the command zone, and life totals are there, as a scenario begins.
  commanders: none,
  life: none,
  shuffle: (g) => each(g, (player) => [{ type: 'shuffle', player }]),
  hands: (g) => {
    each(g, (player) => [{ type: 'draw', player, amount: g.need('openingHand', { player }) }])
    let deciding = turnOrder(g.view())
    for (let taken = 1; deciding.length; taken++) {
      deciding = deciding.filter((player) => takesOne(g, player, taken))
      mulligan(g, deciding, taken)
    }
  },
  'first-turn': (g) => g.together([{ type: 'step', step: 'untap' }]),
}

/** Something that players do at the same time. */
const each = (g: Engine, does: (player: PlayerId) => readonly GameEvent[], players = turnOrder(g.view())): void => {
  g.together(players.flatMap(does))
}

/** Who has been chosen to take the first turn: where the scenario does not say it, the player whose turn it gives. */
function whoStarts(g: Engine): PlayerId {
  const { turn, order } = g.state
  const fixed = g.view().ask('startingPlayer', {})
  if (fixed !== undefined) return fixed
  const request = { choose: 'pick', player: turn.active, of: 'starting-player', options: order } as const
  if (!g.answers(request)) return turn.active
  const answer = g.choose(request)
  const [who] = [answer].flat()
  return typeof who === 'string' && order.includes(who) ? who : illegalAnswer(request, answer)
}

/** Whether a player, who may, declares one more mulligan. */
function takesOne(g: Engine, player: PlayerId, taken: number): boolean {
  if (!g.view().ask('mulligan', { player, taken })) return false
  const request: ChoiceRequest = { choose: 'mulligan', player, of: 'hand', options: ['keep', 'mulligan'] }
  const answer = g.choose(request)
  return answer === 'mulligan' || (answer === 'keep' ? false : illegalAnswer(request, answer))
}

/** All who have declared it shuffle their hands away, draw anew, and put cards on the bottom. */
function mulligan(g: Engine, players: readonly PlayerId[], taken: number): void {
  const hand = (player: PlayerId) => inZone(g.view(), 'hand', player)
  each(g, (player) => hand(player).map((object) => ({ type: 'move', object, to: 'library', verb: 'put' })), players)
  each(g, (player) => [{ type: 'shuffle', player }], players)
  const anew = (player: PlayerId) => ({ player, ...g.need('mulligan', { player, taken }) })
  each(g, (player) => [{ type: 'mulligan', ...anew(player) }], players)
  each(g, (player) => [{ type: 'draw', player, amount: anew(player).amount }], players)
  const away = (player: PlayerId) =>
    pickCards(g.view(), { choose: 'take', player, of: 'mulligan' }, hand(player), anew(player).bottom)
  each(
    g,
    (player) => away(player).map((object) => ({ type: 'move', object, to: 'library', position: -1, verb: 'put' })),
    players,
  )
}
