import { useEffect, useRef } from 'react'

const FIELDS = 'input, select, textarea, button, summary'

/** Puts the focus, once what was asked for is there, on the first field of what a selector finds inside. */
export function useNextFocus<E extends HTMLElement>() {
  const inside = useRef<E>(null)
  const wanted = useRef<string>(undefined)
  useEffect(() => {
    if (wanted.current === undefined) return
    const [found] = inside.current?.querySelectorAll<HTMLElement>(wanted.current) ?? []
    wanted.current = undefined
    const field = found?.matches(FIELDS) ? found : found?.querySelector<HTMLElement>(FIELDS)
    field?.focus()
  })
  return {
    inside,
    next: (selector: string) => {
      wanted.current = selector
    },
  }
}
