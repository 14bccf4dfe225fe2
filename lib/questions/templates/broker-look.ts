import { named } from '../named'
import { beast, card } from '../parts'
import { template } from '../template'

/**
 * Bane Alley Broker leaves the battlefield before its ability has exiled a card face down, beside one that a player was allowed to look at:
 * who may look at which?
 */
export const brokerLook = template({
  id: 'broker-look',
  version: 3,
  claims: ['406.3'],
  axes: {
    removal: ['terminate', 'dismember'],
    exiled: ['fulmine', 'rito', 'marea', 'scossa', 'rovina', 'diniego'],
    type: ['instant', 'sorcery'],
    life: [20, 13],
    earlier: ['A', 'N'],
  },
  beliefs: ['facedown-exile-owner-looks', 'facedown-exile-exiler-looks'],
  form: 'board',
  scenario: (p) => ({
    players: { N: { life: p.life } },
    field: { A: [named('mediatrice', 'bane-alley-broker')], N: [{ id: 'urna', types: ['artifact'] }] },
    exile: {
      A: [beast('idra', '4/4', { by: p.earlier === 'A' ? 'mediatrice' : 'urna', lookers: [p.earlier] })],
    },
    hand: { A: [card(p.exiled, p.type)], N: [named('magia', p.removal)] },
    library: { A: [card('sfera', 'artifact')] },
    script: [
      { activate: 'mediatrice' },
      { cast: 'magia', by: 'N', targets: ['mediatrice'] },
      'resolve',
      'resolve',
      { look: 'A', at: p.exiled },
      { look: 'N', at: p.exiled },
      { look: 'A', at: 'idra' },
      { look: 'N', at: 'idra' },
    ],
    choices: [{ choose: 'pick', player: 'A', answer: [p.exiled] }],
  }),
  probe: () => ({
    ask: 'several',
    of: [4, 5, 6, 7].map((action) => ({ ask: 'legal', action }) as const),
  }),
})
