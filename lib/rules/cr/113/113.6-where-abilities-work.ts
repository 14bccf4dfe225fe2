import { onBattlefield } from '../../kernel/look'
import { legality, room } from '../../kernel/rule'

/** An ability of a permanent works on the battlefield, unless it says otherwise. */
export const whereAbilitiesWork = room('113.6', 'Where abilities work', [
  legality('113.6', 'activate', (v, a) =>
    onBattlefield(v, a.object) ? undefined : { reason: 'not-on-battlefield', detail: { object: a.object } },
  ),
])
