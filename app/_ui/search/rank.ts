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
  readonly number: string | undefined
}

/** A name is exactly what was found, word by word: what was typed with a slip is what was meant. */
const isMeant = (name: string, terms: readonly string[]): boolean => {
  const stems = stemsOf(name).split(' ')
  return stems.length === terms.length && stems.every((stem) => terms.includes(stem))
}

/** Who typed exactly what this is called comes to it first, before all by its first name; else what the index thinks decides. */
export function rank({ kind, names, numbers }: SearchEntry, { score, terms }: SearchResult, exact: Exact): number {
  const { typed, stems, number } = exact
  const kindsFirst = number === undefined ? byName : byNumber
  const called = () => names.some((name) => stems.has(stemsOf(name)) || isMeant(name, terms))
  if (!(number === undefined ? called() : numbers.includes(number))) return score
  const letter = names.map(fold).indexOf(typed)
  const toTheLetter = letter < 0 ? 0 : letter === 0 ? 0.6 : 0.3
  return score + 1e6 * (kindsFirst.length - kindsFirst.indexOf(kind) + toTheLetter)
}
