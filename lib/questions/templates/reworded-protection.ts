import { type Color, type Effect, scenario } from '#lib/rules/index'
import { aimed } from '../parts'
import { template } from '../template'

/** What the words say first, what they say then. */
const WORDS = { BR: ['B', 'R'], GW: ['G', 'W'], UB: ['U', 'B'] } as const

/** Two creatures have protection from a colour, one by its text and one by an effect; the texts of both are changed. Which of them may be a target? */
export const rewordedProtection = template({
  id: 'reworded-protection',
  version: 3,
  claims: ['613.1'],
  axes: {
    words: ['BR', 'GW', 'UB'],
    // Whether the spells are of the colour that the text says now.
    newColor: [false, true],
    printed: ['cavaliere', 'angelo', 'guardiano'],
    given: ['orso', 'lupo', 'cervo'],
    damage: [2, 3],
    size: ['2/2', '3/3', '1/2'],
  },
  beliefs: ['text-change-comes-late'],
  form: 'board',
  scenario: (p) => {
    const [oldWord, newWord] = WORDS[p.words]
    const protection = { keyword: 'protection', from: { colors: [oldWord] } } as const
    const colors: readonly Color[] = [p.newColor ? newWord : oldWord]
    const burn = (id: string) => aimed(id, { do: 'damage', amount: p.damage, to: { object: { target: 0 } } }, colors)
    const reworded = (what: string): Effect => ({
      do: 'change',
      what,
      modify: { layer: '3', oldWord, newWord },
      until: 'end-of-turn',
    })
    return scenario()
      .creature('N', p.printed, p.size, [protection])
      .creature('N', p.given, p.size)
      .hand('A', [burn('folgore'), burn('scossa')])
      .effect({ do: 'gainKeyword', what: p.given, keyword: protection }, 'N')
      .effect(reworded(p.printed), 'A')
      .effect(reworded(p.given), 'A')
      .act({ cast: 'folgore', targets: [p.printed] }, { cast: 'scossa', targets: [p.given] })
      .done()
  },
  probe: () => ({
    ask: 'several',
    of: [
      { ask: 'legal', action: 3 },
      { ask: 'legal', action: 4 },
    ],
  }),
})
