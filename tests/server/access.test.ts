import './next'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { NextRequest } from 'next/server'
import type { Result } from '#lib/base/result'
import { stopListening } from '#lib/db/live'
import { askLink } from '#lib/server/account/ask-link'
import { changeEmail, confirmNewEmail } from '#lib/server/account/change-email'
import { changePassword } from '#lib/server/account/change-password'
import { currentUser } from '#lib/server/account/current-user'
import { deleteAccount } from '#lib/server/account/delete-account'
import { disconnectProvider } from '#lib/server/account/disconnect-provider'
import { exportData } from '#lib/server/account/export'
import { readLink } from '#lib/server/account/read-link'
import { resetPassword } from '#lib/server/account/reset-password'
import { endEverywhere, endOneSession, listSessions } from '#lib/server/account/sessions'
import { setName } from '#lib/server/account/set-name'
import { signIn, signInWithLink } from '#lib/server/account/sign-in'
import { signOut } from '#lib/server/account/sign-out'
import { signUp } from '#lib/server/account/sign-up'
import { startProvider } from '#lib/server/account/start-provider'
import { asksToTeach, mayTeach } from '#lib/server/account/teaching'
import { askVerification, verifyEmail } from '#lib/server/account/verify-email'
import { wasSignedIn } from '#lib/server/account/was-signed-in'
import { waysIn } from '#lib/server/account/ways-in'
import { listAsking, refuseAsking, waitingToTeach } from '#lib/server/admin/asking'
import { changeRole } from '#lib/server/admin/change-role'
import { findAccounts } from '#lib/server/admin/find-accounts'
import {
  getInbox,
  getReport as readReport,
  replyToReport,
  restoreTemplate,
  withdrawTemplate,
} from '#lib/server/admin/reports'
import { askPlayers } from '#lib/server/calls/ask-players'
import { getCall } from '#lib/server/calls/get-call'
import { listCalls } from '#lib/server/calls/list-calls'
import { ruleCall } from '#lib/server/calls/rule-call'
import { startCall } from '#lib/server/calls/start-call'
import { actOnSessionError } from '#lib/server/classroom/act-on-error'
import { answerClassQuestion } from '#lib/server/classroom/answer-question'
import { closeAll } from '#lib/server/classroom/close-rooms'
import { doubtStep } from '#lib/server/classroom/doubt-step'
import { followAsLeader, followAsPlayer } from '#lib/server/classroom/follow-class'
import { joinClass } from '#lib/server/classroom/join-class'
import { leadClass } from '#lib/server/classroom/lead-class'
import { listClasses } from '#lib/server/classroom/list-classes'
import { lookAtClass } from '#lib/server/classroom/look-at-class'
import { lookForOne } from '#lib/server/classroom/look-for-one'
import { openNow } from '#lib/server/classroom/open-now'
import { exportClass, reportClass } from '#lib/server/classroom/report'
import { runCommand } from '#lib/server/classroom/run-command'
import { startClass } from '#lib/server/classroom/start-class'
import { wantToAsk } from '#lib/server/classroom/want-to-ask'
import { actOnError } from '#lib/server/courses/act-on-error'
import { actOnQuestion } from '#lib/server/courses/act-on-question'
import { getAnswerInTurn } from '#lib/server/courses/answer-in-turn'
import { getAnswers } from '#lib/server/courses/answers'
import { countWaiting, getAppeal, getAppeals, passAppealOn, replyToAppeal } from '#lib/server/courses/appeals'
import { getResponses } from '#lib/server/courses/asked/responses'
import { getAssignment, getAssignments, makeAssignment, removeAssignment } from '#lib/server/courses/assignments'
import { getAttempt, getAttemptQuestion } from '#lib/server/courses/attempt'
import { getAttempts } from '#lib/server/courses/attempts'
import { getAttended, getDuty, listAttended } from '#lib/server/courses/attended'
import { beginAssignment } from '#lib/server/courses/begin-assignment'
import { getCalendar, readCalendar, renewCalendar } from '#lib/server/courses/calendar'
import { archiveCourse, changeCourse, renewCode } from '#lib/server/courses/change-course'
import { copyCourse } from '#lib/server/courses/copy-course'
import { createCourse } from '#lib/server/courses/create-course'
import { annulAttempt, countAttemptAgain } from '#lib/server/courses/decided/annul'
import { changeAssignment } from '#lib/server/courses/decided/change-assignment'
import { getChosenAttempts } from '#lib/server/courses/decided/chosen'
import { handInAttempts } from '#lib/server/courses/decided/hand-in'
import { getManyMarks, saveManyMarks } from '#lib/server/courses/decided/many-marks'
import { extend, makeException, takeBack } from '#lib/server/courses/exceptions'
import { exportAnswers } from '#lib/server/courses/export-answers'
import { exportGradebook } from '#lib/server/courses/export-gradebook'
import { getTaught } from '#lib/server/courses/get-taught'
import { getGradebook } from '#lib/server/courses/gradebook'
import { markQuestion, unmarkQuestion } from '#lib/server/courses/hand-marks'
import { getInvitation, joinCourse } from '#lib/server/courses/join'
import { countAgainInCourse, leaveOutAsked } from '#lib/server/courses/left-out'
import { addLessons, changeLesson, getLessons, moveLesson } from '#lib/server/courses/lessons'
import { listTaught } from '#lib/server/courses/list-taught'
import { addInstructor, dropWaiting, getMembers, leaveCourse, setMember, shareAll } from '#lib/server/courses/members'
import { ownClassResult } from '#lib/server/courses/own-class-result'
import { addToReview } from '#lib/server/courses/report/add-to-review'
import { planReview } from '#lib/server/courses/report/plan-review'
import { exportReport, getReport } from '#lib/server/courses/report/report'
import { addRoster, previewRoster, undoRoster } from '#lib/server/courses/roster'
import { getStudent, getWork } from '#lib/server/courses/student-work'
import { teachersDay } from '#lib/server/courses/teachers-day'
import { getToday } from '#lib/server/courses/today'
import { exampleOfAssignment } from '#lib/server/courses/what-it-asks'
import { addItems } from '#lib/server/deck/add-items'
import { addOwn } from '#lib/server/deck/add-own'
import { addQuestions } from '#lib/server/deck/add-questions'
import { changeDeck } from '#lib/server/deck/change-deck'
import { changeVariant } from '#lib/server/deck/change-variant'
import { chooseForDeck } from '#lib/server/deck/choose-for-deck'
import { duplicateDeck } from '#lib/server/deck/duplicate'
import { exportDeck } from '#lib/server/deck/export-deck'
import { findTemplates } from '#lib/server/deck/find-templates'
import { getDeck } from '#lib/server/deck/get-deck'
import { getDeckQuestion } from '#lib/server/deck/get-deck-question'
import { listMyDecks } from '#lib/server/deck/list-decks'
import { lookAtChosen } from '#lib/server/deck/look-at-chosen'
import { makeDeck } from '#lib/server/deck/make-deck'
import { moveDeck } from '#lib/server/deck/move-deck'
import { moveQuestion } from '#lib/server/deck/move-question'
import { previewTemplate } from '#lib/server/deck/preview-template'
import { removeQuestion } from '#lib/server/deck/remove-question'
import { tryDeck } from '#lib/server/deck/try-deck'
import { getDiagnosticQuestion } from '#lib/server/diagnostic/get-question'
import { getDiagnosticResult } from '#lib/server/diagnostic/get-result'
import { listDiagnostics } from '#lib/server/diagnostic/list-diagnostics'
import { saveDiagnosticAnswer } from '#lib/server/diagnostic/save-answer'
import { startDiagnostic } from '#lib/server/diagnostic/start-diagnostic'
import { askInExam } from '#lib/server/exam/ask-players'
import { setFlag } from '#lib/server/exam/flag-question'
import { getExam } from '#lib/server/exam/get-exam'
import { getExamQuestion } from '#lib/server/exam/get-exam-question'
import { getExamResult } from '#lib/server/exam/get-exam-result'
import { listExams } from '#lib/server/exam/list-exams'
import { saveChoice } from '#lib/server/exam/save-choice'
import { startExam } from '#lib/server/exam/start-exam'
import { submitExam } from '#lib/server/exam/submit-exam'
import { exportQuestions } from '#lib/server/export/export-questions'
import { getSubjects } from '#lib/server/export/get-subjects'
import { checkHealth } from '#lib/server/health/check'
import { answerItem } from '#lib/server/item/answer-item'
import { findInstead } from '#lib/server/item/find-instead'
import { getItem } from '#lib/server/item/get-item'
import { isItemOpen } from '#lib/server/item/is-open'
import { archiveOwn } from '#lib/server/own/archive-own'
import { beginOwnNow } from '#lib/server/own/begin-now'
import { duplicateOwn } from '#lib/server/own/duplicate'
import { getOwn } from '#lib/server/own/get-own'
import { keepOwnDraft } from '#lib/server/own/keep-draft'
import { listMyOwn } from '#lib/server/own/list-own'
import { lookAtOwn } from '#lib/server/own/look'
import { makeOwn } from '#lib/server/own/make-own'
import { moveOwn } from '#lib/server/own/move-own'
import { publishOwn } from '#lib/server/own/publish'
import { answerTried, tryOwn } from '#lib/server/own/try-own'
import { getGoal } from '#lib/server/practice/get-goal'
import { getPractice } from '#lib/server/practice/get-practice'
import { keepPlan } from '#lib/server/practice/keep-plan'
import { getPastAnswer } from '#lib/server/progress/get-past-answer'
import { getProgress } from '#lib/server/progress/get-progress'
import { getReader } from '#lib/server/progress/get-reader'
import { listMyHistory } from '#lib/server/progress/list-history'
import { continuePoint } from '#lib/server/quiz/continue-point'
import { getQuestion } from '#lib/server/quiz/get-question'
import { getQuiz } from '#lib/server/quiz/get-quiz'
import { getResult } from '#lib/server/quiz/get-result'
import { isThere } from '#lib/server/quiz/is-there'
import { setAside } from '#lib/server/quiz/set-aside'
import { startQuiz } from '#lib/server/quiz/start-quiz'
import { submitAnswer } from '#lib/server/quiz/submit-answer'
import { getReading } from '#lib/server/reading/get-reading'
import { keepReading } from '#lib/server/reading/keep-reading'
import { countNews } from '#lib/server/report/count-news'
import { listOwnReports } from '#lib/server/report/list-own'
import { lookAtReportable } from '#lib/server/report/look'
import { sendReport } from '#lib/server/report/send'
import { countBelievers } from '#lib/server/rule/count-believers'
import { dropScan } from '#lib/server/sheet/drop-scan'
import { getCorrection } from '#lib/server/sheet/get-correction'
import { getSheet } from '#lib/server/sheet/get-sheet'
import { listMySheets } from '#lib/server/sheet/list-sheets'
import { makeSheet } from '#lib/server/sheet/make-sheet'
import { getOnePaper } from '#lib/server/sheet/one-paper'
import { openCorrection } from '#lib/server/sheet/open-correction'
import { getPaperMarks, savePaperMarks } from '#lib/server/sheet/paper-marks'
import { getScans, readScan } from '#lib/server/sheet/scans'
import { settleMarks } from '#lib/server/sheet/settle-marks'
import { getAnswersModel, getTypedAnswers, readTypedAnswers } from '#lib/server/sheet/typed-answers'
import * as teaching from '../../app/(aula)/formatore/actions'
import * as taught from '../../app/(aula)/formatore/corsi/[id]/actions'
import * as answersFile from '../../app/(aula)/formatore/corsi/[id]/compiti/[compito]/risposte/file/route'
import * as inTurn from '../../app/(aula)/formatore/corsi/[id]/compiti/[compito]/risposte/una/actions'
import * as attempts from '../../app/(aula)/formatore/corsi/[id]/compiti/[compito]/tentativi/actions'
import * as manyMarks from '../../app/(aula)/formatore/corsi/[id]/compiti/[compito]/voti/actions'
import * as assignments from '../../app/(aula)/formatore/corsi/[id]/compiti/actions'
import * as courseErrors from '../../app/(aula)/formatore/corsi/[id]/errori/actions'
import * as courseLessons from '../../app/(aula)/formatore/corsi/[id]/lezioni/actions'
import * as courseReport from '../../app/(aula)/formatore/corsi/[id]/rapporto/actions'
import * as reportFile from '../../app/(aula)/formatore/corsi/[id]/rapporto/file/route'
import * as registro from '../../app/(aula)/formatore/corsi/[id]/registro/actions'
import * as bookFile from '../../app/(aula)/formatore/corsi/[id]/registro/file/route'
import * as appeals from '../../app/(aula)/formatore/corsi/[id]/segnalazioni/actions'
import * as ownQuestions from '../../app/(aula)/formatore/domande/actions'
import * as answersModel from '../../app/(aula)/formatore/fogli/[sheetId]/risposte/modello/route'
import * as papers from '../../app/(aula)/formatore/fogli/actions'
import * as deckFile from '../../app/(aula)/formatore/mazzi/[deckId]/file/route'
import * as decks from '../../app/(aula)/formatore/mazzi/actions'
import * as classFile from '../../app/(aula)/formatore/sessioni/[id]/rapporto/file/route'
import * as classes from '../../app/(aula)/formatore/sessioni/actions'
import * as atOnce from '../../app/(aula)/formatore/sessioni/subito/actions'
import * as play from '../../app/(aula)/sessione/actions'
import * as item from '../../app/(sito)/domande/[itemId]/actions'
import * as account from '../../app/(studio)/account/actions'
import * as data from '../../app/(studio)/account/dati/route'
import * as administration from '../../app/(studio)/amministrazione/actions'
import * as reportReplies from '../../app/(studio)/amministrazione/segnalazioni/actions'
import * as callActions from '../../app/(studio)/chiamate/actions'
import * as courses from '../../app/(studio)/corsi/actions'
import * as calendarFile from '../../app/(studio)/corsi/calendario/[token]/route'
import * as diagnostics from '../../app/(studio)/diagnosi/actions'
import * as exams from '../../app/(studio)/esame/actions'
import * as quizActions from '../../app/(studio)/quiz/[quizId]/actions'
import * as quizzes from '../../app/(studio)/quiz/actions'
import * as questions from '../../app/(studio)/quiz/esporta/file/route'
import * as reporting from '../../app/(studio)/segnala/actions'
import * as entrance from '../../app/accedi/actions'
import * as nextAuth from '../../app/api/auth/[...nextauth]/route'
import * as choices from '../../app/api/esami/route'
import * as io from '../../app/api/io/route'
import * as reading from '../../app/api/lettura/route'
import * as metrics from '../../app/api/metriche/route'
import * as rulePeople from '../../app/api/regole/[numero]/route'
import * as answers from '../../app/api/risposte/route'
import * as health from '../../app/api/salute/route'
import * as classWant from '../../app/api/sessione/[codice]/domanda/route'
import * as classDoubt from '../../app/api/sessione/[codice]/dubbio/route'
import * as classAnswer from '../../app/api/sessione/[codice]/risposta/route'
import * as classStream from '../../app/api/sessione/[codice]/stream/route'
import * as classCommand from '../../app/api/sessioni/[id]/comando/route'
import * as leaderStream from '../../app/api/sessioni/[id]/stream/route'
import { copyOf, dropDatabase } from '../setup/fresh-database'
import { leaveFor, sql } from '../setup/sql'
import { as, type Browser, newBrowser } from './browser'
import { answer, newEmail, newKey, PASSWORD, register, start, value } from './play'

