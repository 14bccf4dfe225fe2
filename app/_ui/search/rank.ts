import type { SearchResult } from 'minisearch'
import { fold, stemsOf } from '#lib/italian/words'
import type { Kind, SearchEntry } from './entry'

/** What people mean first: a number is a rule, a name is a term. */
const byNumber: readonly Kind[] = ['regola', 'voce', 'lezione']
const byName: readonly Kind[] = ['voce', 'lezione', 'regola']

/** What a name has to be to come first: as it was typed, or another name of the same term. */
interface Exact {
  readonly typed: string
  readonly stems: ReadonlySet<string>
  /** How many words were looked for. */
  readonly words: number
  readonly number: string | undefined
}

/** A name has as many words as were looked for, and all were found: what was typed with a slip is what was meant. A word may be like others of the entry too. */
const isMeant = (name: string, words: number, terms: readonly string[]): boolean => {
  const stems = stemsOf(name).split(' ')
  return stems.length === words && stems.every((stem) => terms.includes(stem))
}

/** Who typed exactly what this is called comes to it first, before all by its first name; else what the index thinks decides. */
export function rank({ kind, names, numbers }: SearchEntry, { score, terms }: SearchResult, exact: Exact): number {
  const { typed, stems, words, number } = exact
  const kindsFirst = number === undefined ? byName : byNumber
  const called = () => names.some((name) => stems.has(stemsOf(name)) || isMeant(name, words, terms))
  if (!(number === undefined ? called() : numbers.includes(number))) return score
  const letter = names.map(fold).indexOf(typed)
  const toTheLetter = letter < 0 ? 0 : letter === 0 ? 0.6 : 0.3
  return score + 1e6 * (kindsFirst.length - kindsFirst.indexOf(kind) + toTheLetter)
}
