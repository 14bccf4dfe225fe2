import type { EventOf, EventPattern, GameEvent, Lasting, PlayerId, View } from '#lib/rules/index'
import {
  al,
  carte,
  danni,
  del,
  figure,
  il,
  type Noun,
  name,
  type Phrase,
  phrase,
  puntiVita,
  sentence,
  verb,
  verbatim,
} from '../grammar/index'
import { thingOf } from '../people'
import { segnalini } from '../terms'
import { object, player, type Saying, source, type Tale, target } from './context'
import { course, moved } from './totals'
import { all, is, type Node, rulesOf } from './tree'

type Active = ReturnType<View['lasting']>[number]

/** The effect with an identity, at work just before the batch. */
const effectNamed = (t: Tale, batch: number, id: string): Active | undefined =>
  t
    .view(batch - 1)
    .lasting()
    .find((a) => a.id === id)

/** What a lasting effect is called: the object it comes from, or its name in the scenario. */
function nameOf(t: Tale, a: Active | undefined): Noun | undefined {
  if (!a) return undefined
  return a.source === undefined
    ? t.people.effects[a.id]
    : thingOf(t.people, a.source, t.frames[Math.max(0, t.batch - 1)])
}

const playerOfEvent = (e: GameEvent): PlayerId | undefined =>
  'player' in e ? e.player : 'target' in e ? e.target : undefined

/** Effects that say «instead» of an event and could have made the other of it: by what they watch and by their arithmetic. */
function candidates(t: Tale, n: Node, after: GameEvent | undefined): readonly Active[] {
  const e = n.h.event
  const amount = 'amount' in e ? e.amount : undefined
  const changed = after && 'amount' in after ? after.amount : undefined
  return t
    .view(n.h.batch - 1)
    .lasting()
    .filter((a) => {
      if (!('replace' in a.effect)) return false
      const { replace, with: change } = a.effect as Extract<Lasting, { replace: EventPattern }>
      if (replace.event !== e.type || a.fixed) return false
      if (amount === undefined || changed === undefined) return !after === 'nothing' in change
      if ('times' in change) return amount * change.times === changed
      return 'plus' in change && amount + change.plus === changed
    })
}

const ON_OBJECT = {
  discard: 'scartare',
  sacrifice: 'sacrificare',
  exile: 'esiliare',
  counter: 'neutralizzare',
  destroy: 'distruggere',
} as const
const OTHERS: Partial<Record<GameEvent['type'], string>> = {
  scry: 'profetizzare',
  surveil: 'sorvegliare',
  search: 'cercare',
  shuffle: 'rimescolare il grimorio',
  create: 'creare le pedine',
  loseGame: 'perdere la partita',
  winGame: 'vincere la partita',
  move: 'cambiare zona',
}

/** An event as something that may be avoided: «guadagnare 3 punti vita». */
function infinitive(t: Tale, e: GameEvent): Phrase {
  switch (e.type) {
    case 'gainLife':
      return phrase`guadagnare ${puntiVita(e.amount)}`
    case 'loseLife':
      return phrase`perdere ${puntiVita(e.amount)}`
    case 'draw':
      return phrase`pescare ${carte(e.amount)}`
    case 'damage':
      return phrase`infliggere ${danni(e.amount)}`
    case 'putCounters':
      return phrase`ricevere ${segnalini(e.amount, e.counter)}`
    case 'payLife':
      return phrase`pagare ${puntiVita(e.amount)}`
    case 'mill':
      return phrase`macinare ${carte(e.amount)}`
    case 'discard':
    case 'sacrifice':
    case 'exile':
    case 'counter':
    case 'destroy':
      return phrase`${verbatim(ON_OBJECT[e.type])} ${object(t, e.object)}`
    default:
      return verbatim(OTHERS[e.type] ?? 'accadere')
  }
}

/** An event that is still on its way, after a change: «i punti vita da guadagnare diventano 4». */
function becoming(e: GameEvent): Phrase {
  const amount = 'amount' in e ? e.amount : 0
  const what: Partial<Record<GameEvent['type'], string>> = {
    gainLife: 'i punti vita da guadagnare diventano',
    loseLife: 'i punti vita da perdere diventano',
    draw: 'le carte da pescare diventano',
    damage: 'i danni da infliggere diventano',
    putCounters: 'i segnalini da ricevere diventano',
  }
  return phrase`${verbatim(what[e.type] ?? "l'evento cambia e vale")} ${figure(amount)}`
}

