import type { Violation } from '#lib/rules/index'
import { figure, phrase, puntiVita, verb } from '../../../grammar/index'
import { poolOf, type Saying, type Tale } from '../context'
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
    ...(misread.includes('paying-life-is-damage')
      ? [explain(t, phrase`pagare punti vita è perderne, non subire danno`, ['119.4'])]
      : []),
  ]
}
