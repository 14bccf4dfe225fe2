import { scenario } from '#lib/rules/index'
import { drain, gain, instant } from '../parts'
import { template } from '../template'

/** A spell of the player whose turn it is not has resolved: who receives priority, and has the phase ended? */
export const afterResolution = template({
  id: 'after-resolution',
  version: 2,
  claims: ['117.3b', '117.4'],
  shows: ['405.2'],
  axes: {
    spell: ['folgore', 'scossa', 'fiamma', 'languore'],
    amount: [1, 2, 3, 4],
    life: [20, 17, 14, 11, 8],
    kind: ['drain', 'gain'],
    own: [false, true],
    active: ['A', 'N'],
    step: ['main1', 'upkeep', 'end'],
  },
  beliefs: ['priority-after-resolution', 'empty-stack-ends-phase', 'stack-fifo'],
  form: 'select',
  scenario: (p) => {
    const caster = p.active === 'A' ? 'N' : 'A'
    const spell = instant(p.spell, p.kind === 'drain' ? drain(p.amount) : gain(p.amount))
    const rite = instant('prodigio', { do: 'doubleLife', who: 'you' })
    return {
      ...scenario().turn(p.active, p.step).life('A', p.life).life('N', p.life).done(),
      hand: p.own ? { [p.active]: [rite], [caster]: [spell] } : { [caster]: [spell] },
      script: p.own
        ? [{ cast: 'prodigio' }, { cast: p.spell, by: caster }, 'all-pass']
        : [{ pass: p.active }, { cast: p.spell, by: caster }, 'all-pass'],
    }
  },
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'priority' },
      { ask: 'step' },
      { ask: 'life', player: (p.kind === 'drain' || p.own) === (p.active === 'A') ? 'A' : 'N' },
    ],
  }),
})
