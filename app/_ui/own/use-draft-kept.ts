import { useCallback, useEffect, useRef, useState } from 'react'
import type { Failure } from '../contracts'
import { useLeaving } from '../use-leaving'
import { dropFromDevice, keepOnDevice, markOf } from './on-device'
import type { Written } from './written'

/** Keeps what is written; null when it is kept, else why not. */
export type KeepAction = (questionId: string, written: Written) => Promise<Failure | null>

/** Whether all that was written is kept. */
export type Kept = { readonly at: 'kept' } | { readonly at: 'way' } | { readonly at: 'lost'; readonly why: Failure }

/** A pause in writing after which it is kept, and one after which it is tried again; in ms. */
const PAUSE = 700
const AGAIN = 5_000

/** Keeps a draft as it is written: at once on the device; after each pause by the site, one at a time, and again until it has worked. */
export function useDraftKept(questionId: string, written: Written, keep: KeepAction) {
  const [kept, setKept] = useState<Kept>({ at: 'kept' })
  const last = useRef(written)
  const saved = useRef(written)
  const running = useRef<Promise<boolean>>(undefined)
  last.current = written

  const send = useCallback(async (): Promise<boolean> => {
    while (running.current !== undefined) await running.current
    if (saved.current === last.current) return true
    const mine = last.current
    setKept({ at: 'way' })
    running.current = keep(questionId, mine)
      .catch((): Failure => 'no-network')
      .then((why) => {
        running.current = undefined
        if (why === null) saved.current = mine
        if (last.current === saved.current) dropFromDevice(questionId)
        else keepOnDevice(questionId, { written: last.current, on: markOf(saved.current) })
        setKept(why !== null ? { at: 'lost', why } : last.current === mine ? { at: 'kept' } : { at: 'way' })
        return why === null
      })
    return running.current
  }, [questionId, keep])

  useEffect(() => {
    // What was changed and taken back before it was sent is kept already; what is on its way then is not what is to be kept.
    if (saved.current === written && running.current === undefined) {
      dropFromDevice(questionId)
      setKept((before) => (before.at === 'way' ? { at: 'kept' } : before))
      return
    }
    keepOnDevice(questionId, { written, on: markOf(saved.current) })
    setKept((before) => (before.at === 'lost' ? before : { at: 'way' }))
    const timer = setTimeout(send, PAUSE)
    return () => clearTimeout(timer)
  }, [questionId, written, send])

  useEffect(() => {
    if (kept.at !== 'lost') return
    const timer = setTimeout(send, AGAIN)
    return () => clearTimeout(timer)
  }, [kept, send])

  useLeaving({
    unsaved: () => saved.current !== last.current,
    // What is only on its way is sent, what did not arrive is asked about.
    mayGo: () => {
      if (kept.at === 'lost')
        return confirm('Le ultime modifiche sono solo su questo dispositivo. Vuoi uscire lo stesso?')
      void send()
      return true
    },
  })

  return { kept, flush: send }
}
