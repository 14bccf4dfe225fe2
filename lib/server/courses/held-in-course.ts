import 'server-only'
import { type HeldBelief, heldBeliefs } from '#lib/courses/index'
import { tellingAnswers } from '#lib/db/classroom/beliefs'
import type { Db } from '#lib/db/client'
import { bank } from '../ports'

/**
 * What the people of a course hold now, or by the answers to one of its assignments, those of most people first: the one place that says who is counted.
 * `people` are those who have shown a belief and have given no right answer since that could have betrayed it; `of`, those who answered at least
 * one question that could. Of a live session whoever played counts, with an account or without; who teaches the course and who was removed from
 * it do not.
 */
export async function heldInCourse(db: Db, courseId: string, assignmentId?: string): Promise<readonly HeldBelief[]> {
  return known(heldBeliefs(await tellingAnswers(db, courseId, { assignmentId })))
}

/** The same of one person alone. */
export async function heldBy(db: Db, courseId: string, userId: string): Promise<readonly HeldBelief[]> {
  return known(heldBeliefs(await tellingAnswers(db, courseId, { userId })))
}

/** A belief that the site no longer knows has no questions either. */
const known = (held: readonly HeldBelief[]): readonly HeldBelief[] =>
  held.filter(({ belief }) => bank.ruleOf(belief) !== undefined)
