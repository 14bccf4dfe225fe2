import type { EventOf, RuleId } from '#lib/rules/index'
import {
  agree,
  al,
  and,
  del,
  ed,
  figure,
  il,
  type Noun,
  name,
  nel,
  noun,
  type Phrase,
  phrase,
  sentence,
  sul,
  verb,
  verbatim,
} from '../../grammar/index'
import { counterName, counter as counterOf, inZone, segnalini, type ZoneId } from '../../names/terms'
import { untransformed } from '../why-not/undone'
import { becoming, object, player, type Saying, stating, type Tale } from './context'
import { child, type Node, outcome, rulesOf } from './tree'

const said = (n: Node, text: Phrase): readonly Saying[] => [
  { sentence: sentence(text), rules: rulesOf(n), batch: n.h.batch },
]

/** What an effect puts somewhere: «Orso torna nella mano di Nora». */
export function put(t: Tale, n: Node<EventOf<'move'>>): readonly Saying[] {
  const e = n.h.event
  const x = object(t, e.object)
  if (n.h.fate === 'impossible') return said(n, phrase`${x} resta dov'è`)
  const o = t.frames[Math.max(0, n.h.batch - 1)]?.objects[e.object]
  if (o === undefined || e.to === 'stack') return []
  const whose = player(t, e.controller ?? o.owner)
  if (e.to === 'hand' && o.zone === 'battlefield') {
    // Whose hand it is has to be said where somebody else controls it.
    const strays =
      t.view(Math.max(0, n.h.batch - 1)).controller(o.id) !== o.owner && whose.text === player(t, o.owner).text
    const home = strays ? phrase`nella mano del proprietario, cioè ${del(whose)}` : inZone('hand', whose)
    return said(n, phrase`${x} torna ${home}`)
  }
  return said(n, phrase`${x} va ${inZone(e.to as ZoneId, whose)}`)
}

/** Turned over or turned up: «Lupo si trasforma», «Anna gira Drago a faccia in su». */
export function turnedOver(t: Tale, n: Node<EventOf<'transform' | 'turnUp' | 'turnDown' | 'flip'>>): readonly Saying[] {
  const e = n.h.event
  const x = object(t, e.object)
  const what = {
    transform: 'si trasforma',
    turnUp: `viene ${agree('girato', x)} a faccia in su`,
    turnDown: `viene ${agree('girato', x)} a faccia in giù`,
    flip: `viene ${agree('ruotato', x)}`,
  }[e.type]
  if (n.h.fate === 'impossible' && e.type === 'transform') return said(n, untransformed(t, e))
  if (n.h.fate === 'impossible') return said(n, phrase`${x} non ${verbatim(what)}: l'istruzione non ha effetto`)
  if (!n.children.length) return []
  const y = becoming(t, e.object)
  const into = e.type === 'transform' ? phrase` ${nel(y)}` : phrase` e diventa ${y}`
  const named = y.text === x.text ? verbatim('') : into
  if (e.type === 'transform' && child(n, 'move')) return said(n, instead(t, n as Node<EventOf<'transform'>>, named))
  const turned = said(n, phrase`${x} ${verbatim(what)}${named}`)
  return e.type === 'transform' ? asIs(t, n, turned) : turned
}

/** Who has a new object take the place of what transforms still sees it transform: what waits for that triggers. */
function instead(t: Tale, { h: { event, batch } }: Node<EventOf<'transform'>>, named: Phrase): Phrase {
  const { object: id } = event
  const o = t.frames[Math.max(0, batch - 1)]?.objects[id]
  const bare = Object.values(o?.counters ?? {}).some((many) => many > 0)
  const into = named.length > 0 ? phrase`${named},` : named
  return phrase`trasformandosi${into} ${object(t, id)} lascia il posto a un nuovo oggetto${verbatim(bare ? ' senza segnalini' : '')}`
}

/** What has transformed with counters on it has them still: the rule on that says so. */
function asIs(t: Tale, n: Node<EventOf<'transform' | 'turnUp' | 'turnDown' | 'flip'>>, turned: readonly Saying[]) {
  const o = t.frames[Math.max(0, n.h.batch - 1)]?.objects[n.h.event.object]
  const counters = Object.entries(o?.counters ?? {}).filter(([, many]) => many > 0)
  if (counters.length === 0) return turned
  const x = becoming(t, n.h.event.object)
  const rules = stating(t, 'query', 'sameObject')
  const so = phrase`chi si trasforma resta lo stesso oggetto: ${x} ha ancora ${and(counters.map(([kind, many]) => segnalini(many, kind)))}`
  return [
    ...turned.map((s) => ({ ...s, rules: s.rules.filter((rule) => !rules.includes(rule)) })),
    { sentence: sentence(so), rules, batch: n.h.batch },
  ]
}

/** What cannot be melded stays where it is. */
const UNMELDED: RuleId = '701.42c'