// Who may do what: every use case, every action of a form and every route, for everybody. What is not in a table fails.

jest.mock('next/cache', () => ({ refresh: () => {} }))

const NO_TIMES = { opensAt: '', dueAt: '', closesAt: '', attempts: null }
const custom = { areas: ['legame', 'sconfitta'], count: 4, calls: 1, pass: 50, minutes: 10 }
const CALL_AT = custom.count + 1
/** The question of the owner's run that has its answer. */
const ANSWERED_AT = 3

const WRONG = { kind: 'rules', sentence: 'La regola dice altro.' } as const

/** A gain of life: what is asked has an answer. */
const OWN_DRAFT = {
  introduction: '',
  scenario: { script: [{ effect: { do: 'gainLife', who: 'you', amount: 3 }, by: 'A' }] },
  probe: { ask: 'life', player: 'A' },
}

/** What the owner has, for the others to try. */
interface World {
  readonly quizId: string
  readonly attemptId: string
  readonly examId: string
  /** What the players of its call, its last question, may be asked. */
  readonly examAskKey: string
  readonly diagnosticId: string
  /** A call of theirs, with a question to its players and a ruling. */
  readonly callId: string
  readonly askKey: string
  readonly ruling: string
  /** What they reported. */
  readonly reportId: string
  /** What they reported of what they have begun for the course. */
  readonly appealId: string
  /** A deck of the instructor, and the first of its two questions. */
  readonly deckId: string
  /** A session of the instructor, in which the owner plays: its id, its code, its open question. */
  readonly classId: string
  readonly classCode: string
  readonly classQuestionId: string
  readonly deckQuestionId: string
  /** A test on paper made of it, and what its codes carry. */
  readonly sheetId: string
  readonly sheetToken: string
  /** A question that the instructor wrote. */
  readonly ownId: string
  readonly session: string
  /** A course that the instructor teaches and the owner attends. */
  readonly courseId: string
  /** Something to do there. */
  readonly assignmentId: string
  /** What the owner has begun for it. */
  readonly runId: string
  /** An account that is none of those who ask. */
  readonly somebody: string
  readonly ownerEmail: string
  readonly ownerId: string
}

/** `instructor` teaches the course that the owner attends, `elsewhere` another one. */
type People = Readonly<Record<'nobody' | 'other' | 'elsewhere' | 'instructor' | 'administrator' | 'owner', Browser>>

async function world(): Promise<{ people: People; world: World }> {
  const make = async (role: string) => {
    const browser = newBrowser()
    const email = await register(browser)
    await sql(`UPDATE "User" SET role = '${role}' WHERE email = $1`, email)
    return { browser, email }
  }
  const [owner, other] = [await make('studente'), await make('studente')]
  const [instructor, administrator] = [await make('formatore'), await make('amministratore')]
  const elsewhere = await make('formatore')
  const { id: diagnosticId } = value(await as(owner.browser, () => startDiagnostic()))
  const { id: callId } = value(await as(owner.browser, () => startCall()))
  const { call } = value(await as(owner.browser, () => getCall({ id: callId })))
  const [askKey, ruling] = [call.asks[0]?.key ?? '', call.rulings[0]?.key ?? '']
  // What is open in an exam, a diagnostic or an assignment of theirs has no answer elsewhere: their own quiz is about something else.
  const [asked] = await sql<{ template: string }>('SELECT template FROM "QuizItem" WHERE "quizId" = $1', diagnosticId)
  const template = asked?.template === 'danno' ? 'guadagno' : 'danno'
  const quizId = await start(owner.browser, { template })
  await answer(owner.browser, quizId, 1)
  const [attempt] = value(await as(owner.browser, () => listMyHistory({}))).answers
  const { examId } = value(await as(owner.browser, () => startExam({ custom })))
  const examCall = value(await as(owner.browser, () => getExamQuestion({ examId, position: CALL_AT }))).call
  const taken = await sql<{ itemId: string }>('SELECT "itemId" FROM "QuizItem"')
  const free = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => `${template}.v1.${seed}`)
  itemId = free.find((id) => taken.every((other) => other.itemId !== id)) ?? 'every one is taken'
  const { id: reportId } = value(await as(owner.browser, () => sendReport({ subject: { item: itemId }, ...WRONG })))
  const course = { title: 'Arbitri', startsOn: '', endsOn: '' }
  const { courseId } = value(await as(instructor.browser, () => createCourse(course)))
  value(await as(elsewhere.browser, () => createCourse(course)))
  const task = { type: 'esercizio' as const, rules: [], lessons: [], template: 'legame', length: 3 }
  const { assignmentId } = value(
    await as(instructor.browser, () => makeAssignment({ courseId, task, title: 'Legame', ...NO_TIMES })),
  )
  const [attending] = await sql<{ id: string }>(
    `INSERT INTO "CourseMember" SELECT $1, id, 'studente', now() FROM "User" WHERE email = $2 RETURNING "userId" AS id`,
    courseId,
    owner.email,
  )
  const { path: runPath } = value(await as(owner.browser, () => beginAssignment({ assignmentId })))
  const begun = { quiz: runPath.replace('/quiz/', ''), position: 1 }
  const { id: appealId } = value(await as(owner.browser, () => sendReport({ subject: begun, ...WRONG })))
  // What is marked by hand has its answer.
  await answer(owner.browser, begun.quiz, ANSWERED_AT)
  const lesson = await openClass(instructor.browser, owner.browser, courseId)
  const { deckId } = value(await as(instructor.browser, () => makeDeck({ title: 'Legame vitale' })))
  value(await as(instructor.browser, () => addQuestions({ deckId, template: 'legame', count: 2 })))
  const [question] = value(await as(instructor.browser, () => getDeck({ deckId }))).questions
  const { sheetId } = value(await as(instructor.browser, () => makeSheet({ deckId, variants: 2, others: 'like' })))
  const { questionId: ownId } = value(await as(instructor.browser, () => makeOwn({ title: 'Mia' })))
  value(await as(instructor.browser, () => keepOwnDraft({ questionId: ownId, title: 'Mia', draft: OWN_DRAFT })))
  value(await as(instructor.browser, () => publishOwn({ questionId: ownId })))
  const [sheet] = await sql<{ token: string }>('SELECT token FROM "Sheet" WHERE id = $1', sheetId)
  const [row] = await sql<{ session: string }>(
    'SELECT s.id AS session FROM "Session" s JOIN "User" u ON u.id = s."userId" WHERE u.email = $1',
    owner.email,
  )
  const [somebody] = await sql<{ id: string }>(
    'INSERT INTO "User" (id, kind, email) VALUES (gen_random_uuid(), \'account\', $1) RETURNING id',
    newEmail(),
  )
  return {
    people: {
      nobody: newBrowser(),
      other: other.browser,
      elsewhere: elsewhere.browser,
      instructor: instructor.browser,
      administrator: administrator.browser,
      owner: owner.browser,
    },
    world: {
      quizId,
      attemptId: attempt?.id ?? '',
      examId,
      examAskKey: examCall?.asks[0]?.key ?? '',
      diagnosticId,
      callId,
      askKey,
      ruling,
      reportId,
      appealId,
      courseId,
      assignmentId,
      runId: runPath.replace('/quiz/', ''),
      deckId,
      ...lesson,
      deckQuestionId: question?.id ?? '',
      sheetId,
      sheetToken: sheet?.token ?? '',
      ownId,
      session: row?.session ?? '',
      somebody: somebody?.id ?? '',
      ownerEmail: owner.email,
      ownerId: attending?.id ?? '',
    },
  }
}

