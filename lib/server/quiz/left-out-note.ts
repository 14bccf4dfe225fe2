import 'server-only'
import type { Db } from '#lib/db/client'
import { leftOutOf } from '#lib/db/left-out'
import type { LeftOutNote } from '../dto'

/** What of a quiz is told to whoever took it. */
export interface Told {
  /** The questions with an answer of which all is told. */
  readonly told: readonly { readonly position: number }[]
  /** How many there are; null while some are still to be answered. */
  readonly total: number | null
  /** Of all of them, those that were answered right. */
  readonly right: readonly number[]
}

/**
 * What of somebody's own quiz counts for nobody in the assignment that it was begun for; null where all does. That a question does not count
 * is said where its answer is told, and nowhere before.
 */
export async function leftOutNote(db: Db, quizId: string, { told, total, right }: Told): Promise<LeftOutNote | null> {
  const all = await leftOutOf(db, quizId)
  const questions = all.filter(({ position }) => told.some((question) => question.position === position))
  if (questions.length === 0) return null
  const counts = right.filter((position) => !all.some((each) => each.position === position)).length
  return { questions, rest: total === null ? null : { right: counts, total: total - all.length } }
}
