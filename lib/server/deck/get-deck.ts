import 'server-only'
import { z } from 'zod'
import { ok } from '#lib/base/result'
import { database } from '#lib/db/client'
import { courseNamed } from '#lib/db/courses'
import { deckQuestions, removedQuestions } from '#lib/db/decks'
import { listOwn } from '#lib/db/own-questions'
import { classErrors } from '../courses/class-errors'
import { defineUseCase, unsafeId } from '../define-use-case'
import { bank } from '../ports'
import { type DeckDto, deckQuestionDto } from './deck-dto'
import { deckOpened } from './own-deck'

/** Questions that were taken out and are still offered. */
const OFFERED = 10
/** Questions of instructors that are offered. */
const WRITTEN = 200

/** A deck with its questions, to build it. */
export const getDeck = defineUseCase('deck/get', z.object({ deckId: unsafeId }), async ({ deckId }, { now }) => {
  const deck = await deckOpened(deckId, now)
  if (!deck.ok) return deck
  const { id, ownerId, title, courseId, archivedAt } = deck.value
  const db = database()
  const [questions, removed] = [await deckQuestions(db, id), await removedQuestions(db, id, OFFERED)]
  const written = await listOwn(db, { authorId: ownerId, courses: courseId === null ? [] : [courseId] }, WRITTEN)
  const errors = courseId === null ? [] : await classErrors(db, courseId)
  return ok<DeckDto>({
    id,
    title,
    course: courseId === null ? null : await courseNamed(db, courseId),
    archived: archivedAt !== null,
    questions: questions.map(deckQuestionDto),
    removed: removed.map(deckQuestionDto),
    errors,
    written: written.flatMap((own) =>
      own.version > 0 && own.archivedAt === null ? [{ id: own.id, title: own.title }] : [],
    ),
    lessons: bank.areas().map(({ slug, title: name }) => ({ slug, title: name })),
  })
})
