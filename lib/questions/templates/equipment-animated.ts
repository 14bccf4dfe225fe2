import { scenario } from '#lib/rules/index'
import { equipment } from '../parts'
import { template } from '../template'

/** An Equipment that is attached becomes a creature until end of turn: where is it, how large, and how strong is what it was on? */
export const equipmentAnimated = template({
  id: 'equipment-animated',
  version: 5,
  claims: ['704.5p', '613.4'],
  axes: {
    name: ['orso', 'lupo', 'cavaliere', 'tigre'],
    pt: ['2/2', '3/3', '1/4', '4/2'],
    blade: ['lama', 'ascia', 'lancia', 'corazza'],
    power: [1, 2, 3],
    size: ['3/3', '1/1', '5/5'],
  },
  beliefs: ['equipment-dies-with-creature', 'set-pt-removes-counters'],
  form: 'board',
  scenario: (p) => {
    const [n = 1] = p.size.split('/').map(Number)
    return scenario()
      .creature('A', p.name, p.pt)
      .permanent('A', { ...equipment(p.blade, p.power, 0, p.name), counters: { '+1/+1': 1 } })
      .effect(
        {
          do: 'change',
          what: p.blade,
          modify: [
            { layer: '4', addTypes: ['creature'] },
            { layer: '7b', power: n, toughness: n },
          ],
          until: 'end-of-turn',
        },
        'A',
      )
      .done()
  },
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'pt', object: p.blade },
      { ask: 'zone', object: p.blade },
      { ask: 'power', object: p.name },
    ],
  }),
})
