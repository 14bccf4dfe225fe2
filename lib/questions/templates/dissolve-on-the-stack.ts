import { named } from '../named'
import { card } from '../parts'
import { template } from '../template'

/** Divination or Planar Cleansing is answered with Dissolve: where is everything? */
export const dissolveOnTheStack = template({
  id: 'dissolve-on-the-stack',
  version: 2,
  claims: ['701.6a'],
  axes: {
    spell: ['divination', 'planar-cleansing'],
    hand: [0, 1, 2, 3],
    bottom: [false, true],
    bear: ['A', 'N'],
  },
  beliefs: ['stack-fifo', 'counter-refunds'],
  form: 'board',
  scenario: (p) => {
    const others = ['idolo', 'giara', 'sfera'].slice(0, p.hand).map((id) => card(id, 'artifact'))
    return {
      field: { [p.bear]: [named('orso', 'runeclaw-bear')] },
      hand: {
        A: [named('stregoneria', p.spell), ...others],
        N: [named('primo', 'dissolve')],
      },
      library: { A: ['urna', 'totem', 'torcia'].map((id) => card(id, 'artifact')), N: [card('lanterna', 'artifact')] },
      script: [{ cast: 'stregoneria' }, { cast: 'primo', by: 'N', targets: ['stregoneria'] }, 'resolve-all'],
      choices: [
        {
          choose: 'scry',
          player: 'N',
          answer: p.bottom ? { top: [], bottom: ['lanterna'] } : { top: ['lanterna'], bottom: [] },
        },
      ],
    }
  },
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'hand', player: 'A' },
      { ask: 'zone', object: 'stregoneria' },
      { ask: 'zone', object: 'primo' },
      ...(p.spell === 'planar-cleansing' ? [{ ask: 'zone', object: 'orso' } as const] : []),
    ],
  }),
})
