import { askKey } from '#lib/italian/calls'
import type { LiveView } from '#lib/italian/class-views'
import type { Call } from '#lib/questions/calls'
import { answerClassQuestion } from '#lib/server/classroom/answer-question'
import type { startClass } from '#lib/server/classroom/start-class'
import { wantToAsk } from '#lib/server/classroom/want-to-ask'
import { sql } from '../setup/sql'
import { as, type Browser } from './browser'
import { command, type Ear, type Lesson, listenAs, lobby, questionAt } from './classroom-play'
import { newKey } from './play'

// A class that plays a call at the table.

export const ofCalls = (wish: Partial<Parameters<typeof startClass>[0]> = {}, teacher?: Browser): Promise<Lesson> =>
  lobby({ template: undefined, calls: 1, ...wish }, teacher)

interface Secret {
  readonly right: string
  readonly options: Call['item']['options']
  readonly call: Pick<Call, 'facts'>
}
export async function secretOf(id: string, position = 1) {
  const [row] = await sql<{ id: string; itemId: string; template: string; secret: Secret }>(
    'SELECT id, "itemId", template, secret FROM "ClassQuestion" WHERE "sessionId" = $1 AND position = $2 AND round = 1',
    id,
    position,
  )
  if (!row) throw new Error('no question')
  return row
}
/** Some facts that matter, and one that does not. */
export async function factsOf(id: string) {
  const { facts } = (await secretOf(id)).secret.call
  const needed = facts.filter(({ turns }) => turns).map(({ id: fact }) => fact)
  const idle = facts.filter(({ turns }) => !turns).map(({ id: fact }) => fact)
  return { needed, idle, all: facts.map(({ id: fact }) => fact) }
}

export const want = async (lesson: Lesson, browser: Browser, fact: string, ballot = 1) => {
  const { id: questionId } = await questionAt(lesson.id, 1)
  return as(browser, () => wantToAsk({ code: lesson.code, questionId, ballot, key: askKey(fact) }))
}
export const ask = (lesson: Lesson, fact: string, seen?: number) =>
  command(lesson, { type: 'ask', key: askKey(fact) }, seen)
export const wants = async (id: string): Promise<number> =>
  (
    await sql(
      'SELECT w."playerId" FROM "ClassWant" w JOIN "ClassQuestion" q ON q.id = w."questionId" WHERE q."sessionId" = $1',
      id,
    )
  ).length
export const ruled = async (lesson: Lesson, browser: Browser, option: string, round = 1) => {
  const { id: questionId } = await questionAt(lesson.id, 1, round)
  return as(browser, () =>
    answerClassQuestion({ code: lesson.code, questionId, answer: { option }, idempotencyKey: newKey() }),
  )
}
export const stateWith = async (ear: Ear, is: (view: LiveView) => boolean): Promise<LiveView> =>
  (await ear.until(({ event, data }) => event === 'stato' && is(data))).data
/** What a browser has of a session that it comes to now. */
export const seenBy = async (lesson: Lesson, browser: Browser, role?: 'host' | 'projector'): Promise<LiveView> =>
  stateWith(await listenAs(lesson, browser, role), () => true)
