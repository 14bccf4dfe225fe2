import { scenario } from '#lib/rules/index'
import { shield } from '../../parts'
import { callTemplate } from '../call-template'
import { printedIdle } from '../idle-kinds'

/** A creature with infect brings a player to ten poison counters: had they as many as was said, was something prevented? */
export const tenthCounter = callTemplate({
  id: 'tenth-counter',
  version: 3,
  about: ['704.5c', '702.90b'],
  told: { name: ['zecca', 'vipera', 'ratto', 'ragno'], power: [1, 2, 3, 4], life: [5, 8, 11, 14] },
  untold: { prevented: [0, 1], removed: [0, 1] },
  assumed: { prevented: 0, removed: 0 },
  beliefs: ['poison-more-than-ten'],
  unknown: [{ rule: '704.5c', reason: '704.5a' }],
  because: () => '704.5c',
  idle: {
    life: ['N', 'life'],
    ...printedIdle('name', 'A'),
    lands: 'N',
  },
  scenario: (p) => {
    const begun = scenario()
      .player('N', { life: p.life, poison: 10 - p.power - p.removed })
      .creature('A', p.name, `${p.power}/2`, ['infect'])
    return (p.prevented > 0 ? begun.lasting(shield('N', p.prevented)) : begun)
      .attack({ [p.name]: 'N' })
      .block({})
      .act('combat-damage')
      .done()
  },
  probe: () => ({ ask: 'lost', player: 'N' }),
})
