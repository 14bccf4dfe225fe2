import { scenario } from '#lib/rules/index'
import { drain, engine, gain, instant } from '../parts'
import { template } from '../template'

/** A spell doubles a total, and in response an ability changes the total whose source has been sacrificed for it: what resolves first? */
export const stackLife = template({
  id: 'stack-life',
  version: 4,
  claims: ['405.5'],
  shows: ['405.6a'],
  axes: {
    life: [5, 7, 8, 9, 11, 12, 14],
    change: [2, 3, 4],
    kind: ['drain', 'gain'],
    spell: ['prodigio', 'rinascita', 'rito'],
    source: ['altare', 'giara', 'braciere'],
  },
  beliefs: ['stack-fifo', 'ability-dies-with-source'],
  scenario: (p) => {
    const own = p.kind === 'gain'
    const effect = own ? gain(p.change) : drain(p.change)
    return {
      ...scenario()
        .life('A', p.life)
        .permanent(own ? 'A' : 'N', engine(p.source, [{ pay: 'sacrifice', what: 'self' }], effect))
        .act({ cast: p.spell }, { activate: p.source, by: own ? 'A' : 'N' }, 'resolve-all')
        .done(),
      hand: { A: [instant(p.spell, { do: 'doubleLife', who: 'you' })] },
    }
  },
  probe: () => ({ ask: 'life', player: 'A' }),
})
