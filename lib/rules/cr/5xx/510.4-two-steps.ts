import { has } from '../../kernel/look'
import { legality, query, room, rule } from '../../kernel/rule'

const steps = query('510.4', 'damageSteps', (v) => {
  const fighters = (v.state.combat?.attackers ?? []).flatMap((a) => [a.id, ...a.blockers])
  return fighters.some((object) => v.ask('strikesFirst', { object }) === true) ? 2 : 1
})

/** A first step of two comes only when there are two. */
const noFirst = legality('510.4', 'step', (_, { step, next }) =>
  step === 'first-combat-damage' && next === 'combat-damage' ? { reason: 'one-damage-step' } : undefined,
)

/** In the second step those deal damage that had no first strike; what has gained or lost it since then is what 702.7c is about. */
const strikers = query('510.4', 'strikesNow', (v, { object, step }) => {
  if (step === 'only') return true
  if (step === 'first') return v.ask('strikesFirst', { object }) === true
  return !has(v, object, 'first-strike')
})

/** With first or double strike in combat there are two damage steps; the second is for those that had neither as the first began. */
export const twoSteps = room('510.4', 'Two combat damage steps', [rule('510.4', steps, noFirst, strikers)])
