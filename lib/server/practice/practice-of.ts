import 'server-only'
import { setImmediate } from 'node:timers/promises'
import type { Db } from '#lib/db/client'
import { ratings } from '#lib/db/ratings'
import type { Person } from '#lib/db/users'
import { noProgress, openFor, type Practice } from '#lib/study/index'
import { bank } from '../ports'
import { progressOf } from '../progress/keep'

/** What the choice of the next questions depends on, for a person; for nobody yet, as for somebody who begins. */
export async function practiceOf(
  db: Db,
  person: Person | null,
  { seed, now, n }: Pick<Practice, 'seed' | 'now' | 'n'>,
): Promise<Practice> {
  const progress = person ? await progressOf(db, person) : noProgress
  const rated = await ratings(db)
  const templates = bank
    .templates()
    .map(({ id, claims }) => ({ id, claims, difficulty: rated.get(id)?.rating ?? bank.difficulty(id) }))
  return { progress, templates, isOpen: openFor(progress, bank.prerequisites(), bank.rules()), seed, now, n }
}

/** Works out how hard every template probably is, a little at a time, so that the first practice after a start does not wait for it. */
export async function weighTemplates(): Promise<void> {
  for (const { id } of bank.templates()) {
    bank.difficulty(id)
    await setImmediate()
  }
}
