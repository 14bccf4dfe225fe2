import 'server-only'
import { z } from 'zod'
import { requireUser } from '#lib/auth/user'
import { err, ok } from '#lib/base/result'
import { database } from '#lib/db/client'
import { loadProgress } from '#lib/db/progress'
import { findQuiz, listAnswered, listShown } from '#lib/db/quizzes'
import { stateOf } from '#lib/study/index'
import { tallied } from '../beliefs'
import { defineUseCase, unsafeId } from '../define-use-case'
import type { ResultDto } from '../dto'
import { bank } from '../ports'
import { byRule } from '../rule-order'
import { quizDto } from './state'

/** What one's own quiz gave so far: every question, each rule, the beliefs that showed. Open questions say nothing of their key. */
export const getResult = defineUseCase('quiz/get-result', z.object({ quizId: unsafeId }), async (unsafe, { now }) => {
  const who = await requireUser(now)
  if (!who.ok) return who
  const db = database()
  const userId = who.value.id
  const quiz = await findQuiz(db, userId, unsafe.quizId)
  if (!quiz) return err('not-found')
  const answered = await listAnswered(db, userId, quiz.id)
  const rules = [...new Set(answered.flatMap(({ claims }) => claims))].sort(byRule)
  const progress = await loadProgress(db, userId, { rules, beliefs: [] })
  const dto: ResultDto = {
    quiz: quizDto(quiz),
    questions: (await listShown(db, userId, quiz.id)).map(({ position, item, seed }) => {
      const attempt = answered.find((a) => a.position === position)
      return {
        position,
        itemId: item.id,
        mark: attempt?.verdict ?? 'open',
        ask: bank.question(item, seed).ask,
        rules: [...(attempt?.claims ?? [])].sort(byRule),
      }
    }),
    rules: rules.map((rule) => {
      const about = answered.filter(({ claims }) => claims.includes(rule))
      return {
        rule,
        answered: about.length,
        right: about.filter(({ verdict }) => verdict === 'right').length,
        state: stateOf(progress.rules.get(rule)),
      }
    }),
    beliefs: tallied(answered),
  }
  return ok(dto)
})
