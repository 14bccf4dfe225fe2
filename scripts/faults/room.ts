import { setTimeout as pause } from 'node:timers/promises'
import type { Item } from '#lib/questions/index'
import { openLesson } from '../load/lesson'
import { withRows } from './rows'
import { follow } from './stream'
import { openWire, type Wire } from './wire'
import { addressOf, isRight, type Place, type Work } from './work'

const QUESTIONS = 3
/** How long the questions after the first are open, in ms. */
const SHORTLY = 500

/** A live session: the first question is open while things go wrong, the others are asked afterwards. Everybody hears of everything. */
export async function room(place: Place, players: number, items: readonly Item[]): Promise<Work> {
  const lesson = await openLesson({ url: place.urls[0] ?? '', ...place, players, questions: QUESTIONS, items })
  const wire = (n: number): Wire => openWire(place.urls, n, addressOf(400 + n), place.trouble)
  const people = lesson.players.map(({ cookie }, n) => ({
    cookie,
    posts: wire(n),
    stream: follow(wire(n), lesson.code, cookie),
  }))
  await Promise.all(people.map(({ stream }) => stream.heard(0)))
  const leading = wire(players)
  let seq = 0
  const lead = async (command: object): Promise<void> => {
    // One that was done and not acknowledged is not done again: it is stale.
    const { said } = await leading.post(
      `/api/sessioni/${lesson.id}/comando`,
      { command, seen: seq },
      lesson.cookie,
      [200, 409],
    )
    if (said.seq === undefined && said.code !== 'stale') throw new Error(`${JSON.stringify(command)}: ${said.code}`)
    seq = typeof said.seq === 'number' ? said.seq : seq + 1
    await Promise.all(people.map(({ stream }) => stream.heard(seq)))
  }
  return {
    answers: players * QUESTIONS,
    perform: async (over, acknowledged) => {
      for (const [q, question] of lesson.questions.entries()) {
        await lead({ type: q === 0 ? 'start' : 'next' })
        await lead({ type: 'open', seconds: null })
        await Promise.all(
          people.map(async ({ cookie, posts }, n) => {
            await pause(Math.random() * (q === 0 ? over : SHORTLY))
            const body = {
              questionId: question.id,
              idempotencyKey: `guasto-${q}-${n}`,
              fields: isRight(n, q) ? question.right : question.wrong,
            }
            await posts.post(`/api/sessione/${lesson.code}/risposta`, body, cookie)
            acknowledged(`room p${n + 1}/${q + 1}`)
          }),
        )
        await lead({ type: 'close' })
        await lead({ type: 'reveal' })
      }
    },
    kept: async () => {
      const rows = await withRows<{ name: string; verdict: string }>(
        place.databaseUrl,
        `SELECT p.nickname || '/' || q.position AS name, a.verdict FROM "ClassAnswer" a JOIN "ClassPlayer" p ON p.id = a."playerId"
         JOIN "ClassQuestion" q ON q.id = a."questionId" WHERE p."sessionId" = $1`,
        lesson.id,
      )
      return {
        answers: rows.map(({ name }) => `room ${name}`),
        scores: rows.map(({ name, verdict }) => `room ${name} ${verdict}`),
      }
    },
    close: async () => {
      for (const { stream } of people) stream.close()
      await lesson.end()
    },
  }
}
