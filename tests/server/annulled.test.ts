import './next'
import { database } from '#lib/db/client'
import { PERSONAL, rowsOf } from '#lib/db/personal'
import { deleteAccount } from '#lib/server/account/delete-account'
import { listClasses } from '#lib/server/classroom/list-classes'
import { getAnswerInTurn } from '#lib/server/courses/answer-in-turn'
import { getAnswers } from '#lib/server/courses/answers'
import { getAssignment, getAssignments } from '#lib/server/courses/assignments'
import { getAttempt } from '#lib/server/courses/attempt'
import { getAttempts } from '#lib/server/courses/attempts'
import { getAttended, getDuty } from '#lib/server/courses/attended'
import { exportAnswers } from '#lib/server/courses/export-answers'
import { exportGradebook } from '#lib/server/courses/export-gradebook'
import { getGradebook } from '#lib/server/courses/gradebook'
import { addInstructor, shareAll } from '#lib/server/courses/members'
import { exportReport, getReport } from '#lib/server/courses/report/report'
import { getStudent, getWork } from '#lib/server/courses/student-work'
import { getToday } from '#lib/server/courses/today'
import { getExamQuestion } from '#lib/server/exam/get-exam-question'
import { saveChoice } from '#lib/server/exam/save-choice'
import { getResult } from '#lib/server/quiz/get-result'
import { rightAnswer } from './bank'
import { as } from './browser'
import { somebody } from './class'
import { itemAt, newKey, PASSWORD, setClock, value } from './play'
import { exam, HOUR, now, school } from './school'

// An instructor takes an attempt out: it counts in nothing, nothing of it is lost, and it is put back.

beforeEach(() => setClock(now))

const text = async (pieces: AsyncIterable<string | Uint8Array>): Promise<string> => {
  let all = ''
  for await (const piece of pieces) all += piece
  return all
}

/** Whatever reads the attempts of a class, or of one of it, and what it says. */
function readersOf({ teacher, courseId, which, ada }: Awaited<ReturnType<typeof school>>) {
  const taught = <T>(read: () => Promise<T>) => as(teacher.browser, read)
  const about = { courseId, userId: ada.id }
  const readers: Readonly<Record<string, () => Promise<unknown>>> = {
    gradebook: async () => value(await taught(() => getGradebook({ courseId }))),
    'who is missing': async () =>
      value(await taught(() => getGradebook({ courseId, missing: which.assignmentId }))).found,
    'assignments, with who has done them': async () =>
      value(await taught(() => getAssignments({ courseId }))).assignments,
    // What goes with an assignment that is taken away goes whether it counts or not.
    'an assignment, with how marks lie': async () => {
      const { lost: _, ...told } = value(await taught(() => getAssignment(which)))
      return told
    },
    'attempts in figures': async () => value(await taught(() => getAttempts(which))).figures,
    'the best attempts': async () => value(await taught(() => getAttempts({ ...which, which: 'best' }))).rows,
    'what is handed in': async () => value(await taught(() => getAttempts({ ...which, which: 'done' }))).rows,
    'who has not begun': async () => value(await taught(() => getToday({ courseId }))),
    'errors of a class': async () => value(await taught(() => listClasses({ courseId }))).errors,
    'a report': async () => value(await taught(() => getReport({ courseId }))),
    'a report as a file': async () =>
      text(value(await taught(() => exportReport({ courseId, table: 'domande' }))).pieces),
    answers: async () => value(await taught(() => getAnswers(which))),
    'answers of one question': async () => {
      const { lines } = value(await taught(() => getAnswers(which)))
      const question = lines[0]?.key ?? ''
      return value(await taught(() => getAnswers({ ...which, question }))).chosen
    },
    'answers in turn': async () => {
      const { lines } = value(await taught(() => getAnswers(which)))
      const question = lines[0]?.key ?? ''
      return taught(() => getAnswerInTurn({ ...which, question, n: '2' }))
    },
    'answers as a file': async () => text(value(await taught(() => exportAnswers(which))).pieces),
    'the gradebook as a file': async () =>
      text(value(await taught(() => exportGradebook({ courseId, format: 'csv' }))).pieces),
    'a student': async () => value(await taught(() => getStudent(about))),
    'a student and a rule': async () =>
      value(await taught(() => getStudent({ ...about, about: { rule: '702.15b' } }))).about,
    'a student and an assignment': async () =>
      value(await taught(() => getWork({ ...about, assignmentId: which.assignmentId }))).cell,
    'own total': async () => value(await as(ada.browser, () => getAttended({ courseId }))).total,
    'what to do next': async () => value(await as(ada.browser, () => getAttended({ courseId }))).next,
    'own duty': async () => {
      const { annulled: _, ...duty } = value(await as(ada.browser, () => getDuty(which))).duty
      return duty
    },
  }
  return async () => {
    const said: Record<string, string> = {}
    for (const [name, read] of Object.entries(readers)) said[name] = JSON.stringify(await read())
    return said
  }
}

