import { type Ability, scenario } from '#lib/rules/index'
import { template } from '../template'

const onEnd = (life: number, gain: boolean): Ability => ({
  type: 'triggered',
  when: { event: 'step', step: 'end' },
  effect: gain ? { do: 'gainLife', who: 'you', amount: life } : { do: 'loseLife', who: 'opponent', amount: life },
})

/** Two abilities trigger together, one of each player: which resolves first decides the game. */
export const stackOrder = template({
  id: 'stack-order',
  version: 3,
  claims: ['603.3b', '405.5'],
  axes: { life: [1, 2, 3, 4], lose: [2, 3, 4, 5, 6], gain: [2, 3, 4, 5, 6], turn: ['A', 'N'] },
  beliefs: ['apnap-active-resolves-first', 'stack-fifo'],
  because: (p) => (p.turn === 'A' ? '603.3b' : '405.5'),
  valid: (p) => p.lose >= p.life && p.life + p.gain > p.lose,
  scenario: (p) =>
    scenario()
      .life('N', p.life)
      .turn(p.turn, 'main2')
      .permanent('A', { id: 'rintocco', types: ['enchantment'], abilities: [onEnd(p.lose, false)] })
      .permanent('N', { id: 'sorgente', types: ['enchantment'], abilities: [onEnd(p.gain, true)] })
      .act({ step: 'end' }, 'resolve-all')
      .done(),
  probe: () => ({ ask: 'lost', player: 'N' }),
})
