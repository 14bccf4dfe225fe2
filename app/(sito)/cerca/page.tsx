import type { Metadata } from 'next'
import { inWords } from '../../_ui/mana/names'
import { Nothing } from '../../_ui/search/nothing'
import { HitBody } from '../../_ui/search/parts'
import { sayFound } from '../../_ui/search/said'
import { searchIndex } from '../search-index'

interface SearchParams {
  readonly searchParams: Promise<Readonly<Record<string, string | readonly string[] | undefined>>>
}

/** Longer is not a question but a text that slipped in. */
const LONGEST = 200
const MOST = 40

async function typedIn({ searchParams }: SearchParams): Promise<string> {
  const { q } = await searchParams
  return (typeof q === 'string' ? q : '').slice(0, LONGEST).trim()
}

export async function generateMetadata(props: SearchParams): Promise<Metadata> {
  const typed = await typedIn(props)
  return { title: typed === '' ? 'Cerca' : `${inWords(typed)} · Cerca`, robots: { index: false } }
}

function Results({ typed }: { readonly typed: string }) {
  const found = searchIndex().search(typed, MOST)
  return (
    <section aria-labelledby="trovati">
      <h2 id="trovati" className="label">
        {sayFound(found)}
      </h2>
      {found.total === 0 ? (
        <Nothing typed={typed} near={found.near} />
      ) : (
        <ol className="hits">
          {found.hits.map((hit) => (
            <li key={hit.kind + hit.href}>
              {/* A plain link: the browser itself goes to the passage and marks it. */}
              <a className="hit" href={hit.href}>
                <HitBody hit={hit} />
              </a>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

/** Search as a page: a form and its answer, with nothing but HTML. */
export default async function SearchPage(props: SearchParams) {
  const typed = await typedIn(props)
  return (
    <div className="plain narrow">
      <header>
        <h1>Cerca</h1>
        <p className="quiet">Nelle lezioni, nelle regole e nel glossario, in italiano o in inglese.</p>
      </header>
      <search>
        <form action="/cerca" className="sform">
          <div className="inp">
            <label htmlFor="cerca">Una parola o il numero di una regola</label>
            <input id="cerca" name="q" type="search" defaultValue={typed} maxLength={LONGEST} autoComplete="off" />
          </div>
          <button type="submit" className="btn main">
            Cerca
          </button>
        </form>
      </search>
      {typed !== '' && <Results typed={typed} />}
    </div>
  )
}
