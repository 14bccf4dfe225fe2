'use client'

import type { ComponentProps } from 'react'
import { useTyped } from './typed'

/** A field of several lines whose text is still there when the form is sent back. */
export function TypedArea({ name, defaultValue, ...area }: ComponentProps<'textarea'> & { readonly name: string }) {
  const typed = useTyped(name)
  return <textarea {...area} key={typed} name={name} defaultValue={typed ?? defaultValue} />
}
