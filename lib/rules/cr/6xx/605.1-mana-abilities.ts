import type { Ability } from '../../kernel/card'
import { modesOf, partsOf } from '../../kernel/parts'
import { believes, ignores, query, room } from '../../kernel/rule'
import type { View } from '../../kernel/view'

/** Instructions and costs that move cards from a library or to one. */
const LIBRARY = /"do":"(draw|mill|putInHand|search|surveil|scry|dig|piles|shuffleInto|putInLibrary|exileTop)"/

const adds = (a: Ability): boolean =>
  !partsOf(a, [...(modesOf(a)?.list.keys() ?? [])]).some((p) => p.targets?.length) &&
  JSON.stringify(a).includes('"do":"addMana"')

/** No target, no loyalty, nothing that moves cards from or to a library (in force since August 2026). */
const isOne = (a: Ability): boolean =>
  a.type === 'activated' && adds(a) && !a.cost.some((c) => c.pay === 'loyalty') && !LIBRARY.test(JSON.stringify(a))

/** Mana abilities of a kind do not use the stack. */
const offStack = (v: View, ability: Ability, type: Ability['type']): false | undefined =>
  ability.type === type && v.ask('isManaAbility', { ability }) === true ? false : undefined

/** What adds mana, and nothing else that players would respond to, resolves at once. */
export const manaAbilities = room(
  '605.1',
  'Mana abilities',
  [
    query('605.1a', 'isManaAbility', (_, { ability }) => isOne(ability)),
    query('605.1b', 'isManaAbility', (_, { ability: a }) =>
      a.type === 'triggered' && a.when.event === 'tapForMana' && adds(a) ? true : undefined,
    ),
    query('605.3b', 'usesStack', (v, { ability }) => offStack(v, ability, 'activated')),
    query('605.4a', 'usesStack', (v, { ability }) => offStack(v, ability, 'triggered')),
  ],
  [
    believes(
      'mana-ability-with-draw',
      query('605.1a', 'isManaAbility', (_, { ability }) => ability.type === 'activated' && adds(ability)),
    ),
    ignores('respond-to-mana-ability', '605.3b'),
  ],
)
