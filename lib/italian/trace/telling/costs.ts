import type { EventOf, GameObject, ObjectId } from '#lib/rules/index'
import { and, count, dal, del, ed, type Noun, type Phrase, phrase, sentence, verbatim } from '../../grammar/index'
import { labelOf } from '../../names/people'
import { segnalini } from '../../names/terms'
import { modesNamed } from '../../situation/stem/announcing'
import { castName } from '../../situation/stem/faces'
import { aims } from './aims'
import { naming, object, player, type Saying, stepOf, type Tale } from './context'
import { divertedFrom } from './moves'
import type { Place } from './teller'
import { totalled } from './totals-of-costs'
import { is, type Node } from './tree'

/** A spell that is cast or an ability that is activated: its costs are told with it. */
export type Paid = Node<EventOf<'cast'>> | Node<EventOf<'activate'>>

/** Whether a node is what costs are paid for. */
const isPaid = (n: Node): n is Paid => is(n, 'cast') || is(n, 'activate')

const COSTS: readonly string[] = [
  'tap',
  'untap',
  'sacrifice',
  'discard',
  'exile',
  'adjustCounters',
  'putCounters',
  'useLoyalty',
  'payMana',
  'payLife',
  'gainLife',
]

/** What was paid for the spell or ability at a place: everything of the last batch before it, if that was a payment. */
function paymentOf(roots: readonly Node[], i: number): readonly Node[] {
  const last = roots.slice(0, i).findLast((n) => !is(n, 'announce') && !is(n, 'trigger') && !is(n, 'becomesTarget'))
  if (!last || !COSTS.includes(last.h.event.type)) return []
  return roots.slice(0, i).filter((n) => n.h.batch === last.h.batch && COSTS.includes(n.h.event.type))
}

/** Life is told as it is paid, with its totals: the activation comes after it. */
const paysLife = (payment: readonly Node[]): boolean => payment.some((n) => is(n, 'payLife') || is(n, 'gainLife'))

/** Where the spell or ability is told that a root is a cost of: with its first cost, or after life has been paid. */
export function paidWith({ roots, i }: Place): 'here' | 'elsewhere' | undefined {
  const n = roots[i]
  if (!n) return undefined
  if (isPaid(n)) {
    const payment = paymentOf(roots, i)
    return !payment.length || paysLife(payment) ? 'here' : 'elsewhere'
  }
  if (!COSTS.includes(n.h.event.type)) return undefined
  const payment = paymentOf(roots, next(roots, i))
  if (!payment.includes(n)) return undefined
  if (paysLife(payment)) return is(n, 'payLife') || is(n, 'gainLife') ? undefined : 'elsewhere'
  return payment[0] === n ? 'here' : 'elsewhere'
}

/** The place of the next spell or ability that is paid for. */
const next = (roots: readonly Node[], i: number): number => {
  const at = roots.slice(i).findIndex(isPaid)
  return at < 0 ? 0 : i + at
}

/** The spell or ability at a place, or whose first cost stands there, with all that was paid for it. */
export function paid(t: Tale, { roots, i }: Place): readonly Saying[] {
  const at = next(roots, i)
  const n = roots[at]
  if (!n || !isPaid(n)) return []
  const payment = paymentOf(roots, at)
  const said = is(n, 'cast') ? cast(t, n, payment) : activated(t, n as Node<EventOf<'activate'>>, payment)
  const given = payment.filter((c) => is(c, 'sacrifice') || is(c, 'discard'))
  return [...said, ...divertedFrom(t, given)]
}

/** «Anna lancia Brace con bersaglio Orso e paga {R}: per il costo sacrifica Lupo.» */
function cast(t: Tale, n: Node<EventOf<'cast'>>, payment: readonly Node[]): readonly Saying[] {
  const { player: who, object: id } = n.h.event
  const o = t.frames[n.h.batch]?.objects[id]
  const step = stepOf(t)
  const said = typeof step === 'object' && 'cast' in step && step.cast === labelOf(id) ? step : undefined
  const what = said ? castName(t.people, said, o) : phrase`${object(t, id)}`
  const [mana] = payment.filter((c): c is Node<EventOf<'payMana'>> => is(c, 'payMana'))
  // Who believes that targets or modes are chosen on resolution has none chosen yet.
  const now = t.view(n.h.batch)
  const targets = now.ask('keepsTargets', { object: id }) === false ? [] : (o?.onStack?.targets ?? [])
  const x = said?.x === undefined ? '' : `${targets.length ? ' e' : ' con'} X = ${said.x}`
  const modes = now.ask('modesWait', {}) ? undefined : modesNamed(said?.modes ?? [])
  const does = [
    phrase`lancia ${what}${aims(t, targets)}${verbatim(x)}${chosenFor(o?.announced)}`,
    ...(modes === undefined ? [] : [phrase`sceglie ${modes}`]),
    ...(mana ? [verbatim(`paga ${paidMana(mana.h.event.cost)}${kicked(o)}`)] : []),
  ]
  const others = given(t, id, payment)
  const also = others.length ? phrase`: per il costo ${and(others)}` : verbatim('')
  return [
    ...totalled(t, n, payment),
    {
      sentence: sentence(phrase`${player(t, who)} ${and(does)}${also}`),
      rules: naming(t, n),
      batch: n.h.batch,
    },
  ]
}

