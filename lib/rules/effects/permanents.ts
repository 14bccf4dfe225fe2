import { keywordOf, type Modification } from '../kernel/card'
import type { GameEvent } from '../kernel/events'
import type { ObjectRef } from '../kernel/language'
import { amount, counterCount, holders, objects, players } from '../kernel/look'
import { type Context, verb } from '../kernel/verb'
import type { View } from '../kernel/view'
import { either } from '../language/either'
import { named } from '../language/named'
import { maybe, what, who } from '../language/often'
import { flag, type Instructions, optional, shape, yes } from '../language/schema'
import { counterName, much, number } from '../language/words'
import { begin, from } from './parts'

const holder = either(what, shape({ player: who }))

/** The words of each instruction. */
export const words = {
  destroy: { what, noRegeneration: optional(flag) },
  /** `by`: who is told to sacrifice it, which only its controller can (701.21a); its controller if nobody is named. */
  sacrifice: { what, by: maybe },
  /** `faceDown`: nobody may look at it but those whom `lookers` names. */
  exile: { what, faceDown: optional(yes), lookers: maybe },
  tap: { what },
  untap: { what },
  /** On objects, or on players. */
  putCounters: { on: holder, counter: counterName, amount: much },
  removeCounters: { on: holder, counter: counterName, amount: much },
  /** Until end of turn, for objects fixed as it resolves (611.2c). */
  pump: { what, power: number, toughness: number },
  gainKeyword: { what, keyword: named('keyword') },
  loseKeyword: { what, keyword: named('keywordName') },
}

declare module '../kernel/effect' {
  interface EffectMap extends Instructions<typeof words> {}
}

const each = (type: 'tap' | 'untap') =>
  verb(type, (v, op, c) => objects(v, op.what, c).map((object): GameEvent => ({ type, object })))

const untilEndOfTurn = (modify: Modification, what: ObjectRef, v: View, c: Context): readonly GameEvent[] => [
  begin({ modify, what: {} }, what, 'end-of-turn', v, c),
]

/** Who was told to look at a card before it is exiled face down: they go on seeing it (406.3). */
const haveSeen = (v: View, id: string, { memory }: Context): readonly string[] =>
  (memory?.done ?? []).flatMap((e) =>
    e.type === 'look' && e.object === id && v.ask('keepsLooking', {}) === true ? e.player : [],
  )

export const verbs = [
  verb('destroy', (v, op, c) =>
    objects(v, op.what, c).map(
      (object): GameEvent => ({
        type: 'destroy',
        object,
        ...from(c),
        ...(op.noRegeneration ? { noRegeneration: true } : {}),
      }),
    ),
  ),
  verb('sacrifice', (v, op, c) => {
    const [player] = op.by === undefined ? [] : players(v, op.by, c)
    return objects(v, op.what, c).map(
      (object): GameEvent => ({ type: 'sacrifice', object, ...(player === undefined ? {} : { player }) }),
    )
  }),
  verb('exile', (v, op, c) => {
    const named = op.lookers === undefined ? [] : players(v, op.lookers, c)
    const exiler = c.source === undefined ? { exiler: c.controller } : {}
    const hidden = (id: string) =>
      op.faceDown ? { lookers: [...new Set([...named, ...haveSeen(v, id, c)])], ...exiler } : {}
    return objects(v, op.what, c).map((object): GameEvent => ({ type: 'exile', object, ...from(c), ...hidden(object) }))
  }),
  each('tap'),
  each('untap'),
  verb('putCounters', (v, op, c) =>
    holders(v, op.on, c).map(
      (on): GameEvent => ({ type: 'putCounters', on, counter: op.counter, amount: amount(v, op.amount, c) }),
    ),
  ),
  verb('removeCounters', (v, op, c) =>
    // What is not there is not removed: no event.
    holders(v, op.on, c).flatMap((on): readonly GameEvent[] => {
      const removed = Math.min(amount(v, op.amount, c), counterCount(v, on, op.counter))
      return removed > 0 ? [{ type: 'adjustCounters', on, counter: op.counter, by: -removed }] : []
    }),
  ),
  verb('pump', (v, op, c) => untilEndOfTurn({ layer: '7c', power: op.power, toughness: op.toughness }, op.what, v, c)),
  verb('gainKeyword', (v, op, c) => untilEndOfTurn({ layer: '6', gain: [keywordOf(op.keyword)] }, op.what, v, c)),
  verb('loseKeyword', (v, op, c) => untilEndOfTurn({ layer: '6', lose: [op.keyword] }, op.what, v, c)),
]
