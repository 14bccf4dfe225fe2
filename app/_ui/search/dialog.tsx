'use client'

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '../icon'
import { Nothing } from './nothing'
import { HitBody } from './parts'
import { sayFound } from './said'
import type { Found } from './searcher'
import { useSearcher } from './use-searcher'

interface SearchDialogProps {
  /** Address of the index. */
  readonly index: string
  /** What was typed before the dialog was there. */
  readonly begun: string
  /** Changes whenever it is to open. */
  readonly turn: number
}

const MOST = 12
const pageFor = (typed: string): string => (typed.trim() === '' ? '/cerca' : `/cerca?q=${encodeURIComponent(typed)}`)

/** The search over the page: a field, and the list of what it finds as one types. */
export function SearchDialog({ index, begun, turn }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(-1)
  const [tries, setTries] = useState(0)
  const search = useSearcher(index, turn + tries)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn opens it anew
  useEffect(() => {
    if (dialog.current?.open) return
    setTyped(begun)
    setAt(-1)
    dialog.current?.showModal()
    field.current?.focus()
  }, [turn])
  useEffect(() => {
    if (at >= 0) list.current?.children[at]?.scrollIntoView({ block: 'nearest' })
  }, [at])

  const close = () => dialog.current?.close()
  const found = typeof search === 'function' ? search(typed, MOST) : undefined
  const hits = found?.hits ?? []

  const keys = (e: KeyboardEvent) => {
    if (e.key === 'ArrowDown') setAt(at + 1 < hits.length ? at + 1 : -1)
    else if (e.key === 'ArrowUp') setAt(at < 0 ? hits.length - 1 : at - 1)
    else if (e.key === 'Enter' && !e.nativeEvent.isComposing && at >= 0) {
      const option = list.current?.children[at]
      if (option instanceof HTMLElement) option.click()
    } else return
    e.preventDefault()
  }

  return (
    <dialog className="pop finder" ref={dialog} aria-labelledby={`${id}-title`}>
      <div className="pophead">
        <h2 id={`${id}-title`}>Cerca</h2>
        <button type="button" className="x" aria-label="Chiudi" onClick={close}>
          <Icon name="no" />
        </button>
      </div>
      <form action="/cerca" className="inp">
        <label htmlFor={`${id}-field`} className="small quiet">
          Una parola, in italiano o in inglese, o il numero di una regola
        </label>
        {/* A text field: in one of type search Esc would empty it instead of closing. */}
        <input
          ref={field}
          id={`${id}-field`}
          name="q"
          type="text"
          inputMode="search"
          enterKeyHint="search"
          role="combobox"
          aria-expanded={hits.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={at >= 0 && at < hits.length ? `${id}-${at}` : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          value={typed}
          onKeyDown={keys}
          onChange={(e) => {
            setTyped(e.target.value)
            setAt(-1)
          }}
        />
      </form>
      <output className="small quiet" aria-live="polite">
        {typed.trim() === '' ? '' : search === undefined ? 'Carico l’indice…' : found ? sayFound(found) : ''}
      </output>
      {search === 'failed' && <Failed typed={typed} again={() => setTries(tries + 1)} />}
      <div ref={list} id={`${id}-list`} role="listbox" aria-label="Risultati" className="hits">
        {hits.map((hit, i) => (
          // A plain link: it opens in another tab too, and the browser itself goes to the passage and marks it.
          <a
            key={hit.kind + hit.href}
            id={`${id}-${i}`}
            role="option"
            aria-selected={i === at}
            tabIndex={-1}
            className="hit"
            href={hit.href}
            onClick={close}
          >
            <HitBody hit={hit} />
          </a>
        ))}
      </div>
      {found && <Below found={found} typed={typed} close={close} />}
    </dialog>
  )
}

function Below({ found, typed, close }: { readonly found: Found; readonly typed: string; readonly close: () => void }) {
  if (typed.trim() === '')
    return (
      <p className="small quiet">
        Ad esempio «legame vitale», «trample» o «704.5a». Con le frecce scegli, con <kbd>Invio</kbd> apri, con{' '}
        <kbd>Esc</kbd> chiudi.
      </p>
    )
  if (found.total === 0) return <Nothing typed={typed} near={found.near} onFollow={close} />
  if (found.total === found.hits.length) return null
  return (
    <p className="more">
      <a href={pageFor(typed)}>Tutti i {found.total} risultati</a>
    </p>
  )
}

function Failed({ typed, again }: { readonly typed: string; readonly again: () => void }) {
  return (
    <div className="notice bad" role="alert">
      <p>
        <b>L’indice della ricerca non è arrivato.</b> Quello che hai scritto è ancora qui.
      </p>
      <p>
        <button type="button" className="linklike" onClick={again}>
          Riprova
        </button>{' '}
        oppure <a href={pageFor(typed)}>cerca in una pagina a parte</a>.
      </p>
    </div>
  )
}
