import 'server-only'
import { type BeliefShare, beliefShares } from '#lib/courses/index'
import { tellingAnswers } from '#lib/db/classroom/beliefs'
import type { Db } from '#lib/db/client'
import { bank } from '../ports'

/** A common error of a class: how many showed it, of how many who could. */
export interface ClassErrorDto extends BeliefShare {
  readonly title: string
}

/** Errors that are offered. */
const OFFERED = 12

/** What the first answers of a class betrayed, in its assignments and its live sessions, those of most people first. */
export async function classErrors(db: Db, courseId: string): Promise<readonly ClassErrorDto[]> {
  const shares = beliefShares(await tellingAnswers(db, courseId))
  // One that the site no longer knows has no questions either.
  const known = shares.filter(({ belief }) => bank.ruleOf(belief) !== undefined)
  return known.slice(0, OFFERED).map((share) => ({ ...share, title: bank.belief(share.belief).title }))
}
