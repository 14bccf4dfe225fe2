import { objects, players } from '../kernel/look'
import { verb } from '../kernel/verb'
import { maybe, what, who } from '../language/often'
import { type Instructions, oneOf, pair } from '../language/schema'
import { duration } from '../language/words'
import { begin, from } from './parts'

/** The words of each instruction. */
export const words = {
  gainControl: { what, who: maybe, until: duration },
  /** Control of two permanents, or nothing at all (701.12a, 701.12b). */
  exchangeControl: { what: pair(what) },
  /** A life total and the power, or toughness, of a creature become each other (701.12g). */
  exchangeLifeWith: { who, what, value: oneOf(['power', 'toughness']) },
}

declare module '../kernel/effect' {
  interface EffectMap extends Instructions<typeof words> {}
}

export const verbs = [
  verb('gainControl', (v, op, c) =>
    players(v, op.who ?? 'you', c)
      .slice(0, 1)
      .map((controller) => begin({ modify: { layer: '2', controller }, what: {} }, op.what, op.until, v, c)),
  ),
  verb('exchangeControl', (v, op, c) => {
    const [a = '', b = ''] = op.what.map((ref) => objects(v, ref, c)[0] ?? '')
    return [{ type: 'exchangeControl', objects: [a, b], player: c.controller, ...from(c) }]
  }),
  verb('exchangeLifeWith', (v, { who, what, value }, c) => {
    const [player] = players(v, who, c)
    const [object] = objects(v, what, c)
    return player === undefined || object === undefined
      ? []
      : [{ type: 'exchangeLifeWith', player, object, value, ...from(c) }]
  }),
]
