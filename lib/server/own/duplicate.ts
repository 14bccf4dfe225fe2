import 'server-only'
import { z } from 'zod'
import { OWN_QUESTION } from '#lib/auth/limits'
import { requireInstructor } from '#lib/auth/user'
import { err, ok } from '#lib/base/result'
import { database } from '#lib/db/client'
import { withinLimit } from '#lib/db/limits'
import { createOwn } from '#lib/db/own-questions'
import { courseTaught } from '../courses/own-course'
import { defineUseCase, unsafeId } from '../define-use-case'
import { titled } from '../titled'
import { ownOpened } from './own-question'

const shape = z.object({ questionId: unsafeId, what: z.enum(['all', 'situation']) })

/**
 * Begins another question as this one is written now: a copy of all of it, or another question about the same situation, with nothing asked
 * yet. It is whoever asks's, in the same course where they teach that.
 */
export const duplicateOwn = defineUseCase('own/duplicate', shape, async ({ questionId, what }, { now }) => {
  const who = await requireInstructor(now)
  if (!who.ok) return who
  if (!(await withinLimit(OWN_QUESTION, who.value.id))) return err('rate-limited')
  const own = await ownOpened(questionId, now)
  if (!own.ok) return own
  const { id, title, draft, courseId, situationOf } = own.value
  const course = courseId === null ? null : await courseTaught(who.value, courseId)
  const same = what === 'situation'
  const made = await createOwn(database(), {
    authorId: who.value.id,
    courseId: course?.ok ? course.value.id : null,
    title: titled(title, same ? ', altra domanda' : ' (copia)'),
    draft: same ? { ...draft, probe: null, options: [] } : draft,
    situationOf: same ? (situationOf ?? id) : null,
    at: now,
  })
  return ok({ questionId: made })
})
