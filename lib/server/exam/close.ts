import 'server-only'
import { invariant } from '#lib/base/invariant'
import { type Db, transaction } from '#lib/db/client'
import { isDatabaseDown } from '#lib/db/down'
import { closeExam, type ExamState, keyedExamQuestions, lockExam } from '#lib/db/exams'
import { lockPerson } from '#lib/db/users'
import { grade, isTold, phaseOf, scoreExam } from '#lib/study/index'
import { errorPlace, log } from '../log'
import { recordAnswers } from '../quiz/record-answer'

/** Who hands an exam in: what comes after is kept, and of no account, unless its candidate did. */
export type HandedInBy = 'candidate' | 'clock' | 'instructor'

/**
 * Hands an exam in, in the caller's transaction, with the exam and its candidate held: every choice that counts becomes an answer as in a
 * quiz, once; the score follows from them.
 */
export async function handIn(tx: Db, userId: string, exam: ExamState, now: number, by: HandedInBy): Promise<void> {
  const person = await lockPerson(tx, userId)
  invariant(person, 'whoever holds an exam exists')
  const questions = (await keyedExamQuestions(tx, exam.id)).map(({ choice, ...question }) => ({
    ...question,
    // A choice that was taken back is none.
    choice: choice && 'giveUp' in choice.given ? null : choice,
  }))
  const marked = questions.map(({ item, choice }, n) => {
    const graded = choice && grade(item, choice.given)
    return { area: exam.areas[n] ?? '', verdict: graded?.type === 'graded' ? graded.verdict : null }
  })
  const { right, passed } = scoreExam(exam.blueprint, marked)
  // Whoever lets the clock hand it in has handed it in when time was over.
  const at = by === 'clock' ? (exam.deadlineAt ?? now) : now
  const told = isTold(exam.blueprint.scores, { ...exam, submittedAt: at }, now)
  // Closed first: what is folded while its answers are stored finds it as it is from now on.
  await closeExam(tx, exam.id, { at, byClock: by !== 'candidate', right, passed, folded: told })
  const recorded = await recordAnswers(
    tx,
    person,
    questions.flatMap(({ id, seed, item, choice }) =>
      choice
        ? [
            {
              quizItemId: id,
              snapshot: { seed, item },
              sent: choice.given,
              confidence: null,
              origin: 'exam',
              idempotencyKey: choice.id,
              now,
            },
          ]
        : [],
    ),
    told,
  )
  // Whatever became of one answer, the exam is handed in.
  for (const result of recorded) if (!result.ok) log.error({ event: 'choice without answer', code: result.error })
}

/** An exam as it stands by now: one whose time is over is handed in first, by whoever looks at it. */
export async function upToDate(userId: string, exam: ExamState, now: number): Promise<ExamState> {
  if (phaseOf(exam, now) !== 'over') return exam
  return transaction(async (tx) => {
    const held = await lockExam(tx, userId, exam.id)
    if (!held || phaseOf(held, now) !== 'over') return held ?? exam
    await handIn(tx, userId, held, now, 'clock')
    return (await lockExam(tx, userId, exam.id)) ?? held
  })
}

/** What is done with one exam of a list; where that fails, what stands for it instead, so that the others are seen all the same. */
export async function ofList<T>(work: () => Promise<T>, instead: T): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (isDatabaseDown(error)) throw error
    log.error({ event: 'exam not handed in', ...errorPlace(error) })
    return instead
  }
}
