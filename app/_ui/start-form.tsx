'use client'

import { type ReactNode, useActionState } from 'react'
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
  const [failure, submit, pending] = useActionState(action, null)
  return (
    <form className="start" action={submit} aria-busy={pending}>
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
