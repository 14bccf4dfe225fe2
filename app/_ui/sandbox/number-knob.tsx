import { useEffect, useId, useRef } from 'react'
import { readWhole, writeWhole } from '../question/whole-number'
import type { Knob } from './knobs'

/** One number of a scenario: typed or moved by one, and the scenario is played again at once. */
export function NumberKnob({ knob, onTurn }: { readonly knob: Knob; readonly onTurn: (to: number) => void }) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  // What is being typed is left alone; a change that comes from elsewhere is shown.
  useEffect(() => {
    if (field.current !== null && readWhole(field.current.value) !== knob.value)
      field.current.value = writeWhole(knob.value)
  }, [knob.value])
  const step = (by: number, name: string, sign: string) => (
    <button type="button" aria-label={`${name}: ${knob.label}`} onClick={() => onTurn(knob.value + by)}>
      {sign}
    </button>
  )
  return (
    <div className="knob">
      <label htmlFor={id}>{knob.label}</label>
      <span className="count">
        {step(-1, 'Uno in meno', '−')}
        <input
          ref={field}
          id={id}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={writeWhole(knob.value)}
          onChange={(e) => {
            const typed = readWhole(e.target.value)
            if (typed !== undefined && typed >= knob.min && typed <= knob.max) onTurn(typed)
          }}
          onBlur={(e) => {
            e.target.value = writeWhole(knob.value)
          }}
        />
        {step(1, 'Uno in più', '+')}
      </span>
    </div>
  )
}
