import type { Cost } from '#lib/rules/index'
import { and, capital, dal, type Noun, noun, type Phrase, phrase, puntiVita, un, verbatim } from '../grammar/index'
import { counter } from '../names/terms'
import { howMuch, spelled } from './amount'
import { filterNoun } from './filter'
import { infinitive } from './infinitive'
import { who } from './refs'
import { doing, one, selfNoun, type Voice } from './voice'

/** «sacrifica una creatura», «scarta due carte». */
function given(v: Voice, does: string, { what, count = 1 }: Extract<Cost, { what: unknown }>): Phrase {
  if (what === 'self') return phrase`${verbatim(does)} ${selfNoun(v)}`
  const { zone, ...kind } = what
  const cards = zone !== undefined && zone !== 'battlefield' && !kind.types?.length
  const thing = (many: 'one' | 'many') => (cards || does === 'scarta' ? card(many) : filterNoun(v, kind, many))
  return count === 1
    ? phrase`${verbatim(does)} ${un(thing('one'))}`
    : phrase`${verbatim(does)} ${spelled(v, count)} ${thing('many')}`
}

const card = (many: 'one' | 'many'): Noun => noun(many === 'one' ? 'carta' : 'carte', 'f', many === 'one' ? 's' : 'p')

function part(v: Voice, cost: Cost): Phrase {
  switch (cost.pay) {
    case 'mana':
      return verbatim(cost.cost)
    case 'life':
      return phrase`paga ${howMuch(v, cost.amount, 'punto vita')}`
    case 'tap':
      return verbatim('{T}')
    case 'untap':
      return verbatim('{Q}')
    case 'sacrifice':
      return given(v, 'sacrifica', cost)
    case 'discard':
      return given(v, 'scarta', cost)
    case 'exile':
      return given(v, 'esilia', cost)
    case 'remove-counters':
      return cost.from
        ? phrase`paga ${howMuch(v, cost.amount, counter(cost.counter))}`
        : phrase`rimuovi ${howMuch(v, cost.amount, counter(cost.counter))} ${dal(selfNoun(v))}`
    case 'loyalty':
      return verbatim(`${cost.amount < 0 ? '−' : cost.amount > 0 ? '+' : ''}${Math.abs(cost.amount)}`)
    case 'gain-life':
      return phrase`${doing(one(who(v, cost.who)), 'guadagna')} ${puntiVita(cost.amount)}`
  }
}

/** What an ability costs, as a card prints it: «{2}{W}, {T}, Paga 2 punti vita». */
export const costText = (v: Voice, costs: readonly Cost[]): Phrase =>
  verbatim(costs.map((c) => capital(part(v, c))).join(', '))

/** A cost after «puoi»: «pagare {2}{R}», «pagare 3 punti vita e sacrificare una creatura». */
export const paying = (v: Voice, costs: readonly Cost[]): Phrase =>
  and(
    costs.map((c) => {
      const text = part(v, c)
      return infinitive(text) ?? phrase`pagare ${text}`
    }),
  )
