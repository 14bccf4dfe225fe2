import type { Probe } from '#lib/questions/index'
import type { PlayerId, ScriptStep } from '#lib/rules/index'
import { al, and, name, type Phrase, phrase, puntiVita, sentence, verbatim } from '../grammar/index'
import { type People, playerOf } from '../people'
import type { Teller } from './teller'

/** Who pays how much, in words: «3 punti vita», «3 punti vita a testa», «3 punti vita e 2 punti vita». */
export function paymentOf(
  people: People,
  pay: Readonly<Record<PlayerId, number>>,
): { readonly payers: Phrase; readonly what: Phrase } {
  const payers = Object.keys(pay)
  const amounts = Object.values(pay)
  const [first = 0] = amounts
  const same = amounts.every((n) => n === first)
  const each = payers.length > 1 ? verbatim(' a testa') : verbatim('')
  return {
    payers: and(payers.map((p) => playerOf(people, p))),
    what: same ? phrase`${puntiVita(first)}${each}` : phrase`rispettivamente ${and(amounts.map((n) => puntiVita(n)))}`,
  }
}

/** A payment that no ability asks for is one that an effect allows. */
export function paymentSentence(t: Teller, s: ScriptStep | undefined, probe: Probe | undefined): readonly Phrase[] {
  if (probe?.ask !== 'legal' || typeof s !== 'object' || !('pay' in s)) return []
  const { payers, what } = paymentOf(t.people, s.pay)
  return [sentence(phrase`un effetto permette ${al(name(payers, 'm'))} di pagare ${what}`)]
}