/** A session with its first question open, and a player. */
async function openClass(instructor: Browser, player: Browser, courseId: string) {
  const wish = { title: 'Prova', courseId, template: 'legame', length: 2, seconds: null, scores: 'off' } as const
  const { id: classId } = value(await as(instructor, () => startClass(wish)))
  const [row] = await sql<{ code: string; question: string }>(
    'SELECT s.code, q.id AS question FROM "ClassSession" s JOIN "ClassQuestion" q ON q."sessionId" = s.id AND q.position = 1 WHERE s.id = $1',
    classId,
  )
  const classCode = row?.code ?? ''
  value(await as(player, () => joinClass({ code: classCode, nickname: 'Anna', joinKey: newKey() })))
  value(await as(instructor, () => runCommand({ id: classId, command: { type: 'start' }, seen: 0 })))
  value(await as(instructor, () => runCommand({ id: classId, command: { type: 'open', seconds: null }, seen: 1 })))
  return { classId, classCode, classQuestionId: row?.question ?? '' }
}

/** What each of them is told; the owner comes last, so that they find what the others have left. */
type Told = Readonly<Record<keyof People, string>>
const all = (code: string): Told => ({
  nobody: code,
  other: code,
  elsewhere: code,
  instructor: code,
  administrator: code,
  owner: code,
})
/** What everybody has of their own, once they have an account. */
const own = (code = 'ok'): Told => ({ ...all(code), nobody: 'expired-session' })
/** What belongs to one person: nobody else is told that it exists, whatever their role. */
const owners = (code = 'ok'): Told => ({ ...all('not-found'), nobody: 'expired-session', owner: code })
/** What is for those who play in the session, with an account or without. */
const players = (code = 'ok', others = 'not-found'): Told => ({ ...all(others), owner: code })
/** What everybody may who teaches somewhere. */
const instructors = (code = 'ok'): Told => ({
  ...own('not-allowed'),
  elsewhere: code,
  instructor: code,
  administrator: code,
})
/** What belongs to those who attend one course. */
const attending = (code = 'ok'): Told => ({ ...own('not-found'), owner: code })
/** What belongs to those who teach one course; those of another course and administrators have no key to it. */
const teachers = (code = 'ok'): Told => ({
  ...own('not-allowed'),
  elsewhere: 'not-found',
  instructor: code,
  administrator: 'not-found',
})
const administrators = (code = 'ok'): Told => ({ ...own('not-allowed'), administrator: code })

/** A question that nobody has open. */
let itemId = ''
const giveUp = { giveUp: true }
const code = 'A'.repeat(43)

type UseCase = readonly [call: (world: World) => Promise<Result<unknown, string>>, told: Told]

