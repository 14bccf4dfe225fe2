import { flatMap } from '#lib/base/lists'
import { abilityAt } from '../../kernel/activated'
import { worksFrom } from '../../kernel/functioning'
import { onBattlefield } from '../../kernel/look'
import { believes, continuous, legality, partsOf, room, rule } from '../../kernel/rule'
import type { View } from '../../kernel/view'

const onlyThere = legality('113.6', 'activate', (v, a) => {
  const o = v.state.objects[a.object]
  const ability = abilityAt(v, a.object, a.ability)
  const works = onBattlefield(v, a.object) || (o?.zone !== 'battlefield' && ability && o && worksFrom(ability, o))
  return works ? undefined : { reason: 'not-on-battlefield', detail: { object: a.object } }
})

/** What static abilities of cards in graveyards would do if they worked there. */
const fromGraveyards = ({ state }: View) =>
  flatMap(Object.values(state.objects), ({ id, zone, owner, timestamp, printed }) =>
    zone !== 'graveyard'
      ? []
      : flatMap(printed.abilities, (ability) =>
          ability.type === 'static'
            ? flatMap(ability.effects, (effect) => partsOf({ id, effect, controller: owner, source: id, timestamp }))
            : [],
        ),
  )

/** An ability of a permanent works on the battlefield, unless it says otherwise; others work where such abilities do. */
export const whereAbilitiesWork = room(
  '113.6',
  'Where abilities work',
  [onlyThere],
  [believes('static-from-graveyard', rule('113.6', onlyThere, continuous('113.6', fromGraveyards)))],
)
