import { isSorceryTime, type PlayerId } from '#lib/rules/index'
import { and, del, il, type Phrase, phrase, verbatim } from '../../../grammar/index'
import { thingOf } from '../../../names/people'
import { steps } from '../../../names/terms'
import { player, type Tale } from '../context'

/** What the time of a sorcery asks for, as far as it is not there, and what is in its stead: «serve la pila vuota, e in pila c'è Pioggia». */
export function offTime(t: Tale, who: PlayerId): Phrase {
  const v = t.view(t.first)
  const { turn, shared } = v.state
  // Only who believes that there is but one is refused in a main phase with nothing on the stack.
  if (turn.step === 'main2' && isSorceryTime(v, turn.active)) return verbatim('serve la prima fase principale')
  if (shared.stack.length > 0) {
    const there = and(shared.stack.map((id) => thingOf(t.people, id, v)))
    return phrase`serve la pila vuota, e in pila ${verbatim(shared.stack.length > 1 ? 'ci sono' : "c'è")} ${there}`
  }
  if (turn.active !== who) return phrase`serve la propria fase principale, e il turno è ${del(player(t, turn.active))}`
  const main = turn.step === 'main1' || turn.step === 'main2'
  return main
    ? verbatim('serve la propria fase principale con la pila vuota')
    : phrase`serve una delle proprie fasi principali, e questa è ${il(steps[turn.step].it)}`
}
