import { isRecord } from '#lib/base/json'
import type { GameEvent } from '../kernel/events'
import type { PlayerId } from '../kernel/ids'
import { labelOf, life, players, quantity, turnOrder } from '../kernel/look'
import { illegalAnswer } from '../kernel/signal'
import { verb } from '../kernel/verb'
import type { View } from '../kernel/view'
import { either } from '../language/either'
import { who } from '../language/often'
import { type Instructions, mention, optional, pair, record } from '../language/schema'
import { much, number } from '../language/words'
import { from } from './parts'

/** The words of each instruction. */
export const words = {
  setLife: { who, total: either(number, much) },
  doubleLife: { who },
  exchangeLife: { players: pair(who) },
  /** Players get each other's life totals: as `totals` says, else as its controller chooses. */
  redistributeLife: { totals: optional(record(mention('player'), number)) },
}

declare module '../kernel/effect' {
  interface EffectMap extends Instructions<typeof words> {}
}

/** Of some players, those whose total is set: a rule may say that it is not all of them. */
const settable = (v: View, who: readonly PlayerId[]): readonly PlayerId[] => v.ask('lifeIsSet', { players: who }) ?? who

type Totals = Readonly<Record<PlayerId, number>>

/** Whether each of some players in the game gets one of their totals, and each total goes to one of them. */
function redistributes(v: View, totals: Readonly<Record<string, unknown>>): boolean {
  const ascending = (xs: readonly unknown[]): string => xs.toSorted((a, b) => Number(a) - Number(b)).join()
  const who = Object.keys(totals)
  return (
    who.every((p) => turnOrder(v).includes(p)) &&
    ascending(Object.values(totals)) === ascending(who.map((p) => life(v, p)))
  )
}

/** Whether there is anything to decide: two players of whom each can get the total of the other; else everybody keeps their own. */
function isOpen(v: View): boolean {
  const all = turnOrder(v)
  return all.some((p) =>
    all.some((q) => {
      const [lower, higher] = [life(v, p), life(v, q)]
      return lower < higher && !v.impossible({ type: 'redistributeLife', totals: { [p]: higher, [q]: lower } })
    }),
  )
}

export const verbs = [
  verb('setLife', (v, op, c) =>
    settable(v, players(v, op.who, c)).map(
      (player): GameEvent => ({ type: 'setLife', player, total: quantity(v, op.total, c), ...from(c) }),
    ),
  ),
  verb('doubleLife', (v, op, c) =>
    players(v, op.who, c).map((player): GameEvent => ({ type: 'doubleLife', player, ...from(c) })),
  ),
  verb('exchangeLife', (v, op, c) => {
    const [a] = players(v, op.players[0], c)
    const [b] = players(v, op.players[1], c)
    return a === undefined || b === undefined ? [] : [{ type: 'exchangeLife', players: [a, b], ...from(c) }]
  }),
  verb('redistributeLife', (v, op, c) => {
    const of = c.source === undefined ? 'redistributeLife' : labelOf(v, c.source)
    const request = { choose: 'distribution', player: c.controller, of, options: turnOrder(v) } as const
    if (!op.totals && !isOpen(v) && !v.answers(request)) return []
    const answer = op.totals ?? v.choose(request)
    if (!isRecord(answer) || !redistributes(v, answer)) return illegalAnswer(request, answer)
    const event: GameEvent = { type: 'redistributeLife', totals: answer as Totals, ...from(c) }
    // Nobody chooses a total for a player who cannot get it (119.7, 119.8).
    return op.totals || !v.impossible(event) ? [event] : illegalAnswer(request, answer)
  }),
]