const useCases: Readonly<Record<string, UseCase | 'only through next-auth'>> = {
  'account/adopt-guest': 'only through next-auth',
  'account/begin-session': 'only through next-auth',
  'account/check-credentials': 'only through next-auth',
  'account/end-session': 'only through next-auth',
  'account/enter-with-link': 'only through next-auth',
  'account/enter-with-provider': 'only through next-auth',
  'account/ask-link': [() => askLink({ email: newEmail(), purpose: 'signIn' }), all('not-found')],
  'account/ask-verification': [() => askVerification(), own('not-found')],
  'account/change-email': [() => changeEmail({ email: newEmail(), current: PASSWORD }), own('not-found')],
  'account/change-password': [() => changePassword({ current: PASSWORD, password: 'una frase nuova e mia' }), own()],
  'account/confirm-new-email': [() => confirmNewEmail({ code }), own('link-over')],
  'account/current-user': [() => currentUser(), all('ok')],
  'account/was-signed-in': [() => wasSignedIn(), all('ok')],
  'account/delete-account': [
    () => deleteAccount({ current: PASSWORD }),
    { ...own(), administrator: 'last-administrator' },
  ],
  'account/disconnect-provider': [() => disconnectProvider({ provider: 'oidc' }), own()],
  'account/end-everywhere': [() => endEverywhere(), own()],
  'account/end-one-session': [({ session }) => endOneSession({ id: session }), owners()],
  'account/export': [() => exportData({ format: 'json' }), own()],
  'account/list-sessions': [() => listSessions(), own()],
  'account/read-link': [() => readLink({ code, purpose: 'signIn' }), all('link-over')],
  'account/reset-password': [() => resetPassword({ code, password: 'una frase nuova e mia' }), all('link-over')],
  'account/set-name': [() => setName({ name: 'Anna Bianchi' }), own()],
  'account/sign-in': [
    ({ ownerEmail }) => signIn({ email: ownerEmail, password: 'non è questa' }),
    all('wrong-credentials'),
  ],
  'account/sign-in-with-link': [() => signInWithLink({ code }), all('link-over')],
  'account/sign-out': [() => signOut(), all('ok')],
  'account/sign-up': [
    () => signUp({ email: newEmail(), password: PASSWORD }),
    { ...all('already-signed-in'), nobody: 'ok' },
  ],
  'account/start-provider': [() => startProvider({ provider: 'oidc', next: '/' }), all('not-found')],
  'account/verify-email': [() => verifyEmail({ code }), own('link-over')],
  'account/ask-to-teach': [() => asksToTeach({ asks: true }), own()],
  'account/may-teach': [() => mayTeach(), own()],
  'account/ways-in': [() => waysIn(), own()],
  'admin/change-role': [({ somebody }) => changeRole({ userId: somebody, role: 'formatore' }), administrators()],
  'admin/asking': [() => listAsking(), administrators()],
  'admin/waiting-to-teach': [() => waitingToTeach(), administrators()],
  'admin/refuse-asking': [({ somebody }) => refuseAsking({ userId: somebody }), administrators()],
  'admin/find-accounts': [() => findAccounts({ text: '', after: '' }), administrators()],
  'admin/reply': [({ reportId: id }) => replyToReport({ id, upheld: true, reply: 'È vero.' }), administrators()],
  'admin/report': [({ reportId: id }) => readReport({ id }), administrators()],
  'admin/reports': [() => getInbox(), administrators()],
  'admin/restore': [() => restoreTemplate({ template: 'legame' }), administrators()],
  'admin/withdraw': [() => withdrawTemplate({ template: 'legame', reason: 'È sbagliato.' }), administrators()],
  'course/act-on-error': [
    ({ courseId }) =>
      actOnError({ courseId, about: { belief: '119.3/SEGRETO-credenza' }, way: 'review', key: newKey() }),
    teachers(),
  ],
  'course/plan-review': [
    ({ courseId }) => planReview({ courseId, about: { belief: '119.3/SEGRETO-credenza' } }),
    teachers(),
  ],
  'course/add-to-review': [
    ({ courseId, assignmentId }) => addToReview({ courseId, assignmentId }),
    teachers('not-found'),
  ],
  'course/act-on-question': [
    ({ courseId }) => actOnQuestion({ courseId, question: 'legame', way: 'deck', key: newKey() }),
    teachers(),
  ],
  'course/today': [({ courseId }) => getToday({ courseId }), teachers()],
  'course/add-instructor': [
    ({ courseId }) => addInstructor({ courseId, email: newEmail() }),
    teachers('no-such-instructor'),
  ],
  'course/add-lessons': [({ courseId }) => addLessons({ courseId, lessons: ['danno'] }), teachers()],
  'course/add-roster': [({ courseId }) => addRoster({ courseId, text: newEmail() }), teachers()],
  'course/archive': [({ courseId }) => archiveCourse({ courseId, archived: true }), teachers()],
  'course/assignment': [({ courseId, assignmentId }) => getAssignment({ courseId, assignmentId }), teachers()],
  'course/assignment-example': [
    ({ courseId, assignmentId }) => exampleOfAssignment({ courseId, assignmentId }),
    teachers(),
  ],
  'course/assignments': [({ courseId }) => getAssignments({ courseId }), teachers()],
  'course/appeal': [({ courseId, appealId: reportId }) => getAppeal({ courseId, reportId }), teachers()],
  'course/waiting-appeals': [({ courseId }) => countWaiting({ courseId }), teachers()],
  'course/appeals': [({ courseId }) => getAppeals({ courseId }), teachers()],
  'course/count-again': [
    ({ courseId, somebody: leftOutId }) => countAgainInCourse({ courseId, leftOutId }),
    teachers('not-found'),
  ],
  'course/leave-out': [
    ({ courseId, assignmentId }) =>
      leaveOutAsked({ courseId, assignmentId, template: 'legame', itemId: null, reason: 'È sbagliata.' }),
    teachers(),
  ],
  'course/pass-on': [({ courseId, appealId: reportId }) => passAppealOn({ courseId, reportId }), teachers()],
  'course/reply-appeal': [
    ({ courseId, appealId: reportId }) =>
      replyToAppeal({ courseId, reportId, upheld: true, reply: 'È vero.', seen: null }),
    teachers(),
  ],
  'course/answers': [({ courseId, assignmentId }) => getAnswers({ courseId, assignmentId }), teachers()],
  'course/responses': [({ courseId, assignmentId }) => getResponses({ courseId, assignmentId }), teachers()],
  'course/answer-in-turn': [
    ({ courseId, assignmentId }) => getAnswerInTurn({ courseId, assignmentId, question: 'legame', n: '1' }),
    teachers(),
  ],
  'course/attempts': [({ courseId, assignmentId }) => getAttempts({ courseId, assignmentId }), teachers()],
  'course/attempt': [
    ({ courseId, ownerId: userId, runId: quizId }) => getAttempt({ courseId, userId, quizId }),
    teachers(),
  ],
  'course/attempt-question': [
    ({ courseId, ownerId: userId, runId: quizId }) => getAttemptQuestion({ courseId, userId, quizId, position: 1 }),
    teachers(),
  ],
  'course/mark-question': [
    ({ courseId, ownerId: userId, runId: quizId }) =>
      markQuestion({ courseId, userId, quizId, position: ANSWERED_AT, points: 0.5, reason: 'A voce.' }),
    teachers(),
  ],
  'course/unmark-question': [
    ({ courseId, ownerId: userId, runId: quizId }) =>
      unmarkQuestion({ courseId, userId, quizId, position: ANSWERED_AT }),
    teachers(),
  ],
  'course/chosen-attempts': [
    ({ courseId, assignmentId }) => getChosenAttempts({ courseId, assignmentId, quizIds: 'all' }),
    teachers(),
  ],
  'course/hand-in-attempts': [
    ({ courseId, assignmentId, runId }) => handInAttempts({ courseId, assignmentId, quizIds: [runId] }),
    teachers(),
  ],
  'course/annul-attempt': [
    ({ courseId, assignmentId, runId: quizId }) =>
      annulAttempt({ courseId, assignmentId, quizId, reason: 'A libro aperto.' }),
    teachers(),
  ],
  'course/count-attempt-again': [
    ({ courseId, assignmentId, runId: quizId }) => countAttemptAgain({ courseId, assignmentId, quizId }),
    teachers(),
  ],
  'course/begin-assignment': [({ assignmentId }) => beginAssignment({ assignmentId }), attending()],
  'course/calendar': [() => getCalendar(), own()],
  'course/change-assignment': [
    ({ courseId, assignmentId }) => changeAssignment({ courseId, assignmentId, title: 'Altro', ...NO_TIMES }),
    teachers(),
  ],
  'course/duty': [({ courseId, assignmentId }) => getDuty({ courseId, assignmentId }), attending()],
  'course/export-answers': [({ courseId, assignmentId }) => exportAnswers({ courseId, assignmentId }), teachers()],
  'course/export-gradebook': [({ courseId }) => exportGradebook({ courseId, format: 'csv' }), teachers()],
  'course/export-report': [({ courseId }) => exportReport({ courseId, table: 'regole' }), teachers()],
  'course/extend': [
    ({ courseId, assignmentId, ownerId: userId }) =>
      extend({ courseId, assignmentId, userId, dueAt: '2026-12-01T10:00', closesAt: '' }),
    teachers(),
  ],
  'course/make-exception': [
    ({ courseId, assignmentId, ownerId: userId }) =>
      makeException({ courseId, assignmentId, userId, exception: { kind: 'excuse' }, reason: 'Era malata.' }),
    teachers(),
  ],
  'course/many-marks': [({ courseId, assignmentId }) => getManyMarks({ courseId, assignmentId }), teachers()],
  'course/save-many-marks': [
    ({ courseId, assignmentId, ownerId: userId }) =>
      saveManyMarks({
        ...{ courseId, assignmentId, outOf: '10', reason: 'A voce.' },
        lines: [{ userId, was: '', points: '7,5', wasExcused: false, excused: false }],
      }),
    teachers(),
  ],
  'course/take-back': [
    ({ courseId, assignmentId, ownerId: userId }) => takeBack({ courseId, assignmentId, userId, kind: 'excuse' }),
    teachers(),
  ],
  'course/make-assignment': [
    ({ courseId }) =>
      makeAssignment({ courseId, task: { type: 'lezioni', lessons: ['danno'] }, title: 'Danno', ...NO_TIMES }),
    teachers(),
  ],
  'course/change-lesson': [
    ({ courseId }) => changeLesson({ courseId, lesson: 'danno', note: '', dueOn: '' }),
    teachers(),
  ],
  'course/change': [({ courseId }) => changeCourse({ courseId, title: 'Altro', startsOn: '', endsOn: '' }), teachers()],
  'classroom/act-on-error': [
    ({ classId: id }) => actOnSessionError({ id, belief: '119.3/SEGRETO-credenza', way: 'deck', key: newKey() }),
    teachers(),
  ],
  'classroom/answer': [
    ({ classCode: code, classQuestionId: questionId }) =>
      answerClassQuestion({ code, questionId, answer: giveUp, idempotencyKey: newKey() }),
    players('ok', 'not-playing'),
  ],
  'classroom/command': [({ classId: id }) => runCommand({ id, command: { type: 'pause' }, seen: 2 }), teachers()],
  'classroom/doubt': [
    ({ classCode: code, classQuestionId: questionId }) => doubtStep({ code, questionId, step: 1, doubts: true }),
    players('class-not-now'),
  ],
  'classroom/export': [({ classId: id }) => exportClass({ id }), teachers()],
  'classroom/follow-as-leader': [
    async ({ classId: id }) => followAsLeader({ id, role: 'host', lastSeq: null }),
    teachers(),
  ],
  'classroom/follow-as-player': [
    async ({ classCode: code }) => followAsPlayer({ code, lastSeq: null }),
    players('ok', 'expired-session'),
  ],
  'classroom/join': [
    ({ classCode: code }) => joinClass({ code, nickname: newKey().slice(0, 20), joinKey: newKey() }),
    all('ok'),
  ],
  'classroom/lead': [({ classId: id }) => leadClass({ id }), teachers()],
  'classroom/list': [() => listClasses({}), instructors()],
  'classroom/look': [({ classCode: code }) => lookAtClass({ code }), all('ok')],
  'classroom/look-for-one': [() => lookForOne({ question: 'danno' }), instructors()],
  'classroom/open-now': [() => openNow({ key: newKey(), source: { lesson: '' } }), instructors()],
  'classroom/report': [({ classId: id }) => reportClass({ id }), teachers()],
  'classroom/start': [
    () => startClass({ title: 'Prova', courseId: null, length: 1, seconds: null, scores: 'off' }),
    instructors(),
  ],
  'classroom/want': [
    ({ classCode: code, classQuestionId: questionId }) => wantToAsk({ code, questionId, ballot: 1, key: 'nothing' }),
    players('invalid-answer', 'not-playing'),
  ],
  'course/copy': [({ courseId }) => copyCourse({ courseId, title: 'Copia', startsOn: '' }), teachers()],
  'course/create': [() => createCourse({ title: 'Arbitri', startsOn: '', endsOn: '' }), instructors()],
  'course/drop-waiting': [({ courseId }) => dropWaiting({ courseId, entryId: courseId }), teachers()],
  'course/get-attended': [({ courseId }) => getAttended({ courseId }), attending()],
  'course/get-taught': [({ courseId }) => getTaught({ courseId }), teachers()],
  'course/gradebook': [({ courseId }) => getGradebook({ courseId }), teachers()],
  'course/invitation': [() => getInvitation({ code: 'AAAAAAAA' }), all('no-such-course')],
  'course/join': [() => joinCourse({ code: 'AAAAAAAA' }), own('no-such-course')],
  'course/leave': [({ courseId }) => leaveCourse({ courseId }), attending()],
  'course/lessons': [({ courseId }) => getLessons({ courseId }), teachers()],
  'course/list-attended': [() => listAttended(), own()],
  'course/list-taught': [() => listTaught(), instructors()],
  'course/teachers-day': [() => teachersDay(), instructors()],
  'deck/add-items': [({ deckId }) => addItems({ deckId, itemIds: ['danno.v1.30'] }), teachers()],
  'deck/choose': [({ deckId }) => chooseForDeck({ deckId, count: 1 }), teachers()],
  'deck/look-at-chosen': [({ deckId }) => lookAtChosen({ deckId, itemIds: ['danno.v1.30'] }), teachers()],
  'deck/add-own': [({ deckId, ownId: questionId }) => addOwn({ deckId, questionId, together: true }), teachers()],
  'deck/add-questions': [({ deckId }) => addQuestions({ deckId, template: 'danno', count: 1 }), teachers()],
  'deck/change': [({ deckId }) => changeDeck({ deckId, title: 'Altro' }), teachers()],
  'deck/move': [({ deckId, courseId }) => moveDeck({ deckId, courseId }), teachers()],
  'deck/change-variant': [
    ({ deckId, deckQuestionId: questionId }) => changeVariant({ deckId, questionId }),
    teachers(),
  ],
  'deck/duplicate': [({ deckId }) => duplicateDeck({ deckId, key: 'una' }), teachers()],
  'deck/export': [({ deckId }) => exportDeck({ deckId, format: 'gift' }), teachers()],
  'deck/preview-template': [({ deckId }) => previewTemplate({ deckId, template: 'legame', n: 1 }), teachers()],
  'deck/find-templates': [({ deckId }) => findTemplates({ deckId, text: '' }), teachers()],
  'deck/get': [({ deckId }) => getDeck({ deckId }), teachers()],
  'deck/get-question': [
    ({ deckId, deckQuestionId: questionId }) => getDeckQuestion({ deckId, questionId }),
    teachers(),
  ],
  'deck/list': [() => listMyDecks({}), instructors()],
  'deck/make': [() => makeDeck({ title: 'Mio' }), instructors()],
  'deck/move-question': [
    ({ deckId, deckQuestionId: questionId }) => moveQuestion({ deckId, questionId, after: 1 }),
    teachers(),
  ],
  'deck/remove-question': [
    ({ deckId, deckQuestionId: questionId }) => removeQuestion({ deckId, questionId, back: false }),
    teachers(),
  ],
  'deck/try': [({ deckId }) => tryDeck({ deckId }), teachers()],
  'course/members': [({ courseId }) => getMembers({ courseId }), teachers()],
  'course/own-class-result': [({ courseId, classId }) => ownClassResult({ courseId, classId }), attending()],
  'course/move-lesson': [({ courseId }) => moveLesson({ courseId, lesson: 'danno', how: 'up' }), teachers()],
  'course/preview-roster': [({ courseId }) => previewRoster({ courseId, text: newEmail() }), teachers()],
  'course/read-calendar': [() => readCalendar({ token: code }), all('not-found')],
  'course/renew-calendar': [() => renewCalendar(), own()],
  'course/renew-code': [({ courseId }) => renewCode({ courseId, open: true }), teachers()],
  'course/remove-assignment': [
    ({ courseId, assignmentId }) => removeAssignment({ courseId, assignmentId, back: true }),
    teachers(),
  ],
  'course/report': [({ courseId }) => getReport({ courseId }), teachers()],
  'course/set-member': [({ courseId, ownerId }) => setMember({ courseId, userId: ownerId, removed: true }), teachers()],
  'course/share-all': [({ courseId }) => shareAll({ courseId, sharesAll: true }), attending()],
  'course/student': [({ courseId, ownerId: userId }) => getStudent({ courseId, userId }), teachers()],
  'course/student-work': [
    ({ courseId, ownerId: userId, assignmentId }) => getWork({ courseId, userId, assignmentId }),
    teachers(),
  ],
  'course/undo-roster': [({ courseId }) => undoRoster({ courseId, batchId: courseId }), teachers()],
  'diagnostic/answer': [
    ({ diagnosticId: id }) => saveDiagnosticAnswer({ id, position: 1, answer: giveUp, idempotencyKey: newKey() }),
    owners(),
  ],
  'diagnostic/list': [() => listDiagnostics(), all('ok')],
  'diagnostic/question': [({ diagnosticId: id }) => getDiagnosticQuestion({ id }), owners()],
  'diagnostic/result': [({ diagnosticId: id }) => getDiagnosticResult({ id }), owners('exam-open')],
  'call/ask': [({ callId: id, askKey: key }) => askPlayers({ id, key }), owners()],
  'call/get': [({ callId: id }) => getCall({ id }), owners()],
  'call/list': [() => listCalls(), all('ok')],
  'call/rule': [({ callId: id, ruling }) => ruleCall({ id, ruling }), owners()],
  'call/start': [() => startCall(), all('ok')],
  'diagnostic/start': [() => startDiagnostic(), all('ok')],
  'exam/ask-players': [({ examId, examAskKey: key }) => askInExam({ examId, position: CALL_AT, key }), owners()],
  'exam/flag-question': [({ examId }) => setFlag({ examId, position: 1, flagged: true }), owners()],
  'exam/get-exam': [({ examId }) => getExam({ examId }), owners()],
  'exam/get-question': [({ examId }) => getExamQuestion({ examId, position: 1 }), owners()],
  'exam/list': [() => listExams({}), all('ok')],
  'exam/result': [({ examId }) => getExamResult({ examId }), owners('exam-open')],
  'exam/save-choice': [
    ({ examId }) => saveChoice({ examId, position: 1, answer: { giveUp: true }, idempotencyKey: newKey() }),
    owners(),
  ],
  'exam/start-exam': [() => startExam({ custom }), all('ok')],
  'exam/submit': [({ examId }) => submitExam({ examId }), owners()],
  // The owner has an open exam.
  'export/questions': [
    () => exportQuestions({ lessons: [], rules: [], count: 1, format: 'gift', series: 1 }),
    { ...all('ok'), owner: 'exam-running' },
  ],
  'export/subjects': [() => getSubjects({ rules: [] }), all('ok')],
  'health/check': [() => checkHealth(), all('ok')],
  'item/answer-item': [() => answerItem({ itemId, answer: giveUp, idempotencyKey: newKey() }), all('ok')],
  'item/find-instead': [() => findInstead({ itemId }), all('not-found')],
  'item/get-item': [() => getItem({ itemId }), all('ok')],
  'item/is-open': [() => isItemOpen({ itemId }), all('ok')],
  // Anybody reports what anybody reads; a question of somebody's quiz is theirs alone.
  'report/list': [() => listOwnReports(), all('ok')],
  'report/look': [({ quizId: quiz }) => lookAtReportable({ quiz, position: 1 }), owners()],
  'report/news': [() => countNews(), all('ok')],
  'report/send': [({ quizId: quiz }) => sendReport({ subject: { quiz, position: 1 }, ...WRONG }), owners()],
  'rule/believers': [() => countBelievers({ rules: ['119.3'], beliefs: [] }), all('ok')],
  'own/archive': [({ ownId: questionId }) => archiveOwn({ questionId, archived: true }), teachers()],
  'own/begin-now': [() => beginOwnNow({}), instructors()],
  'own/duplicate': [({ ownId: questionId }) => duplicateOwn({ questionId, what: 'all' }), teachers()],
  'own/move': [({ ownId: questionId, courseId }) => moveOwn({ questionId, courseId }), teachers()],
  'own/answer-tried': [
    ({ ownId: questionId }) => answerTried({ questionId, version: 1, answer: { giveUp: true } }),
    teachers(),
  ],
  'own/try': [({ ownId: questionId }) => tryOwn({ questionId }), teachers()],
  'own/get': [({ ownId: questionId }) => getOwn({ questionId }), teachers()],
  'own/keep-draft': [
    ({ ownId: questionId }) => keepOwnDraft({ questionId, title: 'Altra', draft: OWN_DRAFT }),
    teachers(),
  ],
  'own/list': [() => listMyOwn({}), instructors()],
  'own/look': [({ ownId: questionId }) => lookAtOwn({ questionId }), teachers()],
  'own/make': [() => makeOwn({ title: 'Mia' }), instructors()],
  'own/publish': [({ ownId: questionId }) => publishOwn({ questionId }), teachers()],
  'practice/get-goal': [() => getGoal(), all('ok')],
  'practice/get-practice': [() => getPractice(), all('ok')],
  'practice/keep-plan': [() => keepPlan({ examOn: null, dailyGoal: 10, streak: false, confidence: false }), all('ok')],
  'progress/get-past-answer': [({ attemptId }) => getPastAnswer({ attemptId }), owners()],
  'progress/get-progress': [() => getProgress(), own()],
  'progress/get-reader': [() => getReader(), all('ok')],
  'progress/list-history': [() => listMyHistory({}), own()],
  'quiz/continue-point': [() => continuePoint({ itemId }), all('ok')],
  'quiz/get-question': [({ quizId }) => getQuestion({ quizId, position: 1 }), owners()],
  'quiz/get-quiz': [({ quizId }) => getQuiz({ quizId }), owners()],
  // Nothing but that there is one: an id that nobody can guess.
  'quiz/is-there': [({ quizId }) => isThere({ id: quizId }), all('ok')],
  'quiz/get-result': [({ quizId }) => getResult({ quizId }), owners()],
  'quiz/set-aside': [({ quizId }) => setAside({ quizId }), owners()],
  // Who has one that was begun is told so, and nobody is told of another's.
  'quiz/start-quiz': [() => startQuiz({}), { ...all('ok'), owner: 'quiz-open' }],
  'quiz/submit-answer': [
    ({ quizId }) => submitAnswer({ quizId, position: 2, answer: giveUp, idempotencyKey: newKey() }),
    owners(),
  ],
  'reading/get-reading': [() => getReading(), all('ok')],
  'reading/keep-reading': [
    () => keepReading({ entries: [{ lesson: 'x', section: 'y', what: 'read', ago: 0 }] }),
    all('ok'),
  ],
  'sheet/get': [({ sheetId }) => getSheet({ sheetId }), teachers()],
  // Closed, it is read by its instructor alone, and others are not told what it is about.
  'sheet/get-correction': [
    ({ sheetToken: token }) => getCorrection({ token, variant: 'A' }),
    { ...all('correction-closed'), instructor: 'ok' },
  ],
  'sheet/list': [({ deckId }) => listMySheets({ deckId }), teachers()],
  'sheet/make': [({ deckId }) => makeSheet({ deckId, variants: 1, others: 'same' }), teachers()],
  'sheet/drop-scan': [({ sheetId }) => dropScan({ sheetId, scanId: sheetId }), teachers('not-found')],
  'sheet/read-scan': [({ sheetId }) => readScan({ sheetId, text: 'nome;variante;1\nAnna;A;B' }), teachers()],
  'sheet/paper-marks': [({ sheetId }) => getPaperMarks({ sheetId, scanId: sheetId }), teachers('not-found')],
  'sheet/save-paper-marks': [
    ({ sheetId }) => savePaperMarks({ sheetId, scanId: sheetId, whose: [] }),
    teachers('not-found'),
  ],
  'sheet/settle-marks': [({ sheetId }) => settleMarks({ sheetId, scanId: sheetId, marks: [] }), teachers('not-found')],
  'sheet/scans': [({ sheetId }) => getScans({ sheetId }), teachers()],
  // Of no course it has no class.
  'sheet/typed-answers': [({ sheetId }) => getTypedAnswers({ sheetId }), teachers('not-found')],
  'sheet/read-typed': [({ sheetId }) => readTypedAnswers({ sheetId, lines: [] }), teachers('not-found')],
  'sheet/answers-model': [({ sheetId }) => getAnswersModel({ sheetId }), teachers('not-found')],
  'sheet/one-paper': [({ sheetId }) => getOnePaper({ sheetId, scanId: sheetId, line: 2 }), teachers('not-found')],
  'sheet/open-correction': [({ sheetId }) => openCorrection({ sheetId, open: true }), teachers()],
}

