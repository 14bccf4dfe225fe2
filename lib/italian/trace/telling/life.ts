import { type EventOf, type PlayerId, rulesAbout, rulesAnswering } from '#lib/rules/index'
import { del, ed, figure, fromTo, phrase, puntiVita, sentence, verbatim } from '../../grammar/index'
import { holderOf, teamOf } from '../../names/people'
import { forbidding, lifeNow, moveLife, naming, player, type Saying, type Tale } from './context'
import { byLifelink, whenLinked } from './lifelinked'
import { figureOf, forbidden, part } from './lives/exchanges'
import { proposed } from './lives/proposed'
import { isPrevention, prevented, replaced } from './replaced'
import { after, briefly, course, moved, stays } from './totals'
import { child, is, type Node, rulesOf } from './tree'

type Move = EventOf<'gainLife' | 'loseLife'>

/** «Nora non può guadagnare punti vita: il totale resta 4.» */
export function impossible(t: Tale, n: Node<Move>, rules: readonly string[] = rulesOf(n)): Saying {
  const who = n.h.event.player
  return {
    sentence: sentence(
      phrase`${player(t, who)} non può ${verbatim(forbidden(n.h.event))} punti vita: ${stays(t, who)}`,
    ),
    rules,
    batch: n.h.batch,
  }
}

/** «Passare da -2 a 5 è guadagnare 7 punti vita. Nora non può guadagnare punti vita: il totale resta -2.» */
function impossibleTotal(t: Tale, n: Node, move: Node<Move>, total: number): readonly Saying[] {
  const now = lifeNow(t, move.h.event.player)
  const change = verbatim(forbidden(move.h.event))
  const is = phrase`passare ${fromTo(now, total)} è ${change} ${puntiVita(Math.abs(total - now))}`
  // What forbids the change does not say that it is one.
  const rules = rulesOf(n).filter((rule) => !move.h.by.some((by) => by === rule))
  return [{ sentence: sentence(is), rules, batch: n.h.batch }, impossible(t, move, rulesOf(move))]
}

const gainsAndLosses = (t: Tale, n: Node): readonly Saying[] =>
  is(n, 'gainLife') || is(n, 'loseLife') ? gainOrLoss(t, n) : []

/** A gain or a loss as a sentence of its own: «Nora guadagna 3 punti vita: da 1 a 4.» */
export function gainOrLoss(t: Tale, n: Node<Move>): readonly Saying[] {
  if (n.h.fate === 'impossible') return [impossible(t, n)]
  if (n.h.fate === 'replaced') return isPrevention(t, n) ? prevented(t, n, (x) => gainsAndLosses(t, x)) : replaced(t, n)
  const e = n.h.event
  const c = moved(t, n)
  if (e.amount === 0) return [e.type === 'gainLife' ? noGain(t, n, e.player) : noLoss(t, n, e.player)]
  const does = e.type === 'gainLife' ? 'guadagna' : 'perde'
  const endless = withoutEnd(t, n, c.from)
  if (endless) return [{ ...endless, rules: rulesOf(n), batch: n.h.batch }]
  const lifelink = e.type === 'gainLife' && e.lifelink ? byLifelink(t, n, e, rulesOf(n)) : verbatim('')
  const { before, rounds } = proposed(t, e.amount)
  const when = e.type === 'gainLife' && e.lifelink ? whenLinked(t, n, e) : verbatim('')
  const said = (lifelink === '' ? course : briefly)(t, e.player, c, e.amount)
  return [
    {
      sentence: sentence(
        phrase`${before}${when}${player(t, e.player)} ${verbatim(does)} ${puntiVita(e.amount)}${rounds}${lifelink}${after(t, e.player, c, e.amount, said)}`,
      ),
      rules: rulesOf(n).length ? withTeam(rulesOf(n)) : whoReaches(t, n),
      figure: c.figure,
      batch: n.h.batch,
    },
  ]
}

/** More than any total that is counted: who believes in life without end has none. */
const UNCOUNTED = 100_000_000

/** «Ambra guadagna punti vita all'infinito», «Ambra perde 45 punti vita e ne ha ancora infiniti»: what only somebody believes. */
function withoutEnd(t: Tale, { h: { event: e } }: Node<Move>, from: number): Pick<Saying, 'sentence'> | undefined {
  const who = player(t, e.player)
  if (e.amount >= UNCOUNTED) return { sentence: sentence(phrase`${who} guadagna punti vita all'infinito`) }
  return from >= UNCOUNTED && e.type === 'loseLife'
    ? { sentence: sentence(phrase`${who} perde ${puntiVita(e.amount)} ${ed(verbatim('ne ha ancora infiniti'))}`) }
    : undefined
}

/** Rules by which what happens to a player moves the total of a team. */
const REACHING: readonly string[] = rulesAbout('query', 'reachesTotal')

/** Rules of which the third at the latest is the one that moves the total of a team, where one does: no more are shown. */
function withTeam(rules: readonly string[]): readonly string[] {
  const others = rules.filter((rule) => !REACHING.includes(rule))
  return [...others.slice(0, 2), ...rules.filter((rule) => REACHING.includes(rule)), ...others.slice(2)]
}

