import { type Context, described, type GlossaryEntry, type Span } from './check'
import { literal } from './read'

const word = (text: string, flags: string): RegExp => new RegExp(`(?<!\\p{L})${literal(text)}(?!\\p{L})`, flags)

// English names that are Italian words too, or the same in both languages: nothing to tell apart.
const ambiguous = new Set([
  'mode',
  'create',
  'fuse',
  'emerge',
  'ante',
  'status',
  'x',
  'mana',
  'match',
  'zone',
  'convert',
])

/** One entry: English only as «*termine* (english)» and only at the first use; where it has to be introduced, there it is. */
function uses(text: string, { it, en, introduce }: GlossaryEntry, said: string): Span[] {
  const out: Span[] = []
  const introduction = new RegExp(`(?<!\\p{L})\\*?${literal(it)}\\*?\\s\\(${literal(en)}(?:,[^()]*)?\\)`, 'iu')
  const here = introduction.exec(text)
  const first = !word(it, 'iu').test(said)
  if (!ambiguous.has(en.toLowerCase()) && en.toLowerCase() !== it.toLowerCase()) {
    for (const m of text.matchAll(word(en, 'giu'))) {
      const introduces = first && here !== null && m.index > here.index && m.index < here.index + here[0].length
      if (!introduces) out.push({ at: m.index, length: m[0].length })
    }
  }
  const use = word(it, 'iu').exec(text)
  const opens = use !== null && here !== null && use.index <= here.index + 1
  if (introduce && first && use !== null && !opens) out.push({ at: use.index, length: use[0].length })
  return out
}

export const firstUse = [
  described(
    'L59',
    'alla prima volta nella pagina si scrive «*termine* (english)», poi solo italiano',
    ['lesson'],
    (text, { glossary = [], before = [] }: Context) => {
      const said = before.join('\n')
      return glossary.flatMap((entry) => uses(text, entry, said))
    },
  ),
]
