import 'server-only'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { ensureUser } from '#lib/auth/user'
import { canonical } from '#lib/base/json'
import { err, ok, type Result } from '#lib/base/result'
import { database, transaction } from '#lib/db/client'
import { closeQuizzes, createQuiz, type QuizState, waitingQuizzes } from '#lib/db/quizzes'
import type { Wish } from '#lib/db/snapshot'
import { lockPerson, type Person } from '#lib/db/users'
import { LEVELS } from '#lib/questions/level'
import { dayOf, FIRST_LENGTH } from '#lib/study/index'
import { defineUseCase, unsafeId } from '../define-use-case'
import { keyed } from '../keyed'
import { openToAsker } from '../open-items'
import { bank } from '../ports'
import { withoutQuestions } from '../rules-under'
import { mayStart } from '../starts'
import { chooseQuestions } from './choose-questions'
import { drawFirst } from './draw-first'
import { type Drawn, drawPractice } from './draw-practice'
import { standing } from './state'

const shape = z.object({
  rules: z.array(z.string().max(20)).min(1).max(200).optional(),
  template: z.string().max(100).optional(),
  level: z.enum(LEVELS).optional(),
  items: z.array(z.string().max(200)).min(1).max(40).optional(),
  lessons: z.array(z.string().max(100)).min(1).max(40).optional(),
  practice: z.enum(['next', 'missed', 'first']).optional(),
  length: z.number().int().min(1).max(40).optional(),
  aside: unsafeId.optional(),
})

/**
 * Chooses and freezes a quiz for whoever asks; somebody new becomes a guest. Asked again before the first answer, it is the same quiz. Beside
 * one that was begun and not finished none begins, unless that one is to be set aside (`aside`): it closes as the new one begins.
 */
export const startQuiz = defineUseCase('quiz/start-quiz', shape, async ({ aside, ...asked }, { now }) => {
  const wish: Wish = asked.practice === 'first' ? { practice: 'first', length: FIRST_LENGTH } : asked
  const who = await ensureUser(now)
  if (!who.ok) return who
  if (!(await mayStart(who.value.id))) return err('rate-limited')
  if (withoutQuestions(wish.rules ?? []).length > 0) return err('unknown-rules')
  const before = whichOf(await waitingQuizzes(database(), who.value.id), wish, { aside, now })
  if (!before.ok || before.value.same !== null) return before.ok ? ok({ quizId: before.value.same ?? '' }) : before
  const open = await openToAsker(now)
  if (wish.items?.some((id) => open.has(id))) return err('item-open')
  const seed = randomUUID()
  const { questions, plan } = await draw(who.value, wish, { seed, now, open })
  if (questions.length === 0) return err(wish.practice === 'missed' ? 'nothing-missed' : 'none-left')
  return transaction(async (tx): Promise<Result<{ readonly quizId: string }, 'expired-session' | 'quiz-open'>> => {
    const person = await lockPerson(tx, who.value.id)
    if (!person) return err('expired-session')
    // Of several that were asked for at once the first one is everybody's.
    const known = whichOf(await waitingQuizzes(tx, person.id), wish, { aside, now })
    if (!known.ok) return known
    if (known.value.same !== null) return ok({ quizId: known.value.same })
    await closeQuizzes(tx, person.id, known.value.makePlace, now)
    const quiz = { userId: person.id, seed, edition: bank.edition, wish: { ...wish, plan }, at: now, questions }
    return ok({ quizId: await createQuiz(tx, quiz) })
  })
})

/** The questions: what was asked for, or what this person needs; for somebody new the first one, from which the others follow (`withNext`). */
async function draw(
  person: Person,
  wish: Wish,
  { seed, now, open }: { readonly seed: string; readonly now: number; readonly open: ReadonlySet<string> },
): Promise<Drawn> {
  if (wish.practice === 'first') {
    const question = await drawFirst(person, [], { seed: keyed(seed, 'first'), now, not: open })
    return { questions: question ? [question] : [] }
  }
  if (wish.practice)
    return drawPractice(database(), person, { seed, now, kind: wish.practice, length: wish.length, open })
  return { questions: await chooseQuestions(database(), person.id, seed, wish, { open }) }
}

/**
 * What becomes of a wish beside the quizzes that wait: the one of the same wish and edition without an answer is it, so that a second click
 * does not make another (a practice of another day is another: what is due has changed); one that was begun keeps it from beginning; the others
 * make place.
 */
function whichOf(
  waiting: readonly QuizState[],
  wish: Wish,
  { aside, now }: { readonly aside: string | undefined; readonly now: number },
): Result<{ readonly same: string | null; readonly makePlace: readonly string[] }, 'quiz-open'> {
  const { open, untouched } = standing(waiting.filter(({ id }) => id !== aside))
  if (open !== null) return err('quiz-open')
  const same = untouched.find(
    (quiz) =>
      quiz.edition === bank.edition &&
      key(quiz.wish) === key(wish) &&
      (!wish.practice || dayOf(quiz.createdAt) === dayOf(now)),
  )
  const makePlace = waiting.flatMap(({ id }) => (id === same?.id ? [] : [id]))
  return ok({ same: same?.id ?? null, makePlace })
}

const key = ({ plan: _, ...asked }: Wish): string => canonical(JSON.parse(JSON.stringify(asked)))
