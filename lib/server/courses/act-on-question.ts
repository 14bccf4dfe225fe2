import 'server-only'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { CLASS_NEW, DECK } from '#lib/auth/limits'
import { err, ok, type Result } from '#lib/base/result'
import { LONGEST_TITLE } from '#lib/courses/index'
import { database } from '#lib/db/client'
import type { WhichAsked } from '#lib/db/course-attempts'
import { keyedIn } from '#lib/db/course-questions'
import { withinLimit } from '#lib/db/limits'
import type { NewQuestion } from '#lib/db/quizzes'
import { defineUseCase, unsafeId } from '../define-use-case'
import { lessonOf } from '../lesson-of'
import { madeDeck, madeSession } from '../made-of-questions'
import { idOfPress } from '../once'
import { openToAsker } from '../open-items'
import { bank } from '../ports'
import { chooseQuestions } from '../quiz/choose-questions'
import { changeTaught, taughtCourse } from './taught-course'

/** What is made of the questions of one template, with how many; of one question of a deck, that one. */
export const QUESTION_WAYS = { session: 5, deck: 8 } as const
type Way = keyof typeof QUESTION_WAYS

const LIMITS = { session: CLASS_NEW, deck: DECK } as const

const shape = z.object({
  courseId: unsafeId,
  /** The name of a template, or the id of a question that was asked in an assignment of the course. */
  question: z.string().min(1).max(200),
  way: z.enum(['session', 'deck']),
  /** Of the button that was pressed: the same press sent twice makes one thing. */
  key: z.string().min(1).max(100),
})

/** Makes a live session in its lobby, or a deck, of a question of a report, and says where it is. For whoever teaches the course. */
export const actOnQuestion = defineUseCase(
  'course/act-on-question',
  shape,
  async ({ courseId: unsafeCourse, question, way, key }, { now: at }) => {
    const taught = await taughtCourse(unsafeCourse, at)
    if (!taught.ok) return taught
    const { who, course } = taught.value
    if (!(await withinLimit(LIMITS[way], who.id))) return err('rate-limited')
    const id = idOfPress(who.id, course.id, 'question', question, key, way)
    const open = await openToAsker(at)
    const questions = await drawn(question, { courseId: course.id, who: who.id, way, open })
    if (questions.length === 0) return err('none-left')
    const making = { id, ownerId: who.id, courseId: course.id, title: titleOf(questions), belief: null, questions, at }
    if (way === 'session') return ok({ path: await madeSession(database(), making) })
    return changeTaught(
      course.id,
      at,
      async (tx): Promise<Result<{ readonly path: string }, 'not-found'>> => ok({ path: await madeDeck(tx, making) }),
    )
  },
)

interface Drawing {
  readonly courseId: string
  readonly who: string
  readonly way: Way
  /** What whoever asks is being asked elsewhere. */
  readonly open: ReadonlySet<string>
}

/** One question as the class had it; of a template new ones, or where none is drawn of it those that the class had. */
async function drawn(question: string, { courseId, who, way, open }: Drawing): Promise<readonly NewQuestion[]> {
  const length = QUESTION_WAYS[way]
  const had = async (which: WhichAsked): Promise<readonly NewQuestion[]> => {
    const found = await keyedIn(database(), courseId, which, length)
    return found.flatMap(({ seed, item }) => (open.has(item.id) ? [] : [{ seed, item, shown: bank.toPublic(item) }]))
  }
  const one = await had({ itemId: question })
  if (one.length > 0) return one
  const fresh = await chooseQuestions(database(), who, randomUUID(), { template: question, length }, { open })
  return fresh.length > 0 ? fresh : had({ template: question })
}

/** Where the questions belong: students read it over them, and the name of a template often says what is right. Of one question what it asks too, which they read anyway. */
function titleOf(questions: readonly NewQuestion[]): string {
  const [first, ...more] = questions
  const area = lessonOf(first?.item.claims ?? [])?.title ?? 'Una domanda del corso'
  const title = first && more.length === 0 ? `${area}: ${bank.ask(first.shown, first.seed)}` : area
  return title.length > LONGEST_TITLE ? `${title.slice(0, LONGEST_TITLE - 1).trimEnd()}…` : title
}