/** Mana as it is paid: a symbol that life may be paid for has been paid with its colour, if it is part of it still. */
const paidMana = (cost: string): string => cost.replaceAll('/P}', '}')

/** « con un costo alternativo», « senza pagarne il costo di mana»: what was announced with a spell, before its targets. */
function chosenFor(a: GameObject['announced']): Phrase {
  if (!a) return verbatim('')
  const { permission, alternatives } = a
  const free = permission !== undefined && permission.cost?.length === 0
  const [name] = alternatives
  const how = free
    ? ' senza pagarne il costo di mana'
    : name === 'emerge'
      ? ' con emergere'
      : permission?.name === 'madness'
        ? ' per il costo di follia'
        : name === undefined
          ? ''
          : ' con un costo alternativo'
  return verbatim(how)
}

/** « con il potenziamento»: the mana of kickers is paid with the rest. */
function kicked(o: GameObject | undefined): string {
  const times = (o?.announced?.additional ?? []).filter((name) => name === 'kicker').length
  if (!times) return ''
  return times > 1 ? `, con il potenziamento pagato ${times} volte` : ', potenziamento compreso'
}

/** An activation once it is paid. A payment of life has been told; other costs are told here. */
function activated(t: Tale, n: Node<EventOf<'activate'>>, payment: readonly Node[]): readonly Saying[] {
  const { source, player: who, object: id } = n.h.event
  const o = t.frames[n.h.batch]?.objects[id]
  const altare = object(t, source)
  const base = { rules: naming(t, n), batch: n.h.batch }
  const goal = aims(t, o?.onStack?.targets ?? [])
  const mana = payment.flatMap((c) => (is(c, 'payMana') ? [verbatim(`paga ${c.h.event.cost}`)] : []))
  const own = ownCosts(source, payment)
  const others = given(t, source, payment)
  const named = phrase`${player(t, who)} attiva l'abilità ${del(altare)}${goal}`
  const ability = o?.onStack?.ability
  const life = ability?.type === 'activated' && ability.cost.some((c) => c.pay === 'life')
  if (life && !others.length && !mana.length)
    return [{ ...base, sentence: sentence(phrase`l'abilità ${del(altare)} è attivata${goal} e sta in pila`) }]
  if (own && own.length === others.length && !mana.length)
    return [
      { ...base, sentence: sentence(phrase`${player(t, who)} ${and(own)} ${altare} e ne attiva l'abilità${goal}`) },
    ]
  if (!others.length) return [{ ...base, sentence: sentence(mana[0] ? phrase`${named} ${ed(mana[0])}` : named) }]
  return [{ ...base, sentence: sentence(phrase`${named}: per il costo ${and([...mana, ...others])}`) }]
}

/** What the source itself gives, where nothing else does: «TAPpa e sacrifica». */
function ownCosts(source: ObjectId, payment: readonly Node[]): readonly Phrase[] | undefined {
  const parts = payment.flatMap((c) =>
    is(c, 'tap') && c.h.event.object === source
      ? [verbatim('TAPpa')]
      : is(c, 'sacrifice') && c.h.event.object === source
        ? [verbatim('sacrifica')]
        : [],
  )
  return parts.length ? parts : undefined
}

const VERBS = { tap: 'TAPpa', untap: 'STAPpa', sacrifice: 'sacrifica', discard: 'scarta', exile: 'esilia' } as const
type Given = keyof typeof VERBS
const isGiven = (n: Node): n is Node<EventOf<Given>> => n.h.event.type in VERBS

/** All that is paid besides mana and life, each kind once: «TAPpa Altare», «scarta Lupo e Orso», «rimuove 1 segnalino carica da Altare». */
function given(t: Tale, of: ObjectId, payment: readonly Node[]): readonly Phrase[] {
  const deeds = (Object.keys(VERBS) as readonly Given[]).flatMap((type) => {
    const what = payment.filter((n) => isGiven(n) && n.h.event.type === type) as readonly Node<EventOf<Given>>[]
    return what.length
      ? [phrase`${verbatim(VERBS[type])} ${and(cards(what.map((n) => object(t, n.h.event.object))))}`]
      : []
  })
  const counters = payment.flatMap((n) => {
    if (!is(n, 'adjustCounters') || n.h.event.by === 0) return []
    const { on, counter, by } = n.h.event
    // Only who believes it takes away more than there are.
    const there = t.frames[n.h.batch - 1]?.objects[on]?.counters[counter] ?? 0
    const what = segnalini(by < 0 && there > 0 ? Math.min(there, -by) : Math.abs(by), counter)
    if (by > 0) return [phrase`aggiunge ${what}`]
    return [t.people.players[on] || on === of ? phrase`rimuove ${what}` : phrase`rimuove ${what} ${dal(object(t, on))}`]
  })
  const added = payment.flatMap((n) =>
    is(n, 'putCounters') ? [phrase`aggiunge ${segnalini(n.h.event.amount, n.h.event.counter)}`] : [],
  )
  return [...deeds, ...counters, ...added]
}

/** Cards that nobody has named are counted. */
function cards(all: readonly Noun[]): readonly Noun[] {
  const named = all.filter((x) => x.text !== 'una carta')
  const rest = all.length - named.length
  return rest ? [...named, count(rest, 'carta')] : named
}
