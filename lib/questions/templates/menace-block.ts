import { scenario } from '#lib/rules/index'
import { template } from '../template'

const BLOCKERS = ['lupo', 'lince', 'troll'] as const

/** May so many creatures block one with menace, once or twice? */
export const menaceBlock = template({
  id: 'menace-block',
  version: 1,
  claims: ['702.111b', '702.111c'],
  axes: {
    instances: [1, 2],
    blockers: [1, 2],
    pt: ['2/2', '3/3', '4/2', '5/4', '1/1', '6/5', '7/7', '3/1', '2/4', '4/4'],
    small: ['1/1', '2/2', '0/3', '2/1', '3/3', '1/4', '0/5', '3/2'],
  },
  beliefs: ['menace-single-blocker', 'menace-stacks'],
  claimsAt: (p) => (p.blockers === 1 ? ['702.111b'] : ['702.111c']),
  because: (p) => (p.blockers === 1 ? '702.111b' : '702.111c'),
  valid: (p) => p.instances === 2,
  scenario: (p) => {
    const blockers = BLOCKERS.slice(0, p.blockers)
    return blockers
      .reduce(
        (s, id) => s.creature('N', id, p.small),
        scenario().creature('A', 'belva', p.pt, Array(p.instances).fill('menace')),
      )
      .attack({ belva: 'N' })
      .block(Object.fromEntries(blockers.map((id) => [id, 'belva'])))
      .done()
  },
  probe: () => ({ ask: 'legal', action: 1 }),
})
