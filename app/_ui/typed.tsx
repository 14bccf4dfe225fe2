'use client'

import { type ComponentProps, createContext, type ReactNode, useContext } from 'react'

/** What was typed into a form that was sent back, by name: without script the page is made again, and would have lost it. */
const Typed = createContext<Readonly<Record<string, string>>>({})

export const TypedProvider = Typed.Provider

/** What was typed into a field of this form before, else what it begins with. */
export const useTyped = (name: string, otherwise?: string): string | undefined => useContext(Typed)[name] ?? otherwise

interface TypedCheckProps {
  readonly name: string
  readonly value?: string
  readonly defaultChecked?: boolean
  /** What it says. */
  readonly children: ReactNode
}

/** A box that is still ticked, or not, when the form is sent back; several may have one name, each with its value. */
export function TypedCheck({ name, value = '1', defaultChecked = false, children }: TypedCheckProps) {
  const typed = useContext(Typed)
  // A box that is not ticked sends nothing: where anything was typed, that is what it says.
  const sent = Object.keys(typed).length > 0
  const ticked = sent ? (typed[name]?.split('\n').includes(value) ?? false) : defaultChecked
  return (
    <label className="check">
      <input type="checkbox" key={String(ticked)} name={name} value={value} defaultChecked={ticked} />
      <span>{children}</span>
    </label>
  )
}

/** A choice of one that is still made when the form is sent back. */
export function TypedSelect({ name, defaultValue, ...select }: ComponentProps<'select'> & { readonly name: string }) {
  const typed = useTyped(name)
  return <select {...select} key={typed} name={name} defaultValue={typed ?? defaultValue} />
}

/** A field whose text is still there when the form is sent back. */
export function TypedInput({ name, defaultValue, ...input }: ComponentProps<'input'> & { readonly name: string }) {
  const typed = useTyped(name)
  return <input {...input} key={typed} name={name} defaultValue={typed ?? defaultValue} />
}
