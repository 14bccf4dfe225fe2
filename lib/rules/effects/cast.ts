import type { Announcing } from '../kernel/action'
import type { EffectMap } from '../kernel/effect'
import type { GameEvent } from '../kernel/events'
import type { TargetId } from '../kernel/ids'
import { amount, labelOf, objectNamed, objects, players } from '../kernel/look'
import { manaFromAs } from '../kernel/mana'
import type { Permission } from '../kernel/state'
import { compound, verb } from '../kernel/verb'
import type { View } from '../kernel/view'
import { costs, maybe, otherwise, what } from '../language/often'
import { flag, type Instructions, optional, text, yes } from '../language/schema'
import { counterName, much } from '../language/words'

/** The words of each instruction. */
export const words = {
  /**
   * A player may cast a card as the instruction is carried out: for its mana cost, for another cost, or without paying it;
   * `must`: does so if able; `transformed`: with its back face up. `otherwise` is what happens if it is not cast.
   */
  cast: {
    what,
    who: maybe,
    free: optional(flag),
    cost: optional(costs),
    name: optional(text),
    must: optional(flag),
    transformed: optional(yes),
    otherwise,
  },
  /** Exiles a card with counters on it. */
  exileWithCounters: { what, counter: counterName, amount: much },
  /** Puts a card into its owner's graveyard from where it is. */
  putInGraveyard: { what },
}

declare module '../kernel/effect' {
  interface EffectMap extends Instructions<typeof words> {}
}

const permission = ({ free, cost, name = 'free', transformed }: EffectMap['cast']): Permission => ({
  ...(free || cost ? { name, cost: cost ?? [] } : {}),
  ...(transformed ? { transformed } : {}),
})

const isAnnouncing = (answer: unknown): answer is Announcing =>
  typeof answer === 'object' && answer !== null && 'cast' in answer

const meant = (v: View, label: string): TargetId => (v.state.players[label] ? label : (objectNamed(v, label) ?? label))

export const verbs = [
  compound('cast', (r, op, c) => {
    for (const player of players(r.view(), op.who ?? 'you', c))
      for (const object of objects(r.view(), op.what, c)) {
        const v = r.view()
        const answer = r.choose({ choose: 'cast', player, of: labelOf(v, object), options: ['no'] })
        const said: Partial<Announcing> | undefined = isAnnouncing(answer) ? answer : op.must ? {} : undefined
        const { cast: _, targets = [], ...rest } = said ?? {}
        const cast =
          said !== undefined &&
          !r.take({
            ...rest,
            type: 'cast',
            player,
            object,
            targets: targets.map((t) => meant(v, t)),
            ...(rest.mana ? { mana: rest.mana.map((m) => manaFromAs(m, (label) => meant(v, label))) } : {}),
            ...(op.transformed ? { as: 'other' as const } : {}),
            permission: permission(op),
          }).length
        if (!cast && op.otherwise) r.run(op.otherwise, c)
      }
  }),
  compound('exileWithCounters', (r, op, c) => {
    for (const object of objects(r.view(), op.what, c)) {
      const label = labelOf(r.view(), object)
      r.together([{ type: 'exile', object }])
      const on = objectNamed(r.view(), label)
      if (on === undefined || r.view().state.objects[on]?.zone !== 'exile') continue
      r.together([{ type: 'putCounters', on, counter: op.counter, amount: amount(r.view(), op.amount, c) }])
    }
  }),
  verb('putInGraveyard', (v, op, c) =>
    objects(v, op.what, c).map((object): GameEvent => ({ type: 'move', object, to: 'graveyard', verb: 'put' })),
  ),
]
