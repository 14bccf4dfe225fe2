import type { ObjectRef, PlayerRef } from '../kernel/language'
import { objects, players } from '../kernel/look'
import type { Duration } from '../kernel/state'
import { verb } from '../kernel/verb'
import { begin, from } from './parts'

declare module '../kernel/effect' {
  interface EffectMap {
    gainControl: { readonly what: ObjectRef; readonly who?: PlayerRef; readonly until: Duration }
    /** Control of two permanents, or nothing at all (701.12a, 701.12b). */
    exchangeControl: { readonly what: readonly [ObjectRef, ObjectRef] }
    /** A life total and the power, or toughness, of a creature become each other (701.12g). */
    exchangeLifeWith: { readonly who: PlayerRef; readonly what: ObjectRef; readonly value: 'power' | 'toughness' }
  }
}

export const controllerVerbs = [
  verb('gainControl', (v, op, c) =>
    players(v, op.who ?? 'you', c)
      .slice(0, 1)
      .map((controller) =>
        begin({ modify: { layer: '2', controller }, what: {} }, objects(v, op.what, c), op.until, c),
      ),
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
