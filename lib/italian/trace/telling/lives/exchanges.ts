import type { EventOf, GameEvent, PlayerId } from '#lib/rules/index'
import {
  al,
  and,
  clauses,
  figure,
  fromTo,
  type Phrase,
  phrase,
  puntiVita,
  sentence,
  verbatim,
} from '../../../grammar/index'
import { arrow, lifeNow, moveLife, naming, player, poolOf, type Saying, type Tale } from '../context'
import { moved } from '../totals'
import { is, type Node, outcome, rulesOf } from '../tree'

type Move = EventOf<'gainLife' | 'loseLife'>

/** What is done to a total, as what may be forbidden. */
export const forbidden = (e: GameEvent): string => (e.type === 'gainLife' ? 'guadagnare' : 'perdere')

/**
 * What a part of a bigger event does to one player: «Anna guadagna 6 punti vita, da 2 a 8»; without the total where that is `said`, and with «ne»
 * where somebody else's points are.
 */
export function part(t: Tale, n: Node, said?: 'total' | 'before'): Phrase {
  const e = n.h.event
  if (is(n, 'gainLife') || is(n, 'loseLife')) {
    const m = n.h.event
    const who = player(t, m.player)
    const bare = said === 'total' || t.untold.has(poolOf(t, m.player))
    const cannot = phrase`non può ${verbatim(forbidden(m))} punti vita`
    if (n.h.fate === 'impossible')
      return bare ? phrase`${who} ${cannot}` : phrase`${who} ${cannot} e resta ${al(figure(lifeNow(t, m.player)))}`
    const end = outcome<Move>(n) ?? n
    const c = moved(t, end)
    const verb = verbatim(m.type === 'gainLife' ? 'guadagna' : 'perde')
    const { amount } = end.h.event
    const does =
      said === 'before' ? phrase`${who} ne ${verb} ${figure(amount)}` : phrase`${who} ${verb} ${puntiVita(amount)}`
    return bare ? does : phrase`${does}, ${fromTo(c.from, c.to)}`
  }
  if (e.type === 'adjustLife') {
    const c = moveLife(t, e.player, e.by)
    return phrase`${player(t, e.player)} ${fromTo(c.from, c.to)}`
  }
  return verbatim('')
}

/** Parts of a bigger event that come about as such, also as they stand `after` it, and those that something else takes the place of. */
function partsOf(
  t: Tale,
  n: Node,
): { readonly said: Phrase; readonly after: Phrase; readonly instead: readonly Saying[] } {
  const other = n.children.filter((c) => c.h.fate === 'replaced' && !outcome(c))
  const told = n.children.filter((c) => !other.includes(c))
  const said = clauses(
    told.map((c, k) => part(t, c, k > 0 && told[k - 1]?.h.fate !== 'impossible' ? 'before' : undefined)),
  )
  return { said, after: said === '' ? said : phrase`: ${said}`, instead: t.tell(other) }
}

/** A total before and after an event. */
export const figureOf = (t: Tale, n: Node, who: PlayerId): string => {
  const was = t.frames[Math.max(0, n.h.batch - 1)]?.life[poolOf(t, who)] ?? 0
  return arrow(was, t.frames[n.h.batch]?.life[poolOf(t, who)] ?? was)
}

/** Why an exchange or a new division of totals cannot happen: whoever would have to gain or lose and cannot. */
function obstacle(t: Tale, n: Node<EventOf<'exchangeLife' | 'redistributeLife'>>): Phrase {
  const v = t.view(n.h.batch - 1)
  const life = (p: PlayerId): number => v.state.life[poolOf(t, p)] ?? 0
  const e = n.h.event
  const [a, b] = e.type === 'exchangeLife' ? e.players : []
  const news =
    a !== undefined && b !== undefined
      ? [[a, life(b)] as const, [b, life(a)] as const]
      : Object.entries('totals' in e ? e.totals : {})
  for (const [p, total] of news) {
    const raises = total > life(p)
    const move: GameEvent = { type: raises ? 'gainLife' : 'loseLife', player: p, amount: 1 }
    if (total !== life(p) && v.impossible(move))
      return phrase`per passare ${fromTo(life(p), total)} ${player(t, p)} deve ${verbatim(forbidden(move))} ${puntiVita(Math.abs(total - life(p)))}, e non può`
  }
  return verbatim('i due giocatori hanno lo stesso totale di squadra')
}

/** «Nello scambio Anna guadagna 7 punti vita, da 5 a 12, e Nora ne perde 7, da 12 a 5.» */
export function exchange(t: Tale, n: Node<EventOf<'exchangeLife'>>): readonly Saying[] {
  const { players } = n.h.event
  const base = { rules: n.h.fate === 'impossible' ? rulesOf(n) : [...naming(t, n), ...rulesOf(n)], batch: n.h.batch }
  if (n.h.fate === 'impossible')
    return [{ ...base, sentence: sentence(phrase`lo scambio non avviene, nemmeno a metà: ${obstacle(t, n)}`) }]
  const { said, after: parts, instead } = partsOf(t, n)
  if (!n.children.length)
    return [
      { ...base, sentence: sentence(verbatim('i totali sono uguali e nessun giocatore guadagna o perde punti vita')) },
    ]
  return [
    {
      ...base,
      sentence: sentence(
        said !== '' && n.children.every((c) => !is(c, 'adjustLife'))
          ? phrase`nello scambio ${said}`
          : phrase`${and(players.map((p) => player(t, p)))} scambiano i totali${parts}`,
      ),
      figure: exchanged(t, n, players),
    },
    ...instead,
  ]
}

const exchanged = (t: Tale, n: Node, players: readonly PlayerId[]): string =>
  players
    .map((p) => `${player(t, p).text} ${figureOf(t, n, p)}`)
    .filter((x) => x.includes('→'))
    .join(', ')

/** «I totali si ridistribuiscono: Anna guadagna 5 punti vita, da 4 a 9, e Nora ne perde 5, da 9 a 4.» */
export function redistributed(t: Tale, n: Node<EventOf<'redistributeLife'>>): readonly Saying[] {
  const base = { rules: rulesOf(n), batch: n.h.batch }
  if (n.h.fate === 'impossible')
    return [{ ...base, sentence: sentence(phrase`la ridistribuzione non avviene: ${obstacle(t, n)}`) }]
  const { after: parts, instead } = partsOf(t, n)
  if (!n.children.length)
    return [{ ...base, sentence: sentence(verbatim('la ridistribuzione lascia i totali come sono')) }]
  return [
    {
      ...base,
      sentence: sentence(phrase`i totali si ridistribuiscono${parts}`),
      figure: exchanged(t, n, Object.keys(n.h.event.totals)),
    },
    ...instead,
  ]
}
