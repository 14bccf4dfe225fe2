import { useId, useState } from 'react'
import { hasReady, type Ready, readyFor } from './ready'
import type { Spec } from './situation'

/** Abilities shown at once: the others are found by name. */
const SHOWN = 12

interface ReadyPickerProps {
  readonly spec: Spec
  readonly types: readonly string[]
  readonly onToggle: (ready: Ready) => void
}

/** Abilities by name, in Italian or in English: each is put on the object, or taken off, with one press. */
export function ReadyPicker({ spec, types, onToggle }: ReadyPickerProps) {
  const [typed, setTyped] = useState('')
  const id = useId()
  const found = readyFor(types, typed)
  const on = found.filter((ready) => hasReady(spec, ready))
  const shown = found.filter((ready, n) => n < SHOWN || on.includes(ready))
  return (
    <fieldset className="part ready">
      <legend>Abilità pronte</legend>
      <label className="inp few" htmlFor={id}>
        <span>Nome, in italiano o in inglese</span>
        <input id={id} type="search" value={typed} autoComplete="off" onChange={(e) => setTyped(e.target.value)} />
      </label>
      <div className="acts">
        {shown.map((ready) => (
          <button
            key={ready.it}
            type="button"
            className="btn toggle"
            aria-pressed={hasReady(spec, ready)}
            onClick={() => onToggle(ready)}
          >
            {ready.it}
          </button>
        ))}
      </div>
      {found.length > shown.length && (
        <p className="small quiet">Ce ne sono altre {found.length - shown.length}: scrivi una parola del nome.</p>
      )}
      {found.length === 0 && <p className="small quiet">Nessuna si chiama così: dilla fra le abilità.</p>}
    </fieldset>
  )
}
