import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { answerOf } from '#lib/questions/index'
import { clearAway } from '../../launcher/launcher'
import { atMost } from '../../setup/day'
import { type OwnSite, ownSite } from '../own-site'
import { examOf, handIn } from '../pages'
import { itemOf } from '../play'
import { visitors } from '../visitor'

// The site is killed again and again in the middle of an exam: whatever it said to be saved is there, once.

const KILLS = atMost(6, 20)
const visitor = visitors()
let site: OwnSite
beforeAll(async () => {
  site = await ownSite()
})
afterAll(clearAway)

test(`an exam of 25 questions with the site killed ${KILLS} times: no choice that was saved is lost, none counts twice`, async () => {
  const who = await visitor({ site: site.url, expected: /./ })
  const examId = await examOf(who, 25)
  const cookie = (await who.context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  // Whoever sends the choices is not the page.
  await who.page.goto('about:blank')
  const items = await site.sql<{ position: number; itemId: string }>(
    'SELECT position, "itemId" FROM "QuizItem" WHERE "quizId" = $1 ORDER BY position',
    examId,
  )

  /** What the site has said to be saved, by position. */
  const saved = new Map<number, string>()
  let killing = true
  const send = async (position: number, option: number): Promise<void> => {
    const item = itemOf(items[position - 1]?.itemId ?? '')
    const chosen = item.options[option % item.options.length]
    if (!chosen) throw new Error(item.id)
    const body = JSON.stringify({
      examId,
      position,
      idempotencyKey: randomUUID(),
      fields: fieldsOf(answerOf(item, chosen)),
    })
    for (;;) {
      try {
        const reply = await fetch(`${site.url}/api/esami`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
          body,
        })
        if (reply.ok) break
      } catch {
        // Killed, or not there yet: the same choice again.
      }
      await pause(50)
    }
    saved.set(position, chosen.key)
  }
  const candidate = async (): Promise<void> => {
    // Until the last kill, choosing again and again; then whatever is left.
    for (let n = 0; killing || saved.size < items.length; n++) await send((n % items.length) + 1, n % 3)
  }
  const failing = async (): Promise<void> => {
    for (let n = 0; n < KILLS; n++) {
      await pause(Math.random() * 400)
      await site.killed()
    }
    killing = false
  }
  await Promise.all([candidate(), failing()])

  await handIn(who, examId)
  const attempts = await site.sql<{ position: number; verdict: string }>(
    'SELECT i.position, a.verdict FROM "Attempt" a JOIN "QuizItem" i ON i.id = a."quizItemId" WHERE i."quizId" = $1 ORDER BY i.position',
    examId,
  )
  expect(attempts.map(({ position }) => position)).toEqual(items.map(({ position }) => position))
  const isRight = ({ position, itemId }: (typeof items)[number]): boolean =>
    saved.get(position) === itemOf(itemId).right
  expect(attempts.map(({ verdict }) => verdict === 'right')).toEqual(items.map(isRight))
})

/** An answer as the fields of its form. */
function fieldsOf(answer: ReturnType<typeof answerOf>): readonly (readonly [string, string])[] {
  if ('option' in answer) return [['key', answer.option]]
  if ('number' in answer) return [['number', String(answer.number)]]
  if ('statements' in answer) return answer.statements.map((key) => ['statement', key])
  if ('order' in answer) return answer.order.map((key, n) => [`place:${key}`, String(n + 1)])
  return answer.parts.map((part, n) => (typeof part === 'number' ? [`count:${n}`, String(part)] : [`part:${n}`, part]))
}
