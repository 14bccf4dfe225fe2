'use client'

import { type ComponentProps, type FormEvent, useId, useState } from 'react'
import { useTyped } from './typed'

interface CheckedInputProps extends Omit<ComponentProps<'input'>, 'defaultValue'> {
  readonly name: string
  readonly defaultValue?: string | number | undefined
  /** Why what is typed does not go; empty where it does, or may still become what does. */
  readonly why: (text: string) => string
  /** The same of nothing at all, where something is required. */
  readonly needed: string
}

/** A field that says beside it what does not go, while it is typed and when its form is sent back; whatever is typed stays. */
export function CheckedInput({ name, defaultValue, ...field }: CheckedInputProps) {
  const typed = useTyped(name)
  // What was sent back is looked at anew.
  return <Checked {...field} key={typed} name={name} typed={typed} defaultValue={typed ?? defaultValue} />
}

function Checked({
  typed,
  why,
  needed,
  required = false,
  ...input
}: CheckedInputProps & { readonly typed: string | undefined }) {
  const whyNot = (text: string): string => (text.trim() === '' ? (required ? needed : '') : why(text))
  const [said, setSaid] = useState(typed === undefined ? '' : whyNot(typed))
  const help = useId()
  const look = ({ currentTarget: field }: FormEvent<HTMLInputElement>) => {
    const now = whyNot(field.value)
    // The form does not leave with it, and the browser says the same.
    field.setCustomValidity(now)
    setSaid(now)
  }
  return (
    <>
      <input
        {...input}
        autoComplete="off"
        required={required}
        aria-invalid={said === '' ? undefined : true}
        aria-describedby={help}
        onInput={look}
      />
      <p className="why" id={help} role="status">
        {said}
      </p>
    </>
  )
}
