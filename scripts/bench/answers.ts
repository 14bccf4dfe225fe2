import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type Answer, answerOf, drawItems, instantiate } from '#lib/questions/index'
import { atMost, percentile, print } from './measure'

/** A question and what is answered to it. */
interface Step {
  readonly itemId: string
  readonly answer: Answer
}

/** What a learner will answer: worked out before the clock runs, since it takes the time of the process that holds the watch. */
function plan(name: string, answers: number): readonly Step[] {
  const items = drawItems(name).slice(0, answers)
  return items.map(({ id }, at) => {
    const item = instantiate(id)
    if (!item.ok) throw new Error(id)
    const option = item.value.options[at % item.value.options.length]
    if (!option) throw new Error(id)
    return { itemId: id, answer: answerOf(item.value, option) }
  })
}

/**
 * One learner: a guest with a cookie, who answers different questions one after the other as a browser does: the page of the
 * question (not timed, but there for the server to make), some thought, the answer.
 */
async function learner(url: string, steps: readonly Step[], think: number, times: number[]): Promise<void> {
  let cookie = ''
  await pause(Math.random() * think)
  for (const [at, step] of steps.entries()) {
    const page = await fetch(`${url}/domande/${step.itemId}`, { headers: { cookie } })
    if (!page.ok) throw new Error(`${page.status} ${step.itemId}`)
    await page.arrayBuffer()
    await pause(think * (0.5 + Math.random()))
    const began = performance.now()
    const reply = await fetch(`${url}/api/risposte`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
      body: JSON.stringify({ ...step, idempotencyKey: randomUUID() }),
    })
    const took = performance.now() - began
    if (!reply.ok) throw new Error(`${reply.status} ${await reply.text()}`)
    await reply.arrayBuffer()
    // The first answer also makes the guest: it is not what a learner meets from then on.
    if (at > 0) times.push(took)
    cookie =
      reply.headers
        .getSetCookie()
        .map((c) => c.split(';')[0])
        .join('; ') || cookie
  }
}

/** Learners who work at the same time; ms of each of their answers but the first. */
export const learners = (
  url: string,
  name: string,
  people: number,
  answers: number,
  think: number,
): Promise<number[]> => {
  const times: number[] = []
  const plans = Array.from({ length: people }, (_, n) => plan(`${name}-${n}`, answers))
  return Promise.all(plans.map((steps) => learner(url, steps, think, times))).then(() => times)
}

/**
 * Answers of learners who work at the same time; `think` ms between seeing a question and answering it. A server that has just started
 * is still being compiled while it runs: other learners, who are not timed, come before those who are.
 */
export async function benchAnswers(
  url: string,
  people: number,
  goal: number,
  answers = 12,
  think = 1500,
): Promise<void> {
  await learners(url, `warm-${people}`, people, 4, think)
  const times = await learners(url, `bench-${people}`, people, answers, think)
  print(
    atMost(
      `answer POST p95, warm server, ${people} learners, ${think} ms to think`,
      percentile(times, 0.95),
      'ms',
      goal,
    ),
  )
  print({ name: `answer POST median, ${people} learners`, value: percentile(times, 0.5), unit: 'ms' })
}
