import './next'
import { z } from 'zod'
import type { Result } from '#lib/base/result'
import { disconnect } from '#lib/db/client'
import { currentUser } from '#lib/server/account/current-user'
import { signIn } from '#lib/server/account/sign-in'
import { signUp } from '#lib/server/account/sign-up'
import { defineUseCase } from '#lib/server/define-use-case'
import { answerItem } from '#lib/server/item/answer-item'
import { getItem } from '#lib/server/item/get-item'
import { log } from '#lib/server/log'
import { getProgress } from '#lib/server/progress/get-progress'
import { getReader } from '#lib/server/progress/get-reader'
import { continuePoint } from '#lib/server/quiz/continue-point'
import { getQuestion } from '#lib/server/quiz/get-question'
import { getQuiz } from '#lib/server/quiz/get-quiz'
import { getResult } from '#lib/server/quiz/get-result'
import { startQuiz } from '#lib/server/quiz/start-quiz'
import { submitAnswer } from '#lib/server/quiz/submit-answer'
import { as, type Browser, newBrowser } from './browser'
import '../setup/sql'
import { answer, newEmail, newKey, PASSWORD, register, start, value } from './play'

const itemId = 'legame.v1.1'
const idempotencyKey = newKey()
const calls: Readonly<Record<string, (quizId: string) => Promise<Result<unknown, string>>>> = {
  'account/current-user': () => currentUser(),
  'account/sign-in': () => signIn({ email: newEmail(), password: PASSWORD }),
  'account/sign-up': () => signUp({ email: newEmail(), password: PASSWORD }),
  'item/answer-item': () => answerItem({ itemId, answer: { option: 'ok' }, idempotencyKey }),
  'progress/get-progress': () => getProgress(),
  'progress/get-reader': () => getReader(),
  'quiz/continue-point': () => continuePoint({ itemId }),
  'quiz/get-question': (quizId) => getQuestion({ quizId, position: 2 }),
  'quiz/get-quiz': (quizId) => getQuiz({ quizId }),
  'quiz/get-result': (quizId) => getResult({ quizId }),
  'quiz/start-quiz': () => startQuiz({}),
  'quiz/submit-answer': (quizId) => submitAnswer({ quizId, position: 2, answer: { giveUp: true }, idempotencyKey }),
}

describe('while the database is down', () => {
  let guest: Browser
  let quizId: string
  let url: string
  beforeAll(async () => {
    guest = newBrowser()
    quizId = await start(guest)
    await answer(guest, quizId, 1)
    url = process.env.DATABASE_URL ?? ''
    await disconnect()
    process.env.DATABASE_URL = url.replace(/:\d+\//, ':1/')
  })
  afterAll(async () => {
    await disconnect()
    process.env.DATABASE_URL = url
    // What was sent meanwhile can be sent again, and counts once.
    expect((await answer(guest, quizId, 2, 'giveUp', idempotencyKey)).quiz).toMatchObject({ answered: 2 })
  })

  test.each(Object.entries(calls))('%s says so', async (_, call) => {
    expect(await as(guest, () => call(quizId))).toEqual({ ok: false, error: 'database-down' })
  })

  test('what needs no database goes on', async () => {
    expect((await as(guest, () => getItem({ itemId }))).ok).toBe(true)
    expect(value(await as(newBrowser(), () => currentUser()))).toEqual({ kind: 'nobody' })
  })

  test('nobody loses the cookie that says who they are', async () => {
    expect(guest.jar.has('verdetto-ospite')).toBe(true)
  })
})

describe('the log', () => {
  const lines: Record<string, unknown>[] = []
  beforeEach(() => {
    lines.length = 0
    for (const level of ['info', 'error'] as const)
      jest.spyOn(log, level).mockImplementation((line: unknown) => {
        lines.push(line as Record<string, unknown>)
      })
  })
  afterEach(() => jest.restoreAllMocks())

  test('has a line for each use case: what, how it ended, how long, and nothing else', async () => {
    const browser = newBrowser()
    await start(browser)
    await as(browser, () => getQuiz({ quizId: 'x' }))
    expect(lines).toHaveLength(2)
    for (const line of lines) expect(Object.keys(line).sort()).toEqual(['code', 'ms', 'request', 'useCase'])
    expect(lines.map(({ useCase, code }) => [useCase, code])).toEqual([
      ['quiz/start-quiz', 'ok'],
      ['quiz/get-quiz', 'not-found'],
    ])
    expect(lines[0]?.request).not.toBe(lines[1]?.request)
  })

  test('never says who, from where, or what was answered', async () => {
    const browser = newBrowser()
    const email = newEmail()
    await as(browser, () => signUp({ email, password: PASSWORD }))
    await as(browser, () => signIn({ email, password: 'un’altra password' }))
    const quizId = await start(browser, { template: 'legame' })
    await answer(browser, quizId, 1, { sent: { option: 'ko' } })
    await as(browser, () => getQuiz(null as never))
    const all = JSON.stringify(lines)
    for (const personal of [
      email,
      PASSWORD,
      'altra password',
      browser.headers['x-forwarded-for'] ?? '',
      '"ko"',
      quizId,
    ])
      expect(all).not.toContain(personal)
  })

  test('keeps a proxy’s id for the request, when it is one', async () => {
    const browser = { ...newBrowser(), headers: { 'x-request-id': 'abc-123' } }
    await as(browser, () => getReader())
    expect(lines[0]?.request).toBe('abc-123')
    await as({ ...browser, headers: { 'x-request-id': 'a@b.it {"x":1}' } }, () => getReader())
    expect(lines[1]?.request).not.toContain('@')
  })

  test('of a bug says where, not what: the message may quote somebody', async () => {
    const broken = defineUseCase('prova/rotto', z.void(), () => {
      throw new Error('una@esempio.it ha risposto 7')
    })
    await expect(as(newBrowser(), () => broken())).rejects.toThrow('ha risposto')
    expect(lines).toEqual([expect.objectContaining({ useCase: 'prova/rotto', code: 'bug', error: 'Error' })])
    expect(JSON.stringify(lines)).toContain('trouble.test.ts')
    expect(JSON.stringify(lines)).not.toContain('esempio.it')
  })

  test('says nothing of Next’s own signals', async () => {
    const signal = Object.assign(new Error('redirect'), { digest: 'NEXT_REDIRECT;/' })
    const leading = defineUseCase('prova/altrove', z.void(), () => {
      throw signal
    })
    await expect(as(newBrowser(), () => leading())).rejects.toBe(signal)
    expect(lines).toEqual([])
  })
})

test('a session started before the database fell is still one after it', async () => {
  const browser = newBrowser()
  const email = await register(browser)
  const url = process.env.DATABASE_URL ?? ''
  process.env.DATABASE_URL = url.replace(/:\d+\//, ':1/')
  await disconnect()
  expect(await as(browser, () => currentUser())).toEqual({ ok: false, error: 'database-down' })
  process.env.DATABASE_URL = url
  await disconnect()
  expect(value(await as(browser, () => currentUser()))).toMatchObject({ email })
})
