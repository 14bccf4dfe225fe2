import 'server-only'
import { z } from 'zod'
import { currentPerson } from '#lib/auth/user'
import { ok, type Result } from '#lib/base/result'
import { database } from '#lib/db/client'
import { recentQuizzes, waitingQuizzes } from '#lib/db/quizzes'
import { defineUseCase } from '../define-use-case'
import type { MeDto } from '../dto'
import { openQuiz } from '../quiz/state'

const RECENT = 5

/** Who is looking at the page, and the quiz they may want to go on with. */
export const currentUser = defineUseCase(
  'account/current-user',
  z.void(),
  async (_, { now }): Promise<Result<MeDto, never>> => {
    const person = await currentPerson(now)
    if (!person) return ok({ kind: 'nobody' })
    const db = database()
    const own = openQuiz(await waitingQuizzes(db, person.id))
    const open = own ?? openQuiz(await recentQuizzes(db, person.id, RECENT))
    const { email, emailVerifiedAt, name, role } = person
    return ok(
      email === null
        ? { kind: 'guest', openQuiz: open }
        : { kind: 'account', email, verified: emailVerifiedAt !== null, name, role, openQuiz: open },
    )
  },
)
