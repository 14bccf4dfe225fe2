import { oneByOne } from '../kernel/budget'
import { chosenOne, nameAll } from '../kernel/choose'
import type { GameEvent } from '../kernel/events'
import type { PlayerId } from '../kernel/ids'
import { amount, labelOf, players } from '../kernel/look'
import { type Context, verb } from '../kernel/verb'
import type { View } from '../kernel/view'
import { COLORS, type Color } from '../kernel/words'
import { either } from '../language/either'
import { maybe } from '../language/often'
import { type Instructions, oneOf, optional } from '../language/schema'
import { mana, many } from '../language/words'

/** The words of each instruction. */
export const words = {
  /** `any-color`: of a colour that the player chooses; `any-combination`: each of a colour of its own. */
  addMana: { mana: either(mana, oneOf(['any-color', 'any-combination'])), who: maybe, times: optional(many) },
}

declare module '../kernel/effect' {
  interface EffectMap extends Instructions<typeof words> {}
}

/** Whether it comes of a mana ability for which its source is tapped (106.12). */
const isTapping = ({ ability, manaAbility }: Context): boolean =>
  manaAbility === true && ability?.type === 'activated' && ability.cost.some((cost) => cost.pay === 'tap')

/** The colour that a player chooses. */
function colorOf(v: View, player: PlayerId, { source }: Context): Color {
  const of = source === undefined ? 'addMana' : labelOf(v, source)
  return chosenOne(v, { choose: 'color', player, of }, nameAll(COLORS, String))
}

export const verbs = [
  verb('addMana', (v, op, c) =>
    players(v, op.who ?? 'you', c).flatMap((player): readonly GameEvent[] => {
      const color = op.mana === 'any-color' ? colorOf(v, player, c) : undefined
      const times = oneByOne(amount(v, op.times ?? 1, color ? { ...c, color } : c))
      const letters = color ? `{${color}}` : op.mana
      const mixed = op.mana === 'any-combination' && Array.from({ length: times }, () => `{${colorOf(v, player, c)}}`)
      const more = { ...(c.source ? { source: c.source } : {}), ...(isTapping(c) ? { tapped: true as const } : {}) }
      return times > 0
        ? [{ type: 'addMana', player, mana: mixed ? mixed.join('') : letters.repeat(times), ...more }]
        : []
    }),
  ),
]
