import { type Color, type Keyword, type KeywordInstance, scenario } from '#lib/rules/index'
import { aimed, TARGET } from '../parts'
import { template } from '../template'

const HAS = {
  ward: { keyword: 'ward', cost: '{2}' },
  everything: { keyword: 'protection', from: 'everything' },
  hexproof: 'hexproof',
} as const satisfies Record<string, Keyword | KeywordInstance>

/** May an opponent target an indestructible creature with ward, or with protection from everything? */
export const foeTarget = template({
  id: 'foe-target',
  version: 1,
  claims: ['702.21a', '702.16j', '702.11b'],
  claimsAt: (p) => [p.has === 'ward' ? '702.21a' : p.has === 'hexproof' ? '702.11b' : '702.16j'],
  axes: {
    has: ['ward', 'everything', 'hexproof'],
    color: ['B', 'R', 'U'],
    pt: ['2/2', '3/3', '4/4', '1/1'],
    spell: ['languore', 'scossa', 'nebbia'],
    name: ['custode', 'idolo', 'driade', 'spirito', 'golem'],
  },
  beliefs: ['ward-is-hexproof', 'indestructible-untargetable', 'hexproof-blocks-own', 'protection-stops-wrath'],
  fits: (belief, p) =>
    belief === 'ward-is-hexproof'
      ? p.has === 'ward'
      : belief === 'hexproof-blocks-own'
        ? p.has === 'hexproof'
        : belief === 'indestructible-untargetable' || p.has === 'everything',
  because: (p) => (p.has === 'ward' ? '702.21a' : p.has === 'hexproof' ? '702.11b' : '702.16j'),
  scenario: (p) => ({
    ...scenario()
      .creature('N', p.name, p.pt, [HAS[p.has], 'indestructible'])
      .act({ cast: p.spell, targets: [p.name] })
      .done(),
    hand: {
      A: [
        aimed(
          p.spell,
          p.spell === 'nebbia' ? { do: 'tap', what: TARGET } : { do: 'pump', what: TARGET, power: -1, toughness: -1 },
          [p.color as Color],
        ),
      ],
    },
  }),
  probe: () => ({ ask: 'legal', action: 0 }),
})
