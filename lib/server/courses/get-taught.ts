import 'server-only'
import { z } from 'zod'
import { requireInstructor } from '#lib/auth/user'
import { ok } from '#lib/base/result'
import { coursePhase } from '#lib/courses/index'
import { defineUseCase, unsafeId } from '../define-use-case'
import { courseTaught } from './own-course'
import { romeDay } from './rome'

/** A course as its instructors see it. */
export const getTaught = defineUseCase(
  'course/get-taught',
  z.object({ courseId: unsafeId }),
  async (unsafe, { now }) => {
    const who = await requireInstructor(now)
    if (!who.ok) return who
    const course = await courseTaught(who.value, unsafe.courseId)
    return course.ok ? ok({ ...course.value, phase: coursePhase(course.value, romeDay(now)) }) : course
  },
)
