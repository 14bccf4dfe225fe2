import 'server-only'
import { AS_IT_IS, type AssignmentFields, type Counting, type Times } from '#lib/courses/index'
import type { Db } from './client'
import { kindOf, readTask, type Task, writeTask } from './tasks'

/** Something that the students of a course are to do. Moments in ms since 1970. */
export interface Assignment extends AssignmentFields, Counting {
  readonly id: string
  readonly courseId: string
  readonly task: Task
  readonly createdAt: number
  /** Whom it is for, and nobody who joins later; null for everybody in the course. */
  readonly people: readonly string[] | null
}

/** Whether somebody in the course is among those whom an assignment is for. To all others there is no such assignment. */
export const isFor = ({ people }: Pick<Assignment, 'people'>, userId: string): boolean =>
  people === null || people.includes(userId)

const date = (at: number | null): Date | null => (at === null ? null : new Date(at))
const ms = (at: Date | null): number | null => at?.getTime() ?? null
const dates = ({ opensAt, dueAt, closesAt }: Times) => ({
  opensAt: date(opensAt),
  dueAt: date(dueAt),
  closesAt: date(closesAt),
})

/** A new assignment, of this id where one is given, for everybody or for some people; returns its id. */
export async function createAssignment(
  db: Db,
  courseId: string,
  assignment: AssignmentFields &
    Partial<Counting> & {
      readonly task: Task
      readonly at: number
      readonly people?: readonly string[] | null
    },
  newId?: string,
): Promise<string> {
  const { title, attempts, task, at, people = null } = assignment
  const { weight, missingAsZero } = { ...AS_IT_IS, ...assignment }
  const { id } = await db.assignment.create({
    data: {
      ...(newId !== undefined && { id: newId }),
      courseId,
      title,
      attempts,
      weight,
      missingAsZero,
      kind: kindOf(task),
      task: writeTask(task),
      ...dates(assignment),
      createdAt: new Date(at),
      forSome: people !== null,
      people: { create: (people ?? []).map((userId) => ({ userId })) },
    },
    select: { id: true },
  })
  return id
}

/** Gives an assignment that is for some people to others too; to whom it was given already it is given once. */
export async function addPeople(db: Db, assignmentId: string, userIds: readonly string[]): Promise<void> {
  await db.assignmentPerson.createMany({
    data: userIds.map((userId) => ({ assignmentId, userId })),
    skipDuplicates: true,
  })
}

const columns = {
  id: true,
  courseId: true,
  title: true,
  attempts: true,
  task: true,
  opensAt: true,
  dueAt: true,
  closesAt: true,
  createdAt: true,
  forSome: true,
  weight: true,
  missingAsZero: true,
  people: { select: { userId: true } },
} as const

interface AssignmentRow extends Counting {
  readonly id: string
  readonly courseId: string
  readonly title: string
  readonly attempts: number | null
  readonly task: unknown
  readonly opensAt: Date | null
  readonly dueAt: Date | null
  readonly closesAt: Date | null
  readonly createdAt: Date
  readonly forSome: boolean
  readonly people: readonly { readonly userId: string }[]
}

const readAssignment = ({
  task,
  opensAt,
  dueAt,
  closesAt,
  createdAt,
  forSome,
  people,
  ...rest
}: AssignmentRow): Assignment => ({
  ...rest,
  task: readTask(task),
  opensAt: ms(opensAt),
  dueAt: ms(dueAt),
  closesAt: ms(closesAt),
  createdAt: createdAt.getTime(),
  people: forSome ? people.map(({ userId }) => userId) : null,
})

/** An assignment, whoever asks; one that is taken away is none. */
export async function findAssignment(db: Db, id: string): Promise<Assignment | null> {
  const row = await db.assignment.findUnique({ where: { id, removedAt: null }, select: columns })
  return row && readAssignment(row)
}

/** The assignments of some courses, in the order in which they were made, without those that are taken away. */
export async function listAssignments(db: Db, courseIds: readonly string[]): Promise<readonly Assignment[]> {
  const rows = await db.assignment.findMany({
    where: { courseId: { in: [...courseIds] }, removedAt: null },
    select: columns,
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
  return rows.map(readAssignment)
}

/** Says something else of an assignment. What it is about stays, and how it counts where nothing is said of that. */
export async function changeAssignment(
  db: Db,
  id: string,
  fields: AssignmentFields & Partial<Counting>,
): Promise<void> {
  const { title, attempts, weight, missingAsZero } = fields
  const counting = { ...(weight !== undefined && { weight }), ...(missingAsZero !== undefined && { missingAsZero }) }
  await db.assignment.update({ where: { id }, data: { title, attempts, ...counting, ...dates(fields) } })
}

/** Has an assignment be about something else. */
export async function changeTask(db: Db, id: string, task: Task): Promise<void> {
  await db.assignment.update({ where: { id }, data: { task: writeTask(task), kind: kindOf(task) } })
}

/** Has scores of an assignment's exams that wait for its end wait until then. */
export async function tellScoresAt(db: Db, id: string, at: number | null): Promise<void> {
  await db.exam.updateMany({ where: { quiz: { assignmentId: id } }, data: { tellsAt: date(at) } })
}

/** What goes from the gradebook with an assignment: how many people have begun it, and its marks by hand, of the whole and of single questions. */
export async function lostWith(db: Db, id: string): Promise<{ readonly begun: number; readonly marks: number }> {
  const [begun, whole, single] = await Promise.all([
    db.quiz.groupBy({ by: ['userId'], where: { assignmentId: id } }),
    db.assignmentException.count({ where: { assignmentId: id, kind: 'mark', endedAt: null } }),
    db.handMark.count({ where: { assignmentId: id, endedAt: null } }),
  ])
  return { begun: begun.length, marks: whole + single }
}

/** An assignment that is taken away and can be put back. Moments in ms since 1970. */
export interface RemovedAssignment {
  readonly id: string
  readonly title: string
  readonly removedAt: number
}

/** What is taken away of a course, the last first. */
export async function removedAssignments(db: Db, courseId: string): Promise<readonly RemovedAssignment[]> {
  const rows = await db.assignment.findMany({
    where: { courseId, removedAt: { not: null } },
    select: { id: true, title: true, removedAt: true },
    orderBy: [{ removedAt: 'desc' }, { id: 'desc' }],
  })
  return rows.flatMap(({ removedAt, ...rest }) => (removedAt ? [{ ...rest, removedAt: removedAt.getTime() }] : []))
}

/**
 * Takes an assignment of a course away at a time, or puts it back (null): all of it stays, and so does what was done for it. What is so already
 * stays as it is. False for none of the course.
 */
export async function setAssignmentRemoved(
  db: Db,
  { id, courseId }: Pick<Assignment, 'id' | 'courseId'>,
  at: number | null,
): Promise<boolean> {
  await db.assignment.updateMany({
    where: { id, courseId, removedAt: at === null ? { not: null } : null },
    data: { removedAt: date(at) },
  })
  return (await db.assignment.count({ where: { id, courseId } })) > 0
}

/** Whether there is an assignment of this id, though it be taken away. */
export const isAssignment = async (db: Db, id: string): Promise<boolean> =>
  (await db.assignment.count({ where: { id } })) > 0
