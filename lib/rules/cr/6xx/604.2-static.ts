import { flatMap } from '#lib/base/lists'
import type { Ability } from '../../kernel/card'
import type { EventOf, GameEvent } from '../../kernel/events'
import { ableOf } from '../../kernel/functioning'
import { matching, onBattlefield } from '../../kernel/look'
import { believes, type Continuous, continuous, partsOf, result, room, rule } from '../../kernel/rule'
import type { GameObject, GameState } from '../../kernel/state'
import type { Active, View } from '../../kernel/view'

type Defining = readonly Continuous['modification'][]

/** What a characteristic-defining ability says. */
const definingOf = (abilities: readonly Ability[]): Defining =>
  flatMap(abilities, (a) =>
    a.type === 'static'
      ? flatMap(a.effects, (e) => ('modify' in e ? [e.modify].flat().filter((m) => m.layer === '7a') : []))
      : [],
  )

/** Objects off the battlefield whose power and toughness are defined: there are hardly any. */
const definedElsewhere = (s: GameState): readonly GameObject[] =>
  ableOf(s).filter((o) => o.zone !== 'battlefield' && definingOf(o.printed.abilities).length > 0)

/**
 * The parts of the effect of a static ability. It is simply true (113.3d), whoever comes; were it not, it would be of what was there when it came, as the
 * effect of what resolves is (611.2c). Somebody may believe that it waits on the stack.
 */
const trueOf = (v: View, a: Active): readonly Continuous[] => {
  if (a.fixed) return []
  if (!('modify' in a.effect)) return partsOf(a)
  const holds = v.ask('staticsHold', {})
  if (holds === 'always') return partsOf(a)
  if (holds === 'resolved') return waits(v, a) ? [] : partsOf(a)
  return partsOf(a, thereBefore(v, a))
}

/** Whether an ability of the source of an effect is still on the stack. */
const waits = ({ state: { shared, objects } }: View, { source }: Active): boolean =>
  source !== undefined &&
  shared.stack.some((id) => objects[id]?.kind === 'ability' && objects[id]?.onStack?.source === source)

/** What was there before the source of an effect, of those of which it speaks, as they are printed. */
function thereBefore({ state }: View, a: Active): Continuous['affects'] {
  const { effect, source, controller } = a
  const since = state.objects[source ?? '']?.timestamp
  if (since === undefined || !('modify' in effect) || !effect.what.types) return a
  const { types, controller: whose } = effect.what
  return state.shared.battlefield.filter((id) => {
    const o = state.objects[id]
    return (
      o !== undefined &&
      o.timestamp < since &&
      types.every((type) => o.printed.types.includes(type)) &&
      (whose !== 'you' || o.controller === controller)
    )
  })
}

const whileThere = continuous('604.2', (v) => flatMap(v.lasting(), (a) => trueOf(v, a)))

/** As though what a static ability gives stayed until the turn ends once its permanent has left. */
const lingering = (v: View, { object, to }: EventOf<'move'>): readonly GameEvent[] | undefined => {
  if (!onBattlefield(v, object) || to === 'battlefield') return undefined
  return v.lasting().flatMap((a): readonly GameEvent[] => {
    const { effect, controller, source } = a
    if (a.fixed || source !== object || !('modify' in effect)) return []
    const fixed = matching(v, effect.what, { controller, source }).filter((id) => id !== object)
    return fixed.length ? [{ type: 'begin', effect: { effect, controller, fixed, until: 'end-of-turn' } }] : []
  })
}

/** Static abilities are simply true while their object is on the battlefield; those that define its characteristics, everywhere. */
export const staticAbilities = room(
  '604.2',
  'Static abilities',
  [
    whileThere,
    continuous('604.3', ({ state }) =>
      flatMap(definedElsewhere(state), ({ id, owner, timestamp, printed }) =>
        definingOf(printed.abilities).map((modification) => ({
          modification,
          affects: [id],
          timestamp,
          controller: owner,
          source: id,
        })),
      ),
    ),
  ],
  [believes('static-lingers', rule('604.2', whileThere, result('604.2', 'move', lingering)))],
)
