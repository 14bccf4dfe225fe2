import { type Color, scenario } from '#lib/rules/index'
import { template } from '../template'

/** A coloured source with lifelink damages all creatures of an opponent: which statements are true? */
export const protectionStatements = template({
  id: 'protection-statements',
  version: 3,
  claims: ['702.16e', '702.16j'],
  claimsAt: (p) => (p.from === 'everything' ? ['702.16j'] : ['702.16e']),
  axes: {
    from: ['color', 'everything'],
    color: ['R', 'B', 'W'],
    amount: [3, 4, 2, 5],
    other: [1, 2],
    life: [20, 11, 8, 15],
    name: ['cavaliere', 'angelo', 'sentinella'],
    source: ['drago', 'demone', 'salamandra'],
  },
  beliefs: ['protection-untargetable-only'],
  form: 'board',
  scenario: (p) =>
    scenario()
      .life('A', p.life)
      .creature('A', p.source, '4/4', ['lifelink'], { colors: [p.color as Color] })
      .creature('N', p.name, '2/2', [
        p.from === 'everything'
          ? { keyword: 'protection', from: 'everything' }
          : { keyword: 'protection', from: { colors: [p.color as Color] } },
      ])
      .creature('N', 'muro', `0/${p.other}`)
      .effect(
        {
          do: 'damage',
          amount: p.amount,
          to: { object: { all: { types: ['creature'], controller: 'opponent' } } },
        },
        'A',
        p.source,
      )
      .done(),
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'survives', object: p.name },
      { ask: 'survives', object: 'muro' },
      { ask: 'life', player: 'A' },
    ],
  }),
})
