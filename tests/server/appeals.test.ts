import './next'
import { byName } from '#lib/base/by-name'
import { getInbox, getReport, replyToReport } from '#lib/server/admin/reports'
import { countWaiting, getAppeal, getAppeals, passAppealOn, replyToAppeal } from '#lib/server/courses/appeals'
import { makeAssignment } from '#lib/server/courses/assignments'
import { getAttempt } from '#lib/server/courses/attempt'
import { getAttended, getDuty } from '#lib/server/courses/attended'
import { beginAssignment } from '#lib/server/courses/begin-assignment'
import { getGradebook } from '#lib/server/courses/gradebook'
import { countAgainInCourse, leaveOutAsked } from '#lib/server/courses/left-out'
import { addLessons } from '#lib/server/courses/lessons'
import { setMember } from '#lib/server/courses/members'
import { getToday } from '#lib/server/courses/today'
import { addQuestions } from '#lib/server/deck/add-questions'
import { makeDeck } from '#lib/server/deck/make-deck'
import { moveDeck } from '#lib/server/deck/move-deck'
import { getExamResult } from '#lib/server/exam/get-exam-result'
import { submitExam } from '#lib/server/exam/submit-exam'
import { getResult } from '#lib/server/quiz/get-result'
import { countNews } from '#lib/server/report/count-news'
import { listOwnReports } from '#lib/server/report/list-own'
import { lookAtReportable } from '#lib/server/report/look'
import { sendReport } from '#lib/server/report/send'
import { makeSheet } from '#lib/server/sheet/make-sheet'
import { openCorrection } from '#lib/server/sheet/open-correction'
import { sql } from '../setup/sql'
import { SECRET } from './bank'
import { as, newBrowser } from './browser'
import { classOf, joins, newCourse, type Somebody, somebody } from './class'
import { join, lead, lobby, questionAt, respond } from './classroom-play'
import { answer, value } from './play'

// What students say is wrong with what they met in a course: its instructors first, then whoever they pass it on to.

const free = { opensAt: '', dueAt: '', closesAt: '', attempts: null }
const wrong = { kind: 'rules', sentence: 'Con legame vitale non si perde vita.' } as const
type Task = Parameters<typeof makeAssignment>[0]['task']
const practice: Task = { type: 'esercizio', rules: [], lessons: [], template: 'legame', length: 2 }
const exam: Task = {
  type: 'su-misura',
  custom: { areas: ['legame'], count: 3, pass: 50, minutes: 10, scores: 'end' },
}

beforeEach(async () => {
  await sql('DELETE FROM "Report"')
  await sql('DELETE FROM "RateLimit"')
})

async function administrator(): Promise<Somebody> {
  return somebody('amministratore')
}

/** A class with a deck to practise: everybody is asked the same two questions. */
async function school(n = 2) {
  const { teacher, courseId, students } = await classOf(n)
  const { deckId } = value(await as(teacher.browser, () => makeDeck({ title: 'Legame' })))
  value(await as(teacher.browser, () => addQuestions({ deckId, template: 'legame', count: 2 })))
  const assign = async (task: Task = { type: 'mazzo', deckId }) =>
    value(await as(teacher.browser, () => makeAssignment({ courseId, title: 'Prova', task, ...free }))).assignmentId
  const begin = async (who: Somebody, assignmentId: string) =>
    value(await as(who.browser, () => beginAssignment({ assignmentId }))).path.split(/[/?]/)[2] ?? ''
  const does = async (who: Somebody, assignmentId: string, ...how: readonly ('right' | 'wrong')[]) => {
    const quizId = await begin(who, assignmentId)
    for (const [i, each] of how.entries()) await answer(who.browser, quizId, i + 1, each)
    return quizId
  }
  const report = async (who: Somebody, quiz: string, position = 1, sentence: string = wrong.sentence) =>
    value(await as(who.browser, () => sendReport({ subject: { quiz, position }, ...wrong, sentence }))).id
  const inbox = async (who = teacher) => value(await as(who.browser, () => getAppeals({ courseId })))
  const leaves = async (reportId: string, whole = false, reason = 'La traccia è ambigua.') => {
    const [of] = await sql<{ assignmentId: string; template: string; itemId: string }>(
      `SELECT q."assignmentId", i.template, i."itemId" FROM "Report" t JOIN "QuizItem" i ON i.id = t."quizItemId"
         JOIN "Quiz" q ON q.id = i."quizId" WHERE t.id = $1`,
      reportId,
    )
    const { assignmentId = '', template = '', itemId = '' } = of ?? {}
    const which = { courseId, assignmentId, template, itemId: whole ? null : itemId }
    return value(await as(teacher.browser, () => leaveOutAsked({ ...which, reason })))
  }
  const cells = async () =>
    value(await as(teacher.browser, () => getGradebook({ courseId }))).lines.map(({ userId, cells: [cell], sum }) => ({
      userId,
      cell,
      sum: `${sum.points}/${sum.outOf}`,
    }))
  const replies = (reportId: string, more: Partial<Parameters<typeof replyToAppeal>[0]> = {}, by = teacher) =>
    as(by.browser, () =>
      replyToAppeal({ courseId, reportId, upheld: true, reply: 'Hai letto bene.', seen: null, ...more }),
    )
  const [ada, bea] = students as [Somebody, Somebody]
  return { teacher, courseId, deckId, ada, bea, assign, begin, does, report, inbox, leaves, cells, replies }
}