const none: Partial<Record<GameEvent['type'], string>> = { gainLife: 'guadagna', loseLife: 'perde', draw: 'pesca' }

/** The new event in the present, with its totals: «Nora guadagna 6 punti vita: da 5 a 11». */
function present(t: Tale, n: Node): { readonly text: Phrase; readonly figure: string } {
  const e = n.h.event
  if (is(n, 'gainLife') || is(n, 'loseLife')) {
    const { player: who, amount } = n.h.event
    const does = verbatim(n.h.event.type === 'gainLife' ? 'guadagna' : 'perde')
    const c = moved(t, n)
    return {
      text: phrase`${player(t, who)} ${does} ${puntiVita(amount)}: ${course(t, who, c, amount)}`,
      figure: c.figure,
    }
  }
  if (e.type === 'draw') return { text: phrase`${player(t, e.player)} pesca ${carte(e.amount)}`, figure: '' }
  if (e.type === 'damage') return { text: phrase`ne infligge ${figure(e.amount)}`, figure: '' }
  if (e.type === 'putCounters')
    return { text: phrase`${target(t, e.on)} riceve ${segnalini(e.amount, e.counter)}`, figure: '' }
  return { text: verbatim('non accade'), figure: '' }
}

/** A chain of replacements: each says what it makes of the event before. Prevention is told by `prevented`. */
export function replaced(t: Tale, n: Node): readonly Saying[] {
  const next = n.children.find((c) => c.h.event.type === n.h.event.type)
  const chosen = n.h.by.includes('616.1') ? [choice(t, n, next?.h.event)] : []
  const [effect] = candidates(t, n, next?.h.event)
  const called = nameOf(t, effect)
  const by = called ? phrase`per l'effetto ${del(called)}` : verbatim('per un effetto di sostituzione')
  const base = { rules: [...n.h.by, ...rulesOf(...(next?.h.fate === 'happened' ? [next] : []))], batch: n.h.batch }
  const who = playerOfEvent(n.h.event)
  if (!next) {
    const subject =
      who !== undefined && t.people.players[who]
        ? phrase`${player(t, who)} non ne ${verbatim(none[n.h.event.type] ?? 'ha')}`
        : verbatim('non accade niente')
    return [...chosen, { ...base, sentence: sentence(by, phrase`invece ${del(infinitive(t, n.h.event))}, ${subject}`) }]
  }
  if (next.h.fate === 'replaced') {
    const said = phrase`${by} ${becoming(next.h.event)}`
    return [...chosen, { ...base, sentence: sentence(said) }, ...replaced(t, next)]
  }
  if (next.h.fate === 'impossible') return [...chosen]
  const { text, figure: sum } = present(t, next)
  return [
    ...chosen,
    { ...base, sentence: sentence(by, phrase`invece ${del(infinitive(t, n.h.event))}`, text), figure: sum },
  ]
}

/** «Nora sceglie quale effetto di sostituzione applicare: Urna.» */
function choice(t: Tale, n: Node, after: GameEvent | undefined): Saying {
  const [effect] = candidates(t, n, after)
  const called = nameOf(t, effect)
  const e = n.h.event
  const who = playerOfEvent(e)
  const chooser = who !== undefined && t.people.players[who] ? player(t, who) : name('chi controlla la creatura', 'f')
  const what = called ? phrase`: ${called}` : verbatim('')
  return {
    sentence: sentence(phrase`${chooser} sceglie quale effetto di sostituzione applicare${what}`),
    rules: ['616.1'],
    batch: n.h.batch,
  }
}

/** Damage, or what somebody takes for it, that a shield or an effect prevents: «Lo scudo di Cappella previene 2 danni ad Anna e ne resta 1.» */
export function prevented(
  t: Tale,
  n: Node<EventOf<'damage' | 'gainLife' | 'loseLife'>>,
  say: (n: Node) => readonly Saying[],
): readonly Saying[] {
  const e = n.h.event
  const use = n.children.find((c): c is Node<EventOf<'use'>> => is(c, 'use'))
  const rest = n.children.find((c) => c.h.event.type === e.type)
  const left = rest && 'amount' in rest.h.event ? rest.h.event.amount : 0
  const amount = e.amount - left
  const effect = use ? effectNamed(t, n.h.batch, use.h.event.effect) : preventing(t, n)
  const called = nameOf(t, effect)
  const base = { rules: n.h.by, batch: n.h.batch }
  const whom = al(target(t, e.type === 'damage' ? e.target : e.player))
  const shield = use
    ? phrase`lo scudo${called ? phrase` ${del(called)}` : verbatim('')}`
    : called
      ? phrase`l'effetto ${del(called)}`
      : verbatim('un effetto')
  const does =
    e.type === 'damage'
      ? phrase`${shield} previene ${danni(amount)} ${whom}`
      : phrase`${shield} ferma la perdita ${del(puntiVita(amount))}`
  return [{ ...base, sentence: sentence(phrase`${does}${remaining(t, use, effect)}`) }, ...(rest ? say(rest) : [])]
}

