import { type Color, type Effect, type Keyword, type KeywordInstance, scenario } from '#lib/rules/index'
import { aimed, TARGET } from '../parts'
import { template } from '../template'

const HAS = {
  ward: { keyword: 'ward', cost: '{2}' },
  everything: { keyword: 'protection', from: 'everything' },
  hexproof: 'hexproof',
} as const satisfies Record<string, Keyword | KeywordInstance>

const RULES = { ward: '702.21a', everything: '702.16j', hexproof: '702.11b' } as const

/** Which of three creatures may an opponent target: one with ward, one with hexproof or protection from everything, an indestructible one? */
export const foeTarget = template({
  id: 'foe-target',
  version: 4,
  claims: ['702.21a', '702.16j', '702.11b'],
  claimsAt: (p) => ['702.21a', RULES[p.has]],
  axes: {
    has: ['everything', 'hexproof'],
    color: ['B', 'R', 'U'],
    pt: ['2/2', '3/3', '4/4', '1/1'],
    spell: ['languore', 'scossa', 'nebbia'],
    name: ['custode', 'idolo', 'driade', 'spirito', 'golem'],
    other: ['unicorno', 'troll'],
    wardFirst: [true, false],
    place: [1, 0, 2],
  },
  beliefs: ['ward-is-hexproof', 'indestructible-untargetable'],
  scenario: (p) => {
    const effect: Effect =
      p.spell === 'nebbia' ? { do: 'tap', what: TARGET } : { do: 'pump', what: TARGET, power: -1, toughness: -1 }
    const others = p.wardFirst ? [p.other, 'colosso'] : ['colosso', p.other]
    const aims = others.toSpliced(p.place, 0, p.name)
    const spells = [p.spell, 'artiglio', 'fiamma']
    const there = scenario()
      .creature('N', p.name, p.pt, [HAS[p.has]])
      .creature('N', p.other, p.pt, [HAS.ward])
      .creature('N', 'colosso', p.pt, ['indestructible'])
      .hand(
        'A',
        spells.map((id) => aimed(id, effect, [p.color as Color])),
      )
    return spells.reduce((s, cast, n) => s.act({ cast, targets: [aims[n] ?? p.name] }), there).done()
  },
  probe: () => ({ ask: 'several', of: [0, 1, 2].map((action) => ({ ask: 'legal', action })) }),
})
