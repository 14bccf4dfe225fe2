import { flatMap } from '#lib/base/lists'
import type { Ability } from '../../kernel/card'
import type { EventOf, GameEvent } from '../../kernel/events'
import { ableOf } from '../../kernel/functioning'
import { matching, onBattlefield } from '../../kernel/look'
import { believes, type Continuous, continuous, partsOf, result, room, rule } from '../../kernel/rule'
import type { GameObject, GameState } from '../../kernel/state'
import type { View } from '../../kernel/view'

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

const whileThere = continuous('604.2', (v) => flatMap(v.lasting(), (a) => (a.fixed ? [] : partsOf(a))))

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
