import { type ObjectSpec, scenario } from '#lib/rules/index'
import { gain, instant, TARGET, watcher } from '../parts'
import { template } from '../template'

const echo = instant('eco', { do: 'copySpell', what: TARGET }, [
  { kind: 'object', filter: { zone: 'stack', spell: true } },
])

/** A spell with X is copied, by whoever cast it or by the other; an ability of who copies it waits for spells: what do the totals read? */
export const copiedSpell = template({
  id: 'copied-spell',
  version: 1,
  claims: ['707.10'],
  axes: {
    by: ['A', 'N'],
    spell: ['vampa', 'folgore', 'rovina'],
    hearer: ['cantica', 'coro', 'torre'],
    x: [2, 3, 4, 5],
    each: [1, 2, 3],
    life: [20, 17, 14],
  },
  beliefs: ['copy-is-cast', 'copy-x-zero'],
  form: 'board',
  scenario: (p) => {
    const spell: ObjectSpec = {
      id: p.spell,
      types: ['sorcery'],
      cost: '{X}{R}',
      abilities: [{ type: 'spell', effect: { do: 'loseLife', who: 'opponent', amount: 'x' } }],
    }
    return {
      ...scenario()
        .life('A', p.life)
        .permanent(p.by, watcher(p.hearer, { event: 'cast', player: 'you' }, gain(p.each)))
        .act({ cast: p.spell, x: p.x }, { cast: 'eco', by: p.by, targets: [p.spell] }, 'resolve-all')
        .done(),
      hand: p.by === 'A' ? { A: [spell, echo] } : { A: [spell], N: [echo] },
    }
  },
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'life', player: 'A' },
      { ask: 'life', player: 'N' },
      { ask: 'triggers', object: p.hearer },
    ],
  }),
})
