import { type Color, scenario } from '#lib/rules/index'
import { template } from '../template'

/** Protection on the blocker, or on the attacker: is the block legal? */
export const protectionBlock = template({
  id: 'protection-block',
  version: 1,
  claims: ['702.16f'],
  axes: {
    on: ['blocker', 'attacker'],
    color: ['R', 'B', 'G', 'W', 'U'],
    attacker: ['2/2', '3/3', '4/1'],
    blocker: ['1/1', '2/3', '0/4'],
    name: ['cavaliere', 'lupo', 'angelo'],
    foe: ['goblin', 'orso', 'vampiro'],
  },
  beliefs: ['protection-cannot-block-quality', 'sick-cannot-block'],
  because: '702.16f',
  scenario: (p) => {
    const colors = { colors: [p.color as Color] }
    const from = [{ keyword: 'protection' as const, from: colors }]
    const mine = p.on === 'attacker'
    return scenario()
      .creature('A', p.foe, p.attacker, mine ? from : [], mine ? {} : colors)
      .creature('N', p.name, p.blocker, mine ? [] : from, mine ? { sick: true, ...colors } : { sick: true })
      .attack({ [p.foe]: 'N' })
      .block({ [p.name]: p.foe })
      .done()
  },
  probe: () => ({ ask: 'legal', action: 1 }),
})
