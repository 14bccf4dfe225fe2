import { count, type Phrase, phrase, verbatim } from '../../../grammar/index'
import { stepOf, type Tale } from '../context'

/**
 * «Se nessuno accorcia la proposta,» and «in 300 giri», around what the rounds of a loop give: nobody has answered yet to what is proposed last,
 * and so it is not told as done.
 */
export function proposed(t: Tale, amount: number): { readonly before: Phrase; readonly rounds: Phrase } {
  const step = stepOf(t)
  if (typeof step !== 'object' || !('shortcut' in step)) return { before: verbatim(''), rounds: verbatim('') }
  const open = t.action === (t.people.scenario.script?.length ?? 0) - 1
  return {
    before: verbatim(open ? 'se nessuno accorcia la proposta, ' : ''),
    rounds: phrase` ${verbatim('in')} ${count(amount / step.gain, 'giro')}`,
  }
}
