import { useCallback, useEffect, useRef, useState } from 'react'
import type { Json } from '#lib/base/json'
import type { Failure } from '../contracts'

/** What is being written. */
export interface Written {
  readonly title: string
  readonly introduction: string
  readonly scenario: Json
  readonly probe: Json
}

/** Keeps what is written; null when it is kept, else why not. */
export type KeepAction = (questionId: string, written: Written) => Promise<Failure | null>

/** Whether all that was written is kept. */
export type Kept = { readonly at: 'kept' } | { readonly at: 'way' } | { readonly at: 'lost'; readonly why: Failure }

/** A pause in writing after which it is kept, and one after which it is tried again; in ms. */
const PAUSE = 700
const AGAIN = 5_000

/** Keeps a draft as it is written: after each pause, one at a time, and again until it has worked. */
export function useDraftKept(questionId: string, written: Written, keep: KeepAction) {
  const [kept, setKept] = useState<Kept>({ at: 'kept' })
  const last = useRef(written)
  const saved = useRef(written)
  const running = useRef<Promise<boolean>>(undefined)
  last.current = written

  const send = useCallback(async (): Promise<boolean> => {
    await running.current
    if (saved.current === last.current) return true
    const mine = last.current
    setKept({ at: 'way' })
    running.current = keep(questionId, mine)
      .catch((): Failure => 'no-network')
      .then((why) => {
        if (why === null) saved.current = mine
        setKept(why !== null ? { at: 'lost', why } : last.current === mine ? { at: 'kept' } : { at: 'way' })
        return why === null
      })
    return running.current
  }, [questionId, keep])

  useEffect(() => {
    if (saved.current === written) return
    setKept((before) => (before.at === 'lost' ? before : { at: 'way' }))
    const timer = setTimeout(send, PAUSE)
    return () => clearTimeout(timer)
  }, [written, send])

  useEffect(() => {
    if (kept.at !== 'lost') return
    const timer = setTimeout(send, AGAIN)
    return () => clearTimeout(timer)
  }, [kept, send])

  useEffect(() => {
    const stay = (e: BeforeUnloadEvent) => {
      if (saved.current !== last.current) e.preventDefault()
    }
    addEventListener('beforeunload', stay)
    return () => removeEventListener('beforeunload', stay)
  }, [])

  return { kept, flush: send }
}
