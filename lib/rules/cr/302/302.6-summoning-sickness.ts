import type { Ability } from '../../kernel/card'
import { isCreature } from '../../kernel/look'
import { believes, legality, room, rule, turnBased } from '../../kernel/rule'
import type { View } from '../../kernel/view'

const sick = (v: View, id: string): boolean => isCreature(v, id) && v.state.objects[id]?.ready === false

const taps = (a: Ability | undefined): boolean =>
  a?.type === 'activated' && a.cost.some((c) => c.pay === 'tap' || c.pay === 'untap')

const attacking = legality('302.6', 'attack', (v, a) => {
  const found = a.attackers.find(({ id }) => sick(v, id))
  return found && { reason: 'just-arrived', detail: { object: found.id } }
})
const activating = legality('302.6', 'activate', (v, a) =>
  sick(v, a.object) && taps(v.characteristics(a.object).abilities[a.ability])
    ? { reason: 'just-arrived', detail: { object: a.object } }
    : undefined,
)
const blocking = legality('302.6', 'block', (v, a) => {
  const found = a.blocks.find(({ blocker }) => sick(v, blocker))
  return found && { reason: 'just-arrived', detail: { object: found.blocker } }
})

/** A creature attacks, or uses {T} and {Q}, only if its controller has had it since their turn began. */
export const summoningSickness = room(
  '302.6',
  'Summoning sickness',
  [
    rule(
      '302.6',
      attacking,
      activating,
      turnBased('302.6', 'untap', (v) =>
        v.state.shared.battlefield
          .filter((id) => v.controller(id) === v.state.turn.active && v.state.objects[id]?.ready === false)
          .map((object) => ({ type: 'ready', object })),
      ),
    ),
  ],
  [believes('sick-cannot-block', rule('302.6', attacking, activating, blocking))],
)
