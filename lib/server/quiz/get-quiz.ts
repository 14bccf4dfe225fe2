import 'server-only'
import { z } from 'zod'
import { requireUser } from '#lib/auth/user'
import { err, ok } from '#lib/base/result'
import { database } from '#lib/db/client'
import { findQuiz } from '#lib/db/quizzes'
import { defineUseCase, unsafeId } from '../define-use-case'
import { quizDto } from './state'

/** How one's own quiz stands. */
export const getQuiz = defineUseCase(
  'quiz/get-quiz',
  z.object({ quizId: unsafeId }),
  async ({ quizId: unsafeQuizId }, { now }) => {
    const who = await requireUser(now)
    if (!who.ok) return who
    const quiz = await findQuiz(database(), who.value.id, unsafeQuizId)
    return quiz ? ok(quizDto(quiz)) : err('not-found')
  },
)
