import 'server-only'
import { assignmentPhase, groupedBy } from '#lib/courses/index'
import { type Assignment, isFor, listAssignments } from '#lib/db/assignments'
import type { Db } from '#lib/db/client'
import { cellsOf } from './cells'

/** The last revision that a class was given about an error. */
export interface ReviewDto {
  readonly assignmentId: string
  readonly at: number
  /** How many it was given to; null for everybody. */
  readonly people: number | null
  /** How many have done it, of those from whom it is expected. */
  readonly done: number
  /** Who has done it. */
  readonly doneBy: readonly string[]
  readonly of: number
  /** Whether it has a day by which to do it. */
  readonly dated: boolean
  /** Whom it is for, where others who come to hold the error may be given it too (`mayGrow`); else null. */
  readonly whom: readonly string[] | null
}

/**
 * The revisions of a course about each error, the oldest first, for those of these students whom they are for; of an error that nobody of them was
 * given one about there are none.
 */
export async function reviewsOf(
  db: Db,
  courseId: string,
  userIds: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, readonly ReviewDto[]>> {
  const given = (await listAssignments(db, [courseId])).flatMap((assignment) => {
    const { task } = assignment
    const beliefs = task.type === 'esercizio' ? (task.beliefs ?? []) : []
    return userIds.some((userId) => isFor(assignment, userId)) ? beliefs.map((belief) => ({ belief, assignment })) : []
  })
  if (given.length === 0) return new Map()
  const cell = await cellsOf(db, [...new Set(given.map(({ assignment }) => assignment))], userIds, now)
  const dto = (assignment: Assignment): ReviewDto => {
    const found = userIds.map((userId) => ({ userId, state: cell(userId, assignment).state }))
    const states = found.map(({ state }) => state)
    const among = (state: (typeof states)[number]): number => states.filter((each) => each === state).length
    const of = states.length - among('others') - among('excused')
    const people = assignment.people?.length ?? null
    const doneBy = found.flatMap(({ userId, state }) => (state === 'done' ? [userId] : []))
    const { id: assignmentId, createdAt: at, dueAt, closesAt } = assignment
    const whom = mayGrow(assignment, now) ? assignment.people : null
    return { assignmentId, at, people, done: doneBy.length, doneBy, of, dated: (dueAt ?? closesAt) !== null, whom }
  }
  const by = groupedBy(given, ({ belief }) => belief)
  return new Map([...by].map(([belief, all]) => [belief, all.map(({ assignment }) => dto(assignment))]))
}

/** Whether an assignment may be given to others too: it is for some people, and whoever gets it now still has time. */
export const mayGrow = (assignment: Assignment, now: number): boolean =>
  assignment.people !== null && ['before', 'open'].includes(assignmentPhase(assignment, now))

/** Of the revisions about an error the last that the class was given: one of one person alone is the class's where nobody else holds it. */
export const lastOfClass = (reviews: readonly ReviewDto[] | undefined, holders: number): ReviewDto | undefined =>
  reviews?.filter(({ people }) => people !== 1 || holders <= 1).at(-1)

/** Whether somebody still has to do it: then another would ask the same of them again. */
export const isOut = ({ done, of }: Pick<ReviewDto, 'done' | 'of'>): boolean => done < of
