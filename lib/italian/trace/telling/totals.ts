import type { PlayerId } from '#lib/rules/index'
import { al, del, figure, fromTo, type Phrase, phrase, verbatim } from '../../grammar/index'
import { holderOf, teamOf } from '../../names/people'
import { type Change, lifeNow, moveLife, poolOf, type Tale } from './context'
import { child, type Node } from './tree'

/** The same after a longer clause: «la squadra passa da 30 a 26». */
export const briefly = (t: Tale, who: PlayerId, c: Change, by: number): Phrase =>
  teamOf(t.people, who).length > 1 && c.from !== c.to
    ? phrase`la squadra passa ${fromTo(c.from, c.to)}`
    : course(t, who, c, by)

/** «Da 8 a 7»; of a team «il totale della squadra di Anna scende da 30 a 26»; a believed floor says that it stops. */
export function course(t: Tale, who: PlayerId, c: Change, by: number): Phrase {
  const team = teamOf(t.people, who).length > 1
  const verb = c.to < c.from ? 'scende' : 'sale'
  // Only who believes it counts for a team once what happens to each of its players.
  if (team && c.from === c.to && by > 0) return phrase`si conta una volta per squadra, il totale resta ${figure(c.to)}`
  if (team)
    return phrase`il totale ${del(holderOf(t.people, who))} ${verbatim(c.from === c.to ? 'resta' : verb)} ${c.from === c.to ? figure(c.to) : fromTo(c.from, c.to)}`
  if (c.from === c.to) return phrase`il totale resta ${figure(c.to)}`
  return Math.abs(c.to - c.from) === by ? fromTo(c.from, c.to) : phrase`il totale si ferma ${al(figure(c.to))}`
}

/** The same after what is gained or lost: «: da 8 a 7». Nothing of a total that the question leaves out, as long as it moves as it should. */
export const after = (t: Tale, who: PlayerId, c: Change, by: number, said: Phrase): Phrase =>
  t.untold.has(poolOf(t, who)) && Math.abs(c.to - c.from) === by ? verbatim('') : phrase`: ${said}`

/** «Il totale di Nora resta 4»; of a total that the question leaves out, that it does not change. */
export const stays = (t: Tale, who: PlayerId, whose: Phrase = verbatim('')): Phrase =>
  t.untold.has(poolOf(t, who))
    ? phrase`il totale${whose} non cambia`
    : phrase`il totale${whose} resta ${figure(lifeNow(t, who))}`

/** The change that a gain or a loss stores; none where a rule keeps it from the total. */
export function moved(t: Tale, n: Node): Change {
  const stored = child(n, 'adjustLife')
  const who = 'player' in n.h.event ? n.h.event.player : ''
  return moveLife(t, who, stored?.h.event.by ?? 0)
}
