import { type FormEvent, useActionState, useState, useTransition } from 'react'

interface Replying<R> {
  /** For a browser without script. */
  readonly plain: (form: FormData) => void
  readonly submit: (e: FormEvent<HTMLFormElement>) => void
  readonly pending: boolean
  /** What the action said, once it is known. */
  readonly reply: R | null
}

/**
 * A form that asks one thing of the server; works without script, and keeps what was typed. Where the site cannot be reached the reply
 * is `lost`, made from what was sent. `first` is done before, and may refuse.
 */
export function useReply<R>(
  action: (before: R | null, form: FormData) => Promise<R>,
  lost: (form: FormData) => R,
  first?: () => Promise<boolean>,
): Replying<R> {
  const [told, plain] = useActionState<unknown, FormData>(action as (before: unknown, form: FormData) => unknown, null)
  const [reply, setReply] = useState(told as R | null)
  const [pending, start] = useTransition()
  const submit = (e: FormEvent<HTMLFormElement>) => {
    e.preventDefault()
    if (pending) return
    // With the button that was pressed, where a form has several.
    const form = new FormData(e.currentTarget, (e.nativeEvent as SubmitEvent).submitter)
    start(async () => {
      if (first && !(await first())) return
      try {
        setReply(await action(null, form))
      } catch (error) {
        // A browser that cannot reach the site says so with a TypeError; anything else is not for here.
        if (!(error instanceof TypeError)) throw error
        setReply(lost(form))
      }
    })
  }
  return { plain, submit, pending, reply: pending ? null : reply }
}
