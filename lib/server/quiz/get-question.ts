import 'server-only'
import { z } from 'zod'
import { requireUser } from '#lib/auth/user'
import { err, ok } from '#lib/base/result'
import { attemptOnQuizItem } from '#lib/db/attempts'
import { database } from '#lib/db/client'
import { findShown } from '#lib/db/quizzes'
import { findPlan } from '#lib/db/study-plans'
import { defineUseCase, unsafeId, unsafePosition } from '../define-use-case'
import type { QuestionDto } from '../dto'
import { withLevel } from '../levels'
import { openToAsker } from '../open-items'
import { bank } from '../ports'
import { quizDto, refusalOf } from './state'
import { sayVerdict } from './verdict'
import { withNext } from './with-next'

const shape = z.object({ quizId: unsafeId, position: unsafePosition })

/** A question of one's own quiz, named by its place, with its verdict once it is answered. Until then the key is not even read from the database. */
export const getQuestion = defineUseCase('quiz/get-question', shape, async (unsafe, { now }) => {
  const who = await requireUser(now)
  if (!who.ok) return who
  const db = database()
  const quiz = await withNext(who.value, unsafe.quizId, now)
  const shown = quiz && (await findShown(db, who.value.id, unsafe.quizId, unsafe.position))
  if (quiz && !shown && quiz.closing !== null) return err(refusalOf[quiz.closing])
  if (!quiz || !shown) return err('not-found')
  if ((await openToAsker(now, quiz.assignmentId === null ? 'all' : 'exams')).has(shown.item.id)) return err('item-open')
  const attempt = await attemptOnQuizItem(db, shown.id)
  if (!attempt && quiz.closing !== null) return err(refusalOf[quiz.closing])
  const { itemId: _, ...question } = bank.question(shown.item, shown.seed)
  const dto: QuestionDto = {
    quiz: quizDto(quiz),
    position: shown.position,
    mark: attempt?.verdict ?? 'open',
    question: await withLevel(db, shown.item.id, question),
    asksConfidence: (await findPlan(db, who.value.id)).confidence,
    why: (attempt && quiz.wish.plan?.[shown.position - 1]) ?? null,
    ...(attempt ? await sayVerdict(attempt, who.value.id) : { verdict: null, texts: {} }),
  }
  return ok(dto)
})
