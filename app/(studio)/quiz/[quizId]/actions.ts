'use server'

import { redirect } from 'next/navigation'
import { ok } from '#lib/base/result'
import { field, optional, sentAnswer } from '#lib/server/form'
import { continuePoint } from '#lib/server/quiz/continue-point'
import { submitAnswer } from '#lib/server/quiz/submit-answer'
import type { AnswerReply } from '../../../_ui/contracts'
import { marksOf } from '../../marks'

/** Locks an answer. Fields: `quizId`, `position`, `idempotencyKey`, one of `key`, `number`, `giveUp`, and `confidence` where it was asked. */
export async function answer(_: unknown, form: FormData): Promise<AnswerReply> {
  const answered = await submitAnswer({
    quizId: field(form, 'quizId'),
    position: field(form, 'position'),
    idempotencyKey: field(form, 'idempotencyKey'),
    answer: sentAnswer(form),
    confidence: optional(form, 'confidence') as '1' | '2' | '3' | undefined,
  })
  if (!answered.ok) return answered
  const { status, verdict, texts, why, quiz } = answered.value
  return ok({ status, verdict, texts, why, ...(quiz && { marks: marksOf(quiz) }) })
}

/** «Un'altra domanda su questo punto»: goes to it. Fields: `itemId`, or `quizId` and `position`; and `belief` for the one to overcome. Returns only a failure. */
export async function another(_: string | null, form: FormData): Promise<string> {
  const itemId = optional(form, 'itemId')
  const point = itemId === undefined ? { quizId: field(form, 'quizId'), position: field(form, 'position') } : { itemId }
  const next = await continuePoint({ ...point, belief: optional(form, 'belief') })
  if (!next.ok) return next.error
  redirect(`/domande/${encodeURIComponent(next.value.itemId)}`)
}
