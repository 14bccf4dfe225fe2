import type { Violation } from '#lib/rules/index'
import { figure, phrase, puntiVita, verb } from '../../../grammar/index'
import { poolOf, type Saying, stepOf, type Tale } from '../context'
import { at, explain } from './beforehand'

/** What does not keep life from being paid, of a payment that is refused. */
export const payable = (t: Tale, misread: readonly string[], refused: readonly Violation[]): readonly Saying[] =>
  refused.flatMap(({ reason, detail }) => {
    if (reason === 'not-enough-life') return downToNothing(t, misread)
    return reason === 'cannot-lose-life' ? asLoss(t, misread, String(detail?.player)) : []
  })

/** «Un pagamento può portare il totale a 0, ma non sotto: il controllo dello 0 viene dopo.» */
function downToNothing(t: Tale, misread: readonly string[]): readonly Saying[] {
  const low = phrase`un pagamento può portare il totale a 0, ma non sotto`
  if (misread.includes('704.3'))
    return [{ ...explain(t, phrase`${low}: il controllo dello 0 viene dopo`, ['119.4', '704.3']), whole: true }]
  return misread.includes('119.4') ? [explain(t, low, ['119.4'])] : []
}

/** «Un pagamento può portare il totale a 0: 2 punti vita bastano per pagarne 2.» «Pagare punti vita è perderne, non subire danno.» */
function asLoss(t: Tale, misread: readonly string[], player: string): readonly Saying[] {
  const life = at(t).state.life[poolOf(t, player)] ?? 0
  const all = puntiVita(life)
  const zero = phrase`un pagamento può portare il totale a 0: ${all} ${verb('basta', all)} per pagarne ${figure(life)}`
  return [
    ...(misread.includes('cannot-pay-all-life') && life > 0 ? [explain(t, zero, ['119.4'])] : []),
    ...noDamage(t, misread),
  ]
}

/** «Pagare punti vita è perderne, non subire danno.» */
const noDamage = (t: Tale, misread: readonly string[]): readonly Saying[] =>
  misread.includes('paying-life-is-damage')
    ? [explain(t, phrase`pagare punti vita è perderne, non subire danno`, ['119.4'])]
    : []

/** The same of a payment that is allowed, where it is one of 0: of a larger one it is seen that life is lost. */
export function unharmed(t: Tale, misread: readonly string[]): readonly Saying[] {
  const s = stepOf(t)
  if (typeof s !== 'object' || !('activate' in s)) return []
  const ability = at(t).characteristics(at(t).state.cards[s.activate] ?? s.activate).abilities[s.ability ?? 0]
  const costs = ability?.type === 'activated' ? ability.cost : []
  return costs.some((c) => c.pay === 'life' && c.amount === 0) ? noDamage(t, misread) : []
}
