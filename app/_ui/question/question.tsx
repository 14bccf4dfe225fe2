'use client'

import { useRouter } from 'next/navigation'
import { lazy, type ReactNode, Suspense, useActionState, useCallback, useState } from 'react'
import type { AnswerAction, Answered } from '../contracts'
import type { AfterProps } from '../verdict/after'
import { Arrived } from './arrived'
import type { AskedView } from './asked'
import { Locked, lockedHere } from './locked'
import type { Trouble } from './messages'
import { QuestionForm } from './question-form'

const loadVerdict = () => import('../verdict/verdict')
/** What is fetched ahead may not come: it is asked for again when it is needed. */
const fetchAhead = () => void loadVerdict().catch(() => undefined)
const Verdict = lazy(async () => ({ default: (await loadVerdict()).Verdict }))

export interface QuestionProps {
  readonly question: AskedView
  readonly action: AnswerAction
  readonly hidden: Readonly<Record<string, string>>
  readonly idempotencyKey: string
  /** Present where the answer was already locked when the page was made. */
  readonly answered?: Answered
  /** Drawn on the server: what happens, the table, the marks of the quiz. */
  readonly stem: ReactNode
  readonly table: ReactNode
  readonly top?: ReactNode
  readonly after: AfterProps
  readonly heading: 'h1' | 'h2' | 'h3'
  readonly place: 'quiz' | 'page'
  /** What this place says of some refusals, in the stead of what is said elsewhere. */
  readonly told?: Readonly<Record<string, Trouble>>
  /** Whether the form asks how sure the answer is. */
  readonly asksConfidence?: boolean
  /** Class of the layout while the question is open. */
  readonly layout: 'q' | 'inside'
}

/** A question, open or answered, in one place: the verdict takes the place of the form as soon as the answer is locked. */
export function Question(props: QuestionProps) {
  const { question, action, stem, table, heading, place, idempotencyKey } = props
  const router = useRouter()
  const [reply, plain] = useActionState(action, null)
  const [mine, setMine] = useState(() => lockedHere.get(idempotencyKey))
  const shown = props.answered ?? mine ?? (reply?.ok ? reply.value : undefined)

  const onAnswered = useCallback(
    (answered: Answered) => {
      setMine(answered)
      if (place !== 'quiz') return
      lockedHere.set(idempotencyKey, answered)
      // Pages behind are brought up to date once somebody goes back to one, and not before: each costs the server a page.
      if (lockedHere.size === 1) addEventListener('popstate', () => router.refresh())
    },
    [place, idempotencyKey, router],
  )

  const top = <Locked value={shown}>{props.top}</Locked>
  if (shown !== undefined) {
    const verdict = (
      <Verdict
        verdict={shown.verdict}
        texts={shown.texts}
        question={question}
        stem={stem}
        after={props.after}
        heading={heading}
        announce={mine !== undefined}
        place={place}
      />
    )
    // A verdict that comes with the page is part of it, for browsers without script too; only one that was asked for here is waited for.
    return (
      <div className="v">
        {top}
        {mine?.status === 'already-answered' && (
          <p role="status" className="notice">
            Qui avevi già risposto, forse in un’altra scheda: conta la prima risposta, quella che vedi.
          </p>
        )}
        {mine === undefined ? (
          verdict
        ) : (
          <Suspense fallback={<p className="wait">Carico il verdetto…</p>}>{verdict}</Suspense>
        )}
      </div>
    )
  }
  return (
    <Arrived className={props.layout} top={top} stem={stem} ask={question.ask}>
      <div className="tb">{table}</div>
      <QuestionForm
        question={question}
        action={action}
        plain={{ action: plain, reply }}
        hidden={props.hidden}
        idempotencyKey={idempotencyKey}
        onAnswered={onAnswered}
        onTouched={fetchAhead}
        heading={heading}
        place={place}
        {...(props.told && { told: props.told })}
        asksConfidence={props.asksConfidence ?? false}
      />
    </Arrived>
  )
}
