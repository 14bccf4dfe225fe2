import { beast, card, first } from '../parts'
import { template } from '../template'

/** An effect counts permanents, and cards of permanent types lie elsewhere too: what is the total? */
export const permanentsCount = template({
  id: 'permanents-count',
  version: 2,
  claims: ['110.1'],
  shows: ['403.3', '408.3'],
  axes: {
    field: [1, 2, 3],
    hand: [1, 2, 0],
    graveyard: [1, 0, 2],
    commander: [true, false],
    life: [20, 12, 9, 5],
    token: [true, false],
  },
  valid: (p) => p.token && (p.hand + p.graveyard > 0 || p.commander),
  beliefs: ['card-elsewhere-is-permanent', 'token-is-card'],
  scenario: (p) => ({
    ...(p.commander ? { variant: 'commander' as const } : {}),
    players: { A: { life: p.life }, N: {} },
    field: {
      A: [
        ...first(p.field, [beast('orso', '2/2'), card('foresta', 'land'), card('sfera', 'artifact')]),
        ...(p.token ? [beast('spirito', '1/1', { token: true, types: ['creature'], subtypes: ['Spirito'] })] : []),
      ],
    },
    hand: { A: first(p.hand, [beast('drago', '5/5'), card('veglia', 'enchantment')]) },
    graveyard: { A: first(p.graveyard, [beast('lupo', '3/3'), card('giara', 'artifact')]) },
    ...(p.commander
      ? { command: { A: [beast('regina', '3/3', { supertypes: ['legendary'], commander: true })] } }
      : {}),
    script: [
      { effect: { do: 'gainLife', who: 'you', amount: { count: { permanent: true, controller: 'you' } } }, by: 'A' },
    ],
  }),
  probe: () => ({
    ask: 'several',
    of: [
      { ask: 'life', player: 'A' },
      { ask: 'isCard', object: 'spirito' },
    ],
  }),
})
