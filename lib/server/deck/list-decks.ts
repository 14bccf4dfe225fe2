import 'server-only'
import { z } from 'zod'
import { ok } from '#lib/base/result'
import { database } from '#lib/db/client'
import { listDecks } from '#lib/db/decks'
import { errorOf } from '../courses/made-of'
import { teaching } from '../courses/teaching'
import { defineUseCase, unsafeId } from '../define-use-case'
import type { DecksDto } from './deck-dto'

/** Decks on one page. */
const MOST = 200

const shape = z.object({ courseId: unsafeId.optional() })

/** The decks that open to whoever asks, what was changed last first: all, or those of a course that they teach. For instructors. */
export const listMyDecks = defineUseCase('deck/list', shape, async ({ courseId }, { now }) => {
  const found = await teaching(courseId, now)
  if (!found.ok) return found
  const { who, course, courses, taught } = found.value
  const whose = course ? { courses: [course.id] } : { ownerId: who.id, courses: taught }
  const decks = await listDecks(database(), whose, MOST)
  return ok<DecksDto>({
    course,
    courses,
    decks: decks.map(({ id, title, belief, courseId: of, questions, changedAt, archivedAt }) => ({
      id,
      title,
      error: errorOf({ belief }),
      courseId: of,
      questions,
      changedAt,
      archived: archivedAt !== null,
    })),
  })
})
