import './next'
import { getAssignment } from '#lib/server/courses/assignments'
import { getChosenAttempts } from '#lib/server/courses/decided/chosen'
import { setMember } from '#lib/server/courses/members'
import { getExam } from '#lib/server/exam/get-exam'
import { getExamResult } from '#lib/server/exam/get-exam-result'
import { saveChoice } from '#lib/server/exam/save-choice'
import { submitExam } from '#lib/server/exam/submit-exam'
import { getQuestion } from '#lib/server/quiz/get-question'
import { getResult } from '#lib/server/quiz/get-result'
import { sql } from '../setup/sql'
import { rightAnswer } from './bank'
import { as } from './browser'
import { newCourse, somebody } from './class'
import { itemAt, newKey, setClock, value } from './play'
import { exam, HOUR, notFound, now, school } from './school'

// An instructor hands in what goes on: as the clock would, once, with nothing lost.

beforeEach(() => setClock(now))

describe('what goes on is handed in', () => {
  test('a practice as it stands: what was answered counts, the rest is unanswered, and nothing more is taken', async () => {
    const { teacher, which, ada, bea, cleo, does, begin, handIn, send, cell, duty, rows } = await school()
    const [first, second] = [await does(ada, 'right'), await does(bea)]
    expect(value(await handIn([first, second], ' Tempo  finito. '))).toEqual({ done: 2, already: 0, failed: 0 })
    expect(await cell(ada)).toMatchObject({ state: 'done', computed: { points: 1, outOf: 3 } })
    expect(await cell(bea)).toMatchObject({ state: 'done', computed: { points: 0, outOf: 3 } })
    expect(await cell(cleo)).toMatchObject({ state: 'todo' })
    // Marks lie as cells say, in SQL too.
    const { marks } = value(await as(teacher.browser, () => getAssignment(which)))
    expect(marks?.people).toBe(2)
    expect(await send(ada, first, 2)).toEqual({ ok: false, error: 'run-handed-in' })
    expect(await as(ada.browser, () => getQuestion({ quizId: first, position: 2 }))).toEqual({
      ...{ ok: false, error: 'run-handed-in' },
    })
    const result = value(await as(ada.browser, () => getResult({ quizId: first })))
    expect(result.quiz).toMatchObject({ right: 1, answered: 1, total: 3, next: null, closing: 'handedIn' })
    expect(result.questions.map(({ mark }) => mark)).toEqual(['right', 'open', 'open'])
    expect(result.questions.map(({ itemId }) => itemId === null)).toEqual([false, true, true])
    expect(result.decided).toEqual({ handIn: { at: now, reason: 'Tempo finito.' }, annul: null })
    expect(await duty(ada)).toMatchObject({ goOn: null, done: true, finished: [{ at: now }] })
    expect(await begin(ada)).toEqual({ ok: false, error: 'no-attempts' })
    expect(await rows(first)).toEqual([
      { kind: 'handIn', reason: 'Tempo finito.', by: teacher.id, ended: null, open: true },
    ])
  })

  test('what is answered at that moment is either counted or told what happened, and pressed twice at once it is once', async () => {
    const { ada, does, handIn, send, cell, rows } = await school()
    const quizId = await does(ada, 'right')
    const [sent, ...pressed] = await Promise.all([send(ada, quizId, 2), ...[1, 2, 3].map(() => handIn([quizId]))])
    expect(pressed.map((each) => value(each).done).sort()).toEqual([0, 0, 1])
    expect(await rows(quizId)).toHaveLength(1)
    if (!sent.ok) expect(sent.error).toBe('run-handed-in')
    expect(await cell(ada)).toMatchObject({ computed: { points: sent.ok ? 2 : 1, outOf: 3 } })
    // What comes again is told its verdict.
    if (sent.ok) value(await send(ada, quizId, 2))
  })

  test('an exam by its choices; what comes after is kept and does not count, and its candidate is not late for it', async () => {
    const { teacher, which, ada, bea, begins, handIn, cell } = await school(exam)
    const [examId, other] = [await begins(ada), await begins(bea)]
    const choose = async (position: number) => {
      const sent = rightAnswer(await itemAt(examId, position))
      return as(ada.browser, () => saveChoice({ examId, position, idempotencyKey: newKey(), answer: sent }))
    }
    value(await choose(1))
    expect(value(await as(teacher.browser, () => getChosenAttempts({ ...which, quizIds: 'all' }))).runs).toMatchObject([
      { name: 'Ada', number: 1, of: 1, finished: false, worth: null },
      { name: 'Bea', finished: false },
    ])
    setClock(now + 60_000)
    expect(value(await handIn([examId]))).toEqual({ done: 1, already: 0, failed: 0 })
    expect(await cell(ada)).toMatchObject({ state: 'done', computed: { points: 1, outOf: 3 } })
    expect(value(await choose(2))).toMatchObject({ status: 'shut' })
    value(await as(ada.browser, () => submitExam({ examId })))
    const result = value(await as(ada.browser, () => getExamResult({ examId })))
    expect(result.score).toMatchObject({ right: 1, total: 3 })
    expect(result.exam).toMatchObject({ submittedAt: now + 60_000 })
    expect(result.decided.handIn).toEqual({ at: now + 60_000, reason: '' })
    // The other is at it still.
    expect(value(await as(bea.browser, () => getExam({ examId: other }))).phase).toBe('open')
    // Once its time is over the clock has handed it in: nobody decides it any more.
    setClock(now + HOUR)
    expect(value(await handIn([other]))).toEqual({ done: 0, already: 1, failed: 0 })
    expect(value(await as(bea.browser, () => getExamResult({ examId: other }))).decided.handIn).toBeNull()
  })

  test('by the instructors of that course, of that assignment, of who is still in the course', async () => {
    const made = await school()
    const { teacher, courseId, ada, bea, does, handIn, annul, again } = made
    const quizId = await does(ada, 'right')
    const stranger = await somebody('formatore')
    await newCourse(stranger)
    for (const act of [
      () => handIn([quizId], '', stranger),
      () => annul(quizId, 'No.', stranger),
      () => again(quizId, stranger),
    ])
      expect(await act()).toEqual(notFound)
    const other = await school()
    expect(await other.handIn([quizId])).toEqual(notFound)
    expect(await other.annul(quizId)).toEqual(notFound)
    for (const act of [() => handIn([quizId], '', bea), () => annul(quizId, 'No.', ada)])
      expect(await act()).toEqual({ ok: false, error: 'not-allowed' })
    expect(await annul(quizId, '  ')).toEqual({ ok: false, error: 'exception-reason' })
    const leaves = { courseId, userId: ada.id, removed: true }
    value(await as(teacher.browser, () => setMember(leaves)))
    expect(await handIn([quizId])).toEqual(notFound)
    expect(
      await sql('SELECT 1 FROM "Quiz" WHERE id = $1 AND "closedAt" IS NULL AND "annulledAt" IS NULL', quizId),
    ).toHaveLength(1)
  })
})
