import 'server-only'
import { z } from 'zod'
import { err, ok } from '#lib/base/result'
import { attemptOnQuizItem } from '#lib/db/attempts'
import { type Db, database } from '#lib/db/client'
import { choicesOf, type ExamState, findExamQuestion, findKeyedExamQuestion } from '#lib/db/exams'
import { isTold, phaseOf } from '#lib/study/index'
import { closedBook } from '../closed-book'
import { defineUseCase, unsafeId, unsafePosition } from '../define-use-case'
import { openToAsker } from '../open-items'
import { bank } from '../ports'
import { sayVerdict } from '../quiz/verdict'
import { type ExamQuestionDto, examDto } from './exam-dto'
import { ownExam } from './own-exam'

const shape = z.object({ examId: unsafeId, position: unsafePosition })

/** A question of one's own exam with what was chosen; with its verdict once the exam is closed. Until then its key is not even read. */
export const getExamQuestion = defineUseCase('exam/get-question', shape, async (unsafe, { now }) => {
  const own = await ownExam(unsafe.examId, now)
  if (!own.ok) return own
  const { exam } = own.value
  const db = database()
  const shown = await findExamQuestion(db, exam.id, unsafe.position)
  if (!shown) return err('not-found')
  const choices = await choicesOf(db, exam.id)
  const choice = choices.find(({ position }) => position === shown.position)
  const { itemId: _, level: __, ...question } = bank.question(shown.item, shown.seed)
  const told = isTold(exam.blueprint.scores, exam, now) && !(await openToAsker(now)).has(shown.item.id)
  const dto: ExamQuestionDto = {
    exam: examDto(exam, { phase: phaseOf(exam, now), choices, now }),
    position: shown.position,
    question: told ? question : closedBook(question),
    given: choice?.given ?? null,
    savedAt: choice?.at ?? null,
    answered: told ? await verdictOf(db, exam, shown.position, own.value.who.id) : null,
  }
  return ok(dto)
})

/** What is said of a question once its exam may be told: of one without an answer, what the rules say. */
async function verdictOf(db: Db, exam: ExamState, position: number, who: string): Promise<ExamQuestionDto['answered']> {
  const keyed = await findKeyedExamQuestion(db, exam.id, position)
  if (!keyed) return null
  const { id, seed, item } = keyed
  const stored = (await attemptOnQuizItem(db, id)) ?? { given: { giveUp: true as const }, snapshot: { seed, item } }
  return { itemId: item.id, ...(await sayVerdict(stored, who)) }
}
