import './next'
import './streams'
import { sealGuest } from '#lib/auth/guest-cookie'
import type { Result } from '#lib/base/result'
import { exportClass, reportClass } from '#lib/server/classroom/report'
import { runCommand } from '#lib/server/classroom/run-command'
import { getAssignment, getAssignments, makeAssignment } from '#lib/server/courses/assignments'
import { getAttended, getDuty } from '#lib/server/courses/attended'
import { beginAssignment } from '#lib/server/courses/begin-assignment'
import { changeCourse } from '#lib/server/courses/change-course'
import { getTaught } from '#lib/server/courses/get-taught'
import { getLessons } from '#lib/server/courses/lessons'
import { getMembers, setMember, shareAll } from '#lib/server/courses/members'
import { ownClassResult } from '#lib/server/courses/own-class-result'
import { exportReport, getReport } from '#lib/server/courses/report/report'
import { getDeck } from '#lib/server/deck/get-deck'
import { makeDeck } from '#lib/server/deck/make-deck'
import { getPastAnswer } from '#lib/server/progress/get-past-answer'
import { getProgress } from '#lib/server/progress/get-progress'
import { getReader } from '#lib/server/progress/get-reader'
import { listMyHistory } from '#lib/server/progress/list-history'
import { getQuestion } from '#lib/server/quiz/get-question'
import { getQuiz } from '#lib/server/quiz/get-quiz'
import { getResult } from '#lib/server/quiz/get-result'
import { submitAnswer } from '#lib/server/quiz/submit-answer'
import { sql } from '../setup/sql'
import { as, type Browser, newBrowser } from './browser'
import { classOf, type Somebody } from './class'
import { join, lead, lobby, respond } from './classroom-play'
import { answer, enter, newKey, register, setClock, start, value } from './play'

/** Every use case that reads or writes something of somebody's. */
const cases: Readonly<Record<string, (quizId: string) => Promise<Result<unknown, string>>>> = {
  'quiz/get-quiz': (quizId) => getQuiz({ quizId }),
  'quiz/get-question, open': (quizId) => getQuestion({ quizId, position: 2 }),
  'quiz/get-question, answered': (quizId) => getQuestion({ quizId, position: 1 }),
  'quiz/get-result': (quizId) => getResult({ quizId }),
  'quiz/submit-answer, open': (quizId) =>
    submitAnswer({ quizId, position: 2, answer: { giveUp: true }, idempotencyKey: newKey() }),
  'quiz/submit-answer, answered': (quizId) =>
    submitAnswer({ quizId, position: 1, answer: { giveUp: true }, idempotencyKey: newKey() }),
}

/** Everybody who is not the owner, and what they are told. A stranger is not told whether there is such a quiz. */
const strangers: Readonly<Record<string, readonly [() => Promise<Browser>, string]>> = {
  nobody: [async () => newBrowser(), 'expired-session'],
  'another guest': [guest, 'not-found'],
  'another account': [account, 'not-found'],
  'an instructor': [() => accountAs('formatore'), 'not-found'],
  'an administrator': [() => accountAs('amministratore'), 'not-found'],
}

async function guest(): Promise<Browser> {
  const browser = newBrowser()
  await start(browser)
  return browser
}
async function account(): Promise<Browser> {
  const browser = newBrowser()
  await register(browser)
  return browser
}
async function accountAs(role: string): Promise<Browser> {
  const browser = newBrowser()
  await sql(`UPDATE "User" SET role = '${role}' WHERE email = $1`, await register(browser))
  return browser
}

const rows = () => sql('SELECT count(*) FROM "Attempt"')

