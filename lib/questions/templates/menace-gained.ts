import { type Keyword, scenario } from '#lib/rules/index'
import { template } from '../template'

const WITH = { menace: ['menace'], flying: ['flying'] } as const satisfies Record<string, readonly Keyword[]>

/** An attacker gains menace before blocks: may one creature block it, or two? */
export const menaceGained = template({
  id: 'menace-gained',
  version: 4,
  claims: ['509.1b', '702.111c'],
  claimsAt: (p) => (p.blockers === 1 ? ['509.1b'] : p.has === 'menace' ? ['702.111c'] : []),
  axes: {
    has: ['menace', 'flying'],
    pt: ['2/2', '3/3', '4/2', '5/4', '1/1'],
    small: ['1/1', '2/2', '0/3', '2/4'],
    name: ['belva', 'orco', 'drago'],
    blocker: ['falco', 'aquila', 'arpia'],
    blockers: [1, 2],
  },
  beliefs: ['menace-single-blocker', 'menace-stacks', 'sick-cannot-block', 'flying-cannot-block-ground'],
  fits: (belief, p) => p.has === 'menace' || (belief !== 'menace-stacks' && belief !== 'flying-cannot-block-ground'),
  because: (p) => (p.blockers === 1 ? '702.111b' : p.has === 'menace' ? '702.111c' : '702.111b'),
  scenario: (p) =>
    scenario()
      .creature('A', p.name, p.pt, WITH[p.has])
      .creature('N', p.blocker, p.small, ['flying'], { sick: true })
      .creature('N', 'pegaso', p.small, ['flying'], { sick: true })
      .attack({ [p.name]: 'N' })
      .effect({ do: 'gainKeyword', what: p.name, keyword: 'menace' }, 'A')
      .block({ [p.blocker]: p.name, ...(p.blockers === 2 ? { pegaso: p.name } : {}) })
      .done(),
  probe: () => ({ ask: 'legal', action: 2 }),
})
