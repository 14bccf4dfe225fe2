import MiniSearch, { type AsPlainObject, type SearchResult } from 'minisearch'
import { fold, ruleNumber, stemsOf, wordsOf } from '#lib/italian/words'
import type { Kind, SearchEntry } from './entry'
import { options, type Row } from './index-of'
import { extract, marked, type Part } from './marked'
import { nearestNumbers } from './nearest-numbers'
import { type Names, queryFor, read } from './query'
import { rank } from './rank'

/** One thing that was found. */
export interface Hit {
  readonly kind: Kind
  readonly title: readonly Part[]
  readonly where: string
  /** Leads to the passage that the extract is from. */
  readonly href: string
  readonly extract: readonly Part[]
}

/** A word or number near to one that finds nothing. */
export interface Near {
  readonly label: string
  readonly href: string
}

export interface Found {
  /** Whether hits have every word that was typed, words like them, or only some of them. */
  readonly how: 'all' | 'like' | 'some'
  readonly hits: readonly Hit[]
  /** How many there are, shown or not. */
  readonly total: number
  /** Where there are none: what to try instead. */
  readonly near: readonly Near[]
}

export type Searcher = (typed: string, most?: number) => Found

const isNumber = (term: string): boolean => ruleNumber.test(term)
const slips = (term: string): number => (isNumber(term) || term.length < 4 ? 0 : term.length < 8 ? 1 : 2)

function namesOf(entries: readonly SearchEntry[]): Names {
  const out = new Map<string, string[]>()
  for (const { kind, names } of entries) {
    const same = kind === 'voce' ? names.map(stemsOf).filter((name) => name !== '') : []
    for (const name of same) out.set(name, [...(out.get(name) ?? []), ...same])
  }
  return out
}

/** Looks things up in an index of these entries. */
export function searcher(entries: readonly SearchEntry[], data: AsPlainObject): Searcher {
  const index = MiniSearch.loadJS<Row>(data, options)
  const names = namesOf(entries)
  const numbers = entries.flatMap(({ kind, numbers }) => (kind === 'regola' ? numbers : []))
  const entryOf = ({ id }: SearchResult): SearchEntry => entries[id] as SearchEntry

  const look = (stems: readonly string[], fuzzy: (term: string) => number, combineWith: 'AND' | 'OR') =>
    index.search(
      { combineWith, queries: [...queryFor(stems, names)] },
      {
        tokenize: (text) => text.split(' '),
        prefix: (term) => !isNumber(term),
        fuzzy,
        boost: { nomi: 5, numeri: 8, sopra: 3, testo: 1 },
        boostDocument: (id) => (entries[id]?.kind === 'voce' ? 1.4 : 1),
        weights: { prefix: 0.4, fuzzy: 0.15 },
      },
    )

  /** First what has every word, then what has words like them, then what has those that stand anywhere. */
  function find(stems: readonly string[]): Pick<Found, 'how'> & {
    readonly results: readonly SearchResult[]
    /** The words that were looked for. */
    readonly stems: readonly string[]
  } {
    const all = look(stems, () => 0, 'AND')
    if (all.length > 0) return { how: 'all', results: all, stems }
    const close = look(stems, slips, 'AND')
    if (close.length > 0) return { how: 'like', results: close, stems }
    // Two slips in a short word: it must at least begin like the one that is meant.
    const begins = new Set(stems.map((stem) => stem[0]))
    const far = look(stems, (term) => slips(term) && slips(term) + 1, 'AND').filter(({ terms }) =>
      terms.every((term) => begins.has(term[0])),
    )
    if (far.length > 0) return { how: 'like', results: far, stems }
    const known = stems.filter((stem) => look([stem], () => 0, 'AND').length > 0)
    const some = known.length < stems.length ? look(known, () => 0, 'AND') : []
    return { how: 'some', results: some.length > 0 ? some : look(known, () => 0, 'OR'), stems: known }
  }

  function nearNumbers(number: string): readonly Near[] {
    const begun = numbers.filter((n) => n.startsWith(number))
    const shown = begun.length > 0 ? nearestNumbers(number, begun) : nearestNumbers(number, numbers)
    return shown.map((n) => ({ label: n, href: `/regole/${n}` }))
  }

  const nearTerms = (stems: readonly string[]): readonly Near[] =>
    index
      .search(stems.join(' '), {
        tokenize: (text) => text.split(' '),
        fields: ['nomi'],
        fuzzy: 0.5,
        prefix: true,
        filter: ({ id }) => entries[id]?.kind === 'voce',
      })
      .slice(0, 4)
      .map(entryOf)
      .map((entry) => ({ label: entry.title, href: hrefOf(entry, entry.passages[0]?.[0] ?? '') }))

  return (typed, most = 20) => {
    const { stems: asked, number } = read(typed)
    if (asked.length === 0) return { how: 'all', hits: [], total: 0, near: [] }
    const { how, results, stems } = find(asked)
    if (results.length === 0)
      return { how, hits: [], total: 0, near: number === undefined ? nearTerms(asked) : nearNumbers(number) }
    const same = names.get(stems.join(' ')) ?? []
    const exact = { typed: fold(typed), stems: new Set([stems.join(' '), ...same]), words: stems.length, number }
    const ranked = results
      .map((result) => ({ result, score: rank(entryOf(result), result, exact) }))
      .toSorted((a, b) => b.score - a.score)
    const hits = ranked
      .slice(0, most)
      .map(({ result }) => hitOf(entryOf(result), new Set([...result.terms, ...stems]), number))
    return { how, hits, total: ranked.length, near: [] }
  }
}

const hrefOf = ({ page }: SearchEntry, anchor: string): string => (anchor === '' ? page : `${page}#${anchor}`)

function hitOf(entry: SearchEntry, stems: ReadonlySet<string>, number: string | undefined): Hit {
  const own = entry.passages.filter(([anchor]) => anchor === number)
  // A section that is called exactly that is about it from its first line.
  const whole = wordsOf(entry.title).every(({ stem }) => stems.has(stem))
  const among = own.length > 0 ? own : whole ? entry.passages.slice(0, 1) : entry.passages
  const { anchor, parts } = extract(among, stems)
  return {
    kind: entry.kind,
    title: marked(entry.title, stems),
    where: entry.where,
    href: hrefOf(entry, anchor),
    extract: parts,
  }
}
