import { type Effect, scenario } from '#lib/rules/index'
import { CREATURES, inOrder, instant } from '../parts'
import { template } from '../template'

/** «Esilia una creatura bersaglio, poi rimettila sul campo di battaglia.» */
const blink = (what: string): Effect => inOrder({ do: 'exile', what }, { do: 'putOntoBattlefield', what })

/** One or both of two targets are other objects as a spell resolves: what of it happens? */
export const targetsGone = template({
  id: 'targets-gone',
  version: 5,
  claims: ['608.2b'],
  axes: {
    targets: [2, 1],
    gone: [1, 2],
    first: ['orso', 'lupo', 'cervo'],
    second: ['grifone', 'falco'],
    spell: ['folgore', 'grandine'],
    gain: [2, 3, 5],
    life: [6, 9, 12, 15],
    sure: [false, true],
  },
  valid: (p) => p.gone <= p.targets && (p.targets > 1 || p.second === 'grifone'),
  beliefs: ['partial-illegal-fizzles', 'fizzle-still-gains', 'uncounterable-no-target', 'target-follows-object'],
  scenario: (p) => {
    const targets = [p.first, p.second].slice(0, p.targets)
    const hit = (n: number): Effect => ({ do: 'destroy', what: { target: n } })
    const spell = instant(
      p.spell,
      { do: 'sequence', steps: [...targets.map((_, n) => hit(n)), { do: 'gainLife', who: 'you', amount: p.gain }] },
      CREATURES(p.targets),
      p.sure
        ? { abilities: [{ type: 'static', in: ['stack'], effects: [{ cant: 'be-countered', what: { self: true } }] }] }
        : {},
    )
    const base = scenario().life('A', p.life).done()
    return {
      ...base,
      field: { N: targets.map((id) => ({ id, pt: '2/2' })) },
      hand: { A: [spell] },
      script: [
        { cast: p.spell, targets },
        ...targets.slice(0, p.gone).map((id) => ({ effect: blink(id), by: 'N' }) as const),
        'resolve',
      ],
    }
  },
  probe: () => ({
    ask: 'several',
    of: [
      { ask: 'life', player: 'A' },
      { ask: 'graveyard', player: 'N' },
    ],
  }),
})
