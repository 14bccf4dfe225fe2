import type { Cost, ObjectId } from '#lib/rules/index'
import { il, noun, ordinal, type Phrase, phrase, verbatim } from '../../grammar/index'
import type { Teller } from './teller'

/** «L'abilità −2»: a loyalty ability is called by its cost, as it is printed; undefined of any other. */
export function loyaltyAbility({ cost }: { readonly cost: readonly Cost[] }): Phrase | undefined {
  const loyalty = cost.find((c) => c.pay === 'loyalty')
  if (loyalty?.pay !== 'loyalty') return undefined
  const { amount } = loyalty
  return verbatim(`l'abilità ${amount > 0 ? `+${amount}` : amount < 0 ? `−${-amount}` : '0'}`)
}

/** Which of its abilities is activated: «l'abilità», «l'abilità −2», «la seconda abilità attivata». */
export function whichAbility({ people }: Teller, id: ObjectId, at: number | undefined): Phrase {
  const { objects, cards } = people.start.state
  const all = objects[cards[id] ?? id]?.printed.abilities ?? []
  const activated = all.flatMap((ability, n) => (ability.type === 'activated' ? [{ ability, n }] : []))
  const place = at === undefined ? 0 : activated.findIndex(({ n }) => n === at)
  const one = activated[place]?.ability
  // What it has become has other abilities than it had.
  if (one === undefined || activated.length < 2 || one.type !== 'activated') return phrase`l'abilità`
  const loyalty = loyaltyAbility(one)
  return loyalty ?? il(noun(`${ordinal(place + 1, 'f')} abilità attivata`, 'f'))
}
