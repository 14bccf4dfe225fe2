import { type ObjectSpec, scenario } from '#lib/rules/index'
import { template } from '../template'

/** A world enchantment: the newest of them stays, whoever controls it. */
const world = (id: string): ObjectSpec => ({ id, types: ['enchantment'], supertypes: ['world'] })

/** A world enchantment enters beside one of the opponent, who may put another one there afterwards: where is each? */
export const worldsZones = template({
  id: 'worlds-zones',
  version: 1,
  claims: ['704.5k'],
  axes: {
    older: ['nebbia', 'rifugio', 'veglia'],
    newer: ['vortice', 'fonte', 'sorgente'],
    cost: ['{2}{G}', '{3}{R}', '{1}{W}{W}'],
    third: [false, true],
  },
  beliefs: ['world-rule-per-player'],
  form: 'zones',
  scenario: (p) => ({
    ...scenario()
      .permanent('N', world(p.older))
      .act({ cast: p.newer }, 'resolve')
      .act(...(p.third ? [{ effect: { do: 'putOntoBattlefield', what: 'bufera' }, by: 'N' } as const] : []))
      .done(),
    ...(p.third ? { graveyard: { N: [world('bufera')] } } : {}),
    hand: { A: [{ ...world(p.newer), cost: p.cost }] },
  }),
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'zone', object: p.older },
      { ask: 'zone', object: p.newer },
      ...(p.third ? [{ ask: 'zone', object: 'bufera' } as const] : []),
    ],
  }),
})
