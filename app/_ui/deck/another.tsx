'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useEffect } from 'react'
import type { Failure } from '../contracts'
import { sayFailure } from '../failures'
import { FormFoot } from '../form-foot'
import { useReply } from '../use-reply'

/** Why there is no other question; or where the page is that has it. */
export type AnotherReply = Failure | { readonly at: string }

interface AnotherProps {
  readonly action: (before: AnotherReply | null, form: FormData) => Promise<AnotherReply>
  readonly hidden: readonly (readonly [name: string, value: string])[]
  /** The place of the question that is changed, from 1. */
  readonly place: number
}

/**
 * Changes one of the questions that are looked at for another, and leaves the page where it stands, with what is unfolded. Without script the
 * page comes anew, at the place of the question.
 */
export function Another({ action, hidden, place }: AnotherProps) {
  const { plain, submit, pending, reply } = useReply<AnotherReply>(action, () => 'no-network')
  const { push } = useRouter()
  const at = reply !== null && typeof reply !== 'string' ? reply.at : null
  useEffect(() => {
    if (at !== null) push(at, { scroll: false })
  }, [at, push])
  const stay = (e: FormEvent<HTMLFormElement>) => {
    const field = e.currentTarget.elements.namedItem('resta')
    if (field instanceof HTMLInputElement) field.value = '1'
    submit(e)
  }
  return (
    <form className="start" action={plain} onSubmit={stay} aria-busy={pending}>
      {hidden.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="resta" defaultValue="" />
      <FormFoot pending={pending} failure={typeof reply === 'string' ? reply : null} say={sayFailure}>
        Un’altra<span className="vh"> al posto della domanda {place}</span>
      </FormFoot>
    </form>
  )
}
