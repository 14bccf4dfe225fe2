import type { Probe } from '#lib/questions/index'
import type { PlayerId, ScriptStep } from '#lib/rules/index'
import { al, and, ed, figure, name, type Phrase, phrase, puntiVita, sentence, verbatim } from '../../grammar/index'
import { playerOf, thingOf } from '../../names/people'
import type { Teller } from './teller'

/** The same amount for everybody, if it is. */
export const sharedAmount = (pay: Readonly<Record<PlayerId, number>>): number | undefined => {
  const [first, ...others] = Object.values(pay)
  return others.every((n) => n === first) ? first : undefined
}

/** A payment that no ability asks for, and a spell cast without its mana cost, are what an effect allows. */
export function paymentSentence(t: Teller, s: ScriptStep | undefined, probe: Probe | undefined): readonly Phrase[] {
  if (probe?.ask !== 'legal' || typeof s !== 'object') return []
  if ('cast' in s && s.free) {
    const who = playerOf(t.people, s.by ?? t.people.start.state.turn.active)
    const what = thingOf(t.people, s.cast)
    return [sentence(phrase`un effetto permette ${al(who)} di lanciare ${what} senza pagarne il costo di mana`)]
  }
  if (!('pay' in s)) return []
  const payers = Object.entries(s.pay).map(([p, n]) => ({ who: playerOf(t.people, p), n }))
  const [first, ...others] = payers
  if (!first) return []
  const same = sharedAmount(s.pay)
  if (same !== undefined) {
    const all = name(and(payers.map((p) => p.who)), 'm')
    return [
      sentence(
        phrase`un effetto permette ${al(all)} di pagare ${puntiVita(same)}${verbatim(others.length ? ' a testa' : '')}`,
      ),
    ]
  }
  const rest = others.map((p) => phrase`${al(p.who)} di pagarne ${figure(p.n)}`)
  return [
    sentence(phrase`un effetto permette ${al(first.who)} di pagare ${puntiVita(first.n)} ${ed(and(rest))}, insieme`),
  ]
}
