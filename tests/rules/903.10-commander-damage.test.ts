import { type RuleId, scenario } from '#lib/rules/index'
import { misread } from './beliefs'
import { lost, shows } from './support'

for (const by of ['903.10a', '704.6c'] as const satisfies readonly RuleId[])
  shows(`21 combat damage of one commander lose the game by ${by}`, {
    board: scenario()
      .variant('commander')
      .player('N', { commanderDamage: { capo: 20 } })
      .creature('A', 'capo', '1/1', [], { commander: true })
      .attack({ capo: 'N' })
      .act('combat-damage')
      .done(),
    ask: lost('N'),
    is: true,
    by,
    otherwise: false,
  })

misread('903.10')
