import { COMBAT_STEPS, type EventOf, type RuleId } from '#lib/rules/index'
import { agree, and, del, ed, figure, fromTo, il, phrase, sentence, verb, verbatim } from '../../grammar/index'
import { labelOf } from '../../names/people'
import { stageOf, steps } from '../../names/terms'
import { answering, arrow, lifeNow, moveLife, naming, object, player, type Saying, type Tale } from './context'
import { arriving } from './entered'
import { all, child, is, type Node, outcome, rulesOf } from './tree'

const said = (n: Node, text: Saying['sentence'], rules = rulesOf(n)): readonly Saying[] => [
  { sentence: sentence(text), rules, batch: n.h.batch },
]

/** «Anna riceve un emblema, che va nella zona di comando.» */
export const emblem = (t: Tale, n: Node<EventOf<'getEmblem'>>): readonly Saying[] =>
  said(n, phrase`${player(t, n.h.event.player)} riceve un emblema, che va nella zona di comando`)

/** An effect ends the game without a winner. */
export const drawnGame = (t: Tale, n: Node<EventOf<'drawGame'>>): readonly Saying[] => {
  const rules = rulesOf(n)
  return said(n, verbatim('la partita finisce patta'), rules.length ? rules : naming(t, n))
}

/** «Anna scambia il totale con la costituzione di Orso: perde 15 punti vita, da 20 a 5, e la costituzione diventa 20.» */
export function lifeExchanged(t: Tale, n: Node<EventOf<'exchangeLifeWith'>>): readonly Saying[] {
  const { player: who, object: id, value } = n.h.event
  const orso = object(t, id)
  const what = verbatim(value === 'power' ? 'la forza' : 'la costituzione')
  if (n.h.fate === 'impossible')
    return said(
      n,
      phrase`lo scambio non avviene: il totale ${del(player(t, who))} ${ed(what)} ${del(orso)} restano come sono`,
    )
  const old = lifeNow(t, who)
  const by = all(n).reduce((sum, x) => (is(x, 'adjustLife') ? sum + x.h.event.by : sum), 0)
  const c = moveLife(t, who, by)
  const total = c.from === c.to ? phrase`resta ${figure(c.to)}` : phrase`passa ${fromTo(c.from, c.to)}`
  return [
    {
      sentence: sentence(
        phrase`il totale ${del(player(t, who))} ${total} ${ed(what)} ${del(orso)} diventa ${figure(old)}`,
      ),
      rules: rulesOf(n),
      figure: arrow(c.from, c.to),
      batch: n.h.batch,
    },
  ]
}

/** «Drago entra a faccia in giù sotto il controllo di Anna.» */
export function putTurned(t: Tale, n: Node<EventOf<'putTurned'>>): readonly Saying[] {
  const x = object(t, n.h.event.object)
  const move = child(n, 'move')
  const end = move && outcome(move)
  if (end?.h.event.to !== 'battlefield') return said(n, phrase`${x} non entra e resta dov'è`)
  const after = t.view(end.h.batch)
  const there = end.h.event.as === undefined ? undefined : after.state.objects[end.h.event.as]
  const under = there ? phrase` sotto il controllo ${del(player(t, after.controller(there.id)))}` : verbatim('')
  return said(n, phrase`${x} entra${arriving(t, end, x)}${under}`)
}

/** Steps that are skipped one after the other: «Anna salta la fase di combattimento.» */
export function skipped(t: Tale, group: readonly Node<EventOf<'step'>>[]): readonly Saying[] {
  const [first] = group
  const batch = first?.h.batch ?? 0
  const who = player(t, t.frames[Math.max(0, batch - 1)]?.turn.active ?? 'A')
  const names = group.map((n) => n.h.event.step)
  const combat = names.length > 1 && names.every((s) => COMBAT_STEPS.includes(s))
  const what = combat ? verbatim('la fase di combattimento') : and(names.map((s) => il(steps[s].it)))
  return [{ sentence: sentence(phrase`${who} salta ${what}`), rules: rulesOf(...group), batch }]
}

