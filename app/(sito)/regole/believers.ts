import { err, ok } from '#lib/base/result'
import { countBelievers } from '#lib/server/rule/count-believers'
import { type Believed, believedOf } from './about'
import { rulesOfPage } from './around'

// How many people believe what the rules of a page contradict, in words: the page itself is made before anybody has answered.

/** A belief and how many hold it: nothing is said where too few have answered. */
export interface Counted extends Believed {
  readonly said?: string
}

/** «7 persone su 124»; of few, only that they are few. */
const sayPeople = (people: number | null, asked: number): string =>
  people === null ? 'Meno di 5 persone' : `${people} persone su ${asked}`

/**
 * What people believe of the rules of a number, each with how many do; `asked` is null where fewer answered than it takes,
 * and where nothing is believed of them nothing is found.
 */
export async function believersOf(numero: string) {
  const rules = rulesOfPage(numero)
  const beliefs = believedOf(rules)
  if (beliefs.length === 0) return err('not-found' as const)
  const found = await countBelievers({ rules: [...rules], beliefs: beliefs.map(({ id }) => id) })
  if (!found.ok) return found
  const { asked, people } = found.value
  const counted = beliefs.map(
    (belief): Counted => (asked === null ? belief : { ...belief, said: sayPeople(people[belief.id] ?? null, asked) }),
  )
  return ok({ asked, beliefs: counted })
}
