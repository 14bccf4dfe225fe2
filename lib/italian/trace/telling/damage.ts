import { type EventOf, type RuleId, rulesAbout } from '#lib/rules/index'
import {
  agree,
  al,
  dal,
  danni,
  ed,
  fromTo,
  il,
  type Phrase,
  phrase,
  puntiVita,
  sentence,
  verb,
  verbatim,
} from '../../grammar/index'
import { inZone, segnalini } from '../../names/terms'
import { byCounter } from './by-counters'
import { arrow, has, mark, poolOf, type Saying, source, type Tale, target } from './context'
import { gainOrLoss } from './life'
import { isGone } from './lifelinked'
import { changedDamage, isPrevention, prevented } from './replaced'
import { after, briefly, moved, stays } from './totals'
import { all, child, DOOMING, is, type Node, numbersOf, outcome, rulesOf, undoomed } from './tree'

type Damage = Node<EventOf<'damage'>>

/** One dealing of damage with everything that it is, and the life that it also gives. */
export function damage(t: Tale, n: Damage): readonly Saying[] {
  const e = n.h.event
  if (n.h.fate === 'impossible') return [{ sentence: sentence(undealt(t, n)), rules: n.h.by, batch: n.h.batch }]
  const stopped = byCounter(t, n)
  if (stopped) return stopped
  if (n.h.fate === 'replaced')
    return isPrevention(t, n) ? prevented(t, n, (x) => retold(t, x)) : changedDamage(t, n, (x) => retold(t, x))
  const first = t.people.players[e.target] ? toPlayer(t, n) : toObject(t, n)
  const gains = n.children.filter((c) => is(c, 'gainLife'))
  const gained = new Set(numbersOf(...gains))
  const of = numbersOf(n).filter((id) => !gained.has(id))
  return [
    ...lastKnown(t, n),
    ...first.map((s) => ({ of, ...s })),
    ...gains.flatMap((c) => (is(c, 'gainLife') ? gainOrLoss(t, c).map((s) => ({ of: numbersOf(c), ...s })) : [])),
  ]
}

/** What may be dealt damage, and what not. */
const RECEIVING: RuleId = '120.1a'

/** «Golem non è più sul campo di battaglia e non subisce danno da Drago», «Drago assegna 2 danni a Golem, che non è più …», «Sfera non è una creatura, un planeswalker o una battaglia …». */
function undealt(t: Tale, n: Damage): Phrase {
  const { source: by, target: id } = n.h.event
  const x = target(t, id)
  if (!n.h.by.includes(RECEIVING)) return phrase`${il(source(t, by))} non infligge danno ${al(x)}`
  const there = t.frames[Math.max(0, n.h.batch - 1)]?.objects[id]?.zone === 'battlefield'
  // Only who believes that it is still in combat assigns damage to what has left: none of that is for anybody else.
  if (!there && n.h.event.combat && !t.people.players[id])
    return phrase`${il(source(t, by))} assegna ${danni(n.h.event.amount)} ${al(x)}, che non è più ${inZone('battlefield')} e non subisce danno`
  const why = there
    ? phrase`${x} non è una creatura, un planeswalker o una battaglia`
    : phrase`${x} non è più ${inZone('battlefield')}`
  return phrase`${why} e non subisce danno ${dal(source(t, by))}`
}

/** «Vipera non c'è più: conta com'era per ultima sul campo di battaglia, con tocco letale.» */
function lastKnown(t: Tale, n: Damage): readonly Saying[] {
  const rules = [...new Set(all(n).flatMap(({ h }) => h.rules))].filter((rule) => DOOMING.includes(rule))
  const e = n.h.event
  if (!rules.length || !isGone(t, n, e.source)) return []
  const x = source(t, e.source)
  return [
    {
      sentence: sentence(
        phrase`${il(x)} non c'è più: conta ciò che era quando ha lasciato il campo di battaglia, con tocco letale`,
      ),
      rules,
      batch: n.h.batch,
      of: [],
    },
  ]
}

const retold = (t: Tale, n: Node): readonly Saying[] =>
  is(n, 'damage') ? damage(t, n) : is(n, 'loseLife') || is(n, 'gainLife') ? gainOrLoss(t, n) : []

const toWhom = (t: Tale, { h: { event: e } }: Damage): Phrase =>
  e.source === e.target ? phrase`a sé ${agree('stesso', target(t, e.target))}` : al(target(t, e.target))

const deals = (t: Tale, n: Damage): Phrase =>
  phrase`${il(source(t, n.h.event.source))} ${verb('infligge', source(t, n.h.event.source))} ${danni(n.h.event.amount)} ${toWhom(t, n)}`

/** The rules by which damage gives counters, and not those by which any counter is put somewhere. */
const givingRules = (put: Node<EventOf<'putCounters'>> | undefined): readonly string[] =>
  put ? rulesOf(...all(put).flatMap((n) => (is(n, 'adjustCounters') ? [] : [{ ...n, children: [] }]))) : []

/** Counters that damage gives in the end; what replaces them otherwise is told by itself. */
const givenBy = (n: Damage) => {
  const put = child(n, 'putCounters')
  return { put: put && outcome(put), instead: put && !outcome(put) ? [put] : [] }
}

