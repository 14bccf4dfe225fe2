import type { Announcing } from '../kernel/action'
import { COLORS, type Color, type Cost } from '../kernel/card'
import { chosenOne, nameAll } from '../kernel/choose'
import type { Effect } from '../kernel/effect'
import type { GameEvent } from '../kernel/events'
import type { PlayerId, TargetId } from '../kernel/ids'
import type { Amount, ObjectRef, PlayerRef } from '../kernel/language'
import { amount, labelOf, objectNamed, objects, paidCosts, players } from '../kernel/look'
import { manaFromAs } from '../kernel/mana'
import type { Permission } from '../kernel/state'
import { type Context, compound, verb } from '../kernel/verb'
import type { View } from '../kernel/view'
import { either, flag, list, named, oneOf, optional, text } from '../scenario/schema'
import { amount as amountWords, counterName, mana, objectRef, playerRef } from '../scenario/words'

declare module '../kernel/effect' {
  interface EffectMap {
    /** `any-color`: of a colour that the player chooses. */
    addMana: { readonly mana: string; readonly who?: PlayerRef; readonly times?: Amount }
    /**
     * A player may cast a card as the instruction is carried out: for its mana cost, for another cost, or without paying it;
     * `must`: does so if able. `otherwise` is what happens if it is not cast.
     */
    cast: {
      readonly what: ObjectRef
      readonly who?: PlayerRef
      readonly free?: boolean
      readonly cost?: readonly Cost[]
      readonly name?: string
      readonly must?: boolean
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

const permission = (free: boolean | undefined, cost: readonly Cost[] | undefined, name = 'free'): Permission =>
  free || cost ? { name, cost: cost ?? [] } : {}

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
  verb(
    'addMana',
    { mana: either(mana, oneOf(['any-color'])), who: optional(playerRef), times: optional(amountWords) },
    (v, op, c) =>
      players(v, op.who ?? 'you', c).flatMap((player): readonly GameEvent[] => {
        const color = op.mana === 'any-color' ? colorOf(v, player, c) : undefined
        const times = amount(v, op.times ?? 1, color ? { ...c, color } : c)
        const letters = color ? `{${color}}` : op.mana
        const more = { ...(c.source ? { source: c.source } : {}), ...(isTapping(c) ? { tapped: true as const } : {}) }
        return times > 0 ? [{ type: 'addMana', player, mana: letters.repeat(times), ...more }] : []
      }),
  ),
  compound(
    'cast',
    {
      what: objectRef,
      who: optional(playerRef),
      free: optional(flag),
      cost: optional(list(named('cost'))),
      name: optional(text),
      must: optional(flag),
      otherwise: optional(named('effect')),
    },
    (r, op, c) => {
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
              permission: permission(op.free, op.cost, op.name),
            }).length
          if (!cast && op.otherwise) r.run(op.otherwise, c)
        }
    },
  ),
  compound('exileWithCounters', { what: objectRef, counter: counterName, amount: amountWords }, (r, op, c) => {
    for (const object of objects(r.view(), op.what, c)) {
      const label = labelOf(r.view(), object)
      r.together([{ type: 'exile', object }])
      const on = objectNamed(r.view(), label)
      if (on === undefined || r.view().state.objects[on]?.zone !== 'exile') continue
      r.together([{ type: 'putCounters', on, counter: op.counter, amount: amount(r.view(), op.amount, c) }])
    }
  }),
  verb('putInGraveyard', { what: objectRef }, (v, op, c) =>
    objects(v, op.what, c).map((object): GameEvent => ({ type: 'move', object, to: 'graveyard', verb: 'put' })),
  ),
  compound('ifPaid', { cost: text, effect: named('effect'), otherwise: optional(named('effect')) }, (r, op, c) => {
    const next = paidCosts(r.view(), c).includes(op.cost) ? op.effect : op.otherwise
    if (next) r.run(next, c)
  }),
]
