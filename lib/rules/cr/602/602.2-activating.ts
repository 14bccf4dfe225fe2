import { legality, room } from '../../kernel/rule'

/** Only the controller of an object activates its abilities, and {T} is paid by what is untapped (107.5). */
export const activating = room('602.2', 'Activating abilities', [
  legality('602.2', 'activate', (v, a) => {
    const ability = v.characteristics(a.object).abilities[a.ability]
    if (ability?.type !== 'activated') return { reason: 'no-ability', detail: { object: a.object } }
    return v.controller(a.object) === a.player ? undefined : { reason: 'not-controlled', detail: { object: a.object } }
  }),
  legality('107.5', 'pay', (v, a) => {
    const found = a.payments.find(
      ({ cost, source }) => cost.pay === 'tap' && source !== undefined && v.state.objects[source]?.tapped,
    )
    return found && { reason: 'tapped', detail: { object: found.source ?? '' } }
  }),
])
