'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useActionState, useCallback, useEffect, useId, useRef, useState } from 'react'
import type { AnswerAction } from '../contracts'
import { useArrival } from '../question/arrival'
import type { AskedView } from '../question/asked'
import { QuestionForm } from '../question/question-form'

interface Saved {
  readonly status: 'saved' | 'already-saved'
  readonly finished: boolean
}

interface DiagnosticQuestionProps {
  readonly id: string
  readonly position: number
  readonly total: number
  readonly question: AskedView
  /** Keeps the answer and says nothing of it. */
  readonly action: AnswerAction<Saved>
  readonly idempotencyKey: string
  /** Drawn on the server. */
  readonly stem: ReactNode
  readonly table: ReactNode
  readonly before: ReactNode
}

const SAYS: Readonly<Record<Saved['status'], string>> = {
  saved: 'Risposta salvata.',
  'already-saved': 'Lì avevi già risposto, forse in un’altra scheda: conta la prima risposta.',
}

/** A question of a diagnostic: once its answer is saved the page shows the next one, or what was found. */
export function DiagnosticQuestion(props: DiagnosticQuestionProps) {
  const { id, position, total } = props
  const router = useRouter()
  const [reply, plain] = useActionState(props.action, null)
  const [status, setStatus] = useState<Saved['status']>('saved')
  const onAnswered = useCallback(
    (saved: Saved) => {
      setStatus(saved.status)
      if (saved.finished) router.replace(`/diagnosi/${id}/risultato`)
      else router.refresh()
    },
    [router, id],
  )
  const top = useRef<HTMLDivElement>(null)
  const told = useId()
  const shown = useRef(position)
  useArrival(top)
  // Another question has come: whoever listens, or is further down, begins at its top.
  useEffect(() => {
    if (shown.current === position) return
    shown.current = position
    scrollTo(0, 0)
    top.current?.focus()
  }, [position])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be one more group of fields, and this is the question itself
    <div className="q" ref={top} tabIndex={-1} role="group" aria-label={props.question.ask} aria-describedby={told}>
      <div className="qtop">
        <span className="small quiet">Diagnosi</span>
        <span className="small quiet num">
          Domanda {position} di {total}
        </span>
        <p className="small quiet" role="status">
          {position > 1 && SAYS[status]}
        </p>
        {props.before}
      </div>
      <div className="told" id={told}>
        {props.stem}
      </div>
      <div className="tb">{props.table}</div>
      <QuestionForm
        key={position}
        question={props.question}
        action={props.action}
        plain={{ action: plain, reply }}
        hidden={{ id, position: String(position) }}
        idempotencyKey={props.idempotencyKey}
        onAnswered={onAnswered}
        heading="h1"
        place="quiz"
      />
    </div>
  )
}
