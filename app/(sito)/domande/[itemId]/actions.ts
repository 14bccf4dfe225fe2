'use server'

import type { Result } from '#lib/base/result'
import type { AnsweredDto } from '#lib/server/dto'
import { field, sentAnswer } from '#lib/server/form'
import { answerItem } from '#lib/server/item/answer-item'

type Reply = Result<AnsweredDto, string>

/** Answers a question on its own page. Fields: `itemId`, `idempotencyKey`, and one of `key`, `number`, `giveUp`. */
export async function answer(_: unknown, form: FormData): Promise<Reply> {
  return answerItem({
    itemId: field(form, 'itemId'),
    idempotencyKey: field(form, 'idempotencyKey'),
    answer: sentAnswer(form),
  })
}
