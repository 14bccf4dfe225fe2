'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import type { StartAction } from '../contracts'
import { FormFoot } from '../form-foot'
import { useStart } from '../use-start'
import { SavedLine } from './saved-line'
import { useOutbox } from './use-outbox'

interface HandInProps {
  readonly examId: string
  /** Questions without an answer. */
  readonly missing: number
  readonly action: StartAction
}

/** Hands an exam in, once what was chosen on this device has been saved. */
export function HandIn({ examId, missing, action }: HandInProps) {
  const { saving, flush } = useOutbox(examId)
  const router = useRouter()
  // What is saved only now was not counted as the page was made.
  const late = saving.at === 'saved' ? saving.time : undefined
  useEffect(() => {
    if (late !== undefined) router.refresh()
  }, [late, router])
  const { plain, submit, pending, failure } = useStart(action, flush)
  return (
    <form action={plain} onSubmit={submit} aria-busy={pending}>
      <input type="hidden" name="examId" value={examId} />
      <SavedLine saving={saving} position={null} before={null} again={() => void flush()} />
      <FormFoot pending={pending} failure={failure} className="btn main">
        {missing === 0 ? 'Consegna' : 'Consegna lo stesso'}
      </FormFoot>
    </form>
  )
}
