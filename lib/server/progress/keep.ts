import 'server-only'
import { attemptsOf } from '#lib/db/attempts'
import { type Db, transaction } from '#lib/db/client'
import { loadProgress, replaceProgress } from '#lib/db/progress'
import { lockPerson, type Person } from '#lib/db/users'
import { PROGRESS_VERSION, type Progress, rebuild } from '#lib/study/index'

/** A person's progress; folded again first where another version of the fold wrote it. */
export async function progressOf(db: Db, person: Person): Promise<Progress> {
  if (person.progressVersion === PROGRESS_VERSION) return loadProgress(db, person.id)
  return transaction(async (tx) => {
    const locked = await lockPerson(tx, person.id)
    return locked ? rebuildProgress(tx, locked.id) : loadProgress(tx, person.id)
  })
}

/** Folds a locked person's answers again from the first, and puts the result in the place of the cache. */
export async function rebuildProgress(tx: Db, userId: string): Promise<Progress> {
  const progress = rebuild(await attemptsOf(tx, userId))
  await replaceProgress(tx, userId, progress)
  return progress
}
