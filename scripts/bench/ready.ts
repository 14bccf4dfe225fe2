import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { answerOf, drawItems, type Item, instantiate } from '#lib/questions/index'
import { atMost, median, print } from './measure'
import { benchFolder, startSite } from './site'

const ANSWERS = 100

/** Questions of one shape, each another one: none has been made before. */
function questions(): readonly Item[] {
  const found = new Map<string, Item>()
  for (let n = 0; found.size < ANSWERS; n++)
    for (const { id } of drawItems(`ready ${n}`)) {
      const made = instantiate(id)
      if (made.ok && made.value.form === 'choice') found.set(id, made.value)
    }
  return [...found.values()].slice(0, ANSWERS)
}

/** How long one answer of somebody who was never here takes, in ms. */
async function answerOnce(url: string, item: Item): Promise<number> {
  const option = item.options.find(({ key }) => key !== item.right)
  const answer = option && answerOf(item, option)
  const began = performance.now()
  const reply = await fetch(`${url}/api/risposte`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ itemId: item.id, answer, idempotencyKey: randomUUID() }),
  })
  await reply.arrayBuffer()
  if (!reply.ok) throw new Error(`${reply.status} ${item.id}`)
  return performance.now() - began
}

/** A second start: how long until it says where it is, how long until it says that it is well, and how long the first answers take then. */
export async function benchReady(): Promise<void> {
  const items = questions()
  const { folder, remove } = benchFolder()
  try {
    const first = await startSite(folder)
    await well(first.url)
    await first.stop()
    const began = performance.now()
    const second = await startSite(folder)
    print(atMost('second start', second.startedIn, 'ms', 2_000))
    await well(second.url)
    print({ name: 'second start, until it is well', value: performance.now() - began, unit: 'ms' })
    const times: number[] = []
    for (const item of items) times.push(await answerOnce(second.url, item))
    const later = median(times.slice(ANSWERS / 2))
    print({ name: `answers ${ANSWERS / 2 + 1} to ${ANSWERS} after a start, median`, value: later, unit: 'ms' })
    print({
      name: `answers ${ANSWERS / 2 + 1} to ${ANSWERS} after a start, longest`,
      value: Math.max(...times.slice(ANSWERS / 2)),
      unit: 'ms',
    })
    print(atMost('first answer after a start', times[0] ?? Number.NaN, 'ms', Math.max(...times.slice(ANSWERS / 2))))
    print({ name: 'second answer after a start', value: times[1] ?? Number.NaN, unit: 'ms' })
    await second.stop()
  } finally {
    remove()
  }
}

async function well(url: string): Promise<void> {
  while (!(await fetch(`${url}/api/salute`)).ok) await pause(20)
}
