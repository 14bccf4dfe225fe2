'use client'

import type { ReactNode } from 'react'
import type { StartAction } from './contracts'
import { sayFailure } from './failures'
import { useStart } from './use-start'

interface ActionFormProps {
  readonly action: StartAction
  readonly hidden?: readonly (readonly [name: string, value: string])[]
  readonly submit: string
  /** What the button is about, for those who do not see where it stands. */
  readonly about?: string
  readonly main?: boolean
  /** The fields. */
  readonly children?: ReactNode
  readonly className?: string
}

/** Some fields and a button that does one thing on the server and goes where it leads; works without script. A failure is said below. */
export function ActionForm({
  action,
  hidden = [],
  submit: label,
  about,
  main = false,
  children,
  className = 'field-set',
}: ActionFormProps) {
  const { plain, submit, pending, failure } = useStart(action)
  return (
    <form className={className} action={plain} onSubmit={submit} aria-busy={pending}>
      {hidden.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      {children}
      <div className="go">
        <button type="submit" className={main ? 'btn main' : 'btn'} aria-disabled={pending}>
          {label}
          {about !== undefined && <span className="vh"> {about}</span>}
        </button>
      </div>
      <p role="status" className="missing">
        {failure !== null && sayFailure(failure)}
      </p>
    </form>
  )
}
