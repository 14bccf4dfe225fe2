import 'server-only'
import { z } from 'zod'
import { requireInstructor } from '#lib/auth/user'
import { ok } from '#lib/base/result'
import { database } from '#lib/db/client'
import { listCourses } from '#lib/db/courses'
import { listDecks } from '#lib/db/decks'
import { courseTaught } from '../courses/own-course'
import { defineUseCase, unsafeId } from '../define-use-case'
import type { DecksDto } from './deck-dto'

/** Decks on one page. */
const MOST = 200

const shape = z.object({ courseId: unsafeId.optional() })

/** The decks that open to whoever asks, the newest first: all, or those of a course that they teach. For instructors. */
export const listMyDecks = defineUseCase('deck/list', shape, async ({ courseId }, { now }) => {
  const who = await requireInstructor(now)
  if (!who.ok) return who
  const db = database()
  const course = courseId === undefined ? null : await courseTaught(who.value, courseId)
  if (course !== null && !course.ok) return course
  const taught = await listCourses(db, who.value.id, 'formatore')
  const whose = course ? { courses: [course.value.id] } : { ownerId: who.value.id, courses: taught.map(({ id }) => id) }
  const decks = await listDecks(db, whose, MOST)
  return ok<DecksDto>({
    course: course && { id: course.value.id, title: course.value.title },
    courses: taught.filter(({ archivedAt }) => archivedAt === null).map(({ id, title }) => ({ id, title })),
    decks: decks.map(({ id, title, questions, archivedAt }) => ({
      id,
      title,
      questions,
      archived: archivedAt !== null,
    })),
  })
})
