import type { Announcing } from '../kernel/action'
import { COLORS, type Color, type Cost } from '../kernel/card'
import { chosenOne, nameAll } from '../kernel/choose'
import type { Effect, EffectMap } from '../kernel/effect'
import type { GameEvent } from '../kernel/events'
import type { PlayerId, TargetId } from '../kernel/ids'
import type { Amount, ObjectRef, PlayerRef } from '../kernel/language'
import { amount, labelOf, objectNamed, objects, paidCosts, players } from '../kernel/look'
import { manaFromAs } from '../kernel/mana'
import type { Permission } from '../kernel/state'
import { type Context, compound, verb } from '../kernel/verb'
import type { View } from '../kernel/view'

declare module '../kernel/effect' {
  interface EffectMap {
    /** `any-color`: of a colour that the player chooses; `any-combination`: each of a colour of its own. */
    addMana: { readonly mana: string; readonly who?: PlayerRef; readonly times?: Amount }
    /**
     * A player may cast a card as the instruction is carried out: for its mana cost, for another cost, or without paying it;
     * `must`: does so if able; `transformed`: with its back face up. `otherwise` is what happens if it is not cast.
     */
    cast: {
      readonly what: ObjectRef
      readonly who?: PlayerRef
      readonly free?: boolean
      readonly cost?: readonly Cost[]
      readonly name?: string
      readonly must?: boolean
      readonly transformed?: true
      readonly otherwise?: Effect
    }
    /** Exiles a card with counters on it. */
    exileWithCounters: { readonly what: ObjectRef; readonly counter: string; readonly amount: Amount }
    /** Puts a card into its owner's graveyard from where it is. */
    putInGraveyard: { readonly what: ObjectRef }
    /** What happens only if an optional or alternative cost of that name was paid. */
    ifPaid: { readonly cost: string; readonly effect: Effect; readonly otherwise?: Effect }
  }
}

const permission = ({ free, cost, name = 'free', transformed }: EffectMap['cast']): Permission => ({
  ...(free || cost ? { name, cost: cost ?? [] } : {}),
  ...(transformed ? { transformed } : {}),
})

const isAnnouncing = (answer: unknown): answer is Announcing =>
  typeof answer === 'object' && answer !== null && 'cast' in answer

const meant = (v: View, label: string): TargetId => (v.state.players[label] ? label : (objectNamed(v, label) ?? label))

/** Whether it comes of a mana ability for which its source is tapped (106.12). */
const isTapping = ({ ability, manaAbility }: Context): boolean =>
  manaAbility === true && ability?.type === 'activated' && ability.cost.some((cost) => cost.pay === 'tap')

/** The colour that a player chooses. */
function colorOf(v: View, player: PlayerId, { source }: Context): Color {
  const of = source === undefined ? 'addMana' : labelOf(v, source)
  return chosenOne(v, { choose: 'color', player, of }, nameAll(COLORS, String))
}

export const manaVerbs = [
  verb('addMana', (v, op, c) =>
    players(v, op.who ?? 'you', c).flatMap((player): readonly GameEvent[] => {
      const color = op.mana === 'any-color' ? colorOf(v, player, c) : undefined
      const times = amount(v, op.times ?? 1, color ? { ...c, color } : c)
      const letters = color ? `{${color}}` : op.mana
      const mixed = op.mana === 'any-combination' && Array.from({ length: times }, () => `{${colorOf(v, player, c)}}`)
      const more = { ...(c.source ? { source: c.source } : {}), ...(isTapping(c) ? { tapped: true as const } : {}) }
      return times > 0
        ? [{ type: 'addMana', player, mana: mixed ? mixed.join('') : letters.repeat(times), ...more }]
        : []
    }),
  ),
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
  compound('ifPaid', (r, op, c) => {
    const next = paidCosts(r.view(), c).includes(op.cost) ? op.effect : op.otherwise
    if (next) r.run(next, c)
  }),
]
