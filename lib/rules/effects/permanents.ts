import { type Keyword, type KeywordInstance, keywordOf, type Modification } from '../kernel/card'
import type { GameEvent } from '../kernel/events'
import type { Amount, ObjectRef, PlayerRef } from '../kernel/language'
import { amount, counterCount, holders, objects, players } from '../kernel/look'
import { type Context, verb } from '../kernel/verb'
import type { View } from '../kernel/view'
import { begin, from } from './parts'

declare module '../kernel/effect' {
  interface EffectMap {
    destroy: { readonly what: ObjectRef; readonly noRegeneration?: boolean }
    /** `by`: who is told to sacrifice it, which only its controller can (701.21a); its controller if nobody is named. */
    sacrifice: { readonly what: ObjectRef; readonly by?: PlayerRef }
    /** `faceDown`: nobody may look at it but those whom `lookers` names. */
    exile: { readonly what: ObjectRef; readonly faceDown?: true; readonly lookers?: PlayerRef }
    tap: { readonly what: ObjectRef }
    untap: { readonly what: ObjectRef }
    /** On objects, or on players. */
    putCounters: { readonly on: ObjectRef | PlayerHolder; readonly counter: string; readonly amount: Amount }
    removeCounters: { readonly on: ObjectRef | PlayerHolder; readonly counter: string; readonly amount: Amount }
    /** Until end of turn, for objects fixed as it resolves (611.2c). */
    pump: { readonly what: ObjectRef; readonly power: number; readonly toughness: number }
    gainKeyword: { readonly what: ObjectRef; readonly keyword: Keyword | KeywordInstance }
    loseKeyword: { readonly what: ObjectRef; readonly keyword: Keyword }
  }
}

interface PlayerHolder {
  readonly player: PlayerRef
}

const each = (type: 'tap' | 'untap') =>
  verb(type, (v, op, c) => objects(v, op.what, c).map((object): GameEvent => ({ type, object })))

const untilEndOfTurn = (modify: Modification, what: ObjectRef, v: View, c: Context): readonly GameEvent[] => [
  begin({ modify, what: {} }, objects(v, what, c), 'end-of-turn', c),
]

/** Who was told to look at a card before it is exiled face down: they go on seeing it (406.3). */
const haveSeen = (v: View, id: string, { memory }: Context): readonly string[] =>
  (memory?.done ?? []).flatMap((e) =>
    e.type === 'look' && e.object === id && v.ask('keepsLooking', {}) === true ? e.player : [],
  )

export const permanentVerbs = [
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
