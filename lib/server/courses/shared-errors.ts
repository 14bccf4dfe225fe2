import 'server-only'
import { areaShares, type HeldBelief, heldBeliefs, isShared, weakAreas } from '#lib/courses/index'
import { tellingAnswers } from '#lib/db/classroom/beliefs'
import type { Db } from '#lib/db/client'
import { listCourseAnswers } from '#lib/db/course-answers'
import type { Member } from '#lib/db/members'
import type { BeliefView } from '#lib/italian/views'
import { bank } from '../ports'

/** An error that somebody makes now. */
export interface HeldDto extends Pick<BeliefView, 'title' | 'lesson'> {
  readonly belief: string
  /** The rule that it gets wrong, then those to read again. */
  readonly rules: readonly string[]
}

/** An error that people of a class make now: how many hold it now, of how many who met a question that could betray it. */
export interface SharedErrorDto extends HeldDto {
  readonly people: number
  readonly of: number
  /** Those of the course who hold it, by name; who played without an account has none. */
  readonly holders: readonly { readonly userId: string; readonly name: string }[]
}

/** An area in which a class is weak: so many first answers were right, of so many. */
export interface WeakAreaDto {
  /** The address of its lesson. */
  readonly lesson: string
  readonly title: string
  readonly right: number
  readonly n: number
  readonly people: number
}

export interface SharedErrors {
  readonly errors: readonly SharedErrorDto[]
  /** Where no error is shared, as in a class of a few people: what it is weak in, the weakest first. */
  readonly weak: readonly WeakAreaDto[]
  /** Errors that too few people met, or one alone holds: nothing is said of the class by them, only of those people. */
  readonly fewer: readonly SharedErrorDto[]
}

/** Templates that are drawn from beside those about the rule. */
const TEMPLATES = 6
/** Rules named beside an error. */
const RULES = 3
/** Areas that are told of. */
const AREAS = 2

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
  const dto = ({ belief, people, of }: HeldBelief): SharedErrorDto => {
    const known = people.flatMap((userId) => {
      const name = names.get(userId)
      return name === undefined ? [] : [{ userId, name }]
    })
    return {
      ...told(belief),
      ...{ people: people.length, of },
      holders: known.sort((a, b) => a.name.localeCompare(b.name, 'it')),
    }
  }
  return {
    fewer: held.filter((each) => !isShared(each)).map(dto),
    weak: shared.length > 0 ? [] : await weakIn(db, courseId, assignmentId),
    errors: shared.slice(0, most).map(dto),
  }
}

function told(belief: string): HeldDto {
  const { title, lesson, reread } = bank.belief(belief)
  const rules = [...new Set([bank.ruleOf(belief) ?? '', ...reread])].slice(0, RULES)
  return { belief, title, rules, ...(lesson && { lesson }) }
}

/** The errors that one person of a course makes now, by their last answers there to questions that could betray each. */
export async function errorsOf(db: Db, courseId: string, userId: string): Promise<readonly HeldDto[]> {
  const answers = (await tellingAnswers(db, courseId)).filter((answer) => answer.userId === userId)
  return heldBeliefs(answers).flatMap(({ belief }) => (bank.ruleOf(belief) === undefined ? [] : [told(belief)]))
}

async function weakIn(db: Db, courseId: string, assignmentId: string | undefined): Promise<SharedErrors['weak']> {
  const known = bank.areas()
  const areas = weakAreas(areaShares(await listCourseAnswers(db, courseId, assignmentId), known))
  return areas.slice(0, AREAS).map(({ area, right, n, people }) => ({
    ...{ lesson: area, right, n, people },
    title: known.find(({ slug }) => slug === area)?.title ?? area,
  }))
}

/** The templates in which a class met a belief: some tempt with it though they are about another rule. */
export async function templatesMet(db: Db, courseId: string, beliefs: readonly string[]): Promise<readonly string[]> {
  const answers = await tellingAnswers(db, courseId)
  const met = answers.filter(({ offered }) => beliefs.some((belief) => offered.includes(belief)))
  return [...new Set(met.map(({ template }) => template))].slice(0, TEMPLATES)
}
