'use client'

import { useEffect, useId, useRef } from 'react'
import type { FormAction, FormReply } from './contracts'
import { sayEmailFailure, sayFailure } from './failures'
import { useReply } from './use-reply'

/** A field of a form about an account. */
export interface AccountField {
  readonly name: string
  readonly label: string
  readonly type: 'email' | 'password' | 'text'
  readonly autoComplete: string
  readonly hint?: string
}

interface AccountFormProps {
  readonly action: FormAction
  readonly fields: readonly AccountField[]
  readonly hidden?: readonly (readonly [name: string, value: string])[]
  readonly submit: string
  /** What to say when it is done and the page stays. */
  readonly done?: string
  readonly main?: boolean
}

/** What an error is about decides the field beside which it stands. */
const belongs = (error: string, { name, type, autoComplete }: AccountField): boolean =>
  type === 'email'
    ? error === 'malformed'
    : autoComplete === 'new-password'
      ? error.startsWith('password-')
      : name === 'current' && error === 'wrong-password'

/** A form of a few fields that does one thing about an account; works without script. */
export function AccountForm({ action, fields, hidden = [], submit, done, main = false }: AccountFormProps) {
  const {
    plain,
    submit: send,
    pending,
    reply,
  } = useReply<FormReply>(action, (sent) => ({
    done: false,
    error: 'no-network',
    email: String(sent.get('email') ?? ''),
  }))
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (reply?.done) form.current?.reset()
  }, [reply])
  const failed = reply?.done === false ? reply : null
  const beside = failed && fields.find((field) => belongs(failed.error, field))
  return (
    <form ref={form} className="field-set" action={plain} onSubmit={send} aria-busy={pending}>
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fields.map((field) => {
        const wrong = beside === field
        const described = [field.hint ? `${id}${field.name}h` : '', wrong ? `${id}${field.name}w` : ''].join(' ').trim()
        return (
          <div className="inp" key={field.name}>
            <label htmlFor={id + field.name}>{field.label}</label>
            <input
              id={id + field.name}
              name={field.name}
              type={field.type}
              autoComplete={field.autoComplete}
              required
              minLength={field.autoComplete === 'new-password' ? 10 : undefined}
              defaultValue={field.type === 'email' ? (failed?.email ?? '') : undefined}
              aria-invalid={wrong || undefined}
              aria-describedby={described || undefined}
            />
            {field.hint !== undefined && (
              <p className="small quiet" id={`${id}${field.name}h`}>
                {field.hint}
              </p>
            )}
            <p className="why" id={`${id}${field.name}w`} role="status">
              {wrong && failed && (field.type === 'email' ? sayEmailFailure : sayFailure)(failed.error)}
            </p>
          </div>
        )
      })}
      <p className="missing" role="status">
        {failed && !beside && sayFailure(failed.error)}
      </p>
      {/* Always there, so that a screen reader hears it change. */}
      <div role="status">
        {reply?.done && done !== undefined && (
          <div className="notice">
            <p>{done}</p>
          </div>
        )}
      </div>
      <button type="submit" className={main ? 'btn main' : 'btn'} aria-disabled={pending}>
        {submit}
      </button>
    </form>
  )
}
