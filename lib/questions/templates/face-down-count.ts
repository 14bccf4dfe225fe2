import { beast, first } from '../parts'
import { template } from '../template'

/** Cards lie in exile, some of them face down: how many creature cards does an effect count? */
export const faceDownCount = template({
  id: 'face-down-count',
  version: 4,
  claims: ['406.3a'],
  axes: {
    up: [1, 2, 3, 0],
    down: [1, 2, 3],
    life: [20, 13, 7, 4, 16, 9],
    owner: ['A', 'N'],
  },
  beliefs: ['facedown-exile-owner-looks', 'facedown-exile-exiler-looks'],
  scenario: (p) => ({
    players: { A: { life: p.life }, N: {} },
    field: { [p.owner === 'A' ? 'N' : 'A']: [{ id: 'forziere', types: ['artifact'] }] },
    exile: {
      [p.owner]: [
        ...first(p.up, ['orso', 'lince', 'lupo']).map((id) => beast(id, '2/2')),
        ...first(p.down, ['sfinge', 'drago', 'idra']).map((id) => beast(id, '4/4', { by: 'forziere', lookers: [] })),
      ],
    },
    script: [
      {
        effect: { do: 'gainLife', who: 'you', amount: { count: { types: ['creature'], zone: 'exile' } } },
        by: 'A',
      },
    ],
  }),
  probe: () => ({
    ask: 'several',
    of: [
      { ask: 'life', player: 'A' },
      { ask: 'mayLook', player: 'A', object: 'sfinge' },
      { ask: 'mayLook', player: 'N', object: 'sfinge' },
    ],
  }),
})