/** Sends a form to an action; what comes back is `→ path`, `ok`, or a code. */
type Action = readonly [
  action: (before: null, form: FormData) => Promise<unknown>,
  fields: (world: World) => Readonly<Record<string, string>>,
  told: Told,
]
const NEW = { current: PASSWORD, password: 'una frase nuova e mia' }

const inCourse =
  (fields: Readonly<Record<string, string>>) =>
  ({ courseId }: World) => ({ courseId, ...fields })

const inTask =
  (fields: Readonly<Record<string, string>>) =>
  ({ courseId, assignmentId }: World) => ({ courseId, assignmentId, ...fields })

const inQuestion = (things: World) => ({
  ...inTask({ position: String(ANSWERED_AT) })(things),
  userId: things.ownerId,
  quizId: things.runId,
})

const actions: Readonly<Record<string, Action>> = {
  '(aula)/formatore/corsi/[id]#add': [taught.add, inCourse({ text: 'a@esempio.it' }), teachers('→ /formatore')],
  '(aula)/formatore/corsi/[id]#archive': [taught.archive, inCourse({ archived: '1' }), teachers('→ /formatore')],
  '(aula)/formatore/corsi/[id]#copy': [taught.copy, inCourse({ title: 'Copia' }), teachers('→ /formatore')],
  '(aula)/formatore/corsi/[id]#drop': [taught.drop, inCourse({}), teachers('→ /formatore')],
  '(aula)/formatore/corsi/[id]#invite': [taught.invite, inCourse({ email: 'a@b.it' }), teachers('no-such-instructor')],
  '(aula)/formatore/corsi/[id]#move': [
    taught.move,
    ({ courseId, ownerId }) => ({ courseId, userId: ownerId }),
    teachers('→ /formatore'),
  ],
  '(aula)/formatore/corsi/[id]#preview': [taught.preview, inCourse({ text: 'a@esempio.it' }), teachers()],
  '(aula)/formatore/corsi/[id]#rename': [taught.rename, inCourse({ title: 'Altro' }), teachers('→ /formatore')],
  '(aula)/formatore/corsi/[id]#renew': [taught.renew, inCourse({}), teachers('→ /formatore')],
  '(aula)/formatore/corsi/[id]#undo': [taught.undo, inCourse({}), teachers('→ /formatore')],
  '(aula)/formatore/corsi/[id]/compiti#change': [
    assignments.change,
    inTask({ title: 'Altro' }),
    teachers('→ /formatore'),
  ],
  '(aula)/formatore/corsi/[id]/compiti#drop': [assignments.drop, inTask({}), teachers('→ /formatore')],
  '(aula)/formatore/corsi/[id]/compiti#giveTime': [
    assignments.giveTime,
    (things) => ({ ...inTask({ dueAt: '2026-12-01T10:00' })(things), userId: things.ownerId }),
    teachers('→ /formatore'),
  ],
  '(aula)/formatore/corsi/[id]/compiti#make': [
    assignments.make,
    inCourse({ type: 'lezioni', lesson: 'danno', title: 'Danno' }),
    teachers('→ /formatore'),
  ],
  '(aula)/formatore/corsi/[id]/compiti#putBack': [assignments.putBack, inTask({}), teachers('→ /formatore')],
  '(aula)/formatore/corsi/[id]/compiti/[compito]/tentativi#handIn': [
    attempts.handIn,
    (things) => ({ ...inTask({ reason: '' })(things), t: things.runId }),
    teachers('→ /formatore'),
  ],
  '(aula)/formatore/corsi/[id]/compiti/[compito]/tentativi#takeOut': [
    attempts.takeOut,
    (things) => ({ ...inTask({ reason: 'A libro aperto.' })(things), t: things.runId }),
    teachers('→ /formatore'),
  ],
  '(aula)/formatore/corsi/[id]/compiti/[compito]/tentativi#putBackIn': [
    attempts.putBackIn,
    (things) => ({ ...inTask({})(things), t: things.runId }),
    teachers('→ /formatore'),
  ],
  '(aula)/formatore/corsi/[id]/compiti/[compito]/voti#giveMarks': [
    manyMarks.giveMarks,
    (things) => ({
      ...inTask({ outOf: '10', reason: 'A voce.' })(things),
      [`era:${things.ownerId}`]: '',
      [`punti:${things.ownerId}`]: '7,5',
    }),
    teachers('→ /formatore'),
  ],
  '(aula)/formatore/corsi/[id]/registro#excuse': [
    registro.excuse,
    (things) => ({ ...inTask({ reason: 'Era malata.' })(things), userId: things.ownerId }),
    teachers('→ /formatore'),
  ],
  '(aula)/formatore/corsi/[id]/registro#giveAttempts': [
    registro.giveAttempts,
    (things) => ({ ...inTask({ attempts: '1' })(things), userId: things.ownerId }),
    teachers('→ /formatore'),
  ],
  '(aula)/formatore/corsi/[id]/registro#giveMark': [
    registro.giveMark,
    (things) => ({ ...inTask({ points: '7,5', outOf: '10', reason: 'A voce.' })(things), userId: things.ownerId }),
    teachers('→ /formatore'),
  ],
  '(aula)/formatore/corsi/[id]/registro#giveMoreTime': [
    registro.giveMoreTime,
    (things) => ({ ...inTask({ dueAt: '2026-12-01T10:00' })(things), userId: things.ownerId }),
    teachers('→ /formatore'),
  ],
  '(aula)/formatore/corsi/[id]/registro#giveQuestionMark': [
    registro.giveQuestionMark,
    (things) => ({ ...inQuestion(things), points: '0,5', reason: 'A voce.' }),
    teachers('→ /formatore'),
  ],
  '(aula)/formatore/corsi/[id]/registro#takeQuestionMarkBack': [
    registro.takeQuestionMarkBack,
    (things) => inQuestion(things),
    teachers('→ /formatore'),
  ],
  '(aula)/formatore/corsi/[id]/registro#takeItBack': [
    registro.takeItBack,
    (things) => ({ ...inTask({ kind: 'excuse' })(things), userId: things.ownerId }),
    teachers('→ /formatore'),
  ],
  '(aula)/formatore/corsi/[id]/segnalazioni#answerAppeal': [
    appeals.answerAppeal,
    ({ courseId, appealId: reportId }) => ({ courseId, reportId, outcome: 'si', reply: 'È vero.', seen: '' }),
    teachers('→ /formatore'),
  ],
  '(aula)/formatore/corsi/[id]/segnalazioni#leaveOut': [
    appeals.leaveOut,
    ({ courseId, assignmentId }) => ({
      courseId,
      assignmentId,
      template: 'legame',
      what: 'tutte',
      reason: 'È sbagliata.',
    }),
    teachers('→ /formatore'),
  ],
  '(aula)/formatore/corsi/[id]/segnalazioni#letCount': [
    appeals.letCount,
    ({ courseId, somebody: leftOutId }) => ({ courseId, leftOutId, back: 'segnalazioni' }),
    teachers('not-found'),
  ],
  '(aula)/formatore/corsi/[id]/segnalazioni#passOn': [
    appeals.passOn,
    ({ courseId, appealId: reportId }) => ({ courseId, reportId }),
    teachers('→ /formatore'),
  ],
  '(aula)/formatore/corsi/[id]/lezioni#add': [
    courseLessons.add,
    inCourse({ lesson: 'danno' }),
    teachers('→ /formatore'),
  ],
  '(aula)/formatore/corsi/[id]/errori#act': [
    courseErrors.act,
    inCourse({ belief: '119.3/SEGRETO-credenza', way: 'review', key: 'una' }),
    teachers('→ /formatore'),
  ],
  '(aula)/formatore/corsi/[id]/errori#giveReview': [
    courseErrors.giveReview,
    inCourse({ belief: '119.3/SEGRETO-credenza', key: 'una', dueAt: '', weight: '1' }),
    teachers('→ /formatore'),
  ],
  '(aula)/formatore/corsi/[id]/errori#giveToOthers': [courseErrors.giveToOthers, inTask({}), teachers('not-found')],
  '(aula)/formatore/corsi/[id]/compiti/[compito]/risposte/una#markInTurn': [
    inTurn.markInTurn,
    (things) => ({ ...inQuestion(things), points: '0.5', reason: 'A voce.', question: 'legame', next: '' }),
    teachers('→ /formatore'),
  ],
  '(aula)/formatore/corsi/[id]/rapporto#actOn': [
    courseReport.actOn,
    inCourse({ question: 'legame', way: 'deck', key: 'una' }),
    teachers('→ /formatore'),
  ],
  '(aula)/formatore/corsi/[id]/lezioni#change': [
    courseLessons.change,
    inCourse({ lesson: 'danno' }),
    teachers('→ /formatore'),
  ],
  '(aula)/formatore/corsi/[id]/lezioni#move': [
    courseLessons.move,
    inCourse({ lesson: 'danno', how: 'out' }),
    teachers('→ /formatore'),
  ],
  '(aula)/formatore#makeCourse': [teaching.makeCourse, () => ({ title: 'Arbitri' }), instructors('→ /formatore')],
  '(aula)/formatore/domande#keep': [
    async (_, form) =>
      (await ownQuestions.keep(String(form.get('questionId')), { title: 'Altra', ...OWN_DRAFT })) ?? { ok: true },
    ({ ownId: questionId }) => ({ questionId }),
    teachers(),
  ],
  '(aula)/formatore/domande#look': [
    (_, form) => ownQuestions.look(String(form.get('questionId'))),
    ({ ownId: questionId }) => ({ questionId }),
    teachers(),
  ],
  '(aula)/formatore/domande#make': [ownQuestions.make, () => ({ title: 'Mia' }), instructors('→ /formatore')],
  '(aula)/formatore/domande#duplicate': [
    ownQuestions.duplicate,
    ({ ownId: questionId }) => ({ questionId, what: 'situation' }),
    teachers('→ /formatore'),
  ],
  '(aula)/formatore/domande#share': [
    ownQuestions.share,
    ({ ownId: questionId, courseId }) => ({ questionId, courseId }),
    teachers('→ /formatore'),
  ],
  '(aula)/formatore/domande#answerTry': [
    ownQuestions.answerTry,
    ({ ownId: questionId }) => ({ questionId, version: '1', giveUp: '1' }),
    teachers(),
  ],
  '(aula)/formatore/domande#publish': [
    ownQuestions.publish,
    ({ ownId: questionId }) => ({ questionId }),
    teachers('→ /formatore'),
  ],
  '(aula)/formatore/domande#writeNow': [ownQuestions.writeNow, () => ({}), instructors('→ /formatore')],
  '(aula)/formatore/domande#publishAndOpen': [
    ownQuestions.publishAndOpen,
    ({ ownId: questionId }) => ({ questionId, key: newKey() }),
    teachers('→ /formatore'),
  ],
  '(aula)/formatore/domande#putAway': [
    ownQuestions.putAway,
    ({ ownId: questionId }) => ({ questionId, archived: '1' }),
    teachers('→ /formatore'),
  ],
  '(aula)/formatore/sessioni/subito#open': [
    atOnce.open,
    () => ({ key: newKey(), lesson: '' }),
    instructors('→ /formatore'),
  ],
  '(aula)/formatore/sessioni/subito#look': [
    atOnce.look,
    () => ({ key: newKey(), question: 'danno.v1.3' }),
    instructors('→ /formatore'),
  ],
  '(aula)/formatore/fogli#correct': [
    papers.correct,
    ({ sheetId }) => ({ sheetId, open: '1' }),
    teachers('→ /formatore'),
  ],
  '(aula)/formatore/fogli#dropRead': [
    papers.dropRead,
    ({ sheetId }) => ({ sheetId, scanId: sheetId }),
    teachers('not-found'),
  ],
  '(aula)/formatore/fogli#readPapers': [
    papers.readPapers as never,
    ({ sheetId }) => ({ sheetId, text: 'nome;variante;1\nAnna;A;B' }),
    teachers(),
  ],
  '(aula)/formatore/fogli#readTyped': [
    papers.readTyped as never,
    ({ sheetId }) => ({ sheetId }),
    teachers('not-found'),
  ],
  '(aula)/formatore/fogli#savePapers': [
    papers.savePapers,
    ({ sheetId }) => ({ sheetId, scanId: sheetId }),
    teachers('not-found'),
  ],
  '(aula)/formatore/fogli#makePaper': [papers.makePaper, ({ deckId }) => ({ deckId }), teachers('→ /formatore')],
  '(aula)/formatore/mazzi#add': [decks.add, ({ deckId }) => ({ deckId, count: '1' }), teachers('→ /formatore')],
  '(aula)/formatore/mazzi#addChosen': [
    decks.addChosen,
    ({ deckId }) => ({ deckId, itemId: 'danno.v1.31' }),
    teachers('→ /formatore'),
  ],
  '(aula)/formatore/mazzi#choose': [decks.choose, ({ deckId }) => ({ deckId, count: '1' }), teachers('→ /formatore')],
  '(aula)/formatore/mazzi#chooseAnother': [
    decks.chooseAnother,
    ({ deckId }) => ({ deckId, domanda: 'danno.v1.31', itemId: 'danno.v1.31' }),
    teachers('→ /formatore'),
  ],
  '(aula)/formatore/mazzi#addWritten': [
    decks.addWritten,
    ({ deckId, ownId: questionId }) => ({ deckId, questionId }),
    teachers('→ /formatore'),
  ],
  '(aula)/formatore/mazzi#arrange': [
    decks.arrange as never,
    ({ deckId, deckQuestionId }) => ({ deckId, sposta: `${deckQuestionId}:1` }),
    teachers(),
  ],
  '(aula)/formatore/mazzi#duplicate': [
    decks.duplicate,
    ({ deckId }) => ({ deckId, key: 'una' }),
    teachers('→ /formatore'),
  ],
  '(aula)/formatore/mazzi#make': [decks.make, () => ({ title: 'Mio' }), instructors('→ /formatore')],
  '(aula)/formatore/mazzi#place': [
    decks.place,
    ({ deckId, courseId }) => ({ deckId, courseId }),
    teachers('→ /formatore'),
  ],
  '(aula)/formatore/mazzi#putAway': [
    decks.putAway,
    ({ deckId }) => ({ deckId, archived: '1' }),
    teachers('→ /formatore'),
  ],
  '(aula)/formatore/mazzi#rename': [
    decks.rename,
    ({ deckId }) => ({ deckId, title: 'Altro' }),
    teachers('→ /formatore'),
  ],
  '(aula)/formatore/mazzi#tryOut': [decks.tryOut, ({ deckId }) => ({ deckId }), teachers('→ /quiz')],
  '(aula)/formatore/sessioni#begin': [
    classes.begin,
    () => ({ title: 'Prova', length: '1', scores: 'off' }),
    instructors('→ /formatore'),
  ],
  '(aula)/formatore/sessioni#beginWithCall': [
    classes.beginWithCall,
    ({ callId: id }) => ({ id }),
    instructors('class-empty'),
  ],
  '(aula)/formatore/sessioni#actOnHeld': [
    classes.actOnHeld,
    ({ classId: id }) => ({ id, belief: '119.3/SEGRETO-credenza', way: 'deck', key: 'una' }),
    teachers('→ /formatore'),
  ],
  '(aula)/formatore/sessioni#assignReview': [
    classes.assignReview,
    ({ classId: id }) => ({ id }),
    teachers('→ /formatore'),
  ],
  '(aula)/sessione#join': [
    play.join,
    ({ classCode }) => ({ code: classCode, nickname: newKey().slice(0, 20), joinKey: newKey() }),
    all('→ /sessione'),
  ],
  '(studio)/segnala#report': [
    reporting.report,
    ({ quizId: quiz }) => ({ quiz, n: '1', ...WRONG }),
    owners('→ /segnalazioni'),
  ],
  '(sito)/domande/[itemId]#answer': [item.answer, () => ({ itemId, giveUp: '1', idempotencyKey: newKey() }), all('ok')],
  '(studio)/account#disconnect': [account.disconnect, () => ({ provider: 'oidc' }), own('→ /account')],
  '(studio)/account#rename': [account.rename, () => ({ name: 'Anna Bianchi' }), own('→ /account')],
  '(studio)/account#sendVerification': [account.sendVerification, () => ({}), own('not-found')],
  '(studio)/account#confirmEmail': [account.confirmEmail, () => ({ code }), own('link-over')],
  '(studio)/account#newPassword': [account.newPassword, () => NEW, own('→ /account')],
  '(studio)/account#newEmail': [account.newEmail, () => ({ ...NEW, email: newEmail() }), own('not-found')],
  '(studio)/account#useNewEmail': [account.useNewEmail, () => ({ code }), own('link-over')],
  '(studio)/account#endSession': [account.endSession, ({ session }) => ({ id: session }), owners('→ /account')],
  '(studio)/account#leaveEverywhere': [account.leaveEverywhere, () => ({}), own('→ /accedi')],
  '(studio)/account#erase': [account.erase, () => NEW, { ...own('→ /accedi'), administrator: 'last-administrator' }],
  '(studio)/amministrazione#letTeach': [
    administration.letTeach,
    ({ somebody: userId }) => ({ userId }),
    administrators('→ /amministrazione'),
  ],
  '(studio)/amministrazione#refuse': [
    administration.refuse,
    ({ somebody: userId }) => ({ userId }),
    administrators('→ /amministrazione'),
  ],
  '(studio)/amministrazione#giveRole': [
    administration.giveRole,
    ({ somebody }) => ({ userId: somebody, role: 'formatore' }),
    administrators('→ /amministrazione'),
  ],
  '(studio)/amministrazione/segnalazioni#putBack': [
    reportReplies.putBack,
    () => ({ template: 'legame' }),
    administrators('→ /amministrazione'),
  ],
  '(studio)/amministrazione/segnalazioni#reply': [
    reportReplies.reply,
    ({ reportId: id }) => ({ id, outcome: 'si', reply: 'È vero.' }),
    administrators('→ /amministrazione'),
  ],
  '(studio)/amministrazione/segnalazioni#takeOut': [
    reportReplies.takeOut,
    () => ({ template: 'legame', reason: 'È sbagliato.' }),
    administrators('→ /amministrazione'),
  ],
  '(studio)/corsi#ask': [courses.ask, () => ({ asks: '1' }), own('→ /corsi')],
  '(studio)/corsi#beginTask': [courses.beginTask, inTask({}), attending('→ /quiz')],
  '(studio)/corsi#calendar': [courses.calendar, () => ({}), own('→ /corsi')],
  '(studio)/corsi#join': [courses.join, () => ({ code: 'AAAAAAAA' }), own('no-such-course')],
  '(studio)/corsi#leave': [courses.leave, inCourse({}), attending('→ /corsi')],
  '(studio)/corsi#openInvitation': [(_, form) => courses.openInvitation(form), () => ({ code: 'A' }), all('→ /corsi')],
  '(studio)/corsi#share': [courses.share, inCourse({ all: '1' }), attending('→ /corsi')],
  '(studio)/chiamate#act': [callActions.act, ({ callId, ruling }) => ({ id: callId, ruling }), owners('→ /chiamate')],
  '(studio)/chiamate#begin': [callActions.begin, () => ({}), all('→ /chiamate')],
  '(studio)/diagnosi#begin': [diagnostics.begin, () => ({}), all('→ /diagnosi')],
  '(studio)/diagnosi#save': [
    diagnostics.save as never,
    ({ diagnosticId }) => ({ id: diagnosticId, position: '1', giveUp: '1', idempotencyKey: newKey() }),
    owners(),
  ],
  '(studio)/quiz/[quizId]#answer': [
    quizActions.answer,
    ({ quizId }) => ({ quizId, position: '2', giveUp: '1', idempotencyKey: newKey() }),
    owners(),
  ],
  '(studio)/quiz/[quizId]#another': [quizActions.another, () => ({ itemId }), all('→ /domande')],
  '(studio)/quiz#keep': [quizzes.keep, () => ({ dailyGoal: '10', streak: '1' }), all('→ /quiz')],
  '(studio)/quiz#putAside': [quizzes.putAside, ({ quizId }) => ({ quizId }), owners('→ /quiz')],
  '(studio)/quiz#start': [quizzes.start, () => ({}), all('→ /quiz')],
  '(studio)/esame#begin': [exams.begin, () => ({ area: 'legame', count: '3', pass: '50' }), all('→ /esame')],
  // What becomes of it is told by the page that it leads to.
  '(studio)/esame#ask': [
    exams.ask,
    ({ examId, examAskKey: key }) => ({ examId, position: String(CALL_AT), key }),
    owners('→ /esame'),
  ],
  '(studio)/esame#save': [
    exams.save as never,
    ({ examId }) => ({ examId, position: '1', giveUp: '1', idempotencyKey: newKey() }),
    all('→ /esame'),
  ],
  '(studio)/esame#flag': [
    (_, form) => exams.flag(form),
    ({ examId }) => ({ examId, position: '1', flagged: '1' }),
    all('→ /esame'),
  ],
  '(studio)/esame#submit': [exams.submit, ({ examId }) => ({ examId }), owners('→ /esame')],
  'accedi#askForLink': [entrance.askForLink, () => ({ email: newEmail(), purpose: 'signIn' }), all('not-found')],
  'accedi#choosePassword': [entrance.choosePassword, () => ({ code, ...NEW }), all('link-over')],
  'accedi#enter': [
    entrance.enter,
    ({ ownerEmail }) => ({ email: ownerEmail, password: 'non è questa' }),
    all('wrong-credentials'),
  ],
  'accedi#enterByLink': [entrance.enterByLink, () => ({ code }), all('link-over')],
  'accedi#enterWith': [entrance.enterWith, () => ({ provider: 'oidc', next: '/' }), all('not-found')],
  'accedi#leave': [entrance.leave, () => ({ next: '/' }), all('→ /')],
  'accedi#register': [
    entrance.register,
    () => ({ email: newEmail(), password: PASSWORD, next: '/' }),
    { ...all('already-signed-in'), nobody: '→ /' },
  ],
}