/** The rules by which what happens to a player does not reach the total: only who believes it counts a team once. */
const whoReaches = (t: Tale, { h: { event, batch } }: Node<Move>): readonly string[] =>
  rulesAnswering(t.evaluation.rules, t.view(batch - 1), 'reachesTotal', { player: event.player })

/** Gaining 0 is nothing at all, for those who know. */
function noGain(t: Tale, n: Node, who: PlayerId): Saying {
  const isEvent = t.view(n.h.batch - 1).ask('isEvent', { event: n.h.event, for: 'trigger' }) !== false
  const total = stays(t, who, phrase` ${del(player(t, who))}`)
  const text = isEvent
    ? phrase`${player(t, who)} guadagna 0 punti vita: ${stays(t, who)}`
    : phrase`guadagnare 0 punti vita non è un evento: ${total}`
  return { sentence: sentence(text), rules: isEvent ? rulesOf(n) : naming(t, n), batch: n.h.batch }
}

/** A loss of 0 takes nothing away. */
const noLoss = (t: Tale, n: Node, who: PlayerId): Saying => ({
  sentence: sentence(phrase`perdere 0 punti vita non cambia niente: ${stays(t, who, phrase` ${del(player(t, who))}`)}`),
  rules: rulesOf(n),
  batch: n.h.batch,
})

/** A payment: «Anna paga 2 punti vita: il totale scende da 2 a 0.» */
export function payment(t: Tale, n: Node<EventOf<'payLife'>>, say: (n: Node) => readonly Saying[]): readonly Saying[] {
  const { player: who, amount } = n.h.event
  const anna = player(t, who)
  const loss = child(n, 'loseLife')
  const pays = phrase`${anna} paga ${puntiVita(amount)}`
  const base = { rules: rulesOf(n), batch: n.h.batch }
  if (loss?.h.fate === 'happened') {
    const c = moved(t, loss)
    const whose = teamOf(t.people, who).length > 1 ? phrase` ${del(holderOf(t.people, who))}` : verbatim('')
    return [
      {
        ...base,
        sentence: sentence(phrase`${pays}: il totale${whose} scende ${fromTo(c.from, c.to)}`),
        figure: c.figure,
      },
    ]
  }
  if (loss?.h.fate === 'impossible')
    return [
      {
        ...base,
        sentence: sentence(phrase`${pays} e non può perdere punti vita: il totale resta ${figure(lifeNow(t, who))}`),
      },
    ]
  return [
    { ...base, sentence: sentence(pays), rules: n.children.flatMap((c) => c.h.rules) },
    ...n.children.flatMap(say),
  ]
}

/** «Il totale di Anna diventa 10: Anna guadagna 6 punti vita.» */
export function setTotal(t: Tale, n: Node<EventOf<'setLife'>>): readonly Saying[] {
  const { player: who, total } = n.h.event
  const anna = player(t, who)
  const base = { rules: [...naming(t, n), ...rulesOf(n)], batch: n.h.batch, figure: figureOf(t, n, who) }
  const [move] = n.children
  if (!move)
    return [{ ...base, sentence: sentence(phrase`il totale ${del(anna)} è già ${figure(total)} e non cambia`) }]
  if (is(move, 'adjustLife')) {
    moveLife(t, who, move.h.event.by)
    // Who has a total set in spite of what forbids the change does not apply that.
    const ignored = forbidding(t, 'gainLife', 'loseLife')
    const rules = base.rules.filter((rule) => !ignored.includes(rule))
    return [{ ...base, rules, sentence: sentence(phrase`il totale ${del(anna)} diventa ${figure(total)}`) }]
  }
  if (move.h.fate === 'impossible' && (is(move, 'gainLife') || is(move, 'loseLife')))
    return impossibleTotal(t, n, move, total)
  return [
    { ...base, sentence: sentence(phrase`il totale ${del(anna)} diventa ${figure(total)}: ${part(t, move, 'total')}`) },
  ]
}

/** «Anna raddoppia il totale e guadagna 4 punti vita: da 4 a 8.» */
export function doubled(t: Tale, n: Node<EventOf<'doubleLife'>>): readonly Saying[] {
  const anna = player(t, n.h.event.player)
  const [move] = n.children
  const base = { rules: rulesOf(n), batch: n.h.batch }
  if (!move || !(is(move, 'gainLife') || is(move, 'loseLife')))
    return [{ ...base, sentence: sentence(phrase`il totale ${del(anna)} è 0 e raddoppiato resta 0`) }]
  if (move.h.fate === 'impossible') return impossibleTotal(t, n, move, 2 * lifeNow(t, n.h.event.player))
  if (move.h.fate === 'replaced') return replaced(t, move)
  const c = moved(t, move)
  const does = move.h.event.type === 'gainLife' ? 'guadagna' : 'perde'
  return [
    {
      ...base,
      sentence: sentence(
        phrase`il totale ${del(anna)} raddoppia: ${anna} ${verbatim(does)} ${puntiVita(move.h.event.amount)}, ${fromTo(c.from, c.to)}`,
      ),
      figure: c.figure,
    },
  ]
}
