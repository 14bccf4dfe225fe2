'use client'

import { useId, useRef } from 'react'
import type { StartAction } from '../contracts'
import { FormFoot } from '../form-foot'
import { useStart } from '../use-start'
import { SavedLine } from './saved-line'
import { sayLeftOver } from './say-left'
import { useOutbox } from './use-outbox'
import { useShut } from './use-shut'

interface HandInProps {
  readonly examId: string
  /** Questions without an answer. */
  readonly missing: number
  /** Questions marked to be looked at again. */
  readonly flagged: number
  readonly action: StartAction
}

/** Hands an exam in, once it was asked whether to, and once what was chosen on this device has been saved. */
export function HandIn({ examId, missing, flagged, action }: HandInProps) {
  const { saving, flush } = useOutbox(examId)
  const shut = useShut(examId)
  const id = useId()
  const asked = useRef<HTMLHeadingElement>(null)
  const { plain, submit, pending, failure } = useStart(action, flush)
  if (shut) return <p role="status">La prova è già consegnata.</p>
  return (
    <>
      <SavedLine saving={saving} position={null} before={null} again={() => void flush()} />
      <div className="go">
        <button type="button" className="btn main" popoverTarget={id}>
          Consegna
        </button>
      </div>
      <div
        className="pop confirming"
        id={id}
        popover="auto"
        role="dialog"
        aria-labelledby={`${id}q`}
        onToggle={({ newState }) => newState === 'open' && asked.current?.focus()}
      >
        <h2 id={`${id}q`} ref={asked} tabIndex={-1}>
          Consegni la prova?
        </h2>
        <p>{sayLeftOver(missing, flagged)} Dopo la consegna le risposte non si cambiano più.</p>
        <form action={plain} onSubmit={submit} aria-busy={pending}>
          <input type="hidden" name="examId" value={examId} />
          <FormFoot pending={pending} failure={failure} className="btn main">
            Sì, consegna
          </FormFoot>
        </form>
        <button type="button" className="btn text" popoverTarget={id} popoverTargetAction="hide">
          No, torno al riepilogo
        </button>
      </div>
    </>
  )
}
