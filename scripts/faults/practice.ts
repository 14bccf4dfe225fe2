import type { Item } from '#lib/questions/index'
import { cookiesOf } from './forms'
import { given } from './items'
import { withRows } from './rows'
import { openWire } from './wire'
import { addressOf, isRight, newKey, type Place, spread, type Work } from './work'

/** Learners who answer questions on pages of their own, as guests; the first question makes the guest and does not count. */
export async function practice(place: Place, learners: number, items: readonly Item[]): Promise<Work> {
  const [first, ...asked] = items
  if (!first) throw new Error('no questions')
  const people = await Promise.all(
    Array.from({ length: learners }, async (_, n) => {
      const wire = openWire(place.urls, n, addressOf(n), place.trouble)
      const reply = await wire.ask('/api/risposte', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ itemId: first.id, answer: given(first, true), idempotencyKey: newKey() }),
      })
      if (!reply.ok) throw new Error(`the first answer of a learner: ${reply.status} ${await reply.text()}`)
      return { wire, cookie: cookiesOf(reply), keys: asked.map(newKey) }
    }),
  )
  const who = new Map(people.flatMap(({ keys }, n) => keys.map((key, q) => [key, `practice ${n}/${q}`] as const)))
  return {
    answers: who.size,
    perform: async (over, acknowledged) => {
      await Promise.all(
        people.map(({ wire, cookie, keys }, n) =>
          spread(asked, over, async (item, q) => {
            const idempotencyKey = keys[q]
            const answer = given(item, isRight(n, q))
            await wire.post('/api/risposte', { itemId: item.id, answer, idempotencyKey }, cookie)
            acknowledged(`practice ${n}/${q}`)
          }),
        ),
      )
    },
    kept: async () => {
      const rows = await withRows<{ key: string; verdict: string }>(
        place.databaseUrl,
        'SELECT "idempotencyKey" AS key, verdict FROM "Attempt" WHERE "idempotencyKey" = ANY($1)',
        [...who.keys()],
      )
      return {
        answers: rows.map(({ key }) => who.get(key) ?? key),
        scores: rows.map(({ key, verdict }) => `${who.get(key)} ${verdict}`),
      }
    },
    close: async () => {},
  }
}