const mine = async ({ browser }: Somebody) => value(await as(browser, () => listOwnReports()))
const adminInbox = async ({ browser }: Somebody) => value(await as(browser, () => getInbox()))

describe('who reads it', () => {
  test('its instructors first, with the name and the attempt; administrators once it is passed on, without them', async () => {
    const { teacher, courseId, ada, assign, does, report, inbox } = await school()
    const admin = await administrator()
    const assignmentId = await assign()
    const quizId = await does(ada, assignmentId, 'wrong')
    const id = await report(ada, quizId)
    const name = `Persona ${ada.id.slice(-4)}`
    expect((await inbox()).waiting).toMatchObject([
      { id, assignment: { id: assignmentId, title: 'Prova' }, attempt: { userId: ada.id, name, quizId, position: 1 } },
    ])
    const one = value(await as(teacher.browser, () => getAppeal({ courseId, reportId: id })))
    expect(one).toMatchObject({ said: '"sbagliato"', record: { steps: [{ n: 1 }] }, asked: { one: 1, all: 1 } })
    // Who judges it reads what was read: what happens, and what there was to choose from.
    expect(one.question).toMatchObject({ stem: [expect.any(String)], options: expect.any(Array) })
    expect(value(await as(teacher.browser, () => getToday({ courseId }))).appeals).toMatchObject({
      waiting: 1,
      first: [{ id }],
    })
    const waiting = async () => value(await as(teacher.browser, () => countWaiting({ courseId })))
    expect(await waiting()).toBe(1)
    expect(await adminInbox(admin)).toMatchObject({ waiting: [], done: [] })
    expect(await as(admin.browser, () => getReport({ id }))).toEqual({ ok: false, error: 'not-found' })
    const replied = await as(admin.browser, () => replyToReport({ id, upheld: true, reply: 'Sì.' }))
    expect(replied).toEqual({ ok: false, error: 'not-found' })
    value(await as(teacher.browser, () => passAppealOn({ courseId, reportId: id })))
    value(await as(teacher.browser, () => passAppealOn({ courseId, reportId: id })))
    const told = [await adminInbox(admin), value(await as(admin.browser, () => getReport({ id })))]
    expect(told[0]).toMatchObject({ waiting: [{ id }] })
    for (const hidden of [name, ada.email, ada.id]) expect(JSON.stringify(told)).not.toContain(hidden)
    expect((await inbox()).waiting).toEqual([])
    expect(await waiting()).toBe(0)
  })

  test('who was removed has no name, and no attempt', async () => {
    const { teacher, courseId, ada, assign, does, report, inbox } = await school()
    const id = await report(ada, await does(ada, await assign(), 'wrong'))
    value(await as(teacher.browser, () => setMember({ courseId, userId: ada.id, removed: true })))
    const one = value(await as(teacher.browser, () => getAppeal({ courseId, reportId: id })))
    expect((await inbox()).waiting).toMatchObject([{ id, attempt: null, assignment: { title: 'Prova' } }])
    for (const hidden of [`Persona ${ada.id.slice(-4)}`, ada.email, ada.id])
      expect(JSON.stringify(one)).not.toContain(hidden)
  })

  test('an answer in one’s history leads there as well', async () => {
    const { ada, assign, does, inbox } = await school()
    const quizId = await does(ada, await assign(), 'wrong')
    const [attempt] = await sql<{ id: string }>('SELECT id FROM "Attempt" WHERE "userId" = $1', ada.id)
    value(await as(ada.browser, () => sendReport({ subject: { attempt: attempt?.id ?? '' }, ...wrong })))
    expect((await inbox()).waiting).toMatchObject([{ attempt: { quizId, position: 1 } }])
  })

  test('of a live session and of paper it has no name', async () => {
    const { teacher, courseId, deckId, inbox } = await school()
    const lesson = await lobby({ length: 1 })
    await sql('UPDATE "ClassSession" SET "courseId" = $1 WHERE id = $2', courseId, lesson.id)
    const player = await join(lesson, 'Anna')
    await lead(lesson, 'start', 'open')
    const { id: question } = await questionAt(lesson.id, 1)
    value(await respond(lesson, player, 'wrong'))
    await lead(lesson, 'close', 'reveal')
    value(await as(player, () => sendReport({ subject: { code: lesson.code, question }, ...wrong })))
    value(await as(teacher.browser, () => moveDeck({ deckId, courseId })))
    const { sheetId } = value(await as(teacher.browser, () => makeSheet({ deckId, variants: 1, others: 'same' })))
    value(await as(teacher.browser, () => openCorrection({ sheetId, open: true })))
    const [sheet] = await sql<{ token: string }>('SELECT token FROM "Sheet" WHERE id = $1', sheetId)
    const subject = { sheet: sheet?.token ?? '', variant: 'A' as const, position: 2 }
    value(await as(newBrowser(), () => sendReport({ subject, ...wrong })))
    const [session] = await sql<{ title: string }>('SELECT title FROM "ClassSession" WHERE id = $1', lesson.id)
    expect((await inbox()).waiting).toMatchObject([
      { attempt: null, assignment: null, at: { in: 'session', id: lesson.id, title: session?.title } },
      { attempt: null, assignment: null, at: { in: 'sheet', id: sheetId } },
    ])
  })

  test('what stands in a lesson that the course reads, or has assigned, goes there too, without a name', async () => {
    const { teacher, courseId, ada, bea, inbox, assign } = await school()
    const admin = await administrator()
    const subject = { page: 'danno/fonti', anchor: 'scenario-due' }
    const look = async ({ browser }: Somebody) => value(await as(browser, () => lookAtReportable(subject)))
    const sends = async ({ browser }: Somebody, sentence: string) =>
      value(await as(browser, () => sendReport({ subject, ...wrong, sentence }))).id
    expect(await look(ada)).toMatchObject({ course: null })
    await assign({ type: 'lezioni', lessons: ['punti-vita'] })
    expect(await look(ada)).toMatchObject({ course: null })
    await assign({ type: 'lezioni', lessons: ['danno'] })
    expect(await look(ada)).toMatchObject({ course: { title: 'Arbitri 2026', sees: false } })
    const first = await sends(ada, 'Uno.')
    await sql(`DELETE FROM "Assignment" WHERE "courseId" = $1`, courseId)
    expect(await look(bea)).toMatchObject({ course: null })
    value(await as(teacher.browser, () => addLessons({ courseId, lessons: ['danno'] })))
    const second = await sends(bea, 'Due.')
    expect((await inbox()).waiting).toMatchObject([
      { id: first, of: 'lesson', about: 'Le fonti', assignment: null, attempt: null },
      { id: second },
    ])
    const one = value(await as(teacher.browser, () => getAppeal({ courseId, reportId: first })))
    expect(one).toMatchObject({
      record: { text: 'Due danni.' },
      place: '/lezioni/danno/fonti#scenario-due',
      asked: null,
    })
    expect((await adminInbox(admin)).waiting).toEqual([])
    // Of whoever follows no such course it is the administrators', as is their own of who teaches it.
    for (const one of [await somebody(), teacher]) expect(await look(one)).toMatchObject({ course: null })
    value(await as(teacher.browser, () => setMember({ courseId, userId: bea.id, removed: true })))
    expect(await look(bea)).toMatchObject({ course: null })
  })

  test('nobody reads those of another course; without an instructor they are the administrators’', async () => {
    const { teacher, courseId, ada, assign, does, report } = await school()
    const assignmentId = await assign()
    const id = await report(ada, await does(ada, assignmentId, 'wrong'))
    const other = await somebody('formatore')
    const elsewhere = await newCourse(other)
    const refused = { ok: false, error: 'not-found' }
    const calls: readonly (() => Promise<unknown>)[] = [
      () => getAppeal({ courseId: elsewhere, reportId: id }),
      () => replyToAppeal({ courseId: elsewhere, reportId: id, upheld: true, reply: 'Sì.', seen: null }),
      () => passAppealOn({ courseId: elsewhere, reportId: id }),
      () => leaveOutAsked({ courseId: elsewhere, assignmentId, template: 'legame', itemId: null, reason: 'Sì.' }),
      () => getAppeal({ courseId, reportId: id }),
    ]
    for (const call of calls) expect(await as(other.browser, call as never)).toEqual(refused)
    const admin = await administrator()
    expect((await adminInbox(admin)).waiting).toEqual([])
    await sql(`UPDATE "User" SET role = 'studente' WHERE id = $1`, teacher.id)
    expect((await adminInbox(admin)).waiting).toMatchObject([{ id }])
  })

  test('whoever reports is told who reads it, before', async () => {
    const { ada, assign, does } = await school()
    const quiz = await does(ada, await assign(), 'wrong')
    const look = async (subject: Parameters<typeof lookAtReportable>[0]) =>
      value(await as(ada.browser, () => lookAtReportable(subject)))
    expect(await look({ quiz, position: 1 })).toMatchObject({ course: { title: 'Arbitri 2026', sees: true } })
    expect(await look({ item: 'legame.v1.5' })).toMatchObject({ course: null })
  })
})