/** Asks a route from a page of this site, and from another site; the status is what everybody is told. */
type Route = readonly [
  method: (request: NextRequest, context: never) => Promise<Response> | Response,
  ask: (world: World) => {
    readonly path: string
    readonly body?: unknown
    readonly nextauth?: readonly string[]
    readonly params?: object
  },
  told: Told,
  fromElsewhere: number | 'the same',
]
const statuses = (nobody: number, everybody: number, owner = everybody): Told => ({
  ...all(String(everybody)),
  nobody: String(nobody),
  owner: String(owner),
})
const routes: Readonly<Record<string, Route | 'made at build time'>> = {
  '(sito)/cerca/[indice]#GET': 'made at build time',
  '(sito)/regole/testi/[file]#GET': 'made at build time',
  'serwist/[path]#GET': 'made at build time',
  '(aula)/formatore/corsi/[id]/compiti/[compito]/risposte/file#GET': [
    answersFile.GET as never,
    ({ courseId: id, assignmentId: compito }) => ({ path: '', params: { id, compito } }),
    { ...statuses(401, 403), instructor: '200', elsewhere: '404', administrator: '404' },
    'the same',
  ],
  '(aula)/formatore/corsi/[id]/registro/file#GET': [
    bookFile.GET as never,
    ({ courseId: id }) => ({ path: '?formato=csv', params: { id } }),
    { ...statuses(401, 403), instructor: '200', elsewhere: '404', administrator: '404' },
    'the same',
  ],
  '(aula)/formatore/corsi/[id]/rapporto/file#GET': [
    reportFile.GET as never,
    ({ courseId: id }) => ({ path: '?tabella=regole', params: { id } }),
    { ...statuses(401, 403), instructor: '200', elsewhere: '404', administrator: '404' },
    'the same',
  ],
  '(aula)/formatore/fogli/[sheetId]/risposte/modello#GET': [
    answersModel.GET as never,
    ({ sheetId }) => ({ path: '', params: { sheetId } }),
    { ...statuses(401, 403), instructor: '404', elsewhere: '404', administrator: '404' },
    'the same',
  ],
  '(aula)/formatore/mazzi/[deckId]/file#GET': [
    deckFile.GET as never,
    ({ deckId }) => ({ path: '?formato=gift', params: { deckId } }),
    { ...statuses(401, 403), instructor: '200', elsewhere: '404', administrator: '404' },
    'the same',
  ],
  '(aula)/formatore/sessioni/[id]/rapporto/file#GET': [
    classFile.GET as never,
    ({ classId: id }) => ({ path: '', params: { id } }),
    { ...statuses(401, 403), instructor: '200', elsewhere: '404', administrator: '404' },
    'the same',
  ],
  '(studio)/corsi/calendario/[token]#GET': [
    calendarFile.GET as never,
    () => ({ path: '', params: { token: code } }),
    statuses(404, 404),
    'the same',
  ],
  '(studio)/account/dati#GET': [data.GET, () => ({ path: '?formato=json' }), statuses(401, 200), 'the same'],
  '(studio)/quiz/esporta/file#GET': [questions.GET, () => ({ path: '?numero=1' }), statuses(200, 200, 409), 'the same'],
  'api/auth/[...nextauth]#GET': [
    nextAuth.GET as never,
    () => ({ path: '', nextauth: ['session'] }),
    statuses(200, 200),
    'the same',
  ],
  // Without its token it does nothing, from anywhere: tests/server/next-auth.test.ts.
  'api/auth/[...nextauth]#POST': [
    nextAuth.POST as never,
    () => ({ path: '', nextauth: ['signout'], body: {} }),
    statuses(302, 302),
    'the same',
  ],
  'api/esami#POST': [
    choices.POST,
    ({ examId }) => ({
      path: '',
      body: { examId, position: 1, idempotencyKey: 'una-chiave', fields: [['giveUp', '1']] },
    }),
    statuses(401, 404, 200),
    403,
  ],
  'api/sessione/[codice]/domanda#POST': [
    classWant.POST as never,
    ({ classCode: codice, classQuestionId }) => ({
      path: '',
      params: { codice },
      body: { questionId: classQuestionId, ballot: 1, key: 'nothing' },
    }),
    statuses(404, 404, 422),
    403,
  ],
  'api/sessione/[codice]/dubbio#POST': [
    classDoubt.POST as never,
    ({ classCode: codice, classQuestionId }) => ({
      path: '',
      params: { codice },
      body: { questionId: classQuestionId, step: 1, doubts: true },
    }),
    statuses(404, 404, 409),
    403,
  ],
  'api/sessione/[codice]/risposta#POST': [
    classAnswer.POST as never,
    ({ classCode: codice, classQuestionId }) => ({
      path: '',
      params: { codice },
      body: { questionId: classQuestionId, idempotencyKey: 'una-chiave', fields: [['giveUp', '1']] },
    }),
    statuses(404, 404, 200),
    403,
  ],
  'api/sessione/[codice]/stream#GET': [
    classStream.GET as never,
    ({ classCode: codice }) => ({ path: '', params: { codice } }),
    statuses(401, 401, 200),
    'the same',
  ],
  'api/sessioni/[id]/comando#POST': [
    classCommand.POST as never,
    ({ classId: id }) => ({ path: '', params: { id }, body: { command: { type: 'pause' }, seen: 2 } }),
    { ...statuses(401, 403), elsewhere: '404', instructor: '200', administrator: '404' },
    403,
  ],
  'api/sessioni/[id]/stream#GET': [
    leaderStream.GET as never,
    ({ classId: id }) => ({ path: '', params: { id } }),
    { ...statuses(401, 403), elsewhere: '404', instructor: '200', administrator: '404' },
    'the same',
  ],
  'api/io#GET': [io.GET, () => ({ path: '' }), statuses(200, 200), 'the same'],
  'api/lettura#GET': [reading.GET, () => ({ path: '' }), statuses(200, 200), 'the same'],
  'api/lettura#POST': [
    reading.POST,
    () => ({ path: '', body: { entries: [{ lesson: 'x', section: 'y', what: 'read', ago: 0 }] } }),
    statuses(200, 200),
    403,
  ],
  'api/risposte#POST': [
    answers.POST,
    ({ quizId }) => ({
      path: '',
      body: { quizId, position: 2, answer: giveUp, idempotencyKey: 'una-chiave' },
    }),
    statuses(401, 404, 200),
    403,
  ],
  // Its readers are machines, who send a token or are the one on which it runs (tests/server/metrics.test.ts).
  'api/metriche#GET': [metrics.GET, () => ({ path: '' }), statuses(404, 404), 'the same'],
  // Lessons made by hand have no beliefs.
  'api/regole/[numero]#GET': [
    rulePeople.GET as never,
    () => ({ path: '', params: { numero: '119.3' } }),
    statuses(404, 404),
    'the same',
  ],
  'api/salute#GET': [health.GET, () => ({ path: '' }), statuses(200, 200), 'the same'],
}

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
const app = path.join(__dirname, '../../app')
const lib = path.join(__dirname, '../../lib/server')
const found = (name: RegExp, exported: RegExp): string[] =>
  filesOf(app)
    .filter((file) => name.test(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(exported)].map(
        ([, each]) => `${path.relative(app, path.dirname(file))}#${each}`,
      ),
    )

