'use client'

import { useState } from 'react'
import { fold, isAbout } from '#lib/italian/words'
import { FindField } from './find-field'
import { Link } from './link'
import { WithMana } from './mana/mana'

/** A glossary entry. */
export interface GlossaryEntry {
  readonly id: string
  readonly it: string
  readonly en: string
  readonly alternatives: readonly string[]
  readonly definition: string
  /** Rules and sections; those that have a page here are links. */
  readonly rules: readonly { readonly n: string; readonly linked: boolean }[]
}

/** What an entry is found by: either language and any form, its definition, its rules. */
const described = ({ it, en, alternatives, definition, rules }: GlossaryEntry) => ({
  rules: rules.map(({ n }) => n),
  text: fold([it, en, ...alternatives, definition].join(' ')),
})

const count = (n: number) => (n === 0 ? 'Nessuna voce' : n === 1 ? '1 voce' : `${n} voci`)

/** The glossary, filtered as one types. Without script it is the whole list. */
export function Glossary({ entries }: { readonly entries: readonly GlossaryEntry[] }) {
  const [typed, setTyped] = useState('')
  const shown = new Set(entries.filter((entry) => isAbout(described(entry), typed)).map(({ id }) => id))
  return (
    <>
      <div className="gfind js-only">
        <FindField
          label="Cerca una voce, in italiano o in inglese"
          typed={typed}
          onType={setTyped}
          found={count(shown.size)}
        />
      </div>
      {shown.size === 0 && (
        <p className="notice">
          Nessuna voce contiene «{typed}». Prova con una parola sola, o con il termine inglese; oppure{' '}
          <Link href={`/cerca?${new URLSearchParams({ q: typed })}`} prefetch={false}>
            cerca in tutto il sito
          </Link>
          .
        </p>
      )}
      <dl className="gloss">
        {entries.map((entry) => (
          <div key={entry.id} id={entry.id} hidden={!shown.has(entry.id)}>
            <dt>
              <a href={`#${entry.id}`}>{entry.it}</a>
              <span className="en" lang="en">
                {[entry.en, ...entry.alternatives].join(', ')}
              </span>
            </dt>
            <dd className="def">
              <WithMana text={entry.definition} />
            </dd>
            <dd className="chips">
              {entry.rules.map(({ n, linked }) =>
                linked ? (
                  <Link key={n} className="chip" href={`/regole/${n}`} prefetch={false}>
                    {n}
                  </Link>
                ) : (
                  <span key={n} className="num small quiet">
                    {n}
                  </span>
                ),
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
