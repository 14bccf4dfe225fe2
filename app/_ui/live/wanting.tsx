'use client'

import { useCallback, useMemo, useState } from 'react'
import type { ClassQuestionView } from '#lib/italian/class-views'
import type { AnswerReply } from '../contracts'
import { newKey } from '../new-key'
import { QuestionForm } from '../question/question-form'
import { NOBODY, sendLive, told } from './sending'
import type { Live } from './use-live'

interface WantingProps {
  readonly code: string
  readonly question: ClassQuestionView
  readonly call: NonNullable<Live['call']>
  /** With the key of what was chosen. */
  readonly onSent: (key: string) => void
}

/** The vote on what the players of a call are asked: what was asked is left out. It goes out at once, again after a lost line, and counts once. */
export function Wanting({ code, question, call: { ballot, said }, onSent }: WantingProps) {
  const [key] = useState(newKey)
  const asked = useMemo(() => {
    const options = (question.call?.asks ?? []).filter((ask) => !said.some((one) => one.key === ask.key))
    return { form: 'choice' as const, ask: 'Che cosa chiedi ai giocatori?', options }
  }, [question, said])
  const action = useCallback(
    async (_: unknown, form: FormData): Promise<AnswerReply<string>> => {
      const option = String(form.get('key') ?? '')
      const sent = await sendLive(`/api/sessione/${code}/domanda`, { questionId: question.id, ballot, key: option })
      return sent.ok ? { ok: true, value: option } : sent
    },
    [code, question.id, ballot],
  )
  return (
    <QuestionForm
      question={asked}
      action={action}
      plain={NOBODY}
      hidden={{ code, questionId: question.id, ballot: String(ballot) }}
      idempotencyKey={key}
      onAnswered={onSent}
      told={told}
      heading="h1"
      place="quiz"
      mayGiveUp={false}
    />
  )
}
