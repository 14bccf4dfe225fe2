import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** Three indestructible creatures: one is sacrificed, one destroyed, one has its toughness taken, or some of it. */
export const edictZones = template({
  id: 'edict-zones',
  version: 3,
  claims: ['702.12b', '704.5f'],
  claimsAt: (p) => (p.spare > 0 ? ['702.12b'] : ['702.12b', '704.5f']),
  axes: {
    first: ['idolo', 'golem', 'colosso', 'statua'],
    second: ['angelo', 'belva', 'drago', 'toro'],
    third: ['orso', 'lupo', 'lince', 'tigre'],
    size: [1, 2, 3],
    pt: ['4/4', '5/5', '2/6'],
    spare: [0, 1, 2],
  },
  beliefs: ['indestructible-no-sacrifice', 'zero-toughness-is-destroy'],
  form: 'zones',
  scenario: (p) =>
    scenario()
      .creature('N', p.first, p.pt, ['indestructible'])
      .creature('N', p.second, `3/${p.size + p.spare}`, ['indestructible'])
      .creature('N', p.third, '2/2', ['indestructible'])
      .effect({ do: 'sacrificeSome', who: 'opponent', which: { types: ['creature'] }, amount: 1 }, 'A')
      .effect({ do: 'pump', what: p.second, power: 0, toughness: -p.size }, 'A')
      .effect({ do: 'destroy', what: p.third }, 'A')
      .choose({ choose: 'sacrifice', player: 'N', answer: [p.first] })
      .done(),
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'zone', object: p.first },
      { ask: 'zone', object: p.second },
      { ask: 'zone', object: p.third },
    ],
  }),
})
