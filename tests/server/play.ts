import { randomUUID } from 'node:crypto'
import type { Result } from '#lib/base/result'
import { signIn } from '#lib/server/account/sign-in'
import { signUp } from '#lib/server/account/sign-up'
import { clock } from '#lib/server/clock'
import type { AnsweredDto } from '#lib/server/dto'
import { getQuestion } from '#lib/server/quiz/get-question'
import { startQuiz } from '#lib/server/quiz/start-quiz'
import { submitAnswer } from '#lib/server/quiz/submit-answer'
import { sql } from '../setup/sql'
import { rightAnswer, wrongAnswer } from './bank'
import { as, type Browser } from './browser'

export const PASSWORD = 'una frase lunga e mia'

export const newKey = (): string => randomUUID()
export const newEmail = (): string => `${randomUUID()}@esempio.it`

/** The value of a success; fails the test on a failure. */
export function value<T>(result: Result<T, string>): T {
  if (!result.ok) throw new Error(`failed: ${result.error}`)
  return result.value
}

/** Makes the server's clock say this until the test is over. */
export function setClock(now: number): void {
  clock.now = () => now
}
const real = clock.now
afterEach(() => {
  clock.now = real
})

/** Starts a quiz; returns its id. */
export const start = async (browser: Browser, wish: Parameters<typeof startQuiz>[0] = {}): Promise<string> =>
  value(await as(browser, () => startQuiz(wish))).quizId

/** The item behind a question of a quiz: pages never know it before it is answered. */
export async function itemAt(quizId: string, position: number): Promise<string> {
  const [row] = await sql<{ itemId: string }>(
    'SELECT "itemId" FROM "QuizItem" WHERE "quizId" = $1 AND position = $2',
    quizId,
    position,
  )
  return row?.itemId ?? ''
}

/** Sends an answer to a question: right, wrong in the way of a belief, given up, or exactly this. */
export async function answer(
  browser: Browser,
  quizId: string,
  position: number,
  how: 'right' | 'wrong' | 'giveUp' | { readonly sent: unknown } = 'right',
  idempotencyKey = newKey(),
): Promise<AnsweredDto> {
  return as(browser, async () => {
    value(await getQuestion({ quizId, position }))
    const itemId = await itemAt(quizId, position)
    const sent = typeof how === 'object' ? how.sent : how === 'giveUp' ? { giveUp: true } : undefined
    const computed = how === 'wrong' ? wrongAnswer(itemId) : rightAnswer(itemId)
    return value(await submitAnswer({ quizId, position, idempotencyKey, answer: sent ?? computed }))
  })
}

/** Makes an account in this browser, signed in. Returns its e-mail. */
export async function register(browser: Browser, email = newEmail()): Promise<string> {
  value(await as(browser, () => signUp({ email, password: PASSWORD })))
  return email
}

export const enter = (browser: Browser, email: string, password = PASSWORD) =>
  as(browser, () => signIn({ email, password }))
