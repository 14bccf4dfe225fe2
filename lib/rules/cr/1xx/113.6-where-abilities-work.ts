import { abilityAt } from '../../kernel/activated'
import { worksFrom } from '../../kernel/functioning'
import { onBattlefield } from '../../kernel/look'
import { legality, room } from '../../kernel/rule'

/** An ability of a permanent works on the battlefield, unless it says otherwise; others work where such abilities do. */
export const whereAbilitiesWork = room('113.6', 'Where abilities work', [
  legality('113.6', 'activate', (v, a) => {
    const o = v.state.objects[a.object]
    const ability = abilityAt(v, a.object, a.ability)
    const works = onBattlefield(v, a.object) || (o?.zone !== 'battlefield' && ability && o && worksFrom(ability, o))
    return works ? undefined : { reason: 'not-on-battlefield', detail: { object: a.object } }
  }),
])
