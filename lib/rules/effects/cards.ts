import type { GameEvent } from '../kernel/events'
import { amount, librarySize, players } from '../kernel/look'
import { compound, verb } from '../kernel/verb'
import { who } from '../language/often'
import type { Instructions } from '../language/schema'
import { many } from '../language/words'

/** The words of each instruction. */
export const words = {
  draw: { who, amount: many },
  mill: { who, amount: many },
  /** Puts the top card into the hand without drawing it (121.5). */
  putInHand: { who },
}

declare module '../kernel/effect' {
  interface EffectMap extends Instructions<typeof words> {}
}

export const verbs = [
  compound('draw', (r, op, c) => {
    const v = r.view()
    const n = amount(v, op.amount, c)
    const how = v.ask('drawing', {})
    for (const player of players(v, op.who, c)) {
      if (how === 'one-by-one') for (let i = 0; i < n; i++) r.together([{ type: 'draw', player, amount: 1 }])
      else if (how !== 'all-or-nothing' || librarySize(v, player) >= n)
        r.together([{ type: 'draw', player, amount: n }])
    }
  }),
  verb('mill', (v, op, c) =>
    players(v, op.who, c).map((player): GameEvent => ({ type: 'mill', player, amount: amount(v, op.amount, c) })),
  ),
  verb('putInHand', (v, op, c) => players(v, op.who, c).map((player): GameEvent => ({ type: 'putInHand', player }))),
]