describe('an attempt that is taken out', () => {
  test.each([false, true])(
    'is in nothing that a class is read by, and put back it is in all; sharing all: %s',
    async (all) => {
      const made = await school()
      const { courseId, ada, bea, does, annul, again } = made
      if (all) value(await as(ada.browser, () => shareAll({ courseId, sharesAll: true })))
      await does(bea, 'right', 'wrong', 'right')
      const read = readersOf(made)
      const without = await read()
      // What she got wrong last she still holds.
      const quizId = await does(ada, 'wrong', 'right', 'wrong')
      const withIt = await read()
      // Each of them reads it, or says nothing here.
      for (const name of Object.keys(without)) expect([name, withIt[name] === without[name]]).toEqual([name, false])
      value(await annul(quizId))
      expect(await read()).toEqual(without)
      value(await again(quizId))
      expect(await read()).toEqual(withIt)
    },
  )

  test('frees its place; back beside another, both count by the rule of the assignment', async () => {
    const { teacher, which, courseId, ada, does, begin, annul, again, cell, duty } = await school()
    const first = await does(ada, 'right', 'right', 'right')
    expect(await begin(ada)).toEqual({ ok: false, error: 'no-attempts' })
    value(await annul(first))
    expect(await cell(ada)).toMatchObject({ state: 'todo', begun: 0 })
    const { due } = value(await as(teacher.browser, () => getToday({ courseId })))
    expect(due[0]?.missing.map(({ name }) => name)).toContain('Ada')
    expect(await duty(ada)).toMatchObject({ begun: 0, annulled: [{ href: `/quiz/${first}/risultato` }] })
    const second = await does(ada, 'wrong', 'wrong', 'right')
    expect(await cell(ada)).toMatchObject({ state: 'done', computed: { points: 1, outOf: 3 } })
    // A time keeps its number.
    const { rows } = value(await as(teacher.browser, () => getAttempts(which)))
    expect(rows).toMatchObject([
      { quizId: first, number: 1, of: 2, best: false, annulled: { reason: 'Aveva il libro aperto.' } },
      { quizId: second, number: 2, of: 2, best: true, annulled: null },
    ])
    value(await again(first))
    expect(await cell(ada)).toMatchObject({ computed: { points: 3, outOf: 3 }, begun: 2 })
    expect(await begin(ada)).toEqual({ ok: false, error: 'no-attempts' })
  })

  test('is kept with who, when and why, once for presses at once; the student reads their answers, and why', async () => {
    const { teacher, which, courseId, ada, does, annul, again, send, rows } = await school()
    const colleague = await somebody('formatore')
    value(await as(teacher.browser, () => addInstructor({ courseId, email: colleague.email })))
    const quizId = await does(ada, 'right', 'wrong')
    for (const each of await Promise.all([annul(quizId), annul(quizId), annul(quizId)])) value(each)
    expect(await rows(quizId)).toHaveLength(1)
    // While it does not count it goes on no more: a verdict on what is asked again would be told.
    expect(await send(ada, quizId, 3)).toEqual({ ok: false, error: 'run-annulled' })
    const result = value(await as(ada.browser, () => getResult({ quizId })))
    expect(result.quiz).toMatchObject({ right: 1, answered: 2, closing: 'annulled' })
    expect(result.questions.map(({ mark }) => mark)).toEqual(['right', 'wrong'])
    expect(result.decided.annul).toEqual({ at: now, reason: 'Aveva il libro aperto.' })
    setClock(now + HOUR)
    for (const each of await Promise.all([again(quizId, colleague), again(quizId, colleague)])) value(each)
    expect(await rows(quizId)).toEqual([
      { kind: 'annul', reason: 'Aveva il libro aperto.', by: teacher.id, ended: colleague.id, open: false },
    ])
    const attempt = { courseId, userId: ada.id, quizId }
    expect(value(await as(teacher.browser, () => getAttempt(attempt))).decisions).toMatchObject([
      { kind: 'annul', by: teacher.email, ended: { by: colleague.email, at: now + HOUR } },
    ])
    expect(value(await as(ada.browser, () => getResult({ quizId }))).decided.annul).toBeNull()
    // It goes on where it stood.
    value(await send(ada, quizId, 3))
    expect(value(await as(teacher.browser, () => getAttempts(which))).rows).toMatchObject([
      { finished: true, points: 2, annulled: null },
    ])
    // Whose account goes decided it all the same.
    value(await as(colleague.browser, () => deleteAccount({ current: PASSWORD })))
    expect(await rows(quizId)).toMatchObject([{ by: teacher.id, ended: null, open: false }])
    const own = PERSONAL.find(({ table }) => table === 'RunDecision')
    if (!own) throw new Error('not handed out')
    const kept = []
    for await (const row of rowsOf(database(), own, { userId: ada.id, open: new Set() })) kept.push(Object.keys(row))
    expect(kept.map((keys) => keys.includes('byId'))).toEqual([false])
  })

  test('of an exam that goes on nothing is lost: its candidate reads it there, and the clock hands it in', async () => {
    const { ada, begins, annul, again, handIn, cell } = await school(exam)
    const examId = await begins(ada)
    value(await annul(examId))
    expect(value(await handIn([examId]))).toEqual({ done: 0, already: 1, failed: 0 })
    const sent = rightAnswer(await itemAt(examId, 1))
    const choice = { examId, position: 1, idempotencyKey: newKey(), answer: sent }
    expect(value(await as(ada.browser, () => saveChoice(choice)))).toMatchObject({ status: 'saved' })
    const question = value(await as(ada.browser, () => getExamQuestion({ examId, position: 1 })))
    expect(question.decided.annul).toMatchObject({ reason: 'Aveva il libro aperto.' })
    expect(await cell(ada)).toMatchObject({ state: 'todo' })
    value(await again(examId))
    setClock(now + HOUR)
    expect(await cell(ada)).toMatchObject({ state: 'done', computed: { points: 1, outOf: 3 } })
  })
})
