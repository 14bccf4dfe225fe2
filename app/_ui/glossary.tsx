'use client'

import { useId, useState } from 'react'
import { fold, wordsOf } from '#lib/italian/words'
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

/** Whether an entry has every word that was typed, in either language and any form, or the number of a rule. */
export function matches({ it, en, alternatives, definition, rules }: GlossaryEntry, typed: string): boolean {
  const text = fold([it, en, ...alternatives, definition, ...rules.map(({ n }) => n)].join(' '))
  return wordsOf(typed).every(({ stem }) => text.includes(stem))
}

const count = (n: number) => (n === 0 ? 'Nessuna voce' : n === 1 ? '1 voce' : `${n} voci`)

/** The glossary, filtered as one types. Without script it is the whole list. */
export function Glossary({ entries }: { readonly entries: readonly GlossaryEntry[] }) {
  const [typed, setTyped] = useState('')
  const field = useId()
  const shown = new Set(entries.filter((entry) => matches(entry, typed)).map(({ id }) => id))
  return (
    <>
      <div className="gfind js-only">
        <div className="inp">
          <label htmlFor={field}>Cerca una voce, in italiano o in inglese</label>
          <input id={field} type="search" autoComplete="off" value={typed} onChange={(e) => setTyped(e.target.value)} />
          <output aria-live="polite">{count(shown.size)}</output>
        </div>
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
