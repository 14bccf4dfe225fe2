import { abilityAt } from '../../kernel/activated'
import type { Ability } from '../../kernel/card'
import { isActive, isCreature, permanents } from '../../kernel/look'
import { believes, legality, names, room, rule, turnBased } from '../../kernel/rule'
import type { View } from '../../kernel/view'

const sick = (v: View, id: string, to: 'attack' | 'tap'): boolean =>
  v.state.objects[id]?.ready === false &&
  isCreature(v, id) &&
  v.ask('waitsNot', { object: id, to }) !== true &&
  v.ask('asThough', { what: 'haste', object: id }) !== true

const taps = (a: Ability | undefined): boolean =>
  a?.type === 'activated' && a.cost.some((c) => c.pay === 'tap' || c.pay === 'untap')

const attacking = legality('302.6', 'attack', (v, a) => {
  const found = a.attackers.find(({ id }) => sick(v, id, 'attack'))
  return found && { reason: 'just-arrived', detail: { object: found.id } }
})
const activating = (waits: (a: Ability | undefined) => boolean) =>
  legality('302.6', 'activate', (v, a) =>
    sick(v, a.object, 'tap') && waits(abilityAt(v, a.object, a.ability))
      ? { reason: 'just-arrived', detail: { object: a.object } }
      : undefined,
  )
const blocking = legality('302.6', 'block', (v, a) => {
  const found = a.blocks.find(({ blocker }) => sick(v, blocker, 'attack'))
  return found && { reason: 'just-arrived', detail: { object: found.blocker } }
})

const settling = turnBased('302.6', 'untap', (v) =>
  permanents(v)
    .filter((id) => v.state.objects[id]?.ready === false && isActive(v, v.controller(id)))
    .map((object) => ({ type: 'ready', object })),
)

/** A creature attacks, or uses {T} and {Q}, only if its controller has had it since their turn began. */
export const summoningSickness = room(
  '302.6',
  'Summoning sickness',
  [rule('302.6', attacking, activating(taps), settling), names('302.6', 'ready')],
  [
    believes('sick-cannot-block', rule('302.6', attacking, activating(taps), settling, blocking)),
    believes(
      'sick-cannot-use-any-ability',
      rule(
        '302.6',
        attacking,
        activating(() => true),
        settling,
      ),
    ),
    believes('sick-only-cannot-attack', rule('302.6', attacking, settling)),
  ],
)