describe.each(Object.entries(strangers))('%s', (_, [arrive, code]) => {
  test.each(Object.entries(cases))('is refused by %s like for a quiz that does not exist', async (_name, call) => {
    const owner = await guest()
    const quizId = await start(owner, { template: 'legame' })
    await answer(owner, quizId, 1)
    const stranger = await arrive()
    const before = await rows()
    expect(await as(stranger, () => call(quizId))).toEqual({ ok: false, error: code })
    expect(await as(stranger, () => call('01980000-0000-7000-8000-000000000000'))).toEqual({ ok: false, error: code })
    expect(await as(stranger, () => call('non-un-id'))).toEqual({ ok: false, error: code })
    expect(await rows()).toEqual(before)
    // The owner is not: the case is one that can succeed.
    expect((await as(owner, () => call(quizId))).ok).toBe(true)
  })
})

test.each(Object.entries(strangers))('an answer of the past is not found by %s', async (_, [arrive, code]) => {
  const owner = await guest()
  await answer(owner, await start(owner, { template: 'legame' }), 1)
  const attemptId = value(await as(owner, () => listMyHistory({}))).answers[0]?.id ?? ''
  const stranger = await arrive()
  expect(await as(stranger, () => getPastAnswer({ attemptId }))).toEqual({ ok: false, error: code })
  expect((await as(owner, () => getPastAnswer({ attemptId }))).ok).toBe(true)
})

/** A course with something of everything: who teaches it, who attends it, what there is in it. */
async function taught() {
  const { teacher, courseId, students } = await classOf(1)
  const [student] = students as [Somebody]
  const task = { type: 'esercizio' as const, rules: [], lessons: [], template: 'legame', length: 2 }
  const times = { opensAt: '', dueAt: '', closesAt: '', attempts: null }
  const made = await as(teacher.browser, () => makeAssignment({ courseId, title: 'Legame', task, ...times }))
  const { deckId } = value(await as(teacher.browser, () => makeDeck({ title: 'Mazzo', courseId })))
  const lesson = await lobby({ courseId }, teacher.browser)
  await join(lesson, 'Anna', student.browser)
  await lead(lesson, 'start', 'open')
  value(await respond(lesson, student.browser))
  await lead(lesson, 'close', 'reveal')
  return { teacher, student, courseId, deckId, classId: lesson.id, ...value(made) }
}

type Which = Readonly<Record<'courseId' | 'assignmentId' | 'deckId' | 'classId' | 'userId', string>>
type Cases = Readonly<Record<string, (which: Which) => Promise<Result<unknown, string>>>>

/** What those who teach a course read and do there. */
const teaching: Cases = {
  'course/get-taught': ({ courseId }) => getTaught({ courseId }),
  'course/change': ({ courseId }) => changeCourse({ courseId, title: 'Altro', startsOn: '', endsOn: '' }),
  'course/members': ({ courseId }) => getMembers({ courseId }),
  'course/set-member': ({ courseId, userId }) => setMember({ courseId, userId, removed: false }),
  'course/lessons': ({ courseId }) => getLessons({ courseId }),
  'course/assignments': ({ courseId }) => getAssignments({ courseId }),
  'course/assignment': ({ courseId, assignmentId }) => getAssignment({ courseId, assignmentId }),
  'course/report': ({ courseId }) => getReport({ courseId }),
  'course/export-report': ({ courseId }) => exportReport({ courseId, table: 'regole' }),
  'deck/get': ({ deckId }) => getDeck({ deckId }),
  'classroom/report': ({ classId }) => reportClass({ id: classId }),
  'classroom/export': ({ classId }) => exportClass({ id: classId }),
  'classroom/command': ({ classId }) => runCommand({ id: classId, command: { type: 'step', step: 1 }, seen: 4 }),
}
/** What those who attend it do. */
const attending: Cases = {
  'course/get-attended': ({ courseId }) => getAttended({ courseId }),
  'course/duty': ({ courseId, assignmentId }) => getDuty({ courseId, assignmentId }),
  'course/begin-assignment': ({ assignmentId }) => beginAssignment({ assignmentId }),
  'course/own-class-result': ({ courseId, classId }) => ownClassResult({ courseId, classId }),
  'course/share-all': ({ courseId }) => shareAll({ courseId, sharesAll: false }),
}
const NONE = '01980000-0000-7000-8000-000000000000'
const nothing: Which = { courseId: NONE, assignmentId: NONE, deckId: NONE, classId: NONE, userId: NONE }

