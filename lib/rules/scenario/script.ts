import type { Action, Announcement } from '../kernel/action'
import { abilityAt } from '../kernel/activated'
import type { Step } from '../kernel/evaluate'
import type { PlayerId, TargetId } from '../kernel/ids'
import { aimedAt, objectNamed } from '../kernel/look'
import { manaFromAs } from '../kernel/mana'
import { type Place, specsOf, spellAbility } from '../kernel/targets'
import type { View } from '../kernel/view'
import type { Zone } from '../kernel/words'
import type { AnnouncementSpec, Scenario, ScriptStep } from './scenario'

/** The actions of a script: each finds its objects when its moment comes, since a card may be a new object by then. */
export const scriptOf = (s: Scenario): readonly Step[] => (s.script ?? []).map((step) => (v) => action(v, step))

const is = (v: View, label: string): TargetId => (v.state.players[label] ? label : (objectNamed(v, label) ?? label))

function action(v: View, step: ScriptStep): Action {
  const { active } = v.state.turn
  if (step === 'combat-damage') return { type: 'combat-damage', which: 'all' }
  if (step === 'next-combat-damage') return { type: 'combat-damage', which: 'next' }
  if (step === 'resolve' || step === 'resolve-all' || step === 'all-pass') return { type: step }
  if (step === 'start-game') return { type: 'start' }
  if ('attack' in step)
    return {
      type: 'attack',
      player: active,
      attackers: Object.entries(step.attack).map(([id, to]) => ({ id: is(v, id), attacks: is(v, to) })),
    }
  if ('block' in step) {
    const blocks = Object.entries(step.block).flatMap(([blocker, to]) =>
      [to].flat().map((attacker) => ({ blocker: is(v, blocker), attacker: is(v, attacker) })),
    )
    return { type: 'block', player: step.by ?? defender(v), blocks }
  }
  if ('play' in step) {
    const { play, by = active, ...how } = step
    return { type: 'play', player: by, object: is(v, play), ...how }
  }
  if ('cast' in step) {
    const { cast, by = active, free, as, ...said } = step
    const how = as === undefined ? {} : { as }
    const permission = free ? { permission: { name: 'free', cost: [] } } : {}
    const object = is(v, cast)
    const places = specsOf(spellAbility(v, object, as), said.modes)
    return { ...announcing(v, said, places), type: 'cast', player: by, object, ...permission, ...how }
  }
  if ('activate' in step) {
    const { activate, by, ability = 0, ...said } = step
    const object = is(v, activate)
    const places = specsOf(abilityAt(v, object, ability), said.modes)
    return { ...announcing(v, said, places), type: 'activate', player: by ?? v.controller(object), object, ability }
  }
  if ('suspend' in step) return { type: 'suspend', player: step.by ?? active, object: is(v, step.suspend) }
  if ('pay' in step)
    return {
      type: 'pay',
      payments: Object.entries(step.pay).map(([player, n]) => ({ player, cost: { pay: 'life', amount: n } })),
    }
  if ('turnUp' in step) {
    const { turnUp, by, ...said } = step
    const object = is(v, turnUp)
    return { type: 'turn-up', player: by ?? v.controller(object), object, ...said }
  }
  if ('pass' in step) return { type: 'pass', player: step.pass }
  if ('step' in step) return { type: 'step', step: step.step }
  if ('concede' in step) return { type: 'concede', player: step.concede }
  if ('ante' in step) return { type: 'ante', player: step.by ?? active, object: is(v, step.ante) }
  if ('look' in step && 'at' in step) {
    const object = is(v, step.at)
    const o = v.state.objects[object]
    return { type: 'look', player: step.look, zone: o?.zone ?? 'exile', of: o?.owner ?? active, object }
  }
  if ('look' in step) return { type: 'look', player: step.look, ...zoneOf(step, active) }
  if ('count' in step) return { type: 'count', player: step.count, ...zoneOf(step, active) }
  if ('arrange' in step) return { type: 'arrange', player: step.arrange, ...zoneOf(step, active) }
  if ('shortcut' in step) {
    const { shortcut, ...loop } = step
    return { type: 'shortcut', player: shortcut, ...loop }
  }
  return {
    type: 'effect',
    effect: step.effect,
    player: step.by ?? active,
    ...(step.source === undefined ? {} : { source: is(v, step.source) }),
    ...(step.name === undefined ? {} : { name: step.name }),
  }
}

const OWN = ['library', 'hand', 'graveyard'] as const

/** The zone that a step names, by the player whose it is. */
function zoneOf(
  step: { readonly [Z in (typeof OWN)[number]]?: PlayerId },
  active: PlayerId,
): { zone: Zone; of: PlayerId } {
  const zone = OWN.find((z) => step[z] !== undefined) ?? 'library'
  return { zone, of: step[zone] ?? active }
}
const announcing = (
  v: View,
  { targets = [], mana, ...said }: AnnouncementSpec,
  places: readonly Place[],
): Announcement => ({
  ...said,
  targets: targets.map((t, n) => aimedAt(v, t, places[n]?.filter)),
  ...(mana ? { mana: mana.map((m) => manaFromAs(m, (label) => is(v, label))) } : {}),
})

/** Who blocks when the script does not say: the player attacked, or the next one. */
function defender(v: View): PlayerId {
  const { order, turn, combat, players } = v.state
  const attacked = combat?.attackers.find((a) => players[a.attacks])?.attacks
  return attacked ?? order.find((p) => p !== turn.active) ?? turn.active
}
