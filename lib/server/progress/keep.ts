import 'server-only'
import { attemptsOf } from '#lib/db/attempts'
import { type Db, transaction } from '#lib/db/client'
import { loadProgress, replaceProgress } from '#lib/db/progress'
import { lockPerson, type Person } from '#lib/db/users'
import { markFolded, toldSince } from '#lib/db/waiting-score'
import { PROGRESS_VERSION, type Progress, rebuild } from '#lib/study/index'

/** A person's progress; folded again first where another version of the fold wrote it, or an exam has been told since. */
export async function progressOf(db: Db, person: Person, now: number): Promise<Progress> {
  if (person.progressVersion === PROGRESS_VERSION && !(await toldSince(db, person.id, now)))
    return loadProgress(db, person.id)
  return transaction(async (tx) => {
    const locked = await lockPerson(tx, person.id)
    return locked ? rebuildProgress(tx, locked.id, now) : loadProgress(tx, person.id)
  })
}

/** Folds a locked person's answers again from the first, as far as they are told by now, and puts the result in the place of the cache. */
export async function rebuildProgress(tx: Db, userId: string, now: number): Promise<Progress> {
  const progress = rebuild(await attemptsOf(tx, userId, now))
  await replaceProgress(tx, userId, progress)
  await markFolded(tx, userId, now)
  return progress
}
