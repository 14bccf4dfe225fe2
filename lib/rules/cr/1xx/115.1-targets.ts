import type { TargetSpec } from '../../kernel/card'
import type { EventOf, GameEvent } from '../../kernel/events'
import type { ObjectId, PlayerId, TargetId } from '../../kernel/ids'
import { isPlayer, isType, matches, onBattlefield, players } from '../../kernel/look'
import { believes, ignores, legality, names, query, type Rule, result, room, rule } from '../../kernel/rule'
import type { View } from '../../kernel/view'

/** "Any target" is a player, a creature, a planeswalker or a battle. */
const meant = (of: (v: View, id: ObjectId) => boolean): Rule =>
  query('115.4', 'anyTarget', (v, { object }) => of(v, object))
const damageable = (v: View, id: ObjectId): boolean =>
  (['creature', 'planeswalker', 'battle'] as const).some((type) => isType(v, id, type))

/** Whether a target is there and is such as the words of the spell or ability ask for. */
function fits(
  v: View,
  target: TargetId,
  { kind, filter = {} }: TargetSpec,
  player: PlayerId,
  source: ObjectId,
): boolean {
  if (isPlayer(v, target)) {
    const who = filter.controller
    const meant = who === undefined || players(v, who, { controller: player, source, targets: [] }).includes(target)
    return kind !== 'object' && meant && v.state.players[target]?.lost === undefined
  }
  // What is phased out is treated as though it did not exist (702.26b).
  if (kind === 'player' || !v.state.objects[target] || v.state.objects[target].phasedOut) return false
  if (kind === 'any' && (!onBattlefield(v, target) || v.ask('anyTarget', { object: target }) !== true)) return false
  return matches(v, target, filter, player, source)
}

const announced = (may: typeof fits): Rule =>
  legality('115.1', 'target', (v, { target, spec, player, source }) =>
    may(v, target, spec, player, source) ? undefined : { reason: 'target-illegal', detail: { target } },
  )

/** As though what harms could be aimed only at what somebody else controls. */
const onlyFoes: typeof fits = (v, target, spec, player, source) =>
  fits(v, target, spec, player, source) && (isPlayer(v, target) ? target : v.controller(target)) !== player

/** New targets are those of the spell or ability: they have to be legal for who controls it. */
const controllers = query('115.7', 'retargetedAs', (v, { object }) => v.ask('stackController', { object }))

/** As though who gives a spell a new target took control of it. */
const choosers = query('115.7', 'retargetedAs', (_, { chooser }) => chooser)
const taking = (_: View, { object, player }: EventOf<'retarget'>): readonly GameEvent[] => [
  {
    type: 'begin',
    effect: {
      effect: { modify: { layer: '2', controller: player }, what: {} },
      controller: player,
      fixed: [object],
      until: 'end-of-game',
    },
  },
]

/** What is to be changed becomes another legal target, or stays where there is none. */
const changed = query('115.7a', 'mustChange', () => true)

/** As though a spell whose target cannot be changed were left without one. */
const countering = (v: View, { object, targets: now }: EventOf<'retarget'>): readonly GameEvent[] | undefined =>
  v.state.objects[object]?.onStack?.targets.every((target, n) => target === now[n])
    ? [{ type: 'counter', object }]
    : undefined

/**
 * A target is a player in the game, or an object where the spell or ability looks for it; it is checked again on resolution. What is affected
 * without being called a target is none, and may be what could not be one.
 */
export const targets = room(
  '115.1',
  'Targets',
  [
    announced(fits),
    meant(damageable),
    controllers,
    changed,
    names('115.7', 'retarget'),
    query('115.10', 'untargetedReaches', () => true),
  ],
  [
    believes('targets-are-foes', announced(onlyFoes)),
    believes(
      'any-target-is-anything',
      meant(() => true),
    ),
    ignores('targets-checked-later', '115.1'),
    believes('retarget-takes-spell', rule('115.7', choosers, result('115.7', 'retarget', taking))),
    believes('unchanged-is-countered', rule('115.7a', changed, result('115.7a', 'retarget', countering))),
    believes(
      'all-named-are-targets',
      query(
        '115.10',
        'untargetedReaches',
        (v, { object, player, source }) =>
          !onBattlefield(v, object) ||
          v.permits({ type: 'target', player, source, target: object, spec: { kind: 'object' } }),
      ),
    ),
  ],
)
