import { scenario } from '#lib/rules/index'
import { healing } from '../parts'
import { template } from '../template'

/** A spell makes prowess trigger, and the opponent responds: in which order does everything resolve? */
export const prowessOrder = template({
  id: 'prowess-order',
  version: 1,
  claims: ['702.108a', '405.5'],
  axes: {
    name: ['monaco', 'strega', 'allieva', 'mago', 'stregone'],
    pt: ['1/1', '2/2', '1/3'],
    spell: ['pioggia', 'fonte'],
    answer: ['brina', 'rinascita', 'quiete'],
    gain: [1, 2, 3],
    life: [20, 12],
  },
  beliefs: ['prowess-after-spell', 'stack-fifo'],
  valid: (p) => p.answer !== 'quiete',
  scenario: (p) => ({
    ...scenario()
      .life('A', p.life)
      .life('N', p.life)
      .creature('A', p.name, p.pt, ['prowess'])
      .act({ cast: p.spell }, { cast: p.answer, by: 'N' }, 'resolve-all')
      .done(),
    hand: { A: [healing(p.spell, p.gain)], N: [healing(p.answer, p.gain + 1)] },
  }),
  probe: (p) => ({
    ask: 'sequence',
    of: [
      { event: 'resolve', object: p.name },
      { event: 'resolve', object: p.spell },
      { event: 'resolve', object: p.answer },
    ],
  }),
})
