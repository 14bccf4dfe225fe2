import { makeAssignment } from '#lib/server/courses/assignments'
import { getDuty } from '#lib/server/courses/attended'
import { beginAssignment } from '#lib/server/courses/begin-assignment'
import { annulAttempt, countAttemptAgain } from '#lib/server/courses/decided/annul'
import { handInAttempts } from '#lib/server/courses/decided/hand-in'
import { getGradebook } from '#lib/server/courses/gradebook'
import { addQuestions } from '#lib/server/deck/add-questions'
import { makeDeck } from '#lib/server/deck/make-deck'
import { submitAnswer } from '#lib/server/quiz/submit-answer'
import { sql } from '../setup/sql'
import { rightAnswer } from './bank'
import { as } from './browser'
import { classOf, type Somebody } from './class'
import { answer, itemAt, newKey, value } from './play'

const free = { opensAt: '', dueAt: '', closesAt: '', attempts: 1 }
export const HOUR = 3_600_000
export const now = Date.UTC(2026, 10, 24, 9)
export const notFound = { ok: false, error: 'not-found' }
type Task = Parameters<typeof makeAssignment>[0]['task']
export const exam: Task = {
  type: 'su-misura',
  custom: { areas: ['legame'], count: 3, pass: 50, minutes: 10, scores: 'end' },
}

/** A class of three with a deck to do, or something else, once; with ways to do it, and to decide of what was done. */
export async function school(given?: Task) {
  const { teacher, courseId, students } = await classOf(3)
  const { deckId } = value(await as(teacher.browser, () => makeDeck({ title: 'Verifica' })))
  value(await as(teacher.browser, () => addQuestions({ deckId, template: 'legame', count: 3 })))
  const task: Task = given ?? { type: 'mazzo', deckId }
  const make = { courseId, title: 'Verifica', task, ...free }
  const { assignmentId } = value(await as(teacher.browser, () => makeAssignment(make)))
  const [ada, bea, cleo] = students as [Somebody, Somebody, Somebody]
  for (const [n, who] of [ada, bea, cleo].entries())
    await sql('UPDATE "User" SET name = $1 WHERE id = $2', ['Ada', 'Bea', 'Cleo'][n], who.id)
  const which = { courseId, assignmentId }
  const begin = ({ browser }: Somebody) => as(browser, () => beginAssignment({ assignmentId }))
  const begins = async (who: Somebody) => value(await begin(who)).path.split(/[/?]/)[2] ?? ''
  const does = async (who: Somebody, ...how: readonly ('right' | 'wrong')[]) => {
    const quizId = await begins(who)
    for (const [i, each] of how.entries()) await answer(who.browser, quizId, i + 1, each)
    return quizId
  }
  const handIn = (quizIds: readonly string[], reason = '', who = teacher) =>
    as(who.browser, () => handInAttempts({ ...which, quizIds: [...quizIds], reason }))
  const annul = (quizId: string, reason = 'Aveva il libro aperto.', who = teacher) =>
    as(who.browser, () => annulAttempt({ ...which, quizId, reason }))
  const again = (quizId: string, who = teacher) => as(who.browser, () => countAttemptAgain({ ...which, quizId }))
  const send = async (who: Somebody, quizId: string, position: number) => {
    const sent = rightAnswer(await itemAt(quizId, position))
    return as(who.browser, () => submitAnswer({ quizId, position, idempotencyKey: newKey(), answer: sent }))
  }
  const cell = async (who: Somebody) => {
    const { lines } = value(await as(teacher.browser, () => getGradebook({ courseId })))
    return lines.find(({ userId }) => userId === who.id)?.cells[0]
  }
  const duty = async (who: Somebody) => value(await as(who.browser, () => getDuty(which))).duty
  const rows = (quizId: string) =>
    sql<{ kind: string; reason: string; by: string | null; ended: string | null; open: boolean }>(
      `SELECT kind::text, reason, "byId" AS by, "endedById" AS ended, "endedAt" IS NULL AS open FROM "RunDecision" WHERE "quizId" = $1 ORDER BY id`,
      quizId,
    )
  return {
    ...{
      teacher,
      courseId,
      assignmentId,
      which,
      ada,
      bea,
      cleo,
      begin,
      begins,
      does,
      handIn,
      annul,
      again,
      send,
      cell,
    },
    ...{ duty, rows },
  }
}
