import { beast, card } from '../parts'
import { template } from '../template'

/** A revealed top card is covered by another and comes up again, or is drawn as well: which card is a new object, and who may look at which? */
export const topCardAgain = template({
  id: 'top-card-again',
  version: 4,
  claims: ['401.6', '401.2', '400.7'],
  claimsAt: (p) => (p.draws === 1 ? ['401.6', '401.2'] : ['400.7']),
  axes: {
    top: ['fulmine', 'scossa', 'diniego', 'brace', 'folgore', 'fiamma', 'cometa'],
    below: ['isola', 'palude', 'montagna', 'foresta'],
    cover: ['orso', 'lince', 'golem', 'sfinge', 'drago', 'idra'],
    draws: [1, 2],
  },
  beliefs: ['owner-may-look-library', 'target-follows-object'],
  scenario: (p) => ({
    effects: [{ reveal: 'top', player: 'you', of: 'A' }],
    field: { A: [beast(p.cover, '2/2')] },
    library: { A: [card(p.top, 'instant'), card(p.below, 'land')] },
    script: [
      { effect: { do: 'putInLibrary', what: p.cover, at: 'top' }, by: 'A' },
      { effect: { do: 'draw', who: 'you', amount: p.draws }, by: 'A' },
    ],
  }),
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'sameObject', object: p.top },
      { ask: 'sameObject', object: p.cover },
      { ask: 'mayLook', player: 'A', object: p.below },
      { ask: 'mayLook', player: 'N', object: p.top },
    ],
  }),
})
