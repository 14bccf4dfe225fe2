import 'server-only'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { ensureUser } from '#lib/auth/user'
import { canonical } from '#lib/base/json'
import { err, ok } from '#lib/base/result'
import { type Db, database, transaction } from '#lib/db/client'
import { createQuiz, recentQuizzes } from '#lib/db/quizzes'
import type { Wish } from '#lib/db/snapshot'
import { lockPerson } from '#lib/db/users'
import { LEVELS } from '#lib/questions/level'
import { dayOf } from '#lib/study/index'
import { defineUseCase } from '../define-use-case'
import { openToAsker } from '../open-items'
import { bank } from '../ports'
import { withoutQuestions } from '../rules-under'
import { mayStart } from '../starts'
import { chooseQuestions } from './choose-questions'
import { drawPractice } from './draw-practice'

const shape = z.object({
  rules: z.array(z.string().max(20)).min(1).max(200).optional(),
  template: z.string().max(100).optional(),
  level: z.enum(LEVELS).optional(),
  items: z.array(z.string().max(200)).min(1).max(40).optional(),
  lessons: z.array(z.string().max(100)).min(1).max(40).optional(),
  practice: z.enum(['next', 'missed']).optional(),
  length: z.number().int().min(1).max(40).optional(),
})

/** Chooses and freezes a quiz for whoever asks; somebody new becomes a guest. Asked again before the first answer, it is the same quiz. */
export const startQuiz = defineUseCase('quiz/start-quiz', shape, async (wish, { now }) => {
  const who = await ensureUser(now)
  if (!who.ok) return who
  if (!(await mayStart(who.value.id))) return err('rate-limited')
  if (withoutQuestions(wish.rules ?? []).length > 0) return err('unknown-rules')
  const untouched = await untouchedQuiz(database(), who.value.id, wish, now)
  if (untouched) return ok({ quizId: untouched })
  const open = await openToAsker(now)
  if (wish.items?.some((id) => open.has(id))) return err('item-open')
  const seed = randomUUID()
  const { questions, plan } = wish.practice
    ? await drawPractice(database(), who.value, { seed, now, kind: wish.practice, length: wish.length, open })
    : { questions: await chooseQuestions(database(), who.value.id, seed, wish, open), plan: undefined }
  if (questions.length === 0) return err(wish.practice === 'missed' ? 'nothing-missed' : 'none-left')
  const quizId = await transaction(async (tx) => {
    const person = await lockPerson(tx, who.value.id)
    if (!person) return null
    // Of several that were asked for at once the first one is everybody's.
    return (
      (await untouchedQuiz(tx, person.id, wish, now)) ??
      createQuiz(tx, { userId: person.id, seed, edition: bank.edition, wish: { ...wish, plan }, at: now, questions })
    )
  })
  return quizId ? ok({ quizId }) : err('expired-session')
})

/**
 * The person's last quiz when it is of the same wish and edition and has no answer yet: a second click does not make another. A practice
 * of another day is: what is due has changed.
 */
async function untouchedQuiz(db: Db, userId: string, wish: Wish, now: number): Promise<string | null> {
  const [last] = await recentQuizzes(db, userId, 1)
  const same = last && last.assignmentId === null && last.edition === bank.edition && key(last.wish) === key(wish)
  if (!same || (wish.practice && dayOf(last.createdAt) !== dayOf(now))) return null
  return last.marks.every((mark) => mark === null) ? last.id : null
}

const key = ({ plan: _, ...asked }: Wish): string => canonical(JSON.parse(JSON.stringify(asked)))
