import 'server-only'
import { z } from 'zod'
import { ANSWER } from '#lib/auth/limits'
import { ensureUser } from '#lib/auth/user'
import { err, ok, type Result } from '#lib/base/result'
import { earlierAttempts } from '#lib/db/attempts'
import { database, transaction } from '#lib/db/client'
import { withinLimit } from '#lib/db/limits'
import { lockPerson } from '#lib/db/users'
import { withdrawnTemplates } from '#lib/db/withdrawn'
import { defineUseCase, idempotencyKey } from '../define-use-case'
import type { AnsweredDto } from '../dto'
import { openToAsker } from '../open-items'
import { bank } from '../ports'
import { type Recorded, recordAnswer } from '../quiz/record-answer'
import { sayVerdict } from '../quiz/verdict'
import { itemSeed } from './item-seed'

type Refusal = 'expired-session' | 'malformed' | 'invalid-answer' | 'withdrawn'

const shape = z.object({ itemId: z.string().max(200), answer: z.unknown(), idempotencyKey })

/** Answers a question on its own page, as often as one likes: the first answer counts in one's progress, all are kept. */
export const answerItem = defineUseCase('item/answer-item', shape, async (unsafe, { now }) => {
  const item = bank.instantiate(unsafe.itemId)
  if (!item.ok) return err(item.error === 'old-version' ? 'old-version' : 'not-found')
  const who = await ensureUser(now)
  if (!who.ok) return who
  if (!(await withinLimit(ANSWER, who.value.id))) return err('rate-limited')
  if ((await openToAsker(now)).has(item.value.id)) return err('item-open')
  const gone = (await withdrawnTemplates(database())).includes(item.value.template)
  const recorded = await transaction(async (tx): Promise<Result<Recorded, Refusal>> => {
    const person = await lockPerson(tx, who.value.id)
    if (!person) return err('expired-session')
    // A page that was made before the template went out of service asks it still. What was answered before has its verdict.
    const name = { origin: 'browser', idempotencyKey: unsafe.idempotencyKey } as const
    if (gone && (await earlierAttempts(tx, person.id, name, null)).sameKey === null) return err('withdrawn')
    return recordAnswer(tx, person, {
      quizItemId: null,
      snapshot: { seed: itemSeed(unsafe.itemId), item: item.value },
      sent: unsafe.answer,
      confidence: null,
      ...name,
      now,
    })
  })
  if (!recorded.ok) return recorded
  const { status, attempt } = recorded.value
  const said = await sayVerdict(attempt, who.value.id)
  const dto: AnsweredDto = { status, mark: attempt.verdict, ...said, quiz: null, why: null }
  return ok(dto)
})
