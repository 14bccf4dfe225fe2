import { oneByOne } from '../kernel/budget'
import { COLORS, type Color } from '../kernel/card'
import { chosenOne, nameAll } from '../kernel/choose'
import type { GameEvent } from '../kernel/events'
import type { PlayerId } from '../kernel/ids'
import type { Amount, PlayerRef } from '../kernel/language'
import { amount, labelOf, players } from '../kernel/look'
import { type Context, verb } from '../kernel/verb'
import type { View } from '../kernel/view'

declare module '../kernel/effect' {
  interface EffectMap {
    /** `any-color`: of a colour that the player chooses; `any-combination`: each of a colour of its own. */
    addMana: { readonly mana: string; readonly who?: PlayerRef; readonly times?: Amount }
  }
}

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