describe('a reply', () => {
  test('is read by the student, who reads where it is; one of an administrator takes its place', async () => {
    const { teacher, courseId, ada, assign, does, report, replies } = await school()
    const admin = await administrator()
    const id = await report(ada, await does(ada, await assign(), 'wrong'))
    expect(await mine(ada)).toMatchObject([{ course: 'Arbitri 2026', passed: false, reply: 'waiting' }])
    value(await replies(id))
    value(await replies(id))
    expect(value(await as(ada.browser, () => countNews()))).toBe(1)
    // The page of the course says so, and that of another course does not.
    const other = await newCourse(teacher)
    await joins(ada, teacher, other)
    const replied = async (of: string) => value(await as(ada.browser, () => getAttended({ courseId: of }))).replies
    expect([await replied(courseId), await replied(other)]).toEqual([1, 0])
    expect(await mine(ada)).toMatchObject([{ passed: false, reply: { upheld: true, byCourse: true } }])
    expect(await replied(courseId)).toBe(0)
    value(await as(teacher.browser, () => passAppealOn({ courseId, reportId: id })))
    expect(await mine(ada)).toMatchObject([{ passed: true, reply: { byCourse: true } }])
    expect((await adminInbox(admin)).waiting).toMatchObject([{ id, upheld: null }])
    expect(await replies(id, { upheld: false })).toEqual({ ok: false, error: 'report-passed' })
    value(await as(admin.browser, () => replyToReport({ id, upheld: false, reply: 'Ecco la regola.' })))
    expect(await mine(ada)).toMatchObject([{ reply: { upheld: false, text: 'Ecco la regola.', byCourse: false } }])
    expect(await adminInbox(admin)).toMatchObject({ waiting: [], done: [{ id, upheld: false }] })
  })

  test('is for all that wait and are about the same question, once; where one cannot have it, for none', async () => {
    const { teacher, courseId, ada, bea, assign, does, report, inbox, replies } = await school()
    const assignmentId = await assign()
    const [hers, theirs] = [await does(ada, assignmentId, 'wrong', 'right'), await does(bea, assignmentId, 'wrong')]
    const [one, two] = [await report(ada, hers), await report(bea, theirs, 1, 'Anche per me.')]
    const elsewhere = await report(ada, hers, 2)
    const beside = async (reportId: string) =>
      value(await as(teacher.browser, () => getAppeal({ courseId, reportId }))).together.map(({ id }) => id)
    expect([await beside(one), await beside(two), await beside(elsewhere)]).toEqual([[two], [one], []])
    // Of another course there is nothing to reply to, and nobody gets half of it.
    const other = await newCourse(teacher)
    expect(await replies(one, { courseId: other, also: [two] })).toEqual({ ok: false, error: 'not-found' })
    expect(await replies(one, { also: [two, other] })).toEqual({ ok: false, error: 'not-found' })
    expect((await inbox()).waiting).toHaveLength(3)
    const both = () => replies(one, { also: [two], leaveOut: 'one' })
    expect([await both(), await both()]).toEqual([0, 1].map(() => ({ ok: true, value: { leftOut: true } })))
    for (const who of [ada, bea])
      expect((await mine(who)).filter(({ reply }) => typeof reply === 'object')).toMatchObject([
        { reply: { upheld: true, text: 'Hai letto bene.' } },
      ])
    expect((await inbox()).waiting).toMatchObject([{ id: elsewhere }])
    expect((await inbox()).leftOut).toHaveLength(1)
    expect(await beside(one)).toEqual([])
    // Another reply has come to one of them since the page was read: nothing is overwritten, and the other waits on.
    expect(await replies(elsewhere, { also: [two], reply: 'No.', upheld: false })).toEqual({
      ok: false,
      error: 'report-replied',
    })
    expect((await inbox()).waiting).toMatchObject([{ id: elsewhere }])
  })

  test('of two instructors at once the second is told, and overwrites nothing that they have not read', async () => {
    const { teacher, courseId, ada, assign, does, report, inbox, replies } = await school()
    const other = await somebody('formatore')
    await joins(other, teacher, courseId)
    await sql(`UPDATE "CourseMember" SET role = 'formatore' WHERE "userId" = $1`, other.id)
    const id = await report(ada, await does(ada, await assign(), 'wrong'))
    const both = await Promise.all([replies(id), replies(id, { upheld: false, reply: 'No.' }, other)])
    expect(both.map((one) => (one.ok ? 'ok' : one.error)).sort()).toEqual(['ok', 'report-replied'])
    const [line] = (await inbox()).done
    value(await replies(id, { upheld: false, reply: 'Mi correggo.', seen: line?.replied?.at ?? null }, other))
    expect(await mine(ada)).toMatchObject([{ reply: { upheld: false, text: 'Mi correggo.' } }])
  })

  test('waits until the question has its answer; nothing is said of passing it on before', async () => {
    const { teacher, courseId, ada, assign, begin, report, replies } = await school()
    const examId = await begin(ada, await assign(exam))
    const id = await report(ada, examId)
    value(await replies(id, { reply: 'La risposta giusta è ok.' }))
    value(await as(teacher.browser, () => passAppealOn({ courseId, reportId: id })))
    const told = await mine(ada)
    expect(told).toMatchObject([{ reply: 'held', passed: false }])
    expect(JSON.stringify(told)).not.toContain('ok.')
    value(await as(ada.browser, () => submitExam({ examId })))
    expect(await mine(ada)).toMatchObject([{ passed: true, reply: { text: 'La risposta giusta è ok.' } }])
  })
})

