import { type Color, scenario } from '#lib/rules/index'
import { template } from '../template'

/** Protection on the blocker, beside a menace perhaps: is the block legal? Protection on one of two attackers: which of them may be blocked? */
export const protectionBlock = template({
  id: 'protection-block',
  version: 4,
  claims: ['702.16f', '702.111b'],
  claimsAt: (p) => (p.on === 'menace' ? ['702.111b'] : ['702.16f']),
  axes: {
    on: ['blocker', 'attacker', 'menace'],
    color: ['R', 'B', 'G', 'W', 'U'],
    attacker: ['2/2', '3/3', '4/1'],
    blocker: ['1/1', '2/3', '0/4'],
    name: ['cavaliere', 'lupo', 'angelo'],
    foe: ['goblin', 'orso', 'vampiro'],
    // Which of two attackers is asked about first.
    plainFirst: [false, true],
  },
  beliefs: [
    'protection-cannot-block-quality',
    'sick-cannot-block',
    'menace-single-blocker',
    'flying-cannot-block-ground',
    'defender-cannot-block',
  ],
  valid: (p) => p.on === 'attacker' || !p.plainFirst,
  fits: (belief, p) => belief !== (p.on === 'menace' ? 'defender-cannot-block' : 'menace-single-blocker'),
  because: (p) => (p.on === 'menace' ? '702.111b' : '702.16f'),
  scenario: (p) => {
    const colors = { colors: [p.color as Color] }
    const from = [{ keyword: 'protection' as const, from: colors }]
    const there = scenario()
    return p.on === 'attacker'
      ? there
          .creature('A', p.foe, p.attacker, from)
          .creature('A', 'elefante', p.attacker)
          .creature('N', p.name, p.blocker, [], { sick: true, ...colors })
          .attack({ [p.foe]: 'N', elefante: 'N' })
          .block({ [p.name]: p.foe })
          .block({ [p.name]: 'elefante' })
          .done()
      : there
          .creature('A', p.foe, p.attacker, p.on === 'menace' ? ['menace'] : [], colors)
          .creature(
            'N',
            p.name,
            p.blocker,
            ['flying', ...(p.on === 'menace' ? [] : (['defender'] as const)), ...from],
            {
              sick: true,
            },
          )
          .attack({ [p.foe]: 'N' })
          .block({ [p.name]: p.foe })
          .done()
  },
  // A block that is refused leaves another one to be declared.
  probe: (p) =>
    p.on === 'attacker'
      ? { ask: 'several', of: (p.plainFirst ? [2, 1] : [1, 2]).map((action) => ({ ask: 'legal', action })) }
      : { ask: 'legal', action: 1 },
})
