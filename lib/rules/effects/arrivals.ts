import type { GameEvent } from '../kernel/events'
import type { Amount, ObjectRef, PlayerRef } from '../kernel/language'
import { amount, objects, players } from '../kernel/look'
import { verb } from '../kernel/verb'

declare module '../kernel/effect' {
  interface EffectMap {
    /** Under the control of whoever puts it there, unless `under` says whose (110.2a). */
    putOntoBattlefield: {
      readonly what: ObjectRef
      readonly under?: PlayerRef
      readonly tapped?: boolean
      readonly counters?: Readonly<Record<string, Amount>>
      readonly attachedTo?: ObjectRef
    }
    /** To the hand of its owner. */
    returnToHand: { readonly what: ObjectRef }
    phaseOut: { readonly what: ObjectRef }
    attach: { readonly what: ObjectRef; readonly to: ObjectRef }
    unattach: { readonly what: ObjectRef }
  }
}

export const arrivalVerbs = [
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
  verb('phaseOut', (v, op, c) => objects(v, op.what, c).map((object): GameEvent => ({ type: 'phaseOut', object }))),
  verb('attach', (v, op, c) => {
    const [to] = objects(v, op.to, c)
    return to === undefined ? [] : objects(v, op.what, c).map((object): GameEvent => ({ type: 'attach', object, to }))
  }),
  verb('unattach', (v, op, c) => objects(v, op.what, c).map((object): GameEvent => ({ type: 'unattach', object }))),
]
