'use client'

import { useTyped } from './typed'

interface TypedChoicesProps {
  readonly name: string
  readonly legend: string
  readonly choices: readonly (readonly [value: string, label: string])[]
  readonly chosen?: string
}

/** One of a few things, still chosen when the form is sent back. */
export function TypedChoices({ name, legend, choices, chosen }: TypedChoicesProps) {
  const typed = useTyped(name, chosen)
  return (
    <fieldset className="choices" key={typed}>
      <legend>{legend}</legend>
      {choices.map(([value, label]) => (
        <label className="check" key={value}>
          <input type="radio" name={name} value={value} defaultChecked={typed === value} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
