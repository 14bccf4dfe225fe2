import 'server-only'
import { z } from 'zod'
import { err, ok } from '#lib/base/result'
import { attemptOnQuizItem } from '#lib/db/attempts'
import { type Db, database } from '#lib/db/client'
import { decisionsOf } from '#lib/db/decided/run-decisions'
import { type ExamCall, examCalls } from '#lib/db/exam-calls'
import { choicesOf, type ExamState, findExamQuestion, findKeyedExamQuestion } from '#lib/db/exams'
import type { ShownQuestion } from '#lib/db/quizzes'
import { isTold, phaseOf } from '#lib/study/index'
import { closedBook } from '../closed-book'
import { defineUseCase, unsafeId, unsafePosition } from '../define-use-case'
import { openToAsker } from '../open-items'
import { bank } from '../ports'
import { sayVerdict } from '../quiz/verdict'
import { callView, neededIn, rulingOf } from './exam-call-view'
import { type ExamQuestionDto, type ExamQuestionView, examDto } from './exam-dto'
import { ownExam } from './own-exam'

const shape = z.object({ examId: unsafeId, position: unsafePosition })

/**
 * A question of one's own exam with what was chosen; with its verdict once the exam is closed. Until then its key is not even read: of a
 * call, nothing of it leaves but what was asked for.
 */
export const getExamQuestion = defineUseCase('exam/get-question', shape, async (unsafe, { now }) => {
  const own = await ownExam(unsafe.examId, now)
  if (!own.ok) return own
  const { exam } = own.value
  const db = database()
  const shown = await findExamQuestion(db, exam.id, unsafe.position)
  if (!shown) return err('not-found')
  const choices = await choicesOf(db, exam.id)
  const choice = choices.find(({ position }) => position === shown.position)
  const [asked] = await examCalls(db, exam.id, shown.position)
  const told = isTold(exam.blueprint.scores, exam, now) && !(await openToAsker(now)).has(shown.item.id)
  const dto: ExamQuestionDto = {
    exam: examDto(exam, { phase: phaseOf(exam, now), choices, now }),
    decided: await decisionsOf(db, exam.id),
    position: shown.position,
    ...(asked ? callView(asked) : { question: questionOf(shown, told), call: null }),
    given: choice?.given ?? null,
    savedAt: choice?.at ?? null,
    answered: told ? await verdictOf(db, exam, shown.position, own.value.who.id, asked) : null,
  }
  return ok(dto)
})

function questionOf({ item, seed }: ShownQuestion, told: boolean): ExamQuestionView {
  const { itemId: _, level: __, ...question } = bank.question(item, seed)
  return told ? question : closedBook(question)
}

/** What is said of a question once its exam may be told: of one without an answer, what the rules say. */
async function verdictOf(
  db: Db,
  exam: ExamState,
  position: number,
  who: string,
  asked: ExamCall | undefined,
): Promise<ExamQuestionDto['answered']> {
  const keyed = await findKeyedExamQuestion(db, exam.id, position)
  if (!keyed) return null
  const { id, seed, item } = keyed
  const stored = (await attemptOnQuizItem(db, id)) ?? { given: { giveUp: true as const }, snapshot: { seed, item } }
  const { verdict, texts } = await sayVerdict(stored, who)
  const more = asked && neededIn(asked, rulingOf(stored.given))
  return { itemId: item.id, verdict, texts: { ...texts, ...more?.texts }, needed: more?.needed ?? null }
}
