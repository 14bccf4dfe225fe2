'use client'

import { useId } from 'react'
import type { FormAction, FormReply } from './contracts'
import { sayFailure } from './failures'
import { useReply } from './use-reply'

interface RoleFormProps {
  readonly action: FormAction
  readonly userId: string
  readonly email: string
  readonly role: string
  readonly search: string
}

/** Chooses the role of one account. */
export function RoleForm({ action, userId, email, role, search }: RoleFormProps) {
  const {
    plain,
    submit: send,
    pending,
    reply,
  } = useReply<FormReply>(action, (form) => ({
    done: false,
    error: 'no-network',
    email: String(form.get('email') ?? ''),
  }))
  const id = useId()
  return (
    <form className="role-form" action={plain} onSubmit={send} aria-busy={pending}>
      <input type="hidden" name="userId" value={userId} />
      <input type="hidden" name="search" value={search} />
      <label className="vh" htmlFor={id}>
        Ruolo di {email}
      </label>
      <select id={id} name="role" defaultValue={role}>
        <option value="studente">studente</option>
        <option value="formatore">formatore</option>
        <option value="amministratore">amministratore</option>
      </select>
      <button type="submit" className="btn" aria-disabled={pending}>
        Salva<span className="vh"> il ruolo di {email}</span>
      </button>
      <p role="status" className="missing">
        {reply?.done === false && sayFailure(reply.error)}
      </p>
    </form>
  )
}