/** «Un effetto rende Orso un attaccante bloccato, senza bloccanti.» */
export function madeBlocked(t: Tale, n: Node<EventOf<'makeBlocked'>>): readonly Saying[] {
  const x = object(t, n.h.event.object)
  return said(n, phrase`un effetto rende ${x} un attaccante bloccato, senza bloccanti`, naming(t, n))
}

/** «Orso e Lupo escono dal combattimento.» */
export function leftCombat(t: Tale, group: readonly Node<EventOf<'leaveCombat'>>[]): readonly Saying[] {
  const who = group.map((n) => object(t, n.h.event.object))
  const rules = rulesOf(...group)
  return [
    {
      sentence: sentence(
        phrase`${and(who)} ${verb('esce', who)} dal combattimento ${ed(verb('resta', who))} sul campo di battaglia`,
      ),
      rules: rules.length ? rules : naming(t, ...group),
      batch: group[0]?.h.batch ?? 0,
    },
  ]
}

/** «Il mana che Anna non ha speso svanisce.» */
export const manaLost = (t: Tale, n: Node<EventOf<'emptyPool'>>): readonly Saying[] =>
  said(
    n,
    phrase`il mana che ${player(t, n.h.event.player)} non spende svanisce alla fine ${del(stepNow(t, n.h.batch))}`,
  )

const stepNow = (t: Tale, batch: number) => stageOf(t.frames[Math.max(0, batch - 1)]?.turn.step ?? 'main1')

/** The top card that all players see: «La prima carta del grimorio di Anna, rivelata, ora è Lupo.» */
export function shownOnTop(t: Tale, n: Node<EventOf<'showTop'>>): readonly Saying[] {
  const { player: who, object: id } = n.h.event
  if (id === undefined) return []
  const x = object(t, id)
  const is = x.text === 'una carta' ? verbatim("un'altra") : phrase`${x}`
  const rules = [...naming(t, n), ...rulesOf(n)]
  const before = t.frames.slice(0, n.h.batch).map(({ shown }) => shown[who])
  const decisive = (says: readonly Saying[]): readonly Saying[] =>
    t.looked.has(labelOf(id)) ? says.map((s) => ({ ...s, decides: true })) : says
  if (before.some((top) => top !== undefined && labelOf(top) === labelOf(id)) && x.text !== 'una carta')
    return decisive(
      said(
        n,
        phrase`${x} è di nuovo la prima carta, ${agree('rivelato', x)} da capo per tutti: è un nuovo oggetto`,
        rules,
      ),
    )
  // As a spell is cast it stays hidden until that is done; who believes otherwise sees it at once.
  const cast = t.evaluation.trace?.happenings.some(
    ({ event, fate, action }) => action === n.h.action && fate === 'happened' && event.type === 'cast',
  )
  if (!n.h.event.amidst && !cast)
    return decisive(said(n, phrase`la prima carta del grimorio ${del(player(t, who))}, rivelata, ora è ${is}`, rules))
  const shown = agree('rivelato', x)
  return said(
    n,
    n.h.event.amidst
      ? phrase`la prima carta del grimorio ${del(player(t, who))} ora è ${is}, ${shown} già durante il lancio`
      : phrase`durante un lancio la nuova prima carta resta coperta: ${is} è ${shown} a tutti solo a lancio finito`,
    rules.length ? rules : [TOP],
  )
}

/** When a top card that comes up is seen. */
const TOP: RuleId = '401.5'

/** «La pila è vuota: la fase principale finisce»: for who believes that an empty stack ends it, though nobody has passed again. */
export function emptied(t: Tale, n: Node<EventOf<'step'>>): readonly Saying[] {
  const v = t.view(n.h.batch - 1)
  if (v.state.shared.stack.length || v.ask('stackEmptied', {}) !== 'ends') return []
  return said(n, phrase`la pila è vuota: ${il(stageOf(v.state.turn.step))} finisce`, answering(t, 'stackEmptied'))
}
