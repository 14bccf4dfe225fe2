import { useCallback, useEffect, useRef, useState } from 'react'
import type { Trouble } from '../question/messages'
import { refused, saved, taken, waiting } from './outbox'
import { sendChoice, sendChoiceNow } from './send-choice'

/** How saving stands. `saved`: everything chosen so far is kept, the question at `position` last, at a `time` in ms since 1970 by the server's clock. */
export type Saving =
  | { readonly at: 'rest' | 'way' | 'late' | 'shut' | 'closed' }
  | { readonly at: 'saved'; readonly time: number; readonly position: number }
  | { readonly at: 'waiting' | 'stopped'; readonly trouble: Trouble }

const FIRST = 1_000
const LONGEST = 15_000

interface Outbox {
  readonly saving: Saving
  /** Sends what waits; true once all of it is kept. */
  readonly flush: () => Promise<boolean>
}

/**
 * Sends what waits in the outbox of an exam, one choice after the other, until the site has said of each that it is kept. After a lost
 * connection it tries again by itself, also on another page of the exam.
 */
export function useOutbox(examId: string): Outbox {
  const [saving, setSaving] = useState<Saving>({ at: 'rest' })
  const busy = useRef<Promise<boolean>>(undefined)
  const pause = useRef(FIRST)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const again = useRef<() => void>(undefined)

  const run = useCallback(async (): Promise<boolean> => {
    const stuck = new Set<string>()
    const next = () => waiting(examId).find(({ idempotencyKey }) => !stuck.has(idempotencyKey))
    for (let unsent = next(); unsent !== undefined; unsent = next()) {
      setSaving({ at: 'way' })
      const sent = await sendChoice(unsent)
      if ('trouble' in sent) {
        const { trouble, gone } = sent
        if (trouble.kind === 'retry') {
          setSaving({ at: 'waiting', trouble })
          clearTimeout(timer.current)
          timer.current = setTimeout(() => again.current?.(), pause.current)
          pause.current = Math.min(pause.current * 2, LONGEST)
          return false
        }
        setSaving({ at: 'stopped', trouble })
        if (trouble.kind === 'session') return false
        // It does not stand in the way of the others.
        stuck.add(unsent.idempotencyKey)
        if (gone) refused(unsent)
        continue
      }
      if (sent.status === 'saved') saved(unsent, sent.at)
      else taken(unsent)
      pause.current = FIRST
      if (stuck.size === 0)
        setSaving(
          sent.status === 'saved' ? { at: 'saved', time: sent.at, position: unsent.position } : { at: sent.status },
        )
    }
    return stuck.size === 0
  }, [examId])

  const flush = useCallback((): Promise<boolean> => {
    busy.current ??= run().finally(() => {
      busy.current = undefined
    })
    return busy.current
  }, [run])
  again.current = flush

  useEffect(() => {
    void flush()
    const back = () => {
      pause.current = FIRST
      void flush()
    }
    // Whoever comes back may have signed in again elsewhere.
    const seen = () => document.visibilityState === 'visible' && back()
    const leave = () => {
      for (const unsent of waiting(examId)) sendChoiceNow(unsent)
    }
    addEventListener('online', back)
    addEventListener('focus', back)
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', seen)
    return () => {
      removeEventListener('online', back)
      removeEventListener('focus', back)
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', seen)
      clearTimeout(timer.current)
    }
  }, [examId, flush])
  return { saving, flush }
}
