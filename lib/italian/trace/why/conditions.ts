import type { Happening, PlayerId } from '#lib/rules/index'
import { figure, type Phrase, phrase, verbatim } from '../../grammar/index'
import { poolOf, type Tale } from '../telling/context'
import { compared } from '../why-not/condition'
import { last } from './scene'
import type { Why } from './why'

/** The life of a player as something happened: before it. */
const lifeBefore = (t: Tale, who: PlayerId, { batch }: Happening): number | undefined =>
  t.frames[Math.max(0, batch - 1)]?.life[poolOf(t, who)]

/** «Quando accade l'evento Anna ha 30 punti vita, alla risoluzione 32: la condizione ne chiede almeno 30 entrambe le volte.» */
function lifeTwice(t: Tale, triggered: Happening): Phrase | undefined {
  const { event } = triggered
  const resolved = t.evaluation.trace?.happenings.findLast(
    (h) => h.event.type === 'resolve' && h.fate === 'happened' && h.id > triggered.id,
  )
  if (event.type !== 'trigger' || !resolved) return undefined
  const { controller, source, ability } = event.trigger
  const is = ability.if
  if (!is || !('amount' in is) || typeof is.amount !== 'object' || !('lifeOf' in is.amount)) return undefined
  const [number, then] = [triggered, resolved].map((h) => lifeBefore(t, controller, h))
  const numbers = compared(t, { is, ...(number === undefined ? {} : { number }) }, controller, source)
  if (!numbers || then === undefined) return undefined
  const later = number === then ? verbatim('ancora ') : verbatim('')
  return phrase`quando accade l'evento ${numbers.has}, alla risoluzione ${later}${figure(then)}: la condizione ${numbers.asks} entrambe le volte`
}

/** That a condition is looked at twice: with what was there each time, where that is life. */
export const lookedAtTwice: Why = (t) => {
  const triggered = t.evaluation.trace?.happenings.find(({ event: e }) => e.type === 'trigger' && e.trigger.ability.if)
  if (!triggered) return undefined
  if (last(t, 'fail')) return phrase`la condizione si controlla già quando accade l'evento, e allora era vera`
  return (
    lifeTwice(t, triggered) ??
    phrase`la condizione si controlla quando accade l'evento e di nuovo alla risoluzione: è vera entrambe le volte`
  )
}
