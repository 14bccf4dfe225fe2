import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** One creature has its shield of regeneration before it is destroyed, another one gets it afterwards, a third cannot be destroyed and loses its toughness, or a part of it: where are they? */
export const regenerateTooLate = template({
  id: 'regenerate-too-late',
  version: 3,
  claims: ['614.4', '614.8'],
  axes: {
    before: ['troll', 'idra', 'golem', 'fenice'],
    after: ['lupo', 'orso', 'lince', 'gigante'],
    size: ['2/2', '3/3', '4/4'],
    plain: ['fante', 'mago', 'arpia'],
    tough: [1, 2, 3],
  },
  beliefs: ['regenerate-after-destroy', 'zero-toughness-is-destroy'],
  form: 'zones',
  scenario: (p) =>
    scenario()
      .creature('A', p.before, p.size)
      .creature('A', p.after, p.size)
      .creature('A', p.plain, `1/${p.tough}`, ['indestructible'])
      .effect({ do: 'regenerate', what: p.before }, 'A')
      .effect({ do: 'destroy', what: { all: { types: ['creature'] } } }, 'N')
      .effect({ do: 'regenerate', what: p.after }, 'A', p.after)
      .effect({ do: 'pump', what: p.plain, power: -1, toughness: -1 }, 'N')
      .done(),
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'zone', object: p.before },
      { ask: 'zone', object: p.after },
      { ask: 'zone', object: p.plain },
    ],
  }),
})
