import type { Cost, Keyword } from '#lib/rules/index'
import { teamOf } from '../../names/people'
import type { Setting } from './setting'

const asked = ({ people, action }: Setting) => (action === undefined ? undefined : people.scenario.script?.[action])

/** What the ability costs that the action activates. */
function costsOf(s: Setting): readonly Cost[] | undefined {
  const step = asked(s)
  if (typeof step !== 'object' || !('activate' in step)) return undefined
  const ability = s.people.start.state.objects[step.activate]?.printed.abilities[step.ability ?? 0]
  return ability?.type === 'activated' ? ability.cost : []
}

/** Whether the action pays with {T} or {Q}. */
export const isTapped = (s: Setting): boolean =>
  costsOf(s)?.some(({ pay }) => pay === 'tap' || pay === 'untap') === true

/** Whether the action pays with {Q}. */
export const isUntapped = (s: Setting): boolean => costsOf(s)?.some(({ pay }) => pay === 'untap') === true

/** Life that the action costs, and life that there is to pay it. */
export function payment(s: Setting): { readonly cost: number; readonly life: number } | undefined {
  const step = asked(s)
  const costs = costsOf(s)
  if (!costs || typeof step !== 'object' || !('activate' in step)) return undefined
  const { state } = s.people.start
  const player = step.by ?? s.people.start.controller(step.activate)
  const [holder = player] = teamOf(s.people, player)
  return {
    cost: costs.reduce((n, c) => (c.pay === 'life' && typeof c.amount === 'number' ? n + c.amount : n), 0),
    life: state.life[state.players[holder]?.pool ?? holder] ?? 0,
  }
}

/** Whether some attacker that the action would block has a keyword. */
export function attackerHas(s: Setting, keyword: Keyword): boolean {
  const step = asked(s)
  if (typeof step !== 'object' || !('block' in step)) return false
  const { objects } = s.people.start.state
  return Object.values(step.block)
    .flat()
    .some((id) => objects[id]?.printed.keywords.some((k) => k.keyword === keyword))
}

/** Whether the action casts a sorcery. */
export const isSorcery = (s: Setting): boolean => {
  const step = asked(s)
  if (typeof step !== 'object' || !('cast' in step)) return false
  return s.people.start.state.objects[step.cast]?.printed.types.includes('sorcery') === true
}

/** Whether the action is an attack. */
export const isAttack = (s: Setting): boolean => {
  const step = asked(s)
  return typeof step === 'object' && 'attack' in step
}

/** Whether something switches power and toughness. */
export const isSwitched = ({ people }: Pick<Setting, 'people'>): boolean =>
  people.scenario.script?.some(
    (s) =>
      typeof s === 'object' &&
      'effect' in s &&
      s.effect.do === 'change' &&
      [s.effect.modify].flat().some(({ layer }) => layer === '7d'),
  ) === true

/** Whether the action is a block. */
export const isBlock = (s: Setting): boolean => {
  const step = asked(s)
  return typeof step === 'object' && 'block' in step
}

/** Whether a loyalty ability has been activated before, of this planeswalker or of another: a reason does not say of which. */
export function hasUsedLoyalty(s: Setting): boolean {
  const before = s.people.scenario.script?.slice(0, s.action) ?? []
  return before.some((step) => typeof step === 'object' && 'activate' in step)
}

/** Whether what an Equipment is to be attached to is under the control of somebody else. */
export function equipsAnother(s: Setting): boolean {
  const step = asked(s)
  if (typeof step !== 'object' || !('activate' in step)) return false
  const { start } = s.people
  const [target] = step.targets ?? []
  return typeof target === 'string' && start.controller(target) !== (step.by ?? start.controller(step.activate))
}

/** Whether the last thing that happens is combat damage: nothing resolves there. */
export const inCombat = ({ people }: Setting): boolean => {
  const last = people.scenario.script?.at(-1)
  return last === 'combat-damage' || last === 'next-combat-damage'
}
