'use client'

import type { ReactNode } from 'react'
import type { StartAction } from './contracts'
import { sayStudyFailure } from './study-failures'
import { useStart } from './use-start'

interface StartFormProps {
  readonly action: StartAction
  readonly fields?: readonly (readonly [name: string, value: string])[]
  readonly className: string
  readonly children: ReactNode
}

/** One button that does one thing on the server and goes where it leads; works without script. A failure is said beside it. */
export function StartForm({ action, fields = [], className, children }: StartFormProps) {
  const { plain, submit, pending, failure } = useStart(action)
  return (
    <form className="start" action={plain} onSubmit={submit} aria-busy={pending}>
      {fields.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={className} aria-disabled={pending}>
        {children}
      </button>
      <p role="status" className="missing">
        {failure !== null && sayStudyFailure(failure)}
      </p>
    </form>
  )
}
