import 'server-only'
import { z } from 'zod'
import { err, ok } from '#lib/base/result'
import { database } from '#lib/db/client'
import { choicesOf, keyedExamQuestions, latePositions, verdictsOf } from '#lib/db/exams'
import type { Item } from '#lib/questions/item'
import { isTold, neededOf, phaseOf, scoreExam } from '#lib/study/index'
import { tallied } from '../beliefs'
import { defineUseCase, unsafeId } from '../define-use-case'
import { bank } from '../ports'
import { areaTitle, type ExamResultDto, examDto } from './exam-dto'
import { ownExam } from './own-exam'

/** What one's own closed exam came to: the score by area, the beliefs that showed, every question, others like those that were missed. */
export const getExamResult = defineUseCase('exam/result', z.object({ examId: unsafeId }), async (unsafe, { now }) => {
  const own = await ownExam(unsafe.examId, now)
  if (!own.ok) return own
  const { who, exam } = own.value
  const db = database()
  if (exam.submittedAt === null) return err('exam-open')
  const shown = isTold(exam.blueprint.scores, exam, now)
  const questions = await keyedExamQuestions(db, exam.id)
  const verdicts = await verdictsOf(db, exam.id)
  const late = await latePositions(db, exam.id)
  const verdictAt = (position: number) => verdicts.find((v) => v.position === position)?.verdict ?? null
  const areaAt = (position: number): string => exam.areas[position - 1] ?? ''
  const score = scoreExam(
    exam.blueprint,
    questions.map(({ position }) => ({ area: areaAt(position), verdict: verdictAt(position) })),
  )
  const asked = questions.map(({ item }) => item.id)
  const missed = questions.filter(({ position }) => verdictAt(position) !== 'right')
  const titled = (area: string): string => (area === '' ? '' : areaTitle(area))
  const dto: ExamResultDto = {
    exam: examDto(exam, { phase: phaseOf(exam, now), choices: await choicesOf(db, exam.id), now }),
    score: shown
      ? {
          ...score,
          needed: neededOf(exam.blueprint),
          areas: score.areas.map((own) => ({ ...own, area: titled(own.area) })),
        }
      : null,
    questions: questions.map(({ position, item, seed }) => ({
      position,
      ask: bank.question(bank.toPublic(item), seed).ask,
      area: titled(areaAt(position)),
      mark: shown ? (verdictAt(position) ?? 'open') : 'open',
      late: late.includes(position),
    })),
    beliefs: shown ? tallied(verdicts) : [],
    again: shown ? freshFor(missed, asked) : [],
    name: who.name ?? who.email,
  }
  return ok(dto)
})

/** Questions of a template among which there is one that the exam did not ask. */
const AMONG = 6

/** For each of the items another question like it, asked by neither the exam nor this list. */
function freshFor(missed: readonly { readonly item: Item }[], asked: readonly string[]): readonly string[] {
  const fresh: string[] = []
  for (const { item } of missed) fresh.push(...freshLike(item, [...asked, ...fresh]))
  return fresh
}

/** Another question of the same template, the same for every look at the result; none of these. */
const freshLike = ({ id, template }: Item, not: readonly string[]): readonly string[] =>
  bank
    .candidates(id, { template }, AMONG)
    .map((candidate) => candidate.id)
    .filter((fresh) => !not.includes(fresh))
    .slice(0, 1)
