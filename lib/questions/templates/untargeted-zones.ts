import { type Filter, type KeywordInstance, scenario } from '#lib/rules/index'
import { sorcery } from '../parts'
import { template } from '../template'

/** «Distruggi tutte le creature con forza N o più»: where do creatures with hexproof and protection and one with neither end up, some of which are smaller? */
export const untargetedZones = template({
  id: 'untargeted-zones',
  version: 1,
  claims: ['115.10'],
  axes: {
    spared: ['hexproof', 'protected', 'small'],
    color: ['B', 'R', 'W'],
    least: [3, 4, 2],
    hexproof: ['gru', 'driade', 'tritone'],
    protected: ['monaco', 'cavaliere', 'angelo'],
    small: ['troll', 'sfinge', 'unicorno'],
  },
  beliefs: ['all-named-are-targets', 'hexproof-stops-wrath', 'protection-stops-wrath'],
  form: 'zones',
  scenario: (p) => {
    const size = (of: string): string => `${of === p.spared ? p.least - 1 : p.least + 1}/3`
    const what: Filter = { types: ['creature'], power: { atLeast: p.least } }
    const from: KeywordInstance = { keyword: 'protection', from: { colors: [p.color] } }
    return scenario()
      .creature('N', p.hexproof, size('hexproof'), ['hexproof'])
      .creature('N', p.protected, size('protected'), [from])
      .creature('N', p.small, size('small'))
      .hand('A', [sorcery('bufera', { do: 'destroy', what: { all: what } }, [], { colors: [p.color] })])
      .act({ cast: 'bufera' }, 'resolve')
      .done()
  },
  probe: (p) => ({
    ask: 'several',
    of: [p.hexproof, p.protected, p.small].map((object) => ({ ask: 'zone', object })),
  }),
})
