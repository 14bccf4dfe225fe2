import { flatMap } from '#lib/base/lists'
import type { GameEvent } from './events'
import type { ObjectId, PlayerId } from './ids'
import { hasLeft, onBattlefield, permanents } from './look'
import type { View } from './view'

/** Players still in the game. */
export const remaining = (v: View): readonly PlayerId[] => v.state.order.filter((p) => !v.state.players[p]?.lost)

/** What changes by itself when effects, or what has been `turned`, made something else of what is on the battlefield. */
export const changed = (before: View, after: View, turned: boolean): readonly GameEvent[] =>
  before.state === after.state
    ? []
    : [
        ...expired(after),
        ...returning(after),
        ...(before.plain && after.plain && !turned
          ? []
          : [...newlyControlled(before, after), ...leavers(before, after)]),
      ]

/** Effects that last for as long as something is so, and it is not any more (611.2b). */
function expired(after: View): readonly GameEvent[] {
  const effects = flatMap(after.state.floating, (f) =>
    f.until.startsWith('while') && after.ask('goesOn', { effect: f }) === false ? [f.id] : [],
  )
  return effects.length ? [{ type: 'end', effects }] : []
}

/** What was exiled until a permanent left the battlefield comes back as soon as it has (610.3). */
const returning = (after: View): readonly GameEvent[] =>
  flatMap(after.state.floating, (effect) =>
    'returns' in effect.effect && hasLeft(after, effect.source ?? '')
      ? [{ type: 'end', effects: [effect.id] }, ...(after.ask('untilLeaves', { effect }) ?? [])]
      : [],
  )

/** Permanents of which somebody else has gained control: they have not been under that control since the turn began. */
const newlyControlled = (before: View, after: View): readonly GameEvent[] =>
  permanents(after)
    .filter((id) => after.state.objects[id]?.ready && onBattlefield(before, id))
    .filter((id) => before.controller(id) !== after.controller(id))
    .map((object) => ({ type: 'ready', object, ready: false }))

/** What leaves combat while it stays on the battlefield: the rules say when, by what just happened (506.4). */
const leavers = (before: View, after: View): readonly GameEvent[] =>
  inCombat(after)
    .filter((id) => onBattlefield(after, id) && onBattlefield(before, id))
    .filter((object) => after.ask('leavesCombat', { object, formerly: before.controller(object) }) === true)
    .map((object) => ({ type: 'leaveCombat', object }))

/** Everything that takes part in combat: attackers, what they attack, blockers. */
const inCombat = (v: View): readonly ObjectId[] => [
  ...new Set(flatMap(v.state.combat?.attackers ?? [], (a) => [a.id, a.attacks, ...a.blockers])),
]
