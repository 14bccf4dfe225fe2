import { useState } from 'react'
import { wholeNumberField, whyNotWhole } from './whole-number'

interface CountBoxProps {
  readonly id: string
  readonly name: string
  readonly value: string
  readonly invalid: boolean
}

/** A number in one of several boxes; what does not go there is said under it. */
export function CountBox({ id, name, value, invalid }: CountBoxProps) {
  const [why, setWhy] = useState('')
  return (
    <>
      <input
        id={id}
        name={name}
        defaultValue={value}
        {...wholeNumberField}
        aria-invalid={invalid || why !== '' || undefined}
        aria-describedby={`${id}why`}
        onInput={(e) => setWhy(whyNotWhole(e.currentTarget.value))}
      />
      <p className="why" id={`${id}why`} role="status">
        {why}
      </p>
    </>
  )
}
