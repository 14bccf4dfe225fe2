import 'server-only'
import { heldBeliefs, isShared } from '#lib/courses/index'
import { tellingAnswers } from '#lib/db/classroom/beliefs'
import type { Db } from '#lib/db/client'
import type { Member } from '#lib/db/members'
import type { BeliefView } from '#lib/italian/views'
import { bank } from '../ports'

/** An error that a class shares: how many hold it now, of how many who met a question that could betray it. */
export interface SharedErrorDto extends Pick<BeliefView, 'title' | 'lesson'> {
  readonly belief: string
  readonly people: number
  readonly of: number
  /** The rule that it gets wrong, then those to read again. */
  readonly rules: readonly string[]
  /** Those of the course who hold it, by name; who played without an account has none. */
  readonly names: readonly string[]
}

export interface SharedErrors {
  readonly errors: readonly SharedErrorDto[]
  /** Errors that too few people met, or one alone holds: nothing is said of the class by them. */
  readonly fewer: number
}

/** Templates that are drawn from beside those about the rule. */
const TEMPLATES = 6
/** Rules named beside an error. */
const RULES = 3

/** What a class, or what it did of one assignment, shares of errors now, those of most people first. Who was removed is not counted. */
export async function sharedErrors(
  db: Db,
  courseId: string,
  members: readonly Member[],
  most: number,
  assignmentId?: string,
): Promise<SharedErrors> {
  const gone = new Set(members.flatMap(({ userId, removedAt }) => (removedAt === null ? [] : [userId])))
  const names = new Map(members.map(({ userId, name, email }) => [userId, name ?? email]))
  const answers = (await tellingAnswers(db, courseId, assignmentId)).filter(({ userId }) => !gone.has(userId))
  // One that the site no longer knows has no questions either.
  const held = heldBeliefs(answers).filter(({ belief }) => bank.ruleOf(belief) !== undefined)
  const shared = held.filter(isShared)
  return {
    fewer: held.length - shared.length,
    errors: shared.slice(0, most).map(({ belief, people, of }) => {
      const { title, lesson, reread } = bank.belief(belief)
      const rules = [...new Set([bank.ruleOf(belief) ?? '', ...reread])].slice(0, RULES)
      const known = people.flatMap((userId) => names.get(userId) ?? [])
      return {
        ...{ belief, title, people: people.length, of, rules },
        names: known.sort((a, b) => a.localeCompare(b, 'it')),
        ...(lesson && { lesson }),
      }
    }),
  }
}

/** The templates in which a class met a belief: some tempt with it though they are about another rule. */
export async function templatesMet(db: Db, courseId: string, beliefs: readonly string[]): Promise<readonly string[]> {
  const answers = await tellingAnswers(db, courseId)
  const met = answers.filter(({ offered }) => beliefs.some((belief) => offered.includes(belief)))
  return [...new Set(met.map(({ template }) => template))].slice(0, TEMPLATES)
}
