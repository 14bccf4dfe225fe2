import { type ObjectSpec, scenario } from '#lib/rules/index'
import { equipment } from '../parts'
import { template } from '../template'

/** Two Equipment set the size of one creature; the one that entered first comes to it last, or before the other: how large is it? */
export const equipTimestamps = template({
  id: 'equip-timestamps',
  version: 2,
  claims: ['613.7'],
  axes: {
    moved: [true, false],
    name: ['orso', 'lupo', 'cavaliere'],
    other: ['fante', 'mago', 'lince'],
    older: ['lama', 'ascia'],
    newer: ['lancia', 'corazza'],
    sizes: ['1/1 5/5', '6/6 2/2', '0/4 3/3'],
    counters: [1, 2],
  },
  beliefs: ['attachment-keeps-timestamp', 'oldest-effect-wins', 'set-pt-removes-counters'],
  fits: (belief, p) => belief !== (p.moved ? 'oldest-effect-wins' : 'attachment-keeps-timestamp'),
  scenario: (p) => {
    const setting = (id: string, size: string, on: string): ObjectSpec => {
      const [power = 0, toughness = 0] = size.split('/').map(Number)
      return {
        ...equipment(id, 0, 0, on),
        abilities: [{ type: 'static', effects: [{ modify: { layer: '7b', power, toughness }, what: { host: true } }] }],
        keywords: [{ keyword: 'equip', cost: '{1}' }],
      }
    }
    const [first = '', second = ''] = p.sizes.split(' ')
    const s = scenario()
      .creature('A', p.name, '2/2', [], { counters: { '+1/+1': p.counters } })
      .creature('A', p.other, '3/4')
      .permanent('A', setting(p.older, first, p.other))
      .permanent('A', setting(p.newer, second, p.moved ? p.name : p.other))
    const equip = (id: string) => [{ activate: id, ability: 1, targets: [p.name] }, 'resolve'] as const
    return s.act(...equip(p.older), ...(p.moved ? [] : equip(p.newer))).done()
  },
  probe: (p) => ({ ask: 'pt', object: p.name }),
})
