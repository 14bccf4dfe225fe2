'use client'

import { type FormEvent, type ReactNode, useActionState, useState, useTransition } from 'react'
import type { StartAction } from './contracts'
import { sayFailure } from './failures'

interface StartFormProps {
  readonly action: StartAction
  readonly fields?: readonly (readonly [name: string, value: string])[]
  readonly className: string
  readonly children: ReactNode
}

/** One button that does one thing on the server and goes where it leads; works without script. A failure is said beside it. */
export function StartForm({ action, fields = [], className, children }: StartFormProps) {
  const [told, plain] = useActionState(action, null)
  const [failure, setFailure] = useState(told)
  const [pending, start] = useTransition()
  const submit = (e: FormEvent<HTMLFormElement>) => {
    e.preventDefault()
    if (pending) return
    const form = new FormData(e.currentTarget)
    start(async () => {
      try {
        setFailure(await action(null, form))
      } catch (error) {
        // A browser that cannot reach the site says so with a TypeError; anything else is not for here.
        if (!(error instanceof TypeError)) throw error
        setFailure('no-network')
      }
    })
  }
  return (
    <form className="start" action={plain} onSubmit={submit} aria-busy={pending}>
      {fields.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={className} aria-disabled={pending}>
        {children}
      </button>
      <p role="status" className="missing">
        {failure !== null && !pending && sayFailure(failure)}
      </p>
    </form>
  )
}
