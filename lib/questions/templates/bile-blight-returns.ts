import { named } from '../named'
import { template } from '../template'

/** Bile Blight goes over both Kitchen Finks, one of which Mending Touch may have shielded, and persist brings them back: where are they? */
export const bileBlightReturns = template({
  id: 'bile-blight-returns',
  version: 1,
  claims: ['611.2c'],
  axes: {
    shielded: ['first', 'second'],
    aimed: ['first', 'second'],
    caster: ['A', 'N'],
    life: [20, 14, 9, 5],
  },
  beliefs: ['anthem-spell-affects-later', 'target-follows-object'],
  form: 'board',
  scenario: (p) => {
    const foe = p.caster === 'A' ? 'N' : 'A'
    return {
      players: { N: { life: p.life } },
      field: {
        A: [named('prima', 'kitchen-finks')],
        N: [named('seconda', 'kitchen-finks')],
      },
      hand: { [foe]: [named('tocco', 'mending-touch')], [p.caster]: [named('morbo', 'bile-blight')] },
      script: [
        { cast: 'tocco', by: foe, targets: [p.shielded === 'first' ? 'prima' : 'seconda'] },
        'resolve',
        { cast: 'morbo', by: p.caster, targets: [p.aimed === 'first' ? 'prima' : 'seconda'] },
        'resolve-all',
      ],
    }
  },
  probe: () => ({
    ask: 'several',
    of: [
      { ask: 'zone', object: 'prima' },
      { ask: 'zone', object: 'seconda' },
      { ask: 'life', player: 'N' },
    ],
  }),
})
