import { useId, useRef, useState } from 'react'
import { readWhole, wholeNumberField, whyNotWhole, writeWhole } from './whole-number'

interface NumberFieldProps {
  /** What is counted: «punti vita». */
  readonly unit: string
  readonly invalid: boolean
  /** What was typed before. */
  readonly value: string
}

/**
 * A whole number: typed, moved by one, or turned into its opposite (keypads of telephones often have no minus). The field keeps its
 * own value; it fires `input` when a button changes it, so that the form hears every change in one way.
 */
export function NumberField({ unit, invalid, value }: NumberFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const label = useId()
  const [why, setWhy] = useState('')
  const change = (to: (n: number) => number) => {
    if (field.current === null) return
    // What is no number is said, and stays as it was typed.
    const said = whyNotWhole(field.current.value)
    setWhy(said)
    if (said !== '') return
    field.current.value = writeWhole(to(readWhole(field.current.value) ?? 0))
    field.current.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <div className="count" onInput={() => setWhy(whyNotWhole(field.current?.value ?? ''))}>
      <button type="button" className="js-only" aria-label="Uno in meno" onClick={() => change((n) => n - 1)}>
        −
      </button>
      <input
        ref={field}
        name="number"
        defaultValue={value}
        {...wholeNumberField}
        aria-labelledby={label}
        aria-describedby={`${label}why`}
        aria-invalid={invalid || why !== '' || undefined}
        onKeyDown={(e) => {
          if (e.key !== 'ArrowUp' && e.key !== 'ArrowDown') return
          e.preventDefault()
          change((n) => n + (e.key === 'ArrowUp' ? 1 : -1))
        }}
      />
      <button type="button" className="js-only" aria-label="Uno in più" onClick={() => change((n) => n + 1)}>
        +
      </button>
      <button type="button" className="js-only" aria-label="Cambia segno" onClick={() => change((n) => -n + 0)}>
        ±
      </button>
      <span className="unit" id={label}>
        {unit}
      </span>
      <p className="why" id={`${label}why`} role="status">
        {why}
      </p>
    </div>
  )
}
