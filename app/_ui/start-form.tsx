'use client'

import type { ReactNode } from 'react'
import type { StartAction } from './contracts'
import { goingOn } from './question/arrival'
import { sayStudyFailure } from './study-failures'
import { useStart } from './use-start'

interface StartFormProps {
  readonly action: StartAction
  readonly fields?: readonly (readonly [name: string, value: string])[]
  readonly className: string
  /** It leads to a question, which has the focus when it comes. */
  readonly asks?: boolean
  readonly children: ReactNode
}

/** One button that does one thing on the server and goes where it leads; works without script. A failure is said beside it. */
export function StartForm({ action, fields = [], className, asks, children }: StartFormProps) {
  const { plain, submit, pending, failure } = useStart(action)
  return (
    <form
      className="start"
      action={plain}
      onSubmit={(e) => {
        if (asks) goingOn()
        submit(e)
      }}
      aria-busy={pending}
    >
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
