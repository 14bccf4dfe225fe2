import 'server-only'
import { z } from 'zod'
import { currentPerson } from '#lib/auth/user'
import { ok } from '#lib/base/result'
import { answersByDay } from '#lib/db/attempts'
import { database } from '#lib/db/client'
import { findPlan } from '#lib/db/study-plans'
import { dayOf, streakOf } from '#lib/study/index'
import { defineUseCase } from '../define-use-case'
import type { GoalDto } from '../dto'

/** Days in a row that are counted at most. */
const LONGEST = 400

/** How one's own daily goal stands; nothing where none is set. */
export const getGoal = defineUseCase('practice/get-goal', z.void(), async (_, { now }) => {
  const person = await currentPerson(now)
  const db = database()
  const { dailyGoal: goal, streak } = person ? await findPlan(db, person.id) : { dailyGoal: null, streak: false }
  if (!person || goal === null) return ok(null)
  const since = dayOf(now) - (streak ? LONGEST : 0)
  const { today, days } = streakOf(await answersByDay(db, person.id, since), goal, now)
  const dto: GoalDto = { goal, today, streak: streak ? days : null }
  return ok(dto)
})
