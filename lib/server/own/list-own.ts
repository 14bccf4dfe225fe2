import 'server-only'
import { z } from 'zod'
import { requireInstructor } from '#lib/auth/user'
import { ok } from '#lib/base/result'
import { database } from '#lib/db/client'
import { listCourses } from '#lib/db/courses'
import { listOwn } from '#lib/db/own-questions'
import { courseTaught } from '../courses/own-course'
import { defineUseCase, unsafeId } from '../define-use-case'

/** Questions on one page. */
const MOST = 200

const shape = z.object({ courseId: unsafeId.optional() })

/** The questions that instructors wrote and that open to whoever asks: all, or those of a course that they teach. For instructors. */
export const listMyOwn = defineUseCase('own/list', shape, async ({ courseId }, { now }) => {
  const who = await requireInstructor(now)
  if (!who.ok) return who
  const db = database()
  const course = courseId === undefined ? null : await courseTaught(who.value, courseId)
  if (course !== null && !course.ok) return course
  const taught = await listCourses(db, who.value.id, 'formatore')
  const whose = course
    ? { courses: [course.value.id] }
    : { authorId: who.value.id, courses: taught.map(({ id }) => id) }
  const questions = await listOwn(db, whose, MOST)
  return ok({
    course: course && { id: course.value.id, title: course.value.title },
    courses: taught.filter(({ archivedAt }) => archivedAt === null).map(({ id, title }) => ({ id, title })),
    questions: questions.map(({ id, title, version, changedAt, archivedAt }) => ({
      id,
      title,
      version,
      changedAt,
      archived: archivedAt !== null,
    })),
  })
})
