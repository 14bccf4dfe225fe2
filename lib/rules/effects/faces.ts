import type { GameEvent } from '../kernel/events'
import type { ObjectRef, PlayerRef } from '../kernel/language'
import { objects, players } from '../kernel/look'
import { verb } from '../kernel/verb'

declare module '../kernel/effect' {
  interface EffectMap {
    /** Turns a permanent over to its other face (701.27a). */
    transform: { readonly what: ObjectRef }
    flip: { readonly what: ObjectRef }
    turnFaceUp: { readonly what: ObjectRef }
    /** Turns a permanent face down: a 2/2 creature that is nothing else (708.2a). */
    turnFaceDown: { readonly what: ObjectRef }
    /** Puts two cards onto the battlefield as one permanent (701.42a). */
    meld: { readonly what: ObjectRef; readonly with: ObjectRef }
    /** Puts a card onto the battlefield face down, or with its back up; under the control of its owner if nobody is named. */
    putTurned: { readonly what: ObjectRef; readonly how: 'face-down' | 'transformed'; readonly under?: PlayerRef }
  }
}

const each = (name: 'flip' | 'turnFaceUp' | 'turnFaceDown', type: 'flip' | 'turnUp' | 'turnDown') =>
  verb(name, (v, op, c) => objects(v, op.what, c).map((object): GameEvent => ({ type, object })))

export const faceVerbs = [
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
