'use server'

import { err, type Result } from '#lib/base/result'
import type { AnsweredDto } from '#lib/server/dto'
import { field, sentAnswer } from '#lib/server/form'
import { answerItem } from '#lib/server/item/answer-item'
import { continuePoint } from '#lib/server/quiz/continue-point'

type Reply = Result<AnsweredDto, string>

/**
 * Answers a question on its own page or inside another. Fields: `itemId`, `idempotencyKey`, and one of `key`, `number`, `giveUp`. Of one that is out
 * of service the failure names another question on its point, `withdrawn danno.v1.3`, where there is one.
 */
export async function answer(_: unknown, form: FormData): Promise<Reply> {
  const itemId = field(form, 'itemId')
  const answered = await answerItem({
    itemId,
    idempotencyKey: field(form, 'idempotencyKey'),
    answer: sentAnswer(form),
  })
  if (answered.ok || answered.error !== 'withdrawn') return answered
  const other = await continuePoint({ itemId })
  return other.ok ? err(`${answered.error} ${other.value.itemId}`) : answered
}
