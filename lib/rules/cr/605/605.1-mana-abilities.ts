import type { Ability } from '../../kernel/card'
import { believes, ignores, query, room } from '../../kernel/rule'

/** Instructions and costs that move cards from a library or to one. */
const LIBRARY = /"do":"(draw|mill|putInHand|search|surveil|scry|dig|piles|shuffleInto|putInLibrary|exileTop)"/

const adds = (a: Ability): boolean =>
  a.type === 'activated' && !a.targets?.length && JSON.stringify(a.effect).includes('"do":"addMana"')

/** No target, no loyalty, nothing that moves cards from or to a library (in force since August 2026). */
const isOne = (a: Ability): boolean =>
  adds(a) && a.type === 'activated' && !a.cost.some((c) => c.pay === 'loyalty') && !LIBRARY.test(JSON.stringify(a))

/** What adds mana, and nothing else that players would respond to, resolves at once. */
export const manaAbilities = room(
  '605.1',
  'Mana abilities',
  [
    query('605.1a', 'isManaAbility', (_, { ability }) => isOne(ability)),
    query('605.3b', 'usesStack', (v, { ability }) =>
      v.ask('isManaAbility', { ability }) === true ? false : undefined,
    ),
  ],
  [
    believes(
      'mana-ability-with-draw',
      query('605.1a', 'isManaAbility', (_, { ability }) => adds(ability)),
    ),
    ignores('respond-to-mana-ability', '605.3b'),
  ],
)
