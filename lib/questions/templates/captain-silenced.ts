import { type Keyword, type StatedModification, scenario } from '#lib/rules/index'
import { template } from '../template'

/** A creature that gives the others an ability loses its own and becomes small: how large is it, and what has its companion? */
export const captainSilenced = template({
  id: 'captain-silenced',
  version: 1,
  claims: ['613.8', '613.4'],
  axes: {
    captain: ['campione', 'cavaliere', 'guardiano', 'angelo'],
    size: ['3/3', '2/4', '4/4'],
    keyword: ['flying', 'vigilance', 'trample', 'menace'],
    counters: [1, 2],
    name: ['orso', 'lupo', 'fante'],
    own: ['2/2', '1/3', '3/1'],
    set: ['1/1', '0/1'],
  },
  beliefs: ['timestamps-always-decide', 'set-pt-removes-counters'],
  form: 'board',
  scenario: (p) => {
    const [power = 0, toughness = 1] = p.set.split('/').map(Number)
    return scenario()
      .creature('A', p.captain, p.size, [], {
        counters: { '+1/+1': p.counters },
        abilities: [
          {
            type: 'static',
            effects: [
              {
                modify: { layer: '6', gain: [{ keyword: p.keyword as Keyword }] } as StatedModification,
                what: { types: ['creature'], other: true, controller: 'you' },
              },
            ],
          },
        ],
      })
      .creature('A', p.name, p.own)
      .effect(
        {
          do: 'change',
          what: p.captain,
          modify: [
            { layer: '6', loseAll: true },
            { layer: '7b', power, toughness },
          ],
          until: 'end-of-turn',
        },
        'N',
      )
      .done()
  },
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'pt', object: p.captain },
      { ask: 'has', object: p.name, keyword: p.keyword as Keyword },
    ],
  }),
})
