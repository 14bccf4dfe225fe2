import { type ScriptStep, scenario } from '#lib/rules/index'
import { callTemplate } from '../call-template'

/** A creature with infect brings a player to ten poison counters: had it infect already, was something prevented? */
export const tenthCounter = callTemplate({
  id: 'tenth-counter',
  version: 1,
  told: { name: ['zecca', 'vipera', 'ratto', 'ragno'], power: [1, 2, 3, 4], life: [5, 8, 11, 14] },
  untold: { infect: ['before', 'after'], prevented: [0, 1], removed: [0, 1] },
  assumed: { infect: 'before', prevented: 0, removed: 0 },
  beliefs: ['poison-more-than-ten'],
  unknown: [{ rule: '704.5c', reason: '704.5a' }],
  because: (p, lost) => (!lost && p.infect === 'after' ? '120.3a' : '704.5c'),
  scene: (p) =>
    scenario()
      .turn('A', 'main2')
      .life('N', p.life)
      .creature('A', p.name, `${p.power}/2`, ['infect'], { tapped: true })
      .done(),
  scenario: (p) => {
    const gain: ScriptStep = {
      effect: { do: 'gainKeyword', what: p.name, keyword: 'infect' },
      by: 'A',
      name: 'Contagio',
    }
    const begun = scenario()
      .player('N', { life: p.life, poison: 10 - p.power - p.removed })
      .creature('A', p.name, `${p.power}/2`)
    return (p.prevented > 0 ? begun.lasting({ prevent: p.prevented, to: 'you', of: 'N' }) : begun)
      .act(...(p.infect === 'before' ? [gain] : []), { attack: { [p.name]: 'N' } }, { block: {} }, 'combat-damage')
      .act(...(p.infect === 'after' ? [gain] : []))
      .done()
  },
  probe: () => ({ ask: 'lost', player: 'N' }),
})
