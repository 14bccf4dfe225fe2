import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** A blocked creature gains flying before damage, the blocker of another one leaves, a third is not blocked: what is the defender's total? */
export const flyingTooLate = template({
  id: 'flying-too-late',
  version: 5,
  claims: ['509.1h'],
  axes: {
    life: [9, 12, 15, 18, 20, 10, 11, 14, 16],
    power: [2, 3, 4, 5, 6],
    blocker: ['2/2', '1/4', '3/3', '0/5'],
    beside: [1, 2, 3],
  },
  valid: (p) => p.beside !== p.power,
  beliefs: ['evasion-after-block', 'blocked-then-unblocked'],
  scenario: (p) =>
    scenario()
      .life('N', p.life)
      .creature('A', 'lupo', `${p.power}/4`)
      .creature('A', 'lince', `${p.beside}/2`)
      .creature('A', 'cane', '1/2')
      .creature('N', 'golem', p.blocker)
      .creature('N', 'fante', '1/1')
      .attack({ lupo: 'N', lince: 'N', cane: 'N' })
      .block({ golem: 'lupo', fante: 'lince' })
      .effect({ do: 'gainKeyword', what: 'lupo', keyword: 'flying' }, 'A')
      .effect({ do: 'returnToHand', what: 'fante' }, 'A')
      .act('combat-damage')
      .done(),
  probe: () => ({ ask: 'life', player: 'N' }),
})
