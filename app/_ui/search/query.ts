import type { Query } from 'minisearch'
import { ruleNumber, wordsOf } from '#lib/italian/words'
import { inWords } from '../mana/names'

/** Every name of a term by each of its names, as stems: `lifelink` and `legam vital` lead to the same two. */
export type Names = ReadonlyMap<string, readonly string[]>

/** What was typed, as the index understands it. */
export interface Asked {
  /** The words, without those that say «rule» beside a number. */
  readonly stems: readonly string[]
  /** The number, where nothing else was typed. */
  readonly number: string | undefined
}

const saysRule = new Set(['regol', 'cr', 'rul'])

export function read(typed: string): Asked {
  // A symbol is looked for by its name.
  const all = wordsOf(inWords(typed)).map(({ stem }) => stem)
  const numbered = all.some((stem) => ruleNumber.test(stem))
  const stems = numbered ? all.filter((stem) => !saysRule.has(stem)) : all
  const [only] = stems
  return { stems, number: stems.length === 1 && only !== undefined && ruleNumber.test(only) ? only : undefined }
}

/** The longest name of a term that begins at a word. */
function nameAt(
  stems: readonly string[],
  at: number,
  names: Names,
): { readonly length: number; readonly same: readonly string[] } {
  for (let length = Math.min(6, stems.length - at); length > 0; length--) {
    const same = names.get(stems.slice(at, at + length).join(' '))
    if (same !== undefined) return { length, same }
  }
  return { length: 1, same: [] }
}

/** A subrule is looked for under its rule too: 702.15b and 702.15. */
const ruleOf = (stem: string): readonly string[] => (/^\d{3}\.\d+[a-z]/.test(stem) ? [stem.replace(/[a-z]+$/, '')] : [])

/** What to look for: every word, a term by any of its names. */
export function queryFor(stems: readonly string[], names: Names): readonly Query[] {
  const out: Query[] = []
  for (let at = 0; at < stems.length; ) {
    const { length, same } = nameAt(stems, at, names)
    const typed = stems.slice(at, at + length).join(' ')
    const ways = [...new Set([typed, ...same, ...ruleOf(typed)])].map(
      (queries): Query => ({ combineWith: 'AND', queries: [queries] }),
    )
    out.push({ combineWith: 'OR', queries: ways })
    at += length
  }
  return out
}
