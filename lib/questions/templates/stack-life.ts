import { scenario } from '#lib/rules/index'
import { drain, gain, instant } from '../parts'
import { template } from '../template'

/** A spell doubles a total, and in response the total changes: what resolves first? */
export const stackLife = template({
  id: 'stack-life',
  version: 2,
  claims: ['405.5'],
  shows: ['405.6a'],
  axes: {
    life: [5, 7, 8, 9, 11, 12, 14],
    change: [2, 3, 4],
    kind: ['drain', 'gain'],
    first: ['prodigio', 'rinascita', 'rito'],
    second: ['folgore', 'scossa', 'fiamma'],
  },
  beliefs: ['stack-fifo'],
  scenario: (p) => {
    const own = p.kind === 'gain'
    const base = scenario()
      .life('A', p.life)
      .act({ cast: p.first }, { cast: p.second, by: own ? 'A' : 'N' }, 'resolve-all')
      .done()
    const double = instant(p.first, { do: 'doubleLife', who: 'you' })
    return {
      ...base,
      hand: own
        ? { A: [double, instant(p.second, gain(p.change))] }
        : { A: [double], N: [instant(p.second, drain(p.change))] },
    }
  },
  probe: () => ({
    ask: 'several',
    of: [
      { ask: 'life', player: 'A' },
      { ask: 'graveyard', player: 'A' },
    ],
  }),
})
