import { scenario } from '#lib/rules/index'
import { misread } from './beliefs'
import { poison, shows } from './support'

for (const by of ['702.164b', '702.164c', '120.3g'] as const)
  shows(`toxic 1 and toxic 2 give three poison counters (${by})`, {
    board: scenario()
      .creature('A', 'vespa', '1/1', [
        { keyword: 'toxic', amount: 1 },
        { keyword: 'toxic', amount: 2 },
      ])
      .attack({ vespa: 'N' })
      .act('combat-damage'),
    ask: poison('N'),
    is: 3,
    by,
    otherwise: 0,
  })

misread('702.164')
