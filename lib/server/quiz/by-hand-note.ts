import 'server-only'
import type { Db } from '#lib/db/client'
import { handMarksOf } from '#lib/db/decided/hand-marks'
import { leftOutOf } from '#lib/db/left-out'
import type { ByHandNote } from '../dto'
import type { Told } from './left-out-note'

/**
 * What of somebody's own quiz is marked by hand in the assignment that it was begun for; null where nothing is. It is said where the answer is
 * told, and nowhere before: the reason may tell it.
 */
export async function byHandNote(db: Db, quizId: string, { told, total, right }: Told): Promise<ByHandNote | null> {
  const [given, leftOut] = await Promise.all([handMarksOf(db, quizId), leftOutOf(db, quizId)])
  const without = new Set(leftOut.map(({ position }) => position))
  const marks = [...given].filter(([position]) => !without.has(position))
  const questions = marks
    .filter(([position]) => told.some((question) => question.position === position))
    .map(([position, mark]) => ({ position, ...mark }))
  if (questions.length === 0) return null
  const computed = right.filter((position) => !without.has(position) && !given.has(position)).length
  const points = marks.reduce((sum, [, mark]) => sum + mark.points, computed)
  return { questions, rest: total === null ? null : { points, outOf: total - leftOut.length } }
}
