'use client'

import { type FormEvent, useId, useState } from 'react'
import { whyNotCount } from './question/whole-number'
import { useTyped } from './typed'

interface CountInputProps {
  readonly id: string
  readonly name: string
  readonly min: number
  readonly max: number
  readonly defaultValue?: number | undefined
  readonly required?: boolean
}

/** A count between two limits. Whatever is typed stays, and what does not go is said: fields for numbers of browsers drop it in silence. */
export function CountInput({ id, name, min, max, defaultValue, required = false }: CountInputProps) {
  const typed = useTyped(name)
  const [why, setWhy] = useState('')
  const help = useId()
  const look = ({ currentTarget: field }: FormEvent<HTMLInputElement>) => {
    const said = whyNotCount(field.value, min, max)
    // The form does not leave with it, and the browser says the same.
    field.setCustomValidity(said)
    setWhy(said)
  }
  return (
    <>
      <input
        id={id}
        key={typed}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        pattern={`\\s*\\d{1,${String(max).length}}\\s*`}
        title={`Un numero intero da ${min} a ${max}`}
        defaultValue={typed ?? defaultValue}
        required={required}
        aria-invalid={why === '' ? undefined : true}
        aria-describedby={help}
        onInput={look}
      />
      <p className="why" id={help} role="status">
        {why}
      </p>
    </>
  )
}
