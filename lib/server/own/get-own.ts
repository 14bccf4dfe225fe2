import 'server-only'
import { z } from 'zod'
import { ok } from '#lib/base/result'
import { database } from '#lib/db/client'
import { courseNamed } from '#lib/db/courses'
import { teaching } from '../courses/teaching'
import { defineUseCase, unsafeId } from '../define-use-case'
import { bank } from '../ports'
import { sayVerdict } from '../quiz/verdict'
import { answersOf } from './answers-of'
import { onSameSituation, ownOpened } from './own-question'

/**
 * A question of somebody's own, to go on writing it: its last version as students see it, with its key; the others about its situation; and,
 * for its author, the courses whose collection it may be put into.
 */
export const getOwn = defineUseCase('own/get', z.object({ questionId: unsafeId }), async ({ questionId }, { now }) => {
  const asking = await teaching(undefined, now)
  if (!asking.ok) return asking
  const { who, courses } = asking.value
  const own = await ownOpened(questionId, now)
  if (!own.ok) return own
  const { id, authorId, title, draft, version, item, changedAt, archivedAt, courseId } = own.value
  const shown = item && {
    question: bank.question(bank.toPublic(item), item.id),
    wrong: answersOf(item).wrong.length,
    verdict: (await sayVerdict({ given: { giveUp: true }, snapshot: { seed: item.id, item } }, id)).verdict,
  }
  const others = await onSameSituation(database(), who, own.value)
  const course = courseId === null ? null : await courseNamed(database(), courseId)
  // A course that was put away stays the one it is for.
  const away = course !== null && courses.every((each) => each.id !== course.id) ? [course] : []
  return ok({
    id,
    title,
    draft,
    version,
    changedAt,
    archived: archivedAt !== null,
    shown,
    course,
    moves: authorId === who.id ? [...courses, ...away] : null,
    others: others.map((other) => ({ id: other.id, title: other.title, version: other.version })),
  })
})
