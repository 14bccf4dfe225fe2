import { flatMap } from '#lib/base/lists'
import type { Ability } from '../../kernel/card'
import { ableOf } from '../../kernel/functioning'
import { type Continuous, continuous, partsOf, room } from '../../kernel/rule'
import type { GameObject, GameState } from '../../kernel/state'

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

/** Static abilities are simply true while their object is on the battlefield; those that define its characteristics, everywhere. */
export const staticAbilities = room('604.1', 'Static abilities', [
  continuous('604.1', (v) => flatMap(v.lasting(), (a) => (a.fixed ? [] : partsOf(a)))),
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
])
