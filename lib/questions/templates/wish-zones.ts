import { beast, card, inOrder } from '../parts'
import { template } from '../template'

/** A graveyard is exiled, and a card comes in from outside the game: where does each card end up, and which zones are there? */
export const wishZones = template({
  id: 'wish-zones',
  version: 4,
  claims: ['400.11a', '400.12'],
  claimsAt: (p) => (p.theirs && p.types === 'artifact' ? ['400.12'] : ['400.11a', '400.12']),
  shows: ['406.8'],
  axes: {
    first: ['fulmine', 'diniego', 'scossa', 'folgore', 'brace', 'languore'],
    second: ['orso', 'sfinge', 'drago', 'idra', 'lupo'],
    third: ['sfera', 'idolo', 'giara', 'totem'],
    side: ['foresta', 'isola', 'palude'],
    types: ['instant', 'creature', 'artifact'],
    theirs: [false, true],
  },
  beliefs: ['exile-is-outside-game', 'sideboard-is-zone'],
  form: 'board',
  scenario: (p) => ({
    graveyard: {
      A: [card(p.first, 'instant'), beast(p.second, '3/3'), ...(p.theirs ? [] : [card(p.third, 'artifact')])],
      ...(p.theirs ? { N: [card(p.third, 'artifact')] } : {}),
    },
    outside: { A: [card(p.side, 'land')] },
    script: [
      {
        effect: inOrder(
          { do: 'exile', what: { cardsIn: 'graveyard', of: 'you' } },
          { do: 'bringIn', who: 'you', what: { types: [p.types] } },
        ),
        by: 'A',
      },
    ],
  }),
  probe: (p) => ({
    ask: 'several',
    of: [...[p.first, p.second, p.third].map((object) => ({ ask: 'zone', object }) as const), { ask: 'zones' }],
  }),
})