function remaining(t: Tale, use: Node<EventOf<'use'>> | undefined, effect: Active | undefined): Phrase {
  if (!use || effect?.left === undefined) return verbatim('')
  const key = `shield:${effect.id}`
  const left = (t.running.get(key) ?? effect.left) - use.h.event.amount
  t.running.set(key, left)
  return left > 0 ? phrase` e ne ${verb('resta', left)} ${figure(left)}` : verbatim(' e si esaurisce')
}

/** The effect without a shield that prevents this damage. */
const preventing = (t: Tale, n: Node): Active | undefined =>
  t
    .view(n.h.batch - 1)
    .lasting()
    .find((a) => 'prevent' in a.effect && a.left === undefined)

/** An event of damage that is replaced is either prevented or changed by an effect that says «instead». */
export const isPrevention = (n: Node): boolean => n.h.by.includes('615.1')

/** The damage that an effect changes, then the changed damage. */
export function changedDamage(
  t: Tale,
  n: Node<EventOf<'damage'>>,
  say: (n: Node) => readonly Saying[],
): readonly Saying[] {
  const e = n.h.event
  const next = all(n).find((x): x is Node<EventOf<'damage'>> => x !== n && is(x, 'damage'))
  const chosen = n.h.by.includes('616.1') ? [choice(t, n, next?.h.event)] : []
  const called = nameOf(t, candidates(t, n, next?.h.event)[0])
  const by = called ? phrase`per l'effetto ${del(called)}` : verbatim('per un effetto di sostituzione')
  const from = il(source(t, e.source))
  if (!next && n.h.by.includes('702.16e')) {
    const said = phrase`la protezione ${del(target(t, e.target))} previene ${danni(e.amount)} ${del(source(t, e.source))}`
    return [...chosen, { sentence: sentence(said), rules: n.h.by, batch: n.h.batch }]
  }
  const text = next
    ? phrase`invece ${del(danni(e.amount))} ${from} ne infligge ${figure(next.h.event.amount)}`
    : phrase`${from} non infligge ${danni(e.amount)}`
  return [...chosen, { sentence: sentence(by, text), rules: n.h.by, batch: n.h.batch }, ...(next ? say(next) : [])]
}

/** Events that an effect makes something else of, told with what comes of them instead. */
export const INSTEAD: readonly GameEvent['type'][] = [
  'payLife',
  'mill',
  'discard',
  'scry',
  'surveil',
  'search',
  'shuffle',
  'sacrifice',
  'exile',
  'counter',
  'create',
  'loseGame',
  'winGame',
  'move',
]

/** Words of effects that watch a move. */
const MOVES: readonly string[] = ['enters', 'leaves', 'dies', 'exile', 'zoneChange']

/** «Per l'effetto di Urna, invece di macinare 2 carte, accade altro.» */
export function insteadOf(t: Tale, n: Node): Saying {
  const e = n.h.event
  const able = t
    .view(n.h.batch - 1)
    .lasting()
    .filter(({ effect }) => {
      if (!('replace' in effect)) return false
      return effect.replace.event === e.type || (e.type === 'move' && MOVES.includes(effect.replace.event))
    })
  const [effect] = able.length === 1 ? able : []
  const called = nameOf(t, effect)
  const by = called ? phrase`per l'effetto ${del(called)}` : verbatim('per un effetto di sostituzione')
  const not = effect && 'replace' in effect.effect && 'nothing' in effect.effect.with
  const becomes = n.children.some((c) => c.h.event.type === e.type && 'amount' in c.h.event)
  const then = verbatim(not ? 'non accade niente' : becomes ? 'la quantità cambia' : 'accade altro')
  const said = phrase`${by}, invece ${del(infinitive(t, e))}, ${then}`
  return { sentence: sentence(said), rules: n.h.by, batch: n.h.batch }
}
