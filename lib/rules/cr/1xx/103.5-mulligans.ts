import { believes, ignores, query, type Rule, room, rule } from '../../kernel/rule'

const SEVEN = 7

/** Seven cards, and mulligans: what is drawn anew, and what goes to the bottom, by how many of them count. */
const hands = (anew: (counted: number, hand: number) => { readonly amount: number; readonly bottom: number }): Rule =>
  rule(
    '103.5',
    query('103.5', 'startingSteps', (_, __, so = []) => [...so, 'hands']),
    query('103.5', 'openingHand', () => SEVEN),
    query('103.5', 'mulligan', (v, { player, taken }) => {
      const hand = v.ask('openingHand', { player }) ?? SEVEN
      const counted = Math.max(0, taken - (v.ask('freeMulligans', {}) ?? 0))
      return counted > hand ? undefined : anew(counted, hand)
    }),
  )

/** A mulligan is a whole new hand, and then a card on the bottom of the library for every mulligan that counts. */
export const mulligans = room(
  '103.5',
  'Opening hands and mulligans',
  [
    query('103.4', 'startingSteps', (_, __, so = []) => [...so, 'life']),
    hands((bottom, amount) => ({ amount, bottom })),
    query('103.5c', 'freeMulligans', ({ state }) =>
      state.order.length > 2 || state.variant === 'brawl' ? 1 : undefined,
    ),
  ],
  [
    believes(
      'mulligan-draw-fewer',
      hands((fewer, hand) => ({ amount: hand - fewer, bottom: 0 })),
    ),
    ignores('mulligan-never-free', '103.5c'),
    believes(
      'mulligan-always-free',
      query('103.5c', 'freeMulligans', () => 1),
    ),
  ],
)
