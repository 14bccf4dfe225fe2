import type { CardType } from '#lib/rules/index'
import { beast, card } from '../parts'
import { template } from '../template'

/** A card is found, the library is shuffled and the card goes on top of it: is it known where that card, or another one, lies? */
export const shuffledPlace = template({
  id: 'shuffled-place',
  version: 1,
  claims: ['701.24a', '701.24b'],
  claimsAt: (p) => [p.asked === 'found' ? '701.24b' : '701.24a'],
  axes: {
    asked: ['found', 'first', 'last'],
    creature: ['drago', 'orso', 'angelo', 'sfinge'],
    size: ['2/2', '4/4', '5/5'],
    artifact: ['sfera', 'torre'],
    who: ['A', 'N'],
    found: ['creature', 'artifact'],
  },
  beliefs: ['found-card-shuffled-in', 'shuffler-knows-order'],
  because: (p) => (p.asked === 'found' ? '701.24b' : '701.24a'),
  // Of the card that is found there are as many as of the two others.
  valid: (p) => p.asked !== 'last' || p.who === 'A',
  scenario: (p) => ({
    library: {
      [p.who]: [card('bosco', 'land'), beast(p.creature, p.size), card(p.artifact, 'artifact'), card('isola', 'land')],
    },
    script: [
      {
        effect: {
          do: 'search',
          who: 'you',
          zones: ['library'],
          what: { types: [p.found as CardType] },
          amount: 1,
          to: 'top',
          shuffle: true,
        },
        by: p.who,
      },
    ],
    choices: [{ choose: 'search', player: p.who, answer: [p.found === 'creature' ? p.creature : p.artifact] }],
  }),
  probe: (p) => ({
    ask: 'placeKnown',
    object:
      p.asked === 'found'
        ? p.found === 'creature'
          ? p.creature
          : p.artifact
        : p.asked === 'first'
          ? 'bosco'
          : 'isola',
  }),
})
