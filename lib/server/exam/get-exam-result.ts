import 'server-only'
import { z } from 'zod'
import { err, ok } from '#lib/base/result'
import { database } from '#lib/db/client'
import { decisionsOf } from '#lib/db/decided/run-decisions'
import { examCalls } from '#lib/db/exam-calls'
import { choicesOf, keyedExamQuestions, latePositions, verdictsOf } from '#lib/db/exams'
import { withdrawnTemplates } from '#lib/db/withdrawn'
import type { Item } from '#lib/questions/item'
import { isTold, neededOf, phaseOf, scoreExam, waitsUntil } from '#lib/study/index'
import { tallied } from '../beliefs'
import { defineUseCase, unsafeId } from '../define-use-case'
import { openToAsker } from '../open-items'
import { bank } from '../ports'
import { byHandNote } from '../quiz/by-hand-note'
import { leftOutNote } from '../quiz/left-out-note'
import { remembering } from '../remembering'
import { Busy } from '../work/busy'
import { callScore, rulingOf } from './exam-call-view'
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
  const calls = await examCalls(db, exam.id)
  const isCallAt = (position: number) => calls.some((call) => call.position === position)
  const asked = questions.map(({ item }) => item.id)
  // Of a call there is no other question on its point.
  const missed = questions.filter(({ position }) => verdictAt(position) !== 'right' && !isCallAt(position))
  const open = await openToAsker(now)
  const titled = (area: string): string => (area === '' ? '' : areaTitle(area))
  const noted = {
    told: questions.filter(({ item }) => !open.has(item.id)),
    total: questions.length,
    right: questions.flatMap(({ position }) => (verdictAt(position) === 'right' ? [position] : [])),
  }
  const dto: ExamResultDto = {
    exam: examDto(exam, { phase: phaseOf(exam, now), choices: await choicesOf(db, exam.id), now }),
    score: shown
      ? {
          ...score,
          needed: neededOf(exam.blueprint),
          areas: score.areas.map((own) => ({ ...own, area: titled(own.area) })),
        }
      : null,
    scoreAt: shown ? null : waitsUntil(exam.blueprint.scores, exam),
    questions: questions.map(({ position, item, seed }) => ({
      position,
      ask: bank.ask(bank.toPublic(item), seed),
      area: titled(areaAt(position)),
      mark: shown ? (verdictAt(position) ?? 'open') : 'open',
      late: late.includes(position),
    })),
    beliefs: shown ? tallied(verdicts) : [],
    calls: shown
      ? calls.map((call) =>
          callScore(call, rulingOf(questions.find((q) => q.position === call.position)?.choice?.given)),
        )
      : [],
    again: shown ? await freshFor(missed, [...asked, ...open], who.id, await withdrawnTemplates(db)) : [],
    name: who.name ?? who.email,
    leftOut: shown ? await leftOutNote(db, exam.id, noted) : null,
    decided: await decisionsOf(db, exam.id),
    byHand: shown ? await byHandNote(db, exam.id, noted) : null,
  }
  return ok(dto)
})

/** Questions of a template among which there is one that the exam did not ask. */
const AMONG = 6

/** For each of the items another question like it, the same for every look at the result: asked by neither the exam nor this list. */
async function freshFor(
  missed: readonly { readonly item: Item }[],
  asked: readonly string[],
  who: string,
  without: readonly string[],
): Promise<readonly string[]> {
  const offers = await like(
    missed.map(({ item }) => item).filter(({ template }) => !without.includes(template)),
    who,
  )
  const fresh: string[] = []
  for (const offered of offers) fresh.push(...offered.filter((id) => ![...asked, ...fresh].includes(id)).slice(0, 1))
  return fresh
}

/** Questions of the templates of some items. A result is told however many wait: then without these. */
async function like(items: readonly Item[], who: string): Promise<readonly (readonly string[])[]> {
  try {
    return await offeredLike({ items, who })
  } catch (error) {
    if (error instanceof Busy) return []
    throw error
  }
}

const offeredLike = remembering(
  'like-items',
  200,
  ({ items }: { readonly items: readonly Item[]; readonly who: string }) => items.map(({ id }) => id).join(' '),
  async ({ items, who }) => {
    const draws = items.map(({ id, template }) => ({ seed: id, wish: { template }, without: [], n: AMONG }))
    return (await bank.draw(draws, who)).map((offers) => offers.map(({ item }) => item.id))
  },
)
