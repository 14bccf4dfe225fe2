import MiniSearch, { type AsPlainObject, type Options } from 'minisearch'
import { wordsOf } from '#lib/italian/words'
import type { SearchEntry } from './entry'

/** An entry as the index takes it. */
export interface Row {
  readonly id: number
  readonly nomi: string
  readonly numeri: string
  readonly sopra: string
  readonly testo: string
}

/** How the index is made and read. */
export const options: Options<Row> = {
  fields: ['nomi', 'numeri', 'sopra', 'testo'],
  tokenize: (text) => wordsOf(text).map(({ stem }) => stem),
  processTerm: (term) => term,
  autoVacuum: false,
}

/** 702.15b stands under 702.15 and 702. */
const above = (n: string): readonly string[] => [n.replace(/[a-z]+$/, ''), n.slice(0, 3)].filter((one) => one !== n)

const rowOf = (entry: SearchEntry, id: number): Row => ({
  id,
  nomi: [entry.title, ...entry.names].join(' · '),
  numeri: entry.numbers.join(' '),
  sopra: entry.numbers.flatMap(above).join(' '),
  testo: entry.passages.map(([, text]) => text).join(' '),
})

/** The index of these entries, as data that `searcher` takes. */
export function indexOf(entries: readonly SearchEntry[]): AsPlainObject {
  const index = new MiniSearch<Row>(options)
  index.addAll(entries.map(rowOf))
  return index.toJSON()
}
