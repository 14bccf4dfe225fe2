'use client'

import { type ComponentProps, createContext, useContext } from 'react'

/** What was typed into a form that was sent back, by name: without script the page is made again, and would have lost it. */
const Typed = createContext<Readonly<Record<string, string>>>({})

export const TypedProvider = Typed.Provider

/** What was typed into a field of this form before, else what it begins with. */
export const useTyped = (name: string, otherwise?: string): string | undefined => useContext(Typed)[name] ?? otherwise

/** A field whose text is still there when the form is sent back. */
export function TypedInput({ name, defaultValue, ...input }: ComponentProps<'input'> & { readonly name: string }) {
  const typed = useTyped(name)
  return <input {...input} key={typed} name={name} defaultValue={typed ?? defaultValue} />
}
