import { scenario } from '#lib/rules/index'
import { equipping, healing } from '../parts'
import { template } from '../template'

/** What makes sense to say of a creature of the opponent only, of a spell on the stack only. */
const ONLY: Readonly<Record<string, string>> = {
  'equip-any-creature': 'foe',
  'equip-any-time': 'response',
  'hexproof-blocks-own': 'hexproof',
}

/** A tapped Equipment on one creature: may it be moved to one that has just arrived, to one with hexproof, to one of the opponent, or while a spell is on the stack? */
export const equipNow = template({
  id: 'equip-now',
  version: 3,
  claims: ['702.6a', '702.11b'],
  claimsAt: (p) => (p.how === 'hexproof' ? ['702.11b'] : ['702.6a']),
  axes: {
    how: ['foe', 'response', 'tapped', 'hexproof'],
    on: ['orso', 'lupo', 'cavaliere'],
    to: ['fante', 'mago', 'lince'],
    size: ['2/2', '1/3', '3/1'],
    blade: ['lama', 'ascia', 'lancia'],
    plus: [1, 2, 3],
    cost: ['{1}', '{2}'],
  },
  beliefs: [
    'equip-any-creature',
    'equip-any-time',
    'equip-only-unattached',
    'tapped-uses-no-ability',
    'equip-needs-rested',
    'hexproof-blocks-own',
  ],
  fits: (belief, p) => (ONLY[belief] ?? p.how) === p.how,
  because: (p) => (p.how === 'hexproof' ? '702.11b' : '702.6a'),
  scenario: (p) => {
    const blade = equipping(p.blade, p.plus, 0, p.on, p.cost)
    const move = { activate: p.blade, ability: 1, targets: [p.to] } as const
    const s = scenario()
      .creature('A', p.on, '2/2')
      .creature(p.how === 'foe' ? 'N' : 'A', p.to, p.size, p.how === 'hexproof' ? ['hexproof'] : [], { sick: true })
      .permanent('A', { ...blade, tapped: true })
    return p.how === 'response'
      ? s
          .hand('A', [healing('pioggia', 2)])
          .act({ cast: 'pioggia' }, move)
          .done()
      : s.act(move).done()
  },
  probe: (p) => ({ ask: 'legal', action: p.how === 'response' ? 1 : 0 }),
})
