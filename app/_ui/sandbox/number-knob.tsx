import { useEffect, useId, useRef, useState } from 'react'
import { readWhole, whyNotWhole, writeWhole } from '../question/whole-number'
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
  const [why, setWhy] = useState('')
  const within = (n: number): string =>
    n < knob.min || n > knob.max ? `Qui va un numero da ${writeWhole(knob.min)} a ${knob.max}.` : ''
  const turn = (to: number) => {
    setWhy(within(to))
    onTurn(to)
  }
  const step = (by: number, name: string, sign: string) => (
    <button type="button" aria-label={`${name}: ${knob.label}`} onClick={() => turn(knob.value + by)}>
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
            const said = typed === undefined ? whyNotWhole(e.target.value) : within(typed)
            setWhy(said)
            if (typed !== undefined && said === '') onTurn(typed)
          }}
          onBlur={(e) => {
            if (why !== '') setWhy(`${why} Resta ${writeWhole(knob.value)}.`)
            e.target.value = writeWhole(knob.value)
          }}
          aria-describedby={`${id}why`}
        />
        {step(1, 'Uno in più', '+')}
      </span>
      <p className="why" id={`${id}why`} role="status">
        {why}
      </p>
    </div>
  )
}
