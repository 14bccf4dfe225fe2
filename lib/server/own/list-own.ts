import 'server-only'
import { z } from 'zod'
import { ok } from '#lib/base/result'
import { database } from '#lib/db/client'
import { listOwn } from '#lib/db/own-questions'
import { teaching } from '../courses/teaching'
import { defineUseCase, unsafeId } from '../define-use-case'
import { isUntouched } from './begin-now'

/** Questions on one page. */
const MOST = 200

const shape = z.object({ courseId: unsafeId.optional() })

/** The questions that instructors wrote and that open to whoever asks: all, or those of a course that they teach. For instructors. */
export const listMyOwn = defineUseCase('own/list', shape, async ({ courseId }, { now }) => {
  const found = await teaching(courseId, now)
  if (!found.ok) return found
  const { who, course, courses, taught } = found.value
  const whose = course ? { courses: [course.id] } : { authorId: who.id, courses: taught }
  const written = await listOwn(database(), whose, MOST)
  return ok({
    course,
    courses,
    questions: written
      .filter((own) => !isUntouched(own))
      .map(({ id, title, version, changedAt, archivedAt, courseId }) => ({
        id,
        title,
        version,
        changedAt,
        archived: archivedAt !== null,
        courseId,
      })),
  })
})
