import { unstable_isUnrecognizedActionError as isOldPage } from 'next/navigation'
import { useCallback, useEffect, useRef, useState } from 'react'
import { arriving } from '../arrive'
import type { AnswerAction } from '../contracts'
import { failing, offline, type Trouble, troubleOf } from './messages'

/** Where an answer is on its way. */
export type Sending =
  | { readonly at: 'rest'; readonly trouble?: Trouble }
  | { readonly at: 'way' }
  | { readonly at: 'waiting'; readonly trouble: Trouble }

const FIRST = 1_000
const LONGEST = 30_000

interface Options<T> {
  readonly action: AnswerAction<T>
  readonly onAnswered: (answered: T) => void
  readonly told?: Readonly<Record<string, Trouble>> | undefined
}

/**
 * Sends an answer until it is known to be locked: after a lost connection or a database that does not answer it tries again by
 * itself, always with the same form and so with the same key. A page older than the site reloads once: its draft goes on there.
 */
export function useAnswer<T>({ action, onAnswered, told }: Options<T>) {
  const [sending, setSending] = useState<Sending>({ at: 'rest' })
  const pending = useRef<FormData>(undefined)
  const pause = useRef(FIRST)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const done = useRef(onAnswered)
  done.current = onAnswered

  const attempt = useCallback(async () => {
    const form = pending.current
    if (form === undefined) return
    clearTimeout(timer.current)
    setSending({ at: 'way' })
    const wait = (trouble: Trouble) => {
      setSending({ at: 'waiting', trouble })
      timer.current = setTimeout(attempt, pause.current)
      pause.current = Math.min(pause.current * 2, LONGEST)
    }
    try {
      const reply = await arriving(() => action(null, form))
      if (reply.ok) {
        pending.current = undefined
        done.current(reply.value)
        return
      }
      const trouble = told?.[reply.error] ?? troubleOf(reply.error)
      if (trouble.kind === 'retry') return wait(trouble)
      pending.current = undefined
      setSending({ at: 'rest', trouble })
    } catch (error) {
      if (isOldPage(error) && reloadOnce()) return
      // A browser that cannot reach the site says so with a TypeError; anything else came from the site.
      wait(error instanceof TypeError ? offline : failing)
    }
  }, [action, told])

  useEffect(() => {
    const back = () => {
      pause.current = FIRST
      if (timer.current !== undefined) attempt()
    }
    addEventListener('online', back)
    return () => {
      removeEventListener('online', back)
      clearTimeout(timer.current)
    }
  }, [attempt])

  const send = useCallback(
    (form: FormData) => {
      pending.current = form
      pause.current = FIRST
      void attempt()
    },
    [attempt],
  )
  return { sending, send, again: attempt }
}

/** True when the page is being reloaded; a second time in the same minute it is not, so that it cannot go round for ever. */
function reloadOnce(): boolean {
  const place = 'verdetto:ricaricata'
  try {
    if (Date.now() - Number(sessionStorage.getItem(place) ?? 0) < 60_000) return false
    sessionStorage.setItem(place, String(Date.now()))
  } catch {
    return false
  }
  location.reload()
  return true
}
