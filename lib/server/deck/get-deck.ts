import 'server-only'
import { z } from 'zod'
import { ok } from '#lib/base/result'
import { database } from '#lib/db/client'
import { courseNamed } from '#lib/db/courses'
import { type DeckQuestion, deckQuestions, removedQuestions } from '#lib/db/decks'
import { listOwn } from '#lib/db/own-questions'
import { classErrors } from '../courses/class-errors'
import { errorOf } from '../courses/made-of'
import { teaching } from '../courses/teaching'
import { defineUseCase, unsafeId } from '../define-use-case'
import { answeredLevels } from '../levels'
import { mayPutBack } from '../own/own-question'
import { bank } from '../ports'
import { type DeckDto, deckQuestionDtos } from './deck-dto'
import { deckOf } from './own-deck'

/** Questions that were taken out and are still offered. */
const OFFERED = 10
/** Questions of instructors that are offered. */
const WRITTEN = 200

/** A deck with its questions, to build it. */
export const getDeck = defineUseCase('deck/get', z.object({ deckId: unsafeId }), async ({ deckId }, { now }) => {
  const asking = await teaching(undefined, now)
  if (!asking.ok) return asking
  const { who, courses } = asking.value
  const deck = await deckOf(who, deckId)
  if (!deck.ok) return deck
  const { id, ownerId, title, courseId, archivedAt } = deck.value
  const db = database()
  const questions = await deckQuestions(db, id)
  const answered = await answeredLevels(db)
  const removed: DeckQuestion[] = []
  for (const each of await removedQuestions(db, id, OFFERED))
    if (await mayPutBack(db, who, each.item)) removed.push(each)
  // Of whoever asks, not of whoever made the deck: what an instructor keeps to themselves is no colleague's.
  const whose = { authorId: who.id, courses: courseId === null ? [] : [courseId] }
  const written = await listOwn(db, whose, WRITTEN)
  const errors = courseId === null ? [] : await classErrors(db, courseId)
  const course = courseId === null ? null : await courseNamed(db, courseId)
  // One that was put away stays the one it is for.
  const away = courses.some(({ id: each }) => each === courseId) ? null : course
  return ok<DeckDto>({
    id,
    title,
    error: errorOf(deck.value),
    course,
    moves: who.id === ownerId ? [...courses, ...(away ? [away] : [])] : null,
    courses: course === null ? courses : courses.filter(({ id: each }) => each === course.id),
    archived: archivedAt !== null,
    questions: deckQuestionDtos(questions, answered),
    removed: deckQuestionDtos(removed, answered),
    errors,
    written: written.flatMap((own) =>
      own.version > 0 && own.archivedAt === null ? [{ id: own.id, title: own.title }] : [],
    ),
    lessons: bank.areas().map(({ slug, title: name }) => ({ slug, title: name })),
  })
})