describe('a question that counts for nobody', () => {
  test('is in no mark of its assignment, with the computed one beside it; and counts again', async () => {
    const { teacher, courseId, ada, bea, assign, does, report, leaves, cells, inbox } = await school()
    const assignmentId = await assign()
    const quizId = await does(ada, assignmentId, 'wrong', 'right')
    await does(bea, assignmentId, 'right', 'wrong')
    const id = await report(ada, quizId)
    await Promise.all([leaves(id), leaves(id)])
    const [row] = (await inbox()).leftOut
    expect((await inbox()).leftOut).toMatchObject([{ whole: false, reason: 'La traccia è ambigua.', ended: null }])
    expect(await cells()).toMatchObject(
      [ada, bea]
        .map(({ id: userId }) => userId)
        .sort((a, b) => byName(a.slice(-4), b.slice(-4)))
        .map((userId) => ({
          userId,
          cell: {
            computed: { points: 1, outOf: 2 },
            counted: { points: userId === ada.id ? 1 : 0, outOf: 1, leftOut: 1 },
          },
          sum: userId === ada.id ? '1/1' : '0/1',
        })),
    )
    const attempt = value(await as(teacher.browser, () => getAttempt({ courseId, userId: ada.id, quizId })))
    expect(attempt).toMatchObject({ right: 1, total: 2, counted: { right: 1, total: 1 } })
    expect(attempt.lines.map(({ leftOut }) => leftOut)).toEqual(['La traccia è ambigua.', null])
    expect(value(await as(ada.browser, () => getResult({ quizId }))).leftOut).toEqual({
      questions: [{ position: 1, reason: 'La traccia è ambigua.' }],
      rest: { right: 1, total: 1 },
    })
    expect(value(await as(ada.browser, () => getDuty({ courseId, assignmentId }))).duty.best).toEqual({
      right: 1,
      total: 1,
      leftOut: 1,
    })
    const again = () => as(teacher.browser, () => countAgainInCourse({ courseId, leftOutId: row?.id ?? '' }))
    value(await again())
    value(await again())
    expect((await cells()).map(({ sum, cell }) => [sum, cell?.counted])).toEqual([
      ['1/2', null],
      ['1/2', null],
    ])
    expect((await inbox()).leftOut).toMatchObject([{ id: row?.id, ended: { by: teacher.email } }])
  })

  test('all of its template: whoever was asked another one too', async () => {
    const { ada, bea, assign, does, report, leaves, cells } = await school()
    const assignmentId = await assign(practice)
    const id = await report(ada, await does(ada, assignmentId, 'wrong', 'right'))
    await does(bea, assignmentId, 'right', 'wrong')
    await leaves(id, true)
    await leaves(id)
    for (const { cell, sum } of await cells()) {
      expect(cell?.counted).toEqual({ points: 0, outOf: 0, leftOut: 2 })
      expect(sum).toBe('0/0')
    }
  })

  test('stands in the words that were reported, and several reports on one question are of one subject', async () => {
    const { ada, bea, assign, does, report, leaves, inbox } = await school()
    const assignmentId = await assign()
    const first = await report(bea, await does(bea, assignmentId, 'wrong', 'right'))
    await report(ada, await does(ada, assignmentId, 'wrong', 'right'))
    await report(ada, (await sql<{ id: string }>('SELECT id FROM "Quiz" WHERE "userId" = $1', ada.id))[0]?.id ?? '', 2)
    await leaves(first)
    const [one, two, other] = (await inbox()).waiting
    expect(two?.subject).toBe(one?.subject)
    expect(other?.subject).not.toBe(one?.subject)
    await sql(`UPDATE "Report" SET record = record || '{"ask": "Come l’ha letta Bea"}' WHERE id = $1`, first)
    expect((await inbox()).leftOut).toMatchObject([{ ask: 'Come l’ha letta Bea' }])
  })

  test('all of its model with the reply, where one question is out already too', async () => {
    const { ada, assign, does, report, leaves, replies, inbox } = await school()
    const id = await report(ada, await does(ada, await assign(), 'wrong', 'right'))
    await leaves(id)
    expect(value(await replies(id, { leaveOut: 'all' }))).toEqual({ leftOut: true })
    expect((await inbox()).leftOut).toMatchObject([{ whole: true, reason: 'Hai letto bene.' }, { whole: false }])
  })

  test('with the reply that whoever reported was right, at once and once, and not again by the same form', async () => {
    const { teacher, courseId, ada, bea, assign, does, report, replies, cells, inbox } = await school()
    const assignmentId = await assign()
    const id = await report(ada, await does(ada, assignmentId, 'wrong', 'right'))
    const other = await report(bea, await does(bea, assignmentId, 'wrong', 'right'))
    const done = await Promise.all([replies(id, { leaveOut: 'one' }), replies(id, { leaveOut: 'one' })])
    expect(done).toEqual([0, 1].map(() => ({ ok: true, value: { leftOut: true } })))
    const { leftOut } = await inbox()
    expect(leftOut).toMatchObject([{ whole: false, reason: 'Hai letto bene.', ended: null }])
    expect((await cells()).map(({ sum }) => sum)).toEqual(['1/1', '1/1'])
    // Somebody else reported the same: it is out already, and stays out for the first reason.
    expect(value(await replies(other, { leaveOut: 'one', reply: 'Anche tu.' }))).toEqual({ leftOut: true })
    expect((await inbox()).leftOut).toEqual(leftOut)
    // What counts again is not taken out by a form that was sent before.
    value(await as(teacher.browser, () => countAgainInCourse({ courseId, leftOutId: leftOut[0]?.id ?? '' })))
    expect(value(await replies(id, { leaveOut: 'one' }))).toEqual({ leftOut: false })
    expect((await cells()).map(({ sum }) => sum)).toEqual(['1/2', '1/2'])
  })

  test('not with the reply that they were not right, or that it counts', async () => {
    const { ada, bea, assign, does, report, replies, inbox } = await school()
    const assignmentId = await assign()
    const some = [ada, bea].map(async (who) => report(who, await does(who, assignmentId, 'wrong', 'right')))
    const [one = '', two = ''] = await Promise.all(some)
    expect(value(await replies(one, { upheld: false, leaveOut: 'one' }))).toEqual({ leftOut: false })
    expect(value(await replies(two))).toEqual({ leftOut: false })
    expect((await inbox()).leftOut).toEqual([])
  })

  test('another reason takes the place of the one before', async () => {
    const { ada, assign, does, report, leaves, inbox } = await school()
    const id = await report(ada, await does(ada, await assign(), 'wrong', 'right'))
    await leaves(id)
    await leaves(id, false, 'Manca il turno.')
    expect((await inbox()).leftOut.map(({ reason, ended }) => [reason, ended === null])).toEqual([
      ['Manca il turno.', true],
      ['La traccia è ambigua.', false],
    ])
  })

  test('says nothing before the answer is locked, and in an exam before it is over', async () => {
    const { ada, bea, assign, begin, does, report, leaves } = await school()
    const assignmentId = await assign()
    const id = await report(ada, await does(ada, assignmentId, 'wrong', 'right'))
    await leaves(id, false, `La giusta è ${SECRET}.`)
    const quizId = await begin(bea, assignmentId)
    const seen = async () => value(await as(bea.browser, () => getResult({ quizId }))).leftOut
    expect(await seen()).toBeNull()
    await answer(bea.browser, quizId, 1, 'wrong')
    expect(await seen()).toMatchObject({ questions: [{ position: 1 }], rest: null })
    const examId = await begin(ada, await assign(exam))
    await leaves(await report(ada, examId, 2, 'Altro.'))
    expect(await as(ada.browser, () => getExamResult({ examId }))).toEqual({ ok: false, error: 'exam-open' })
    value(await as(ada.browser, () => submitExam({ examId })))
    expect(value(await as(ada.browser, () => getExamResult({ examId }))).leftOut).toMatchObject({
      questions: [{ position: 2 }],
      rest: { right: 0, total: 2 },
    })
  })

  test('whoever decided it may go: it holds, and names nobody', async () => {
    const { teacher, ada, assign, does, report, leaves } = await school()
    await leaves(await report(ada, await does(ada, await assign(), 'wrong', 'right')))
    const { erasePerson } = await import('#lib/db/users')
    const { database } = await import('#lib/db/client')
    await erasePerson(database(), teacher.id)
    expect(
      await sql('SELECT "byId" FROM "LeftOutQuestion" WHERE "endedAt" IS NULL AND "byId" = $1', teacher.id),
    ).toEqual([])
  })
})
