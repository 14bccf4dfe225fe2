import { type Reading, readProbe } from '#lib/questions/index'
import { al, carte, dal, ed, figure, phrase, verb, verbatim } from '../grammar/index'
import type { Box } from './box'
import { player, type Tale } from './telling/context'

/** Whether cards are counted of a game that somebody has begun with another hand: each step says one hand, and none the sum. */
export const isCountedAnew = (t: Tale, { ask }: Reading): boolean =>
  (ask === 'cardsDrawn' || ask === 'hand' || ask === 'library') &&
  t.evaluation.trace?.happenings.some(({ event }) => event.type === 'mulligan') === true

/** «Le carte pescate da Anna sono 7 + 7: 14 in tutto.» */
export function drawnBox(t: Tale, who: string): Box {
  const hands = (t.evaluation.trace?.happenings ?? []).flatMap(({ event: e, fate }) =>
    e.type === 'draw' && e.player === who && fate === 'happened' ? [e.amount] : [],
  )
  const all = figure(hands.reduce((sum, n) => sum + n, 0))
  return {
    said: phrase`le carte pescate ${dal(player(t, who))} sono ${verbatim(hands.join(' + '))}: ${all} in tutto`,
    rules: ['103.5'],
  }
}

/** «Ad Anna restano 6 carte in mano e 54 nel grimorio.» */
export function openingBox(t: Tale, who: string): Box {
  const [hand, library] = (['hand', 'library'] as const).map((ask) =>
    Number(readProbe({ ask, player: who }, t.evaluation)),
  )
  const kept = carte(hand ?? 0)
  return {
    said: phrase`${al(player(t, who))} ${verb('resta', kept)} ${kept} in mano ${ed(figure(library ?? 0))} nel grimorio`,
    rules: ['103.5'],
  }
}
