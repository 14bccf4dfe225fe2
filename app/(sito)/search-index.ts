import { createHash } from 'node:crypto'
import { type Content, loadContent } from '#lib/content/index'
import { indexOf } from '../_ui/search/index-of'
import { type Searcher, searcher } from '../_ui/search/searcher'
import { searchEntries } from './search-entries'

/** The index of everything that can be found, as the file that browsers fetch and as pages use it. */
interface SearchIndex {
  /** Changes with the file, so that it may be kept for ever. */
  readonly name: string
  readonly json: string
  readonly search: Searcher
}

function build(content: Content): SearchIndex {
  const entries = searchEntries(content)
  const index = indexOf(entries)
  const json = JSON.stringify({ entries, index })
  const version = createHash('sha256').update(json).digest('hex').slice(0, 12)
  return { name: `indice-${version}.json`, json, search: searcher(entries, index) }
}

// For the whole process, like the content it is of: pages and routes are bundled apart, each with its own instance of this module.
const shared = globalThis as { verdettoSearch?: { readonly content: Content; readonly index: SearchIndex } }

/** The search index of the content as it is now; made once. */
export function searchIndex(): SearchIndex {
  const content = loadContent()
  if (shared.verdettoSearch?.content !== content) shared.verdettoSearch = { content, index: build(content) }
  return shared.verdettoSearch.index
}

/** Where browsers fetch the index: a file made at build time. */
export const searchIndexHref = (): string => `/cerca/${searchIndex().name}`
