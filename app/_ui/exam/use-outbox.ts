import { useCallback, useEffect, useRef, useState } from 'react'
import { failing, offline, type Trouble, troubleOf } from '../question/messages'
import { taken, waiting } from './outbox'

/** How saving stands. `saved`: everything chosen so far is kept; `at` in ms since 1970 by the server's clock. */
export type Saving =
  | { readonly at: 'rest' | 'way' | 'late' | 'closed' }
  | { readonly at: 'saved'; readonly time: number }
  | { readonly at: 'waiting' | 'stopped'; readonly trouble: Trouble }

const FIRST = 1_000
const LONGEST = 15_000

/**
 * Sends what waits in the outbox of an exam, one choice after the other, until the site has said of each that it is kept. After a lost
 * connection it tries again by itself, also on another page of the exam.
 */
export function useOutbox(examId: string): { readonly saving: Saving; readonly flush: () => Promise<boolean> } {
  const [saving, setSaving] = useState<Saving>({ at: 'rest' })
  const busy = useRef<Promise<boolean>>(undefined)
  const pause = useRef(FIRST)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const again = useRef<() => void>(undefined)

  const run = useCallback(async (): Promise<boolean> => {
    for (let [next] = waiting(examId); next !== undefined; [next] = waiting(examId)) {
      setSaving({ at: 'way' })
      const reply = await post(next)
      if ('trouble' in reply) {
        const { trouble } = reply
        if (trouble.kind === 'retry') {
          setSaving({ at: 'waiting', trouble })
          clearTimeout(timer.current)
          timer.current = setTimeout(() => again.current?.(), pause.current)
          pause.current = Math.min(pause.current * 2, LONGEST)
        } else {
          // A choice that can never be kept does not stand in the way of the others.
          if (trouble.kind === 'stop') taken(next)
          setSaving({ at: 'stopped', trouble })
        }
        return false
      }
      taken(next)
      pause.current = FIRST
      setSaving(reply.status === 'saved' ? { at: 'saved', time: reply.at } : { at: reply.status })
    }
    return true
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
    addEventListener('online', back)
    return () => {
      removeEventListener('online', back)
      clearTimeout(timer.current)
    }
  }, [flush])
  return { saving, flush }
}

type Reply =
  | { readonly status: 'saved' | 'late'; readonly at: number }
  | { readonly status: 'closed'; readonly at: number }
  | { readonly trouble: Trouble }

async function post(unsent: ReturnType<typeof waiting>[number]): Promise<Reply> {
  const { value: _, ...body } = unsent
  try {
    const answer = await fetch('/api/esami', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      keepalive: true,
    })
    const said = (await answer.json()) as {
      readonly status?: 'saved' | 'late'
      readonly at?: number
      readonly code?: string
    }
    if (said.status !== undefined) return { status: said.status, at: said.at ?? 0 }
    if (said.code === 'exam-closed') return { status: 'closed', at: 0 }
    return { trouble: said.code === undefined ? failing : troubleOf(said.code) }
  } catch (error) {
    // A browser that cannot reach the site says so with a TypeError; anything else came from the site.
    return { trouble: error instanceof TypeError ? offline : failing }
  }
}