/** Nobody and guests are asked to sign in; a student is told that this is not for them, whatever there is; the others, that there is nothing. */
const outside: Readonly<Record<string, readonly [() => Promise<Browser>, teaches: string, attends: string]>> = {
  nobody: [async () => newBrowser(), 'expired-session', 'expired-session'],
  'another guest': [guest, 'expired-session', 'expired-session'],
  'another account': [account, 'not-allowed', 'not-found'],
  'an instructor of another course': [async () => (await classOf(0)).teacher.browser, 'not-found', 'not-found'],
  'an administrator': [() => accountAs('amministratore'), 'not-found', 'not-found'],
}

describe.each(Object.entries(outside))('of a course, %s', (_, [arrive, teaches, attends]) => {
  test('is told of everything what they are told of what does not exist', async () => {
    const { student, ...ids } = await taught()
    const which = { ...ids, userId: student.id }
    const stranger = await arrive()
    for (const [cases, code] of [
      [teaching, teaches],
      [attending, attends],
    ] as const)
      for (const [name, call] of Object.entries(cases))
        for (const these of [which, nothing])
          expect([name, await as(stranger, () => call(these))]).toEqual([name, { ok: false, error: code }])
  })
})

test('those who teach a course and those who attend it are not refused: the cases are such as can succeed', async () => {
  const { teacher, student, ...ids } = await taught()
  const which = { ...ids, userId: student.id }
  const code = (result: Result<unknown, string>) => (result.ok ? 'ok' : result.error)
  for (const [name, call] of Object.entries(teaching)) {
    expect([name, code(await as(student.browser, () => call(which)))]).toEqual([name, 'not-allowed'])
    expect([name, code(await as(teacher.browser, () => call(which)))]).toEqual([name, 'ok'])
  }
  for (const [name, call] of Object.entries(attending)) {
    expect([name, code(await as(student.browser, () => call(which)))]).toEqual([name, 'ok'])
    expect([name, code(await as(teacher.browser, () => call(which)))]).toEqual([name, 'not-found'])
  }
})

test('progress is the progress of whoever asks', async () => {
  const owner = await guest()
  await answer(owner, await start(owner), 1)
  expect(value(await as(owner, () => getProgress())).answered).toBe(1)
  const other = await guest()
  expect(value(await as(other, () => getProgress()))).toMatchObject({ answered: 0, quizzes: [] })
  expect(await as(newBrowser(), () => getProgress())).toEqual({ ok: false, error: 'expired-session' })
  expect(value(await as(newBrowser(), () => getReader()))).toEqual({ account: false, mastery: {} })
})

