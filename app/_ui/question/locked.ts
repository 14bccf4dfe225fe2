import { createContext } from 'react'
import type { Answered } from '../contracts'

/** The answer that was locked on this page since it was made, for what the server drew around the question. */
export const Locked = createContext<Answered | undefined>(undefined)

const known = new Map<string, Answered>()
let onReturn: (() => void) | undefined

/** What was locked here under a key: the browser keeps pages as they were, and shows them again to who goes back. */
export const lockedAs = (key: string): Answered | undefined => known.get(key)

/** Keeps what was locked; `refresh` brings the pages behind up to date once somebody goes back to one, and not before: it costs a page. */
export function keepLocked(key: string, answered: Answered, refresh: () => void): void {
  known.set(key, answered)
  if (onReturn) removeEventListener('popstate', onReturn)
  onReturn = refresh
  addEventListener('popstate', onReturn, { once: true })
}
