import { useEffect, useRef } from 'react'
import { singleKeysOn } from './preference'

/** What to do for a key; returns false to leave the key to the browser. */
export type Keys = (key: string) => boolean

const typing = 'input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable]'
const floating = ':popover-open, dialog[open]'

/** Whether something floats over the page and has the keyboard. */
function covered(): boolean {
  try {
    return document.querySelector(floating) !== null
  } catch {
    return document.querySelector('dialog[open]') !== null // a browser without popovers
  }
}

/**
 * Listens to the whole page while the component is there. Leaves alone what is typed in a field, keys pressed with a modifier,
 * what floats over the page, and, where the reader turned them off, single characters.
 */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    const listen = (e: KeyboardEvent) => {
      if (e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey || e.isComposing) return
      if (e.target instanceof Element && e.target.closest(typing)) return
      if (e.key.length === 1 && !singleKeysOn()) return
      if (covered()) return
      if (latest.current(e.key)) e.preventDefault()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
