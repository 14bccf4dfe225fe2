import 'server-only'
import { z } from 'zod'
import { READING } from '#lib/auth/limits'
import { ensureUser } from '#lib/auth/user'
import { err, ok } from '#lib/base/result'
import { transaction } from '#lib/db/client'
import { withinLimit } from '#lib/db/limits'
import { savePlan } from '#lib/db/study-plans'
import { lockPerson } from '#lib/db/users'
import { dayOf } from '#lib/study/index'
import { defineUseCase, typedNumber } from '../define-use-case'
import { dayIn } from './date'

const MOST_DAYS = 3 * 366
const MOST_ANSWERS = 200

const shape = z.object({
  examOn: z.string().max(20).nullable(),
  dailyGoal: typedNumber.nullable(),
  streak: z.boolean(),
  confidence: z.boolean(),
})

/** Keeps how somebody wants to practise; somebody new becomes a guest. */
export const keepPlan = defineUseCase('practice/keep-plan', shape, async ({ examOn, ...plan }, { now }) => {
  const today = dayOf(now)
  const day = examOn === null ? null : dayIn(examOn)
  if (examOn !== null && (day === null || day <= today || day > today + MOST_DAYS)) return err('bad-date')
  const { dailyGoal } = plan
  const isGoal = dailyGoal === null || (Number.isInteger(dailyGoal) && dailyGoal >= 1 && dailyGoal <= MOST_ANSWERS)
  if (!isGoal) return err('bad-goal')
  const who = await ensureUser(now)
  if (!who.ok) return who
  if (!(await withinLimit(READING, who.value.id))) return err('rate-limited')
  const kept = await transaction(async (tx) => {
    const person = await lockPerson(tx, who.value.id)
    if (person) await savePlan(tx, person.id, { ...plan, examOn: day })
    return person !== null
  })
  return kept ? ok({}) : err('expired-session')
})
