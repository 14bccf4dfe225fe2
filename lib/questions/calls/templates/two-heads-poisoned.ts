import { scenario } from '#lib/rules/index'
import { shield } from '../../parts'
import { callTemplate } from '../call-template'

/** A team of two heads has ten poison counters at least: how many, and was some damage prevented? */
export const twoHeadsPoisoned = callTemplate({
  id: 'two-heads-poisoned',
  version: 2,
  about: ['704.6b', '810.8d'],
  told: { name: ['zecca', 'vipera', 'ratto', 'serpe'], power: [2, 3, 4], head: ['N', 'C'], life: [30, 24, 19] },
  untold: { total: [11, 15, 14], prevented: [0, 1] },
  assumed: { total: 11, prevented: 0 },
  beliefs: ['2hg-poison-ten'],
  // Who believes it would have seen the team lose before the combat.
  fits: (_, p) => p.total - p.power < 10,
  unknown: [{ rule: '704.6b', reason: '704.5a' }],
  because: (_, lost) => (lost ? '704.6b' : '810.8d'),
  spoken: ['began', 'format'],
  idle: { beganTeam: '', color: 'name', manaValue: 'name', legendary: 'name', language: 'name', lands: 'A' },
  scenario: (p) => {
    const begun = scenario()
      .variant('two-headed-giant')
      .player('A', { team: 'uno', life: 30 })
      .player('N', { team: 'due', life: p.life, poison: p.total - p.power })
      .player('B', { team: 'uno' })
      .player('C', { team: 'due' })
      .creature('A', p.name, `${p.power}/2`, ['infect'])
    return (p.prevented > 0 ? begun.lasting(shield(p.head, p.prevented)) : begun)
      .attack({ [p.name]: p.head })
      .block({})
      .act('combat-damage')
      .done()
  },
  probe: () => ({ ask: 'lost', player: 'N' }),
})
