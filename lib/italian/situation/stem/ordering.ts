import { type Probe, readingsOf } from '#lib/questions/index'
import { al, and, type Phrase, phrase, sentence, verbatim } from '../../grammar/index'
import { playerOf, thingOf } from '../../names/people'
import type { Teller } from './teller'

/**
 * How players arrange cards that go to one place together, where the question is about their order; where more than one player might
 * do it, how each would.
 */
export function orderSentences(t: Teller, probe: Probe | undefined): readonly Phrase[] {
  const asked = (probe ? readingsOf(probe) : []).find((r) => r.ask === 'order')
  if (asked?.ask !== 'order') return []
  const from = verbatim(asked.zone === 'library' ? 'dalla cima' : 'dal fondo')
  const said = (t.people.scenario.choices ?? []).flatMap((c) => {
    if (c.choose !== 'order' || c.player === undefined || !Array.isArray(c.answer)) return []
    const cards = and((c.answer as readonly string[]).map((id) => thingOf(t.people, id)))
    return [{ who: playerOf(t.people, c.player), cards }]
  })
  if (said.length === 1)
    return said.map(({ who, cards }) => sentence(phrase`${who} dispone le proprie carte così, ${from}: ${cards}`))
  return said.map(({ who, cards }) => sentence(phrase`se l'ordine tocca ${al(who)}, ${from} è questo: ${cards}`))
}

const TIMES = ['nessun mulligan', 'un mulligan', 'due mulligan', 'tre mulligan', 'quattro mulligan']

/** Who takes mulligans before the game begins: «Anna prende due mulligan, Nora tiene la prima mano.» */
export function mulliganSentences(t: Teller): readonly Phrase[] {
  const { choices, script } = t.people.scenario
  if (!script?.includes('start-game')) return []
  const taken = (p: string): number =>
    (choices ?? []).filter((c) => c.choose === 'mulligan' && c.player === p && c.answer === 'mulligan').length
  const takes = t.people.order.filter((p) => taken(p) > 0)
  if (!takes.length) return [sentence(verbatim('ogni giocatore tiene la prima mano'))]
  const some = and(takes.map((p) => phrase`${playerOf(t.people, p)} prende ${verbatim(TIMES[taken(p)] ?? '')}`))
  const rest = t.people.order.filter((p) => !takes.includes(p)).map((p) => playerOf(t.people, p))
  const keep = rest.length
    ? [sentence(phrase`${and(rest)} ${verbatim(rest.length > 1 ? 'tengono' : 'tiene')} la prima mano`)]
    : []
  return [sentence(some), ...keep]
}
