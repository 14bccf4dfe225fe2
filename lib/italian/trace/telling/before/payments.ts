import { type PlayerId, rulesAnswering, type Scenario, type ScriptStep } from '#lib/rules/index'
import { al, del, ed, figure, type Phrase, phrase, puntiVita, verb, verbatim } from '../../../grammar/index'
import { holderOf, playerOf } from '../../../names/people'
import { player, poolOf, type Saying, stating, stepOf, type Tale } from '../context'
import { at, say } from './beforehand'

/** Payments of 0 are made, though nothing happens: «Anna paga 0 punti vita: il totale resta 9.» */
export function freePayments(t: Tale): readonly Saying[] {
  const s = stepOf(t)
  if (typeof s !== 'object') return []
  return payments(t, s).flatMap(([who, n]) => {
    if (n !== 0) return []
    const life = at(t).state.life[poolOf(t, who)] ?? 0
    return [say(t, phrase`${player(t, who)} paga ${puntiVita(0)}: il totale resta ${figure(life)}`, payingLife(t, 0))]
  })
}

/** The rules on paying so much life: of 0 there is one of its own. */
const payingLife = (t: Tale, amount: number): readonly string[] => [
  ...rulesAnswering(t.evaluation.rules, at(t), 'alwaysPayable', { life: amount }),
  ...stating(t, 'result', 'payLife'),
]

/** Life that an action costs, by player. */
function payments(t: Tale, s: Exclude<ScriptStep, string>): readonly (readonly [PlayerId, number])[] {
  if ('pay' in s) return Object.entries(s.pay)
  if (!('activate' in s)) return []
  const id = at(t).state.cards[s.activate] ?? s.activate
  const ability = at(t).characteristics(id).abilities[s.ability ?? 0]
  const costs = ability?.type === 'activated' ? ability.cost : []
  return costs.flatMap((c) =>
    c.pay === 'life' && typeof c.amount === 'number' ? [[at(t).controller(id), c.amount] as const] : [],
  )
}

/** «Il simbolo {G/P} si paga con {G} o con 2 punti vita, e Alice non ha mana.» «Ogni {G/P} …: servono 4 punti vita.» */
export function phyrexian(t: Tale, label: string, symbols: number): readonly Saying[] {
  const id = at(t).state.cards[label] ?? label
  const who = at(t).ask('owner', { object: id })
  const cost = at(t).characteristics(id).manaCost ?? ''
  const [color, ...others] = new Set([...cost.matchAll(/\{(.)\/P\}/g)].map(([, letter = '']) => letter))
  if (who === undefined || color === undefined || others.length > 0) return []
  const asked = { symbol: `${color}/P` }
  const life = at(t).ask('phyrexianLife', asked)
  const { pool, able = '' } = at(t).state.players[who]?.mana ?? { pool: 'any' }
  if (life === undefined || pool !== '' || able !== '') return []
  const each = verbatim(symbols > 1 ? `ogni {${color}/P}` : `il simbolo {${color}/P}`)
  const paid = phrase`${each} si paga con ${verbatim(`{${color}}`)} o con ${puntiVita(life)}, ${ed(player(t, who))} non ha mana`
  const needed = symbols > 1 ? phrase`: ${verb('serve', symbols * life)} ${puntiVita(symbols * life)}` : verbatim('')
  return [say(t, phrase`${paid}${needed}`, rulesAnswering(t.evaluation.rules, at(t), 'phyrexianLife', asked))]
}

/** Life that is paid for the symbols of a spell, as it has come to be paid. */
export function paidWithLife(t: Tale, label: string, symbols: number): readonly Saying[] {
  const paid = t.evaluation.trace?.happenings.find(
    ({ event: e, action, fate }) => e.type === 'payLife' && action === t.action && fate === 'happened',
  )
  const who = at(t).ask('owner', { object: at(t).state.cards[label] ?? label })
  return paid?.event.type === 'payLife' && who !== undefined
    ? [
        ...phyrexian(t, label, symbols),
        ...toNothing(t, who, paid.event.amount),
        ...affordable(t, who, paid.event.amount),
      ]
    : []
}

/** «Un pagamento può portare il totale a 0, ma non sotto», where it does. */
const toNothing = (t: Tale, who: string, cost: number): readonly Saying[] =>
  cost === at(t).state.life[poolOf(t, who)]
    ? [say(t, phrase`un pagamento può portare il totale a 0, ma non sotto`, payingLife(t, cost))]
    : []

/** That 0 may be paid, and what is no obstacle to it where that is there. */
const unhindered = (t: Tale): Phrase =>
  verbatim(`si paga sempre${isBarred(t.people.scenario) ? ', anche se un effetto vieta di pagare punti vita' : ''}`)

/** Whether anything on a board keeps somebody from paying life. */
const isBarred = ({ field, effects }: Scenario): boolean => JSON.stringify([field, effects]).includes('"pay-life"')

/** «Il totale di Anna è 2 e il costo chiede 2 punti vita: il pagamento è permesso.» */
export function affordable(t: Tale, who: string, cost: number, together = false): readonly Saying[] {
  const life = at(t).state.life[poolOf(t, who)] ?? 0
  if (cost === 0) return [say(t, phrase`il costo chiede 0 punti vita: ${unhindered(t)}`, payingLife(t, cost))]
  const holder = holderOf(t.people, who)
  const asked =
    together && holder !== playerOf(t.people, who)
      ? phrase`${al(player(t, who))} il costo chiede`
      : phrase`il costo chiede`
  return [
    say(
      t,
      phrase`il totale ${del(holder)} è ${figure(life)} ${ed(asked)} ${puntiVita(cost)}: il pagamento è permesso`,
      payingLife(t, cost),
    ),
  ]
}
