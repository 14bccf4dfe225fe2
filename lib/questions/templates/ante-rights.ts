import { beast } from '../parts'
import { template } from '../template'

/** Played for ante, with a creature that another than its owner controls: who may ante it? */
export const anteRights = template({
  id: 'ante-rights',
  version: 4,
  claims: ['407.1', '407.4'],
  claimsAt: (p) => [p.ante ? '407.4' : '407.1'],
  axes: {
    stolen: ['guardiano', 'sfinge', 'angelo', 'idra', 'cavaliere', 'airone', 'orso', 'lince'],
    size: ['2/2', '3/3', '4/4', '1/1', '5/4'],
    thief: ['A', 'N'],
    ante: [true, false],
  },
  beliefs: ['controller-is-owner', 'sideboard-is-zone'],
  scenario: (p) => ({
    ...(p.ante ? { ante: true } : {}),
    field: {
      [p.thief]: [beast(p.stolen, p.size, { owner: p.thief === 'A' ? 'N' : 'A' }), beast('golem', '2/2')],
    },
    script: [
      { ante: p.stolen, by: p.thief },
      { ante: p.stolen, by: p.thief === 'A' ? 'N' : 'A' },
      { ante: 'golem', by: p.thief },
    ],
  }),
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'legal', action: 0 },
      { ask: 'legal', action: 1 },
      { ask: 'legal', action: 2 },
      { ask: 'zones' },
      { ask: 'owner', object: p.stolen },
    ],
  }),
})
