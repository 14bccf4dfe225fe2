import 'server-only'
import { z } from 'zod'
import { requireInstructor } from '#lib/auth/user'
import { err, ok, type Result } from '#lib/base/result'
import { transaction } from '#lib/db/client'
import { moveOwn as move } from '#lib/db/own-questions'
import { courseTaught } from '../courses/own-course'
import { defineUseCase, unsafeId } from '../define-use-case'
import { ownHeld } from './own-question'

const shape = z.object({ questionId: unsafeId, courseId: unsafeId.nullable() })

/** Puts a question into the collection of a course that its author teaches, where its instructors open and change it; or takes it out of one. Its author alone may. */
export const moveOwn = defineUseCase('own/move', shape, async ({ questionId, courseId }, { now }) => {
  const who = await requireInstructor(now)
  if (!who.ok) return who
  return transaction(async (tx): Promise<Result<null, 'not-found'>> => {
    const held = await ownHeld(tx, who.value, questionId)
    if (!held.ok || held.value.authorId !== who.value.id) return err('not-found')
    const course = courseId === null ? null : await courseTaught(who.value, courseId, tx)
    if (course !== null && !course.ok) return course
    await move(tx, held.value.id, course?.value.id ?? null)
    return ok(null)
  })
})
