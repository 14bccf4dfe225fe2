import 'server-only'
import { z } from 'zod'
import { requireUser } from '#lib/auth/user'
import { ok } from '#lib/base/result'
import { database } from '#lib/db/client'
import { countTold, stretches } from '#lib/db/history'
import { recentQuizzes } from '#lib/db/quizzes'
import { defineUseCase } from '../define-use-case'
import { progressOf } from './keep'
import { firstWeek, tellProgress, WEEK } from './tell-progress'

const QUIZZES = 10
/** Whoever takes longer than this for an answer was doing something else. */
const LONGEST = 5 * 60_000

/** One's own progress: every rule that can be asked, by section and by lesson, what falls due, how the last weeks went, the beliefs met. */
export const getProgress = defineUseCase('progress/get-progress', z.void(), async (_, { now }) => {
  const who = await requireUser(now)
  if (!who.ok) return who
  const db = database()
  const { id } = who.value
  const [progress, totals, weekly, quizzes] = await Promise.all([
    progressOf(db, who.value, now),
    countTold(db, id),
    stretches(db, id, { since: firstWeek(now), length: WEEK, longest: LONGEST }),
    recentQuizzes(db, id, QUIZZES),
  ])
  return ok(tellProgress({ progress, totals, weekly, quizzes }, now))
})
