import { type Color, type Effect, type Keyword, type KeywordInstance, scenario } from '#lib/rules/index'
import { aimed, TARGET } from '../parts'
import { template } from '../template'

const HAS = {
  ward: { keyword: 'ward', cost: '{2}' },
  everything: { keyword: 'protection', from: 'everything' },
  hexproof: 'hexproof',
} as const satisfies Record<string, Keyword | KeywordInstance>

const RULES = { ward: '702.21a', everything: '702.16j', hexproof: '702.11b' } as const

/** Which of two indestructible creatures may an opponent target: one with ward, and one with hexproof or protection from everything? */
export const foeTarget = template({
  id: 'foe-target',
  version: 2,
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
  },
  beliefs: ['ward-is-hexproof', 'indestructible-untargetable'],
  scenario: (p) => {
    const effect: Effect =
      p.spell === 'nebbia' ? { do: 'tap', what: TARGET } : { do: 'pump', what: TARGET, power: -1, toughness: -1 }
    const aims = p.wardFirst ? [p.other, p.name] : [p.name, p.other]
    const there = scenario()
      .creature('N', p.name, p.pt, [HAS[p.has], 'indestructible'])
      .creature('N', p.other, p.pt, [HAS.ward, 'indestructible'])
      .hand('A', [aimed(p.spell, effect, [p.color as Color]), aimed('artiglio', effect, [p.color as Color])])
    return [p.spell, 'artiglio'].reduce((s, cast, n) => s.act({ cast, targets: [aims[n] ?? p.name] }), there).done()
  },
  probe: () => ({ ask: 'several', of: [0, 1].map((action) => ({ ask: 'legal', action })) }),
})
