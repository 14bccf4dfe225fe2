import { isRecord } from '#lib/base/json'
import type { Ability, Characteristics } from '../../kernel/card'
import type { KeywordInstance } from '../../kernel/keyword'
import type { Rewording } from '../../kernel/query'
import { believes, query, room } from '../../kernel/rule'
import { COLORS } from '../../kernel/words'

/** Where texts use a word as a colour, and where as a subtype: a name is neither. */
const AS_COLOR: readonly string[] = ['colors', 'allColors', 'notColors', 'devotion']
const AS_SUBTYPE: readonly string[] = ['subtypes', 'addSubtypes', 'setSubtypes']

const isColor = (word: string): boolean => (COLORS as readonly string[]).includes(word)

/** Words, of which one is read as another. */
const read = (words: readonly string[], { oldWord, newWord }: Rewording): readonly string[] => [
  ...new Set(words.map((word) => (word === oldWord ? newWord : word))),
]

/** A text with the word changed wherever it is used in the way of the word. */
function reworded(x: unknown, change: Rewording, key = ''): unknown {
  const uses = isColor(change.oldWord) ? AS_COLOR : AS_SUBTYPE
  if (Array.isArray(x)) return uses.includes(key) ? read(x as string[], change) : x.map((y) => reworded(y, change))
  return isRecord(x) ? Object.fromEntries(Object.entries(x).map(([k, y]) => [k, reworded(y, change, k)])) : x
}

/** What an object says, and the subtypes that its type line names; its name, its colour and its mana cost are no words of its text. */
const said = (c: Characteristics, change: Rewording): Characteristics => ({
  ...c,
  ...(isColor(change.oldWord) ? {} : { subtypes: read(c.subtypes, change) }),
  abilities: reworded(c.abilities, change) as readonly Ability[],
  keywords: reworded(c.keywords, change) as readonly KeywordInstance[],
})

/** A text-changing effect changes the words that are used as a colour or as a subtype. */
export const changedWords = room(
  '612.2',
  'Words that a text-changing effect changes',
  [query('612.2', 'reworded', (_, { values, change }, so = values) => said(so, change))],
  [
    believes(
      'text-change-recolors',
      query('612.2', 'reworded', (_, { values, change }, so = values) => {
        const colors = read(so.colors, change) as Characteristics['colors']
        return { ...said(so, change), colors }
      }),
    ),
  ],
)