/** «Orso infligge 1 danno ad Anna, che perde 1 punto vita: da 8 a 7.» */
function toPlayer(t: Tale, n: Damage): readonly Saying[] {
  const e = n.h.event
  const loss = child(n, 'loseLife')
  const { put: poison, instead } = givenBy(n)
  const base = {
    rules: [...n.h.rules, ...rulesOf(loss), ...givingRules(poison && child(n, 'putCounters'))],
    batch: n.h.batch,
  }
  const hit = deals(t, n)
  const v = t.view(n.h.batch - 1)
  // By toxic it is another number than the damage: that it is toxic's is said.
  const toxic = poison && v.state.objects[e.source] && has(v, e.source, 'toxic') && !has(v, e.source, 'infect')
  const counters =
    poison && phrase`${verbatim(toxic ? 'per tossico riceve' : 'riceve')} ${segnalini(poison.h.event.amount, 'poison')}`
  if (poison && counters && !loss)
    return [
      {
        ...base,
        sentence: sentence(hit, phrase`che ${counters} e non perde punti vita`),
        figure: poisoned(t, n, poison.h.event.amount),
      },
    ]
  if (!loss) return [{ ...base, sentence: sentence(hit) }, ...t.tell(instead)]
  if (loss.h.fate === 'impossible')
    return [
      {
        ...base,
        sentence: sentence(hit, phrase`che non può perdere punti vita: ${stays(t, e.target)}`),
      },
    ]
  if (loss.h.fate === 'replaced') {
    const left = child(loss, 'loseLife')?.h.event.amount ?? 0
    const stopped = isPrevention(t, loss) || (left > 0 && left < loss.h.event.amount)
    const after = stopped ? prevented(t, loss, (x) => retold(t, x)) : gainOrLoss(t, loss)
    const lost = new Set(numbersOf(loss))
    const of = numbersOf(n).filter((id) => !lost.has(id))
    return [{ ...base, of, rules: [...n.h.rules, ...loss.h.rules], sentence: sentence(hit) }, ...after]
  }
  const { amount } = loss.h.event
  const c = moved(t, loss)
  // With counters the sentence is long, and the change of a team says enough by itself.
  const change = counters && Math.abs(c.to - c.from) === amount ? fromTo(c.from, c.to) : briefly(t, e.target, c, amount)
  const loses = phrase`perde ${puntiVita(amount)}${after(t, e.target, c, amount, change)}`
  const text = counters ? phrase`che ${counters} ${ed(loses)}` : phrase`che ${loses}`
  return [{ ...base, sentence: sentence(hit, text), figure: c.figure }]
}

function poisoned(t: Tale, n: Damage, by: number): string {
  const pool = poolOf(t, n.h.event.target)
  const key = `poison:${pool}`
  const from = t.running.get(key) ?? t.frames[Math.max(0, n.h.batch - 1)]?.poison[pool] ?? 0
  t.running.set(key, from + by)
  return arrow(from, from + by)
}

/** Rules that say only that damage is no combat damage: what is marked is the same. */
const UNCOMBATIVE: readonly string[] = rulesAbout('query', 'outsideCombat')

/** «Orso infligge 2 danni ad Angelo: il danno segnato passa da 0 a 2.» */
function toObject(t: Tale, n: Damage): readonly Saying[] {
  const e = n.h.event
  const marked = n.children.find((c): c is Node<EventOf<'markDamage'>> => is(c, 'markDamage') && c.h.event.amount > 0)
  const { put, instead } = givenBy(n)
  const removed = child(n, 'adjustCounters')
  const dealing = n.h.rules.filter((rule) => !UNCOMBATIVE.includes(rule))
  const becomes = undoomed(rulesOf(marked, removed, child(n, 'markDamage')))
  const base = {
    rules: [...dealing, ...givingRules(put && child(n, 'putCounters')), ...becomes],
    batch: n.h.batch,
  }
  const hit = deals(t, n)
  if (put)
    return [
      { ...base, sentence: sentence(hit, phrase`che riceve ${segnalini(put.h.event.amount, put.h.event.counter)}`) },
    ]
  if (removed) {
    const { counter, by } = removed.h.event
    const c = left(t, e.target, counter, by)
    const loses = phrase`che perde ${segnalini(c.from - c.to, counter)}: ${fromTo(c.from, c.to)}`
    return [{ ...base, sentence: sentence(hit, loses), figure: arrow(c.from, c.to) }]
  }
  if (!marked) return [{ ...base, sentence: sentence(hit) }, ...t.tell(instead)]
  const c = mark(t, e.target, marked.h.event.amount)
  return [
    {
      ...base,
      // That it stays marked is what the sentence says: by that rule first.
      rules: [...becomes, ...dealing],
      sentence: sentence(phrase`${hit}: il danno segnato passa ${fromTo(c.from, c.to)}`),
      figure: c.figure,
    },
  ]
}

/** Counters that damage takes from a planeswalker or a battle, as they go down inside the batch. */
function left(t: Tale, id: string, counter: string, by: number) {
  const key = `counters:${id}:${counter}`
  const from = t.running.get(key) ?? t.frames[Math.max(0, t.batch - 1)]?.objects[id]?.counters[counter] ?? 0
  // What all of them take together may be more than there is: nothing goes below 0.
  const to = Math.max(0, from + by)
  t.running.set(key, to)
  return { from, to }
}
