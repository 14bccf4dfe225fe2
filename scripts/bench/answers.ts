import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { drawItems, instantiate } from '#lib/questions/index'
import { atMost, percentile, print } from './measure'

/** One learner: a guest with a cookie, who answers different questions one after the other. */
async function learner(url: string, n: number, answers: number, think: number, times: number[]): Promise<void> {
  let cookie = ''
  const items = drawItems(`bench-${n}`).slice(0, answers)
  await pause(Math.random() * think)
  for (const [at, { id }] of items.entries()) {
    const item = instantiate(id)
    if (!item.ok) throw new Error(id)
    const option = item.value.options[at % item.value.options.length]
    const answer = item.value.form === 'number' ? { number: Number(option?.value ?? 0) } : { option: option?.key }
    const began = performance.now()
    const reply = await fetch(`${url}/api/risposte`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
      body: JSON.stringify({ itemId: id, answer, idempotencyKey: randomUUID() }),
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
    await pause(think * (0.5 + Math.random()))
  }
}

/** Answers of learners who work at the same time; `think` ms between one answer and the next. */
export async function benchAnswers(url: string, learners = 20, answers = 12, think = 1500): Promise<void> {
  const times: number[] = []
  await Promise.all(Array.from({ length: learners }, (_, n) => learner(url, n, answers, think, times)))
  print(atMost(`answer POST p95, ${learners} learners, ${think} ms to think`, percentile(times, 0.95), 'ms', 100))
  print({ name: `answer POST median, ${learners} learners`, value: percentile(times, 0.5), unit: 'ms' })
}
