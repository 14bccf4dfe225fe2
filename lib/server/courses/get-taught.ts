import 'server-only'
import { z } from 'zod'
import { ok } from '#lib/base/result'
import { coursePhase } from '#lib/courses/index'
import { defineUseCase, unsafeId } from '../define-use-case'
import { invitationOf } from './invitation'
import { romeDay } from './rome'
import { taughtCourse } from './taught-course'

/** A course as its instructors see it, with the address that others join it by. */
export const getTaught = defineUseCase(
  'course/get-taught',
  z.object({ courseId: unsafeId }),
  async (unsafe, { now }) => {
    const taught = await taughtCourse(unsafe.courseId, now)
    if (!taught.ok) return taught
    const { course } = taught.value
    return ok({ ...course, phase: coursePhase(course, romeDay(now)), invitation: invitationOf(course) })
  },
)
