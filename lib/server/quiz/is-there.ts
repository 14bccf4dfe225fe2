import 'server-only'
import { z } from 'zod'
import { ok } from '#lib/base/result'
import { database } from '#lib/db/client'
import { quizExists } from '#lib/db/quizzes'
import { defineUseCase, unsafeId } from '../define-use-case'

/** Whether an address of a quiz, an exam or a diagnostic is somebody's. Tells a session that is over from an address that leads nowhere. */
export const isThere = defineUseCase('quiz/is-there', z.object({ id: unsafeId }), async ({ id }) =>
  ok({ there: await quizExists(database(), id) }),
)
