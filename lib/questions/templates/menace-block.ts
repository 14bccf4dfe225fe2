import { scenario } from '#lib/rules/index'
import { template } from '../template'

const BLOCKERS = { woods: ['lupo', 'lince'], hills: ['golem', 'troll'], marsh: ['ragno', 'rana'] } as const

/** May so many creatures block one with menace twice, while another attacks or not and the second blocks it? */
export const menaceBlock = template({
  id: 'menace-block',
  version: 2,
  claims: ['702.111b', '702.111c'],
  axes: {
    blockers: [1, 2],
    beside: ['nobody', 'attacker', 'blocked'],
    name: ['belva', 'orco', 'tigre', 'demone'],
    from: ['woods', 'hills', 'marsh'],
    pt: ['2/2', '3/3', '4/2', '5/4', '1/1', '6/5', '3/1', '2/4'],
    small: ['1/1', '2/2', '0/3', '2/1', '1/4', '3/2'],
  },
  beliefs: ['menace-single-blocker', 'menace-stacks'],
  claimsAt: (p) => (p.blockers === 1 ? ['702.111b'] : ['702.111c']),
  because: (p) => (p.blockers === 1 ? '702.111b' : '702.111c'),
  // Where two block the one with menace nobody is left for the other.
  valid: (p) => p.blockers === 1 || p.beside !== 'blocked',
  scenario: (p) => {
    const [first, second] = BLOCKERS[p.from]
    const menacing = scenario().creature('A', p.name, p.pt, ['menace', 'menace'])
    return (p.beside === 'nobody' ? menacing : menacing.creature('A', 'orso', '2/2'))
      .creature('N', first, p.small)
      .creature('N', second, p.small)
      .attack({ [p.name]: 'N', ...(p.beside === 'nobody' ? {} : { orso: 'N' }) })
      .block({
        [first]: p.name,
        ...(p.blockers === 2 ? { [second]: p.name } : p.beside === 'blocked' ? { [second]: 'orso' } : {}),
      })
      .done()
  },
  probe: () => ({ ask: 'legal', action: 1 }),
})
