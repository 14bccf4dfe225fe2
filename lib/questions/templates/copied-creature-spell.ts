import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** A creature spell is copied while created tokens are doubled: how much life do the tokens give? */
export const copiedCreatureSpell = template({
  id: 'copied-creature-spell',
  version: 3,
  claims: ['111.13'],
  axes: {
    name: ['orso', 'golem', 'drago', 'lince', 'troll'],
    times: [2, 3],
    each: [1, 2, 3, 4],
    life: [20, 14, 9],
  },
  beliefs: ['spell-copy-token-created', 'token-is-card'],
  scenario: (p) => {
    const s = scenario()
      .life('A', p.life)
      .permanent('A', {
        id: 'altare',
        types: ['enchantment'],
        abilities: [
          { type: 'static', effects: [{ replace: { event: 'create', player: 'you' }, with: { times: p.times } }] },
        ],
      })
    const count = { count: { token: true, controller: 'you' } } as const
    return s
      .creature('A', 'spirito', '1/1', [], { token: true, subtypes: ['Spirit'] })
      .hand('A', [{ id: p.name, pt: '2/2' }])
      .act({ cast: p.name })
      .effect({ do: 'copySpell', what: p.name }, 'A')
      .act('resolve-all')
      .effect({ do: 'gainLife', who: 'you', amount: p.each > 1 ? { times: [p.each, count] } : count }, 'A')
      .done()
  },
  probe: () => ({
    ask: 'several',
    of: [
      { ask: 'life', player: 'A' },
      { ask: 'isCard', object: 'spirito' },
    ],
  }),
})
