'use client'

import { useId } from 'react'
import type { SignAction } from './contracts'
import { sayEmailFailure, sayFailure } from './failures'
import { useReply } from './use-reply'

interface SignFormProps {
  readonly action: SignAction
  readonly kind: 'enter' | 'register'
  /** Where to go afterwards: a path of this site. */
  readonly next: string
}

const aboutPassword = /^password-/
const aboutEmail = new Set(['email-taken', 'malformed'])

/** E-mail and password; what is wrong is said beside the field it is about. */
export function SignForm({ action, kind, next }: SignFormProps) {
  const { plain, submit, pending, reply } = useReply(action, (form) => ({
    error: 'no-network',
    email: String(form.get('email') ?? ''),
  }))
  const id = useId()
  const error = reply?.error
  const onPassword = error !== undefined && aboutPassword.test(error)
  const onEmail = error !== undefined && aboutEmail.has(error)
  const register = kind === 'register'
  return (
    <form className="field-set" action={plain} onSubmit={submit} aria-busy={pending}>
      <input type="hidden" name="next" value={next} />
      <div className="inp">
        <label htmlFor={`${id}e`}>E-mail</label>
        <input
          id={`${id}e`}
          name="email"
          type="email"
          autoComplete="email"
          required
          defaultValue={reply?.email ?? ''}
          aria-invalid={onEmail || undefined}
          aria-describedby={onEmail ? `${id}we` : undefined}
        />
        <p className="why" id={`${id}we`} role="status">
          {onEmail && sayEmailFailure(error)}
        </p>
      </div>
      <div className="inp">
        <label htmlFor={`${id}p`}>Password</label>
        <input
          id={`${id}p`}
          name="password"
          type="password"
          autoComplete={register ? 'new-password' : 'current-password'}
          required
          minLength={register ? 10 : undefined}
          aria-invalid={onPassword || undefined}
          aria-describedby={onPassword ? `${id}wp` : register ? `${id}hp` : undefined}
        />
        {register && (
          <p className="small quiet" id={`${id}hp`}>
            Almeno 10 caratteri. Va bene anche una frase.
          </p>
        )}
        <p className="why" id={`${id}wp`} role="status">
          {onPassword && sayFailure(error)}
        </p>
      </div>
      <p className="missing" role="status">
        {error !== undefined && !onEmail && !onPassword && sayFailure(error)}
      </p>
      <button type="submit" className={register ? 'btn' : 'btn main'} aria-disabled={pending}>
        {register ? 'Crea l’account' : 'Accedi'}
      </button>
    </form>
  )
}
