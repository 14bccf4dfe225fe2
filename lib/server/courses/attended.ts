import 'server-only'
import { z } from 'zod'
import { requireAccount } from '#lib/auth/user'
import { err, ok } from '#lib/base/result'
import { coursePhase } from '#lib/courses/index'
import { database, transaction } from '#lib/db/client'
import { listCourses } from '#lib/db/courses'
import { findMember } from '#lib/db/members'
import { claimEntries } from '#lib/db/rosters'
import { defineUseCase, unsafeId } from '../define-use-case'
import { courseAttended } from './own-course'
import { romeDay } from './rome'

/** The courses that whoever asks attends, the newest first. Who is on the list of one is in it from now on. */
export const listAttended = defineUseCase('course/list-attended', z.void(), async (_, { now }) => {
  const who = await requireAccount(now)
  if (!who.ok) return who
  const { id, role, emailVerifiedAt } = who.value
  if (emailVerifiedAt !== null) await transaction((tx) => claimEntries(tx, { userId: id }, now))
  const courses = await listCourses(database(), id, 'studente')
  return ok({
    teaches: role !== 'studente',
    courses: courses.map((course) => ({ ...course, phase: coursePhase(course, romeDay(now)) })),
  })
})

/** A course as its students see it. */
export const getAttended = defineUseCase(
  'course/get-attended',
  z.object({ courseId: unsafeId }),
  async (unsafe, { now }) => {
    const who = await requireAccount(now)
    if (!who.ok) return who
    const course = await courseAttended(who.value, unsafe.courseId)
    if (!course.ok) return course
    const { id, title, startsOn, endsOn } = course.value
    const member = await findMember(database(), id, who.value.id)
    if (!member) return err('not-found')
    return ok({
      id,
      title,
      startsOn,
      endsOn,
      phase: coursePhase(course.value, romeDay(now)),
      sharesAll: member.sharesAll,
    })
  },
)
