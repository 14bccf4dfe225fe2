import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { type NewAttempt, storeAttempt } from '#lib/db/attempts'
import { database, disconnect, transaction } from '#lib/db/client'
import { createGuest, findPerson } from '#lib/db/users'
import { drawItem, instantiate, points, templateDifficulty, templates } from '#lib/questions/index'
import { weighTemplates } from '#lib/server/practice/practice-of'
import { rebuildProgress } from '#lib/server/progress/keep'
import { drawPractice } from '#lib/server/quiz/draw-practice'
import { deploy, readMigrations } from '../deploy-pg.mjs'
import { startEmbeddedPostgres } from '../embedded-pg.mjs'
import { atMost, percentile, print } from './measure'
import { benchFolder } from './site'

const ANSWERS = 10_000
const AT_ONCE = 500
const ROUNDS = 300
const WARM = 50
const DAY = 86_400_000
const NOW = Date.UTC(2026, 10, 22, 12)
const DAYS = 400

/** Answers to different questions of every template over more than a year, about two in three right. */
function past(userId: string): readonly NewAttempt[] {
  const all = templates.flatMap((t) => {
    const made = instantiate(drawItem(t, 'bench') ?? '')
    if (!made.ok) return []
    const item = made.value
    const difficulty = templateDifficulty(t.id)
    return [...points(t)]
      .slice(0, Math.ceil((2 * ANSWERS) / templates.length))
      .map(({ id }) => ({ item, id, difficulty }))
  })
  return all.slice(0, ANSWERS).map(({ item, id, difficulty }, n) => ({
    userId,
    quizItemId: null,
    origin: 'browser' as const,
    idempotencyKey: randomUUID(),
    itemId: id,
    template: item.template,
    verdict: n % 3 === 0 ? 'wrong' : 'right',
    about: item.claims,
    offered: item.options.flatMap(({ beliefs }) => beliefs),
    beliefs: n % 3 === 0 ? (item.options.find(({ beliefs }) => beliefs.length > 0)?.beliefs ?? []) : [],
    difficulty,
    confidence: null,
    // Scattered over the days, so that some rules are long due and some are not.
    at: NOW - ((n * 7919) % DAYS) * DAY,
    given: { giveUp: true },
    snapshot: { seed: id, item },
  }))
}

/** Choosing what somebody with many answers is asked next, on a PostgreSQL of its own. */
export async function benchStudy(): Promise<void> {
  const { folder, remove } = benchFolder()
  const postgres = await startEmbeddedPostgres({ folder: path.join(folder, 'data'), running: 'replace' })
  try {
    process.env.DATABASE_URL = postgres.url
    await deploy(postgres.url, readMigrations('prisma/migrations'))
    const db = database()
    const { id } = await createGuest(db, NOW)
    const attempts = past(id).toSorted((a, b) => a.at - b.at)
    for (let n = 0; n < attempts.length; n += AT_ONCE)
      await transaction(async (tx) => {
        for (const attempt of attempts.slice(n, n + AT_ONCE)) await storeAttempt(tx, attempt)
      })
    const began = performance.now()
    const progress = await transaction((tx) => rebuildProgress(tx, id, Date.now()))
    print({ name: `progress of ${attempts.length} answers folded again`, value: performance.now() - began, unit: 'ms' })
    await weighTemplates()
    const person = await findPerson(db, id)
    if (!person || progress.rules.size === 0) throw new Error('nobody to choose for')
    const times: number[] = []
    for (let round = 0; round < WARM + ROUNDS; round++) {
      const start = performance.now()
      const { questions } = await drawPractice(db, person, {
        seed: `${round}`,
        now: NOW + DAY,
        kind: 'next',
        open: new Set(),
        length: 1,
      })
      if (round >= WARM) times.push(performance.now() - start)
      if (questions.length !== 1) throw new Error('nothing was chosen')
    }
    print(atMost(`next item chosen after ${attempts.length} answers, median`, percentile(times, 0.5), 'ms', 20))
    print({ name: 'next item chosen, p95', value: percentile(times, 0.95), unit: 'ms' })
  } finally {
    await disconnect()
    await postgres.stop()
    remove()
  }
}
