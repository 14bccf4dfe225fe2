import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** «Distruggi tutte le creature»: where does each of four well-defended creatures end up? */
export const wrathZones = template({
  id: 'wrath-zones',
  version: 1,
  claims: ['702.11b', '702.12b', '702.16e'],
  axes: {
    color: ['B', 'R', 'W'],
    hexproof: ['tritone', 'gru', 'driade', 'lepre'],
    protected: ['cavaliere', 'angelo', 'monaco'],
    idol: ['idolo', 'golem', 'colosso'],
    pt: ['2/2', '3/3', '1/4'],
    owner: ['N', 'A'],
  },
  beliefs: ['hexproof-stops-wrath', 'protection-stops-wrath'],
  form: 'zones',
  scenario: (p) =>
    scenario()
      .creature('A', 'demone', '6/6', [], { colors: [p.color] })
      .creature('N', p.hexproof, p.pt, ['hexproof'])
      .creature(p.owner, p.protected, '2/2', [{ keyword: 'protection', from: { colors: [p.color] } }])
      .creature('N', p.idol, '4/4', ['indestructible'])
      .effect({ do: 'destroy', what: { all: { types: ['creature'] } } }, 'A', 'demone')
      .done(),
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'zone', object: p.hexproof },
      { ask: 'zone', object: p.protected },
      { ask: 'zone', object: p.idol },
    ],
  }),
})
