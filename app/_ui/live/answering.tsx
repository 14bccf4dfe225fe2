'use client'

import { useCallback, useState } from 'react'
import type { ClassQuestionView } from '#lib/italian/class-views'
import type { AnswerReply } from '../contracts'
import { sayFailure } from '../failures'
import { newKey } from '../new-key'
import type { Trouble } from '../question/messages'
import { QuestionForm } from '../question/question-form'

interface AnsweringProps {
  readonly code: string
  readonly question: ClassQuestionView
  readonly onAnswered: () => void
}

/** What a session refuses is not lost for want of trying: another answer would meet the same. */
const refused = (code: string): Trouble => ({
  kind: 'stop',
  title: 'La risposta non è stata contata.',
  text: sayFailure(code),
})
const told: Readonly<Record<string, Trouble>> = Object.fromEntries(
  ['not-open', 'too-late', 'kicked', 'not-playing'].map((code) => [code, refused(code)]),
)

/** The form for the question in play. What is chosen goes out at once, again after a lost line, and counts once. */
export function Answering({ code, question, onAnswered }: AnsweringProps) {
  const [key] = useState(newKey)
  const action = useCallback(
    async (_: unknown, form: FormData): Promise<AnswerReply<null>> => {
      const fields = [...form].filter(([name]) => !NAMES.includes(name))
      const reply = await fetch(`/api/sessione/${code}/risposta`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ questionId: question.id, idempotencyKey: form.get('idempotencyKey'), fields }),
        keepalive: true,
      })
      const said = (await reply.json()) as { readonly status?: string; readonly code?: string }
      return said.status === undefined ? { ok: false, error: said.code ?? '' } : { ok: true, value: null }
    },
    [code, question.id],
  )
  return (
    <QuestionForm
      question={question}
      action={action}
      plain={NOBODY}
      hidden={{ code, questionId: question.id }}
      idempotencyKey={key}
      onAnswered={onAnswered}
      told={told}
      heading="h1"
      place="quiz"
    />
  )
}

/** Fields that say which question it is, and how it is sent. */
const NAMES: readonly string[] = ['code', 'questionId', 'idempotencyKey']

/** A live session is for browsers with script: nothing is ever sent without. */
const NOBODY = { action: () => {}, reply: null }
