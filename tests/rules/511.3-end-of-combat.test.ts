import { scenario } from '#lib/rules/index'
import { legal, shows } from './support'

shows('the combat of one turn does not prevent that of the next', {
  board: scenario()
    .creature('A', 'orso', '2/2')
    .creature('N', 'lupo', '2/2')
    .attack({ orso: 'N' })
    .act('combat-damage', { step: 'main2' }, { step: 'main1' }, { attack: { lupo: 'A' } }),
  ask: legal(4),
  is: true,
  by: '511.3',
  otherwise: false,
})
