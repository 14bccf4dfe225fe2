import { scenario } from '#lib/rules/index'
import { drain, gain, instant } from '../parts'
import { template } from '../template'

/** A spell of the player whose turn it is not has resolved, or all that was on the stack and everyone passes again: who receives priority, and has the phase ended? */
export const afterResolution = template({
  id: 'after-resolution',
  version: 4,
  claims: ['117.3b', '117.4'],
  claimsAt: (p) => (p.ends ? ['117.4'] : ['117.3b', '117.4']),
  shows: ['405.2'],
  axes: {
    spell: ['folgore', 'scossa', 'fiamma', 'languore'],
    amount: [1, 2, 3, 4],
    life: [20, 17, 14, 11, 8],
    kind: ['drain', 'gain'],
    active: ['A', 'N'],
    ends: [false, true],
  },
  beliefs: ['priority-after-resolution', 'empty-stack-ends-phase', 'stack-fifo'],
  scenario: (p) => {
    const caster = p.active === 'A' ? 'N' : 'A'
    const spell = instant(p.spell, p.kind === 'drain' ? drain(p.amount) : gain(p.amount))
    // Of two spells that both change one total the order tells.
    const rite = instant(
      'prodigio',
      p.kind === 'drain' ? { do: 'doubleLife', who: 'you' } : { do: 'setLife', who: 'opponent', total: 10 },
    )
    return {
      ...scenario().turn(p.active).life('A', p.life).life('N', p.life).done(),
      hand: p.ends ? { [p.active]: [rite], [caster]: [spell] } : { [caster]: [spell] },
      script: [
        p.ends ? { cast: 'prodigio' } : { pass: p.active },
        { cast: p.spell, by: caster },
        // One spell resolves, the other one too, and with an empty stack the phase ends.
        ...Array<'all-pass'>(p.ends ? 3 : 1).fill('all-pass'),
      ],
    }
  },
  probe: (p) => ({
    ask: 'several',
    of: [
      ...(p.ends ? [] : [{ ask: 'priority' } as const]),
      { ask: 'step' },
      { ask: 'life', player: (p.kind === 'drain') === (p.active === 'A') ? 'A' : 'N' },
    ],
  }),
})
