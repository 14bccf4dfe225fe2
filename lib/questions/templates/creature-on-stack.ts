import { scenario } from '#lib/rules/index'
import { instant } from '../parts'
import { template } from '../template'

/** A creature spell is on the stack, and in response a spell takes the toughness of all creatures, one of them indestructible: where is everybody? */
export const creatureOnStack = template({
  id: 'creature-on-stack',
  version: 4,
  claims: ['608.3', '405.5'],
  axes: {
    coming: ['grifone', 'faina', 'corvo', 'vespa', 'tigre'],
    there: ['orso', 'lupo', 'cervo'],
    size: ['1/1', '2/2', '3/3'],
    less: [2, 3, 4],
    spell: ['grandine', 'bufera', 'marea'],
    tough: [2, 5, 6],
  },
  valid: (p) => Number(p.size.split('/')[1]) <= p.less,
  beliefs: ['stack-fifo', 'zero-toughness-is-destroy'],
  form: 'zones',
  scenario: (p) => ({
    ...scenario().creature('A', p.there, `2/${p.tough}`, ['indestructible']).done(),
    hand: {
      A: [{ id: p.coming, pt: p.size }],
      N: [instant(p.spell, { do: 'pump', what: { all: { types: ['creature'] } }, power: -p.less, toughness: -p.less })],
    },
    script: [{ cast: p.coming }, { pass: 'A' }, { cast: p.spell, by: 'N' }, 'resolve-all'],
  }),
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'zone', object: p.coming },
      { ask: 'zone', object: p.there },
      { ask: 'zone', object: p.spell },
    ],
  }),
})
