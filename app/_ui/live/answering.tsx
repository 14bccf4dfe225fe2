'use client'

import { useCallback, useRef, useState } from 'react'
import type { ClassQuestionView } from '#lib/italian/class-views'
import type { AnswerReply } from '../contracts'
import { newKey } from '../new-key'
import { QuestionForm } from '../question/question-form'
import { NOBODY, sendLive, told } from './sending'

interface AnsweringProps {
  readonly code: string
  readonly question: ClassQuestionView
  /** `chosen` is the option or the number, where one was given. */
  readonly onAnswered: (chosen?: string) => void
}

/** The form for the question in play. What is chosen goes out at once, again after a lost line, and counts once. */
export function Answering({ code, question, onAnswered }: AnsweringProps) {
  const [key] = useState(newKey)
  const chosen = useRef<string>(undefined)
  const action = useCallback(
    async (_: unknown, form: FormData): Promise<AnswerReply<null>> => {
      const fields = [...form].filter(([name]) => !NAMES.includes(name))
      const one = fields.find(([name]) => name === 'option' || name === 'number')?.[1]
      chosen.current = typeof one === 'string' && !form.has('giveUp') ? one : undefined
      const sent = { questionId: question.id, idempotencyKey: form.get('idempotencyKey'), fields }
      const failed = await sendLive(`/api/sessione/${code}/risposta`, sent)
      return failed === null ? { ok: true, value: null } : { ok: false, error: failed }
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
      onAnswered={() => onAnswered(chosen.current)}
      told={told}
      heading="h1"
      place="quiz"
    />
  )
}

/** Fields that say which question it is, and how it is sent. */
const NAMES: readonly string[] = ['code', 'questionId', 'idempotencyKey']
