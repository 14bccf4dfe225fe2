import 'server-only'
import { z } from 'zod'
import { OWN_QUESTION } from '#lib/auth/limits'
import { requireInstructor } from '#lib/auth/user'
import { err, ok } from '#lib/base/result'
import { database } from '#lib/db/client'
import { withinLimit } from '#lib/db/limits'
import { createOwn } from '#lib/db/own-questions'
import { courseTaught } from '../courses/own-course'
import { deckTitle } from '../deck/title'
import { defineUseCase, unsafeId } from '../define-use-case'
import { BEGINNING } from './draft'

const shape = z.object({ title: z.string(), courseId: unsafeId.optional() })

/** Begins a question of one's own, or one for a course that one teaches. For instructors. */
export const makeOwn = defineUseCase('own/make', shape, async (unsafe, { now }) => {
  const who = await requireInstructor(now)
  if (!who.ok) return who
  const title = deckTitle.safeParse(unsafe.title)
  if (!title.success) return err('bad-title')
  if (!(await withinLimit(OWN_QUESTION, who.value.id))) return err('rate-limited')
  const course = unsafe.courseId === undefined ? null : await courseTaught(who.value, unsafe.courseId)
  if (course !== null && !course.ok) return course
  const own = { authorId: who.value.id, courseId: course?.value.id ?? null, title: title.data, draft: BEGINNING }
  return ok({ questionId: await createOwn(database(), { ...own, at: now }) })
})
