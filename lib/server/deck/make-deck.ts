import 'server-only'
import { z } from 'zod'
import { DECK } from '#lib/auth/limits'
import { requireInstructor } from '#lib/auth/user'
import { err, ok } from '#lib/base/result'
import { database } from '#lib/db/client'
import { createDeck } from '#lib/db/decks'
import { withinLimit } from '#lib/db/limits'
import { courseTaught } from '../courses/own-course'
import { defineUseCase, unsafeId } from '../define-use-case'
import { deckTitle } from './title'

const shape = z.object({ title: z.string(), courseId: unsafeId.optional() })

/** Makes an empty deck, one's own or for a course that one teaches. For instructors. */
export const makeDeck = defineUseCase('deck/make', shape, async (unsafe, { now }) => {
  const who = await requireInstructor(now)
  if (!who.ok) return who
  const title = deckTitle.safeParse(unsafe.title)
  if (!title.success) return err('bad-title')
  if (!(await withinLimit(DECK, who.value.id))) return err('rate-limited')
  const course = unsafe.courseId === undefined ? null : await courseTaught(who.value, unsafe.courseId)
  if (course !== null && !course.ok) return course
  const deck = { ownerId: who.value.id, courseId: course?.value.id ?? null, title: title.data, at: now }
  return ok({ deckId: await createDeck(database(), deck) })
})
