import 'server-only'
import { setImmediate } from 'node:timers/promises'
import type { Db } from '#lib/db/client'
import { ratings } from '#lib/db/ratings'
import { findPlan } from '#lib/db/study-plans'
import type { Person } from '#lib/db/users'
import { withdrawnTemplates } from '#lib/db/withdrawn'
import { examPlan, noProgress, openFor, type Practice } from '#lib/study/index'
import { bank } from '../ports'
import { progressOf } from '../progress/keep'

/** What the choice of the next questions depends on, for a person; for nobody yet, as for somebody who begins. */
export async function practiceOf(
  db: Db,
  person: Person | null,
  { seed, now, n }: Pick<Practice, 'seed' | 'now' | 'n'>,
): Promise<Practice> {
  const progress = person ? await progressOf(db, person, now) : noProgress
  const rated = await ratings(db)
  const without = await withdrawnTemplates(db)
  await weighTemplates()
  const templates = bank
    .templates()
    .filter(({ id }) => !without.includes(id))
    .map((t) => ({ ...t, difficulty: rated.get(t.id)?.rating ?? bank.difficulty(t.id) }))
  const askable = bank.rules()
  const exam = person ? examPlan(await findPlan(db, person.id), progress, askable, now) : null
  return {
    progress,
    templates,
    isOpen: openFor(progress, bank.prerequisites(), askable),
    seed,
    now,
    n,
    ...(exam && { retention: exam.retention, fresh: Math.min(exam.left, Math.ceil(n * MOST_NEW)) }),
  }
}

/** Towards an exam there may be more new rules than reviews, and yet some reviews. */
const MOST_NEW = 0.6

/** So long nobody is answered meanwhile, in ms. */
const LONGEST = 10

/** Works out how hard every template probably is, a little at a time, so that the first practice after a start does not wait for it; known once it was. */
export async function weighTemplates(): Promise<void> {
  let since = performance.now()
  for (const { id } of bank.templates()) {
    bank.difficulty(id)
    if (performance.now() - since < LONGEST) continue
    await setImmediate()
    since = performance.now()
  }
}
