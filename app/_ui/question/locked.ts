import { createContext } from 'react'
import type { Answered } from '../contracts'

/** The answer that was locked on this page since it was made, for what the server drew around the question. */
export const Locked = createContext<Answered | undefined>(undefined)

/** What was locked here, by the key of its form: the browser keeps pages as they were, and shows them again to who goes back. */
export const lockedHere = new Map<string, Answered>()
