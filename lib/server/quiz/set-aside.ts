import 'server-only'
import { z } from 'zod'
import { requireUser } from '#lib/auth/user'
import { err, ok, type Result } from '#lib/base/result'
import { transaction } from '#lib/db/client'
import { closeQuizzes, findQuiz } from '#lib/db/quizzes'
import { lockPerson } from '#lib/db/users'
import { defineUseCase, unsafeId } from '../define-use-case'

/** Sets one's own quiz aside: what was answered counts, and nothing more is. Again, or of one that is finished, it changes nothing. */
export const setAside = defineUseCase(
  'quiz/set-aside',
  z.object({ quizId: unsafeId }),
  async ({ quizId: unsafeQuizId }, { now }) => {
    const who = await requireUser(now)
    if (!who.ok) return who
    return transaction(async (tx): Promise<Result<{ readonly quizId: string }, 'expired-session' | 'not-found'>> => {
      const person = await lockPerson(tx, who.value.id)
      if (!person) return err('expired-session')
      const quiz = await findQuiz(tx, person.id, unsafeQuizId)
      if (!quiz || quiz.assignmentId !== null) return err('not-found')
      if (quiz.marks.includes(null)) await closeQuizzes(tx, person.id, [quiz.id], now)
      return ok({ quizId: quiz.id })
    })
  },
)
