import { scenario } from '#lib/rules/index'
import { equipment } from '../parts'
import { template } from '../template'

/** An equipped artifact creature stops being a creature: where is the Equipment, on what, and who controls it? */
export const equipmentHost = template({
  id: 'equipment-host',
  version: 4,
  claims: ['301.5', '704.5n'],
  axes: {
    name: ['golem', 'colosso', 'statua', 'idolo'],
    pt: ['2/2', '3/3', '1/4'],
    blade: ['lama', 'ascia', 'lancia'],
    plus: [1, 2, 3],
    whose: ['A', 'N'],
  },
  beliefs: ['equipment-stays-on', 'equipment-dies-with-creature'],
  form: 'board',
  scenario: (p) =>
    scenario()
      .creature('A', p.name, p.pt, [], { types: ['artifact', 'creature'] })
      .permanent(p.whose, equipment(p.blade, p.plus, 0, p.name))
      .effect(
        { do: 'change', what: p.name, modify: { layer: '4', removeTypes: ['creature'] }, until: 'end-of-turn' },
        'N',
      )
      .done(),
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'zone', object: p.blade },
      { ask: 'attachedTo', object: p.blade },
      { ask: 'controller', object: p.blade },
    ],
  }),
})
