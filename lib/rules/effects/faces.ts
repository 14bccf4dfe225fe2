import type { GameEvent } from '../kernel/events'
import { objects, players } from '../kernel/look'
import { verb } from '../kernel/verb'
import { maybe, what } from '../language/often'
import { type Instructions, oneOf } from '../language/schema'

/** The words of each instruction. */
export const words = {
  /** Turns a permanent over to its other face (701.27a). */
  transform: { what },
  flip: { what },
  turnFaceUp: { what },
  /** Turns a permanent face down: a 2/2 creature that is nothing else (708.2a). */
  turnFaceDown: { what },
  /** Puts two cards onto the battlefield as one permanent (701.42a). */
  meld: { what, with: what },
  /** Puts a card onto the battlefield face down, or with its back up; under the control of its owner if nobody is named. */
  putTurned: { what, how: oneOf(['face-down', 'transformed']), under: maybe },
}

declare module '../kernel/effect' {
  interface EffectMap extends Instructions<typeof words> {}
}

const each = (name: 'flip' | 'turnFaceUp' | 'turnFaceDown', type: 'flip' | 'turnUp' | 'turnDown') =>
  verb(name, (v, op, c) => objects(v, op.what, c).map((object): GameEvent => ({ type, object })))

export const verbs = [
  verb('transform', (v, op, c) =>
    objects(v, op.what, c).map(
      (object): GameEvent => ({
        type: 'transform',
        object,
        ...(c.since !== undefined && object === c.source ? { since: c.since } : {}),
      }),
    ),
  ),
  each('flip', 'flip'),
  each('turnFaceUp', 'turnUp'),
  each('turnFaceDown', 'turnDown'),
  verb('meld', (v, op, c) => {
    const [one] = objects(v, op.what, c)
    const [two] = objects(v, op.with, c)
    return one === undefined || two === undefined ? [] : [{ type: 'meld', objects: [one, two], player: c.controller }]
  }),
  verb('putTurned', (v, op, c) => {
    const [under] = op.under === undefined ? [] : players(v, op.under, c)
    return objects(v, op.what, c).map(
      (object): GameEvent => ({
        type: 'putTurned',
        object,
        how: op.how,
        ...(under === undefined ? {} : { controller: under }),
      }),
    )
  }),
]
