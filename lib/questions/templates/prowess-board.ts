import { scenario } from '#lib/rules/index'
import { healing, instant, TARGET } from '../parts'
import { template } from '../template'

const deny = instant('diniego', { do: 'counterSpell', what: TARGET }, [
  { kind: 'object', filter: { zone: 'stack', spell: true } },
])

/** The spell is countered, or copied: what do the creature with prowess and the life totals look like? */
export const prowessBoard = template({
  id: 'prowess-board',
  version: 2,
  claims: ['702.108a', '702.108b'],
  claimsAt: (p) => (p.instances > 1 ? ['702.108a', '702.108b'] : ['702.108a']),
  axes: {
    how: ['countered', 'copied'],
    instances: [1, 2],
    power: [1, 2, 3],
    toughness: [1, 2, 4],
    gain: [2, 3, 5],
    life: [20, 13, 8, 17, 11, 6],
    name: ['monaco', 'strega', 'allieva', 'stregone'],
  },
  beliefs: ['prowess-needs-resolution', 'prowess-on-copy', 'prowess-once', 'stack-fifo'],
  form: 'board',
  // Of a copy one belief alone tells, unless there are two instances.
  valid: (p) => p.how === 'countered' || p.instances > 1,
  scenario: (p) => {
    const s = scenario()
      .life('A', p.life)
      .creature('A', p.name, `${p.power}/${p.toughness}`, Array(p.instances).fill('prowess'))
      .act({ cast: 'pioggia' })
    const next =
      p.how === 'countered'
        ? s.act({ cast: 'diniego', by: 'N', targets: ['pioggia'] })
        : s.effect({ do: 'copySpell', what: 'pioggia' })
    return {
      ...next.act('resolve-all').done(),
      hand: { A: [healing('pioggia', p.gain)], ...(p.how === 'countered' ? { N: [deny] } : {}) },
    }
  },
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'life', player: 'A' },
      { ask: 'power', object: p.name },
      { ask: 'toughness', object: p.name },
    ],
  }),
})