describe('a cookie that is not genuine is nobody', () => {
  const GUEST = 'verdetto-ospite'
  const session = (browser: Browser) =>
    [...browser.jar.keys()].find((name) => name.startsWith('verdetto-sessione')) ?? ''
  const set = (browser: Browser, name: string, change: (value: string) => string) => {
    const cookie = browser.jar.get(name)
    if (!cookie) throw new Error(`no cookie ${name}`)
    browser.jar.set(name, { ...cookie, value: change(cookie.value) })
  }
  const refused = async (browser: Browser, quizId: string) =>
    expect(await as(browser, () => getQuiz({ quizId }))).toEqual({ ok: false, error: 'expired-session' })

  test.each<[string, (value: string) => string]>([
    ['another id', (v) => v.replace(/^[^.]+/, '01980000-0000-7000-8000-000000000000')],
    ['a later date', (v) => v.replace(/\.(\d+)\./, (_, s) => `.${Number(s) + 1000}.`)],
    ['another signature', (v) => v.replace(/\.(.)(?=[^.]+$)/, (_, c) => `.${c === 'A' ? 'B' : 'A'}`)],
    ['no signature', (v) => v.replace(/[^.]+$/, '')],
    ['a part missing', (v) => v.split('.').slice(0, 2).join('.')],
    ['nothing', () => ''],
    ['something more', (v) => `${v}x`],
  ])('of a guest, with %s', async (_, change) => {
    const browser = await guest()
    const quizId = await start(browser)
    set(browser, GUEST, change)
    await refused(browser, quizId)
  })

  test('of a guest, sealed with another secret', async () => {
    const browser = await guest()
    const quizId = await start(browser)
    const secret = process.env.NEXTAUTH_SECRET ?? ''
    process.env.NEXTAUTH_SECRET = 'another secret, just as long'
    const forged = sealGuest(browser.jar.get(GUEST)?.value.split('.')[0] ?? '', Date.now())
    process.env.NEXTAUTH_SECRET = secret
    set(browser, GUEST, () => forged)
    await refused(browser, quizId)
  })

  test('of a guest, after 400 days', async () => {
    const browser = await guest()
    const quizId = await start(browser)
    setClock(Date.now() + 399 * 86_400_000)
    expect((await as(browser, () => getQuiz({ quizId }))).ok).toBe(true)
    setClock(Date.now() + 400 * 86_400_000)
    await refused(browser, quizId)
  })

  test('of a guest whose row is gone', async () => {
    const browser = await guest()
    const quizId = await start(browser)
    await sql('DELETE FROM "User" WHERE id = (SELECT "userId" FROM "Quiz" WHERE id = $1)', quizId)
    await refused(browser, quizId)
  })

  test('of a guest who has become an account', async () => {
    const browser = await guest()
    const quizId = await start(browser)
    const copy: Browser = { ...browser, jar: new Map(browser.jar) }
    await register(browser)
    expect((await as(browser, () => getQuiz({ quizId }))).ok).toBe(true)
    await refused(copy, quizId)
  })

  test('of a guest who was merged into an account, for which it opens nothing', async () => {
    const browser = await guest()
    const quizId = await start(browser)
    const copy: Browser = { ...browser, jar: new Map(browser.jar) }
    value(await enter(browser, await register(newBrowser())))
    expect((await as(browser, () => getQuiz({ quizId }))).ok).toBe(true)
    await refused(copy, quizId)
    const sent = { quizId, position: 1, answer: { giveUp: true }, idempotencyKey: newKey() }
    expect(await as(copy, () => submitAnswer(sent))).toEqual({ ok: false, error: 'expired-session' })
  })

  test.each<[string, (value: string) => string]>([
    ['changed', (v) => `${v.slice(0, 90)}${v[90] === 'A' ? 'B' : 'A'}${v.slice(91)}`],
    ['cut', (v) => v.slice(0, -10)],
    ['empty', () => ''],
    ['a word', () => 'sessione'],
  ])('of a session, %s', async (_, change) => {
    const browser = await account()
    const quizId = await start(browser)
    set(browser, session(browser), change)
    await refused(browser, quizId)
  })

  test('of a session that was revoked', async () => {
    const browser = await account()
    const quizId = await start(browser)
    await sql(
      'UPDATE "User" SET "sessionVersion" = "sessionVersion" + 1 WHERE id = (SELECT "userId" FROM "Quiz" WHERE id = $1)',
      quizId,
    )
    await refused(browser, quizId)
  })

  test('of a session, in the place of a cookie of another name or in a header', async () => {
    const browser = await account()
    const quizId = await start(browser)
    const { value: token } = browser.jar.get(session(browser)) ?? { value: '' }
    const header: Browser = { jar: new Map(), headers: { authorization: `Bearer ${token}` } }
    await refused(header, quizId)
  })
})
