import { named } from '../named'
import { card } from '../parts'
import { template } from '../template'

/** Bane Alley Broker leaves the battlefield before its ability has exiled a card face down: who may look at the card? */
export const brokerLook = template({
  id: 'broker-look',
  version: 1,
  claims: ['406.3'],
  axes: {
    removal: ['terminate', 'dismember'],
    exiled: ['fulmine', 'rito', 'marea', 'scossa', 'rovina', 'diniego'],
    type: ['instant', 'sorcery'],
    life: [20, 13],
  },
  beliefs: ['facedown-exile-owner-looks', 'facedown-exile-exiler-looks'],
  form: 'board',
  scenario: (p) => ({
    players: { N: { life: p.life } },
    field: { A: [named('mediatrice', 'bane-alley-broker')] },
    hand: { A: [card(p.exiled, p.type)], N: [named('magia', p.removal)] },
    library: { A: [card('sfera', 'artifact')] },
    script: [
      { activate: 'mediatrice' },
      { cast: 'magia', by: 'N', targets: ['mediatrice'] },
      'resolve',
      'resolve',
      { look: 'A', at: p.exiled },
      { look: 'N', at: p.exiled },
    ],
    choices: [{ choose: 'pick', player: 'A', answer: [p.exiled] }],
  }),
  probe: () => ({
    ask: 'several',
    of: [
      { ask: 'legal', action: 4 },
      { ask: 'legal', action: 5 },
    ],
  }),
})
