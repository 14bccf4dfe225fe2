import { type FormEvent, useActionState, useState, useTransition } from 'react'
import type { Failure, StartAction } from './contracts'

interface Starting {
  /** For a browser without script. */
  readonly plain: (form: FormData) => void
  readonly submit: (e: FormEvent<HTMLFormElement>) => void
  readonly pending: boolean
  /** What did not work, once it is known. */
  readonly failure: Failure | null
}

/**
 * A form that does one thing on the server and goes where it leads; works without script. `first` is done before, and may refuse.
 */
export function useStart(action: StartAction, first?: () => Promise<boolean>): Starting {
  const [told, plain] = useActionState(action, null)
  const [failure, setFailure] = useState(told)
  const [pending, start] = useTransition()
  const submit = (e: FormEvent<HTMLFormElement>) => {
    e.preventDefault()
    if (pending) return
    const form = new FormData(e.currentTarget)
    start(async () => {
      if (first && !(await first())) return
      try {
        setFailure(await action(null, form))
      } catch (error) {
        // A browser that cannot reach the site says so with a TypeError; anything else is not for here.
        if (!(error instanceof TypeError)) throw error
        setFailure('no-network')
      }
    })
  }
  return { plain, submit, pending, failure: pending ? null : failure }
}