describe('nothing is left out', () => {
  test('of the use cases', () => {
    const names = filesOf(lib).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/= defineUseCase\(\s*'([^']+)'/g)].map(([, name = '']) => name),
    )
    expect(names.length).toBeGreaterThan(30)
    expect(Object.keys(useCases).sort()).toEqual(names.sort())
  })

  test('of the actions', () => {
    const files = filesOf(app).filter(
      (file) => /\.tsx?$/.test(file) && /^'use server'/m.test(readFileSync(file, 'utf8')),
    )
    // The gallery of components is in no build.
    const others = files.map((file) => path.relative(app, file)).filter((file) => !file.endsWith('/actions.ts'))
    expect(others).toEqual(['galleria/[pezzo]/answer.ts'])
    expect(Object.keys(actions).sort()).toEqual(
      found(/actions\.ts$/, /^export (?:async function|const) (\w+)/gm).sort(),
    )
  })

  test('of the routes', () => {
    const named = found(/route\.tsx?$/, /^export (?:async )?(?:function|const) (GET|POST|PUT|PATCH|DELETE)\b/gm)
    const listed = found(/route\.tsx?$/, /^export (?:const )?\{[^}]*\b(GET)\b[^}]*\}/gm).concat(
      found(/route\.tsx?$/, /^export (?:const )?\{[^}]*\b(POST)\b[^}]*\}/gm),
    )
    expect(Object.keys(routes).sort()).toEqual([...named, ...listed].sort())
  })
})

