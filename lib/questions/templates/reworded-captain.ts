import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** What the text says first, what it says then. */
const WORDS = { WU: ['W', 'U'], BR: ['B', 'R'], GW: ['G', 'W'] } as const

/** A captain of a colour whose text speaks of another one by now: how large is it? */
export const rewordedCaptain = template({
  id: 'reworded-captain',
  version: 3,
  claims: ['612.2'],
  axes: {
    name: ['guardiano', 'cavaliere', 'angelo', 'mago'],
    size: ['2/2', '1/3', '3/1', '2/4'],
    words: ['WU', 'BR', 'GW'],
    bonus: [1, 2],
    counters: [0, 1],
  },
  beliefs: ['text-change-recolors', 'newest-effect-wins'],
  scenario: (p) => {
    const [oldWord, newWord] = WORDS[p.words]
    const giving = (color: (typeof WORDS)['WU' | 'BR' | 'GW'][number], power: number, toughness: number) =>
      ({
        type: 'static',
        effects: [
          {
            modify: { layer: '7c', power, toughness },
            what: { types: ['creature'], colors: [color], controller: 'you' },
          },
        ],
      }) as const
    return scenario()
      .creature('A', p.name, p.size, [], {
        colors: [oldWord],
        abilities: [giving(oldWord, p.bonus, p.bonus)],
        ...(p.counters ? { counters: { '+1/+1': p.counters } } : {}),
      })
      .permanent('A', { id: 'stendardo', types: ['enchantment'], abilities: [giving(newWord, 0, 3)] })
      .effect({ do: 'change', what: p.name, modify: { layer: '3', oldWord, newWord }, until: 'end-of-turn' }, 'N')
      .done()
  },
  probe: (p) => ({ ask: 'pt', object: p.name }),
})
