'use client'

import type { ReactNode } from 'react'
import type { Failure, SentBack, StartAction, TypedAction } from './contracts'
import { sayFailure } from './failures'
import { TypedProvider } from './typed'
import { useReply } from './use-reply'

interface ActionFormProps {
  readonly action: StartAction | TypedAction
  readonly hidden?: readonly (readonly [name: string, value: string])[]
  readonly submit: string
  /** What the button is about, for those who do not see where it stands. */
  readonly about?: string
  readonly main?: boolean
  /** Whether Enter presses it as the page comes. */
  readonly focus?: boolean
  /** Other buttons of the form: after its own, which is the one that Enter presses. */
  readonly also?: ReactNode
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
  focus = false,
  also,
  children,
  className = 'field-set',
}: ActionFormProps) {
  const { plain, submit, pending, reply } = useReply<Failure | SentBack>(action as TypedAction, () => 'no-network')
  const back = typeof reply === 'string' || reply === null ? null : reply
  const failure = typeof reply === 'string' ? reply : (back?.error ?? null)
  return (
    <form className={className} action={plain} onSubmit={submit} aria-busy={pending}>
      {hidden.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <TypedProvider value={back?.typed ?? {}}>{children}</TypedProvider>
      <div className="go">
        {/* biome-ignore lint/a11y/noAutofocus: only where a page is a choice, whose first is taken by Enter */}
        <button type="submit" className={main ? 'btn main' : 'btn'} aria-disabled={pending} autoFocus={focus}>
          {label}
          {about !== undefined && <span className="vh"> {about}</span>}
        </button>
        {also}
      </div>
      <p role="status" className="missing">
        {failure !== null && sayFailure(failure)}
      </p>
    </form>
  )
}