const order = ['nobody', 'other', 'elsewhere', 'instructor', 'administrator', 'owner'] as const

let made: Awaited<ReturnType<typeof world>>
let original: string
beforeAll(async () => {
  made = await world()
  await sql('DELETE FROM "RateLimit"')
  original = process.env.DATABASE_URL ?? ''
})

/** What each of them is told, in a copy of the world: nobody finds what another call has left. */
async function ask(call: (browser: Browser, world: World) => Promise<string>): Promise<Record<string, string>> {
  await leaveFor()
  const copy = await copyOf(original)
  await leaveFor(copy)
  const told: Record<string, string> = {}
  for (const who of order) {
    const { jar, headers } = made.people[who]
    told[who] = await call({ jar: new Map(jar), headers }, made.world)
  }
  closeAll()
  await stopListening()
  await leaveFor(original)
  await dropDatabase(copy)
  return told
}

const calls = Object.entries(useCases).flatMap(([name, row]) =>
  typeof row === 'string' ? [] : [[name, ...row] as const],
)
test.each(calls)('%s', async (_, call, told) => {
  const heard = await ask((browser, things) =>
    as(browser, async () => {
      const result = await call(things)
      return result.ok ? 'ok' : result.error
    }),
  )
  expect(heard).toEqual(told)
})

const codeOf = (reply: unknown): string => {
  if (typeof reply === 'string') return reply
  if (reply === undefined) return 'nothing'
  const { ok, done, error } = reply as { ok?: boolean; done?: boolean; error?: string }
  return error ?? (ok || done ? 'ok' : 'nothing')
}

test.each(Object.entries(actions))('action %s', async (_, [action, fields, told]) => {
  const heard = await ask(async (browser, things) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields(things))) form.append(name, value)
    try {
      return codeOf(await as(browser, () => action(null, form)))
    } catch (signal) {
      const [kind, , to = ''] = String((signal as { digest?: string }).digest).split(';')
      if (kind !== 'NEXT_REDIRECT') throw signal
      return `→ /${/^\/([a-z]*)/.exec(to)?.[1]}`
    }
  })
  expect(heard).toEqual(told)
})

const asked = Object.entries(routes).flatMap(([name, row]) =>
  typeof row === 'string' ? [] : [[name, ...row] as const],
)
describe.each(asked)('route %s', (name, method, wish, told, fromElsewhere) => {
  const send = async (browser: Browser, things: World, site: string): Promise<string> => {
    const { path: rest, body, nextauth = [], params } = wish(things)
    const request = new NextRequest(`http://localhost:3000/${name.split('#')[0]}${rest}`, {
      method: name.split('#')[1] ?? 'GET',
      headers: { 'sec-fetch-site': site, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const context = { params: Promise.resolve(params ?? { nextauth: [...nextauth] }) }
    const reply = await as(browser, async () => method(request, context as never))
    // A stream goes on for as long as it is read.
    if (reply.headers.get('content-type')?.startsWith('text/event-stream')) await reply.body?.cancel()
    else await as(browser, () => reply.text())
    return String(reply.status)
  }
  test('from this site', async () => {
    expect(await ask((browser, things) => send(browser, things, 'same-origin'))).toEqual(told)
  })
  test('from another site', async () => {
    const heard = await ask((browser, things) => send(browser, things, 'cross-site'))
    expect(heard).toEqual(fromElsewhere === 'the same' ? told : all(String(fromElsewhere)))
  })
})
