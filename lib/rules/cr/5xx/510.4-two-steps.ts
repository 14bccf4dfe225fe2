import type { ObjectId } from '../../kernel/ids'
import { has } from '../../kernel/look'
import { believes, legality, query, type Rule, room, rule } from '../../kernel/rule'
import type { View } from '../../kernel/view'

const steps = query('510.4', 'damageSteps', (v) => {
  const fighters = (v.state.combat?.attackers ?? []).flatMap((a) => [a.id, ...a.blockers])
  return fighters.some((object) => v.ask('strikesFirst', { object }) === true) ? 2 : 1
})

/** A first step of two comes only when there are two. */
const noFirst = legality('510.4', 'step', (_, { step, next }) =>
  step === 'first-combat-damage' && next === 'combat-damage' ? { reason: 'one-damage-step' } : undefined,
)

/** Who deals damage in a step; `second` says who is left for the second one. What has lost first strike since the first is another rule's. */
const strikers = (second: (v: View, id: ObjectId) => boolean) =>
  query('510.4', 'strikesNow', (v, { object, step }) => {
    if (step === 'only') return true
    if (step === 'first') return v.ask('strikesFirst', { object }) === true
    return second(v, object)
  })

/** Whoever has gained first strike since the first step began had not dealt damage in it, and does so now. */
const left = (v: View, id: ObjectId): boolean =>
  !v.state.combat?.struckFirst?.includes(id) || !has(v, id, 'first-strike')

const twoWith = (second: typeof left): Rule => rule('510.4', steps, noFirst, strikers(second))

/** With first or double strike in combat there are two damage steps; the second is for those that had neither as the first began. */
export const twoSteps = room(
  '510.4',
  'Two combat damage steps',
  [twoWith(left)],
  [
    believes(
      'first-strike-gained-skips',
      twoWith((v, id) => !has(v, id, 'first-strike')),
    ),
  ],
)
