import type { Cost } from '#lib/rules/index'
import { capital, type Phrase, phrase, puntiVita, un, verbatim } from '../grammar/index'
import { filterNoun } from './filter'
import { who } from './refs'
import { doing, one, selfNoun, type Voice } from './voice'

function part(v: Voice, cost: Cost): Phrase {
  switch (cost.pay) {
    case 'mana':
      return verbatim(cost.cost)
    case 'life':
      return phrase`paga ${puntiVita(cost.amount)}`
    case 'tap':
      return verbatim('{T}')
    case 'untap':
      return verbatim('{Q}')
    case 'sacrifice':
      return phrase`sacrifica ${cost.what === 'self' ? selfNoun(v) : un(filterNoun(v, cost.what, 'one'))}`
    case 'gain-life':
      return phrase`${doing(one(who(v, cost.who)), 'guadagna')} ${puntiVita(cost.amount)}`
  }
}

/** What an ability costs, as a card prints it: «{2}{W}, {T}, paga 2 punti vita». */
export const costText = (v: Voice, costs: readonly Cost[]): Phrase =>
  capital(verbatim(costs.map((c) => part(v, c)).join(', ')))
