import 'server-only'
import { z } from 'zod'
import { requireInstructor } from '#lib/auth/user'
import { ok } from '#lib/base/result'
import { coursePhase } from '#lib/courses/index'
import { database } from '#lib/db/client'
import { listCourses } from '#lib/db/courses'
import { defineUseCase } from '../define-use-case'
import { romeDay } from './rome'

/** The courses that whoever asks teaches, the newest first. For instructors. */
export const listTaught = defineUseCase('course/list-taught', z.void(), async (_, { now }) => {
  const who = await requireInstructor(now)
  if (!who.ok) return who
  const courses = await listCourses(database(), who.value.id, 'formatore')
  return ok(courses.map((course) => ({ ...course, phase: coursePhase(course, romeDay(now)) })))
})