/** Two cards that become one permanent, or do not. */
export function melded(t: Tale, n: Node<EventOf<'meld'>>): readonly Saying[] {
  const who = n.h.event.objects.map((id) => object(t, id))
  const both = name(and(who), 'f', 'p')
  const { objects } = n.h.event
  if (n.h.fate === 'impossible') {
    const state = t.frames[Math.max(0, n.h.batch - 1)]
    const of = (kind: 'token' | 'faceDown'): readonly Noun[] =>
      objects
        .filter((id) => {
          const o = state?.objects[id]
          return kind === 'token' ? o?.kind === 'token' : o?.facing?.faceDown !== undefined
        })
        .map((id) => object(t, id))
    const [tokens, down] = [of('token'), of('faceDown')]
    const so = phrase`${both} non si combinano ${ed(verbatim('restano in esilio'))}`
    const are = tokens.length > 1 ? 'sono pedine e non carte' : 'è una pedina e non una carta'
    const text = tokens.length
      ? phrase`${and(tokens)} ${verbatim(are)}: ${so}`
      : down.length
        ? phrase`${and(down)} ${verb('è', down)} a faccia in giù: ${so}`
        : so
    return said(n, text).map((one) => ({ ...one, rules: [...one.rules, UNMELDED], whole: true }))
  }
  const move = child(n, 'move')
  const as = move && outcome(move)?.h.event.as
  const one = as === undefined ? undefined : becoming(t, as)
  const named = one !== undefined && objects.every((id) => object(t, id).text !== one.text)
  return said(n, phrase`${both} si combinano ${nel(named ? one : verbatim('un solo permanente'))}`)
}

/** Counters of a kind, without a figure: «segnalini +1/+1». */
const kind = (counter: string): Phrase => verbatim(`segnalini ${counterName(counter)}`)

/** Counters that go from one object to another, or stay where they are. */
export function countersMoved(t: Tale, n: Node<EventOf<'moveCounters'>>): readonly Saying[] {
  const { from, to, counter, amount } = n.h.event
  const x = object(t, from)
  const y = object(t, to)
  const what = segnalini(amount, counter)
  const state = t.frames[Math.max(0, n.h.batch - 1)]
  const absent = state?.objects[to]?.zone !== 'battlefield'
  // Only who believes it takes counters off that can arrive nowhere.
  if (n.h.fate !== 'impossible' && absent)
    return said(n, phrase`${x} perde ${what}, anche se ${sul(y)} non ${verb('può', amount)} arrivare`)
  if (n.h.fate !== 'impossible') return said(n, phrase`${x} cede ${what} ${al(y)}`)
  const there = state?.objects[from]?.counters[counter] ?? 0
  if (there === 0) return said(n, phrase`${sul(x)} ${verbatim('non ci sono')} ${kind(counter)}: ${y} non ne riceve`)
  if (there < amount)
    return said(
      n,
      phrase`${sul(x)} ${verbatim(there === 1 ? "c'è" : 'ci sono')} solo ${segnalini(there, counter)} e l'effetto ne sposta ${figure(amount)}: non si sposta niente`,
    )
  const all = noun(amount === 1 ? counterOf(counter).one : what.text, 'm', amount === 1 ? 's' : 'p')
  const comes = verbatim(amount === 1 ? 'si toglie solo se può' : 'si tolgono solo se possono')
  const why = absent
    ? phrase`${comes} arrivare, ${ed(phrase`${y} non è sul campo di battaglia`)}`
    : phrase`non ${verb('può', all)} passare ${sul(y)}`
  return said(n, phrase`${il(all)} ${verb('resta', all)} ${sul(x)}: ${why}`)
}

/** Two permanents that change hands, or stay where they are because one of them is absent or both are somebody's already. */
export function exchangedControl(t: Tale, n: Node<EventOf<'exchangeControl'>>): readonly Saying[] {
  const { objects } = n.h.event
  const state = t.frames[Math.max(0, n.h.batch - 1)]
  const both = objects.map((id) => object(t, id))
  if (n.h.fate === 'impossible') {
    const absent = objects.filter((id) => state?.objects[id]?.zone !== 'battlefield').map((id) => object(t, id))
    const why = absent.length
      ? phrase`${and(absent)} non ${verb('è', absent)} più sul campo di battaglia`
      : new Set(objects).size < objects.length
        ? phrase`il permanente è uno solo`
        : phrase`${and(both)} hanno già lo stesso controllore`
    return said(n, phrase`lo scambio non avviene: ${why}`)
  }
  const v = t.view(n.h.batch - 1)
  const [a, b] = objects.map((id) => player(t, v.controller(id)))
  // Only who believes it has half of an exchange happen.
  const [here, ...more] = objects.filter((id) => state?.objects[id]?.zone === 'battlefield')
  if (here !== undefined && more.length === 0) {
    const [x, to] = [object(t, here), player(t, t.view(n.h.batch).controller(here))]
    const gone = objects.filter((id) => id !== here).map((id) => object(t, id))
    return said(n, phrase`${to} prende il controllo ${del(x)}, anche se ${and(gone)} non c'è più`)
  }
  return a && b ? said(n, phrase`${and([a, b])} scambiano il controllo ${and(both.map((x) => del(x)))}`) : []
}
