import 'server-only'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { CLASS_NEW } from '#lib/auth/limits'
import { requireInstructor } from '#lib/auth/user'
import { err, ok } from '#lib/base/result'
import { MOST_CALLS, SCORES_SHOWN, SECONDS } from '#lib/classroom/index'
import { findCall } from '#lib/db/calls'
import { database } from '#lib/db/client'
import { withinLimit } from '#lib/db/limits'
import type { NewQuestion } from '#lib/db/quizzes'
import { withdrawnTemplates } from '#lib/db/withdrawn'
import { LEVELS } from '#lib/questions/level'
import { drawCallQuestions } from '../calls/draw-questions'
import { courseTaught } from '../courses/own-course'
import { deckOpened } from '../deck/own-deck'
import { questionsOf } from '../deck/questions-of'
import { defineUseCase, unsafeId } from '../define-use-case'
import { keyed } from '../keyed'
import { openToAsker } from '../open-items'
import { bank } from '../ports'
import { chooseQuestions } from '../quiz/choose-questions'
import { withoutQuestions } from '../rules-under'
import { drawErrors } from './draw-errors'
import { openLobby } from './open-lobby'

const shape = z.object({
  title: z.string().max(1_000),
  courseId: unsafeId.nullable(),
  /** Questions prepared before, in their order; else some are chosen by the rest. */
  deckId: unsafeId.optional(),
  rules: z.array(z.string().max(20)).max(200).optional(),
  lessons: z.array(z.string().max(100)).max(40).optional(),
  template: z.string().max(100).optional(),
  /** Those that wrong answers betray: questions about each of them, and nothing else is then asked for. */
  beliefs: z.array(z.string().max(200)).max(40).optional(),
  /** Calls at the table: so many, decided by rules of `lessons`, where any are given. */
  calls: z.number().int().min(1).max(MOST_CALLS).optional(),
  /** A call of one's own that has its ruling. */
  callId: unsafeId.optional(),
  level: z.enum(LEVELS).optional(),
  /** Of what is drawn only questions that are answered by choosing. A deck and a call are as they are. */
  byChoice: z.boolean().optional(),
  length: z.number().int().min(1).max(40).catch(10),
  seconds: z.number().int().min(SECONDS.least).max(SECONDS.most).nullable().catch(null),
  scores: z.enum(SCORES_SHOWN).catch('off'),
  changes: z.boolean().optional(),
})

/** Opens the lobby of a session with questions chosen for it. For instructors; in a course, for those who teach it. */
export const startClass = defineUseCase('classroom/start', shape, async (wish, { now }) => {
  const who = await requireInstructor(now)
  if (!who.ok) return who
  const title = wish.title.trim()
  if (title === '' || title.length > 120) return err('class-title')
  if (withoutQuestions(wish.rules ?? []).length > 0) return err('unknown-rules')
  const course = wish.courseId === null ? null : await courseTaught(who.value, wish.courseId)
  if (course && !course.ok) return course
  if (!(await withinLimit(CLASS_NEW, who.value.id))) return err('rate-limited')
  const deck = wish.deckId === undefined ? null : await deckOpened(wish.deckId, now)
  if (deck && !deck.ok) return deck
  const questions = deck ? await questionsOf(database(), deck.value.id) : await chosen(who.value.id, wish, now)
  // A deck and calls are as they are, whatever else is wanted.
  const drawn = deck === null && wish.calls === undefined
  if (questions.length === 0) return err(drawn && wish.byChoice ? 'class-no-choice' : 'class-empty')
  const id = await openLobby(database(), {
    hostId: who.value.id,
    courseId: course ? course.value.id : null,
    title,
    settings: { seconds: wish.seconds, scores: wish.scores, changes: wish.changes === true },
    questions,
    at: now,
  })
  return ok({ id })
})

/** Questions chosen for this session alone. */
async function chosen(userId: string, wish: z.output<typeof shape>, now: number): Promise<readonly NewQuestion[]> {
  const { rules, lessons, template, level, length, beliefs, calls, callId, byChoice = false } = wish
  if (callId !== undefined) return ownCallOnce(userId, callId, now)
  if (calls !== undefined) {
    const taught = bank.areas().filter(({ slug }) => lessons?.includes(slug))
    const about = taught.flatMap((area) => area.rules)
    return drawCallQuestions(database(), userId, randomUUID(), { count: calls, rules: about })
  }
  if (beliefs) return drawErrors([...new Set(beliefs)], { seed: randomUUID(), length, who: userId, byChoice })
  // None was chosen where one was asked for: that is not all of them.
  if (template === '') return []
  return chooseQuestions(database(), userId, randomUUID(), {
    ...(rules?.length && { rules }),
    ...(lessons?.length && { lessons }),
    ...(template !== undefined && { template }),
    ...(level && { level }),
    length,
    byChoice,
  })
}

/** A call that they have ruled on, as they met it; none where it is somebody else’s, is out of service, or is asked of them in an exam. */
async function ownCallOnce(userId: string, id: string, now: number): Promise<readonly NewQuestion[]> {
  const own = await findCall(database(), userId, id)
  if (!own || own.ruling === null) return []
  const { item } = own.call
  if ((await withdrawnTemplates(database())).includes(item.template) || (await openToAsker(now)).has(item.id)) return []
  return [{ seed: keyed(own.seed, 'shown'), item, shown: bank.toPublic(item), call: own.call }]
}
