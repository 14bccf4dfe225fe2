import { type Effect, type ObjectSpec, scenario } from '#lib/rules/index'
import { template } from '../template'

/** An effect of two layers, whose ability is lost between them, or whose creature is of its kind no longer: how large is the creature? */
export const partsInLayers = template({
  id: 'parts-in-layers',
  version: 1,
  claims: ['613.6'],
  axes: {
    how: ['silenced', 'recolored'],
    captain: ['campione', 'guardiano', 'angelo'],
    name: ['orso', 'lupo', 'fante', 'cervo'],
    own: ['2/2', '1/3', '3/1'],
    set: ['4/4', '5/5', '3/6'],
    counters: [1, 2],
  },
  beliefs: ['effect-ends-with-ability', 'effect-looks-again', 'set-pt-removes-counters'],
  fits: (belief, p) => belief !== (p.how === 'silenced' ? 'effect-looks-again' : 'effect-ends-with-ability'),
  scenario: (p) => {
    const [power = 0, toughness = 0] = p.set.split('/').map(Number)
    const size = { layer: '7b', power, toughness } as const
    const silenced = p.how === 'silenced'
    const captain: Partial<ObjectSpec> = {
      abilities: [
        {
          type: 'static',
          effects: [
            {
              modify: silenced ? [{ layer: '4', addSubtypes: ['Elf'] }, size] : [{ layer: '5', colors: ['W'] }, size],
              what: { types: ['creature'], ...(silenced ? {} : { colors: ['B'] }), other: true, controller: 'you' },
            },
          ],
        },
      ],
    }
    const s = scenario()
      .creature('A', p.captain, '2/4', [], captain)
      .creature('A', p.name, p.own, [], {
        counters: { '+1/+1': p.counters },
        ...(silenced ? {} : { colors: ['B'] }),
      })
    const loss: Effect = { do: 'change', what: p.captain, modify: { layer: '6', loseAll: true }, until: 'end-of-turn' }
    return silenced ? s.effect(loss, 'N').done() : s.done()
  },
  probe: (p) => ({ ask: 'pt', object: p.name }),
})
