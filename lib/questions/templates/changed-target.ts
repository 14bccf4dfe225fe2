import { type Effect, scenario } from '#lib/rules/index'
import { gain, inOrder, instant, TARGET } from '../parts'
import { template } from '../template'

const AIMS = {
  foes: { types: ['creature'], controller: 'opponent' },
  any: { types: ['creature'] },
} as const

/**
 * In answer to a spell aimed at one of their creatures a player changes its target, which by its words may be any creature, or only one of an opponent:
 * which creature is destroyed, and who gains life?
 */
export const changedTarget = template({
  id: 'changed-target',
  version: 1,
  claims: ['115.7', '115.7a'],
  // Where nothing else may be chosen it decides that the target stays.
  claimsAt: (p) => (p.asks === 'foes' && !p.other ? ['115.7', '115.7a'] : ['115.7']),
  axes: {
    asks: ['foes', 'any'],
    other: [true, false],
    first: ['orso', 'cervo', 'troll'],
    second: ['lupo', 'gru', 'arpia'],
    own: ['volpe', 'lince', 'driade'],
    spell: ['crollo', 'rovina', 'folgore'],
    change: ['curva', 'specchio', 'vento'],
    gain: [2, 3, 4],
    life: [20, 17, 11],
  },
  beliefs: ['retarget-takes-spell', 'unchanged-is-countered'],
  // Nothing is to be chosen: there is one other creature that the spell may be aimed at, or none.
  valid: (p) => (p.asks === 'foes' || !p.other) && (p.other || p.second === 'lupo'),
  form: 'board',
  scenario: (p) => {
    const destroy: Effect = { do: 'destroy', what: TARGET }
    const there = scenario().life('A', 20).life('N', p.life).creature('A', p.own, '2/2').creature('N', p.first, '3/3')
    return {
      ...(p.other ? there.creature('N', p.second, '2/2') : there).done(),
      hand: {
        A: [instant(p.spell, inOrder(destroy, gain(p.gain)), [{ kind: 'object', filter: AIMS[p.asks] }])],
        N: [
          instant(p.change, { do: 'newTargets', what: TARGET, change: true }, [
            { kind: 'object', filter: { zone: 'stack', spell: true } },
          ]),
        ],
      },
      script: [
        { cast: p.spell, targets: [p.first] },
        { pass: 'A' },
        { cast: p.change, by: 'N', targets: [p.spell] },
        'resolve-all',
      ],
    }
  },
  probe: (p) => ({
    ask: 'several',
    of: [
      ...[p.first, ...(p.other ? [p.second] : []), p.own].map((object) => ({ ask: 'zone', object }) as const),
      { ask: 'life', player: 'A' },
      { ask: 'life', player: 'N' },
    ],
  }),
})
