import type { GameEvent } from '../kernel/events'
import { amount, objects, players } from '../kernel/look'
import { verb } from '../kernel/verb'
import { maybe, tapped, what } from '../language/often'
import { type Instructions, optional, record } from '../language/schema'
import { counterName, much } from '../language/words'

/** The words of each instruction. */
export const words = {
  /** Under the control of whoever puts it there, unless `under` says whose (110.2a). */
  putOntoBattlefield: {
    what,
    under: maybe,
    tapped,
    counters: optional(record(counterName, much)),
    attachedTo: optional(what),
  },
  /** To the hand of its owner. */
  returnToHand: { what },
  phaseOut: { what },
  attach: { what, to: what },
  unattach: { what },
}

declare module '../kernel/effect' {
  interface EffectMap extends Instructions<typeof words> {}
}

export const verbs = [
  verb('putOntoBattlefield', (v, op, c) =>
    objects(v, op.what, c).map((object): GameEvent => {
      const [under] = op.under === undefined ? [] : players(v, op.under, c)
      const controller = under ?? v.ask('entersUnder', { object, player: c.controller })
      const [host] = op.attachedTo === undefined ? [] : objects(v, op.attachedTo, c)
      const counters = Object.entries(op.counters ?? {}).map(([name, n]) => [name, amount(v, n, c)])
      return {
        type: 'move',
        object,
        to: 'battlefield',
        ...(controller === undefined ? {} : { controller }),
        verb: 'put',
        entry: {
          ...(op.tapped ? { tapped: true } : {}),
          ...(counters.length ? { counters: Object.fromEntries(counters) } : {}),
          ...(host === undefined ? {} : { attachedTo: host }),
        },
      }
    }),
  ),
  verb('returnToHand', (v, op, c) =>
    objects(v, op.what, c).map((object): GameEvent => ({ type: 'move', object, to: 'hand', verb: 'put' })),
  ),
  verb('phaseOut', (v, op, c) =>
    objects(v, op.what, c).map((object): GameEvent => ({ type: 'phaseOut', object, under: v.controller(object) })),
  ),
  verb('attach', (v, op, c) => {
    const [to] = objects(v, op.to, c)
    return to === undefined ? [] : objects(v, op.what, c).map((object): GameEvent => ({ type: 'attach', object, to }))
  }),
  verb('unattach', (v, op, c) => objects(v, op.what, c).map((object): GameEvent => ({ type: 'unattach', object }))),
]
