import 'server-only'
import type { AssignmentFields, Times } from '#lib/courses/index'
import type { Db } from './client'
import { kindOf, readTask, type Task, writeTask } from './tasks'

/** Something that the students of a course are to do. Moments in ms since 1970. */
export interface Assignment extends AssignmentFields {
  readonly id: string
  readonly courseId: string
  readonly task: Task
}

const date = (at: number | null): Date | null => (at === null ? null : new Date(at))
const ms = (at: Date | null): number | null => at?.getTime() ?? null
const dates = ({ opensAt, dueAt, closesAt }: Times) => ({
  opensAt: date(opensAt),
  dueAt: date(dueAt),
  closesAt: date(closesAt),
})

/** A new assignment, of this id where one is given; returns its id. */
export async function createAssignment(
  db: Db,
  courseId: string,
  assignment: AssignmentFields & { readonly task: Task; readonly at: number },
  newId?: string,
): Promise<string> {
  const { title, attempts, task, at } = assignment
  const { id } = await db.assignment.create({
    data: {
      ...(newId !== undefined && { id: newId }),
      courseId,
      title,
      attempts,
      kind: kindOf(task),
      task: writeTask(task),
      ...dates(assignment),
      createdAt: new Date(at),
    },
    select: { id: true },
  })
  return id
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
} as const

interface AssignmentRow {
  readonly id: string
  readonly courseId: string
  readonly title: string
  readonly attempts: number | null
  readonly task: unknown
  readonly opensAt: Date | null
  readonly dueAt: Date | null
  readonly closesAt: Date | null
}

const readAssignment = ({ task, opensAt, dueAt, closesAt, ...rest }: AssignmentRow): Assignment => ({
  ...rest,
  task: readTask(task),
  opensAt: ms(opensAt),
  dueAt: ms(dueAt),
  closesAt: ms(closesAt),
})

/** An assignment, whoever asks. */
export async function findAssignment(db: Db, id: string): Promise<Assignment | null> {
  const row = await db.assignment.findUnique({ where: { id }, select: columns })
  return row && readAssignment(row)
}

/** The assignments of some courses, in the order in which they were made. */
export async function listAssignments(db: Db, courseIds: readonly string[]): Promise<readonly Assignment[]> {
  const rows = await db.assignment.findMany({
    where: { courseId: { in: [...courseIds] } },
    select: columns,
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
  return rows.map(readAssignment)
}

/** Says something else of an assignment. What it is about stays. */
export async function changeAssignment(db: Db, id: string, fields: AssignmentFields): Promise<void> {
  const { title, attempts } = fields
  await db.assignment.update({ where: { id }, data: { title, attempts, ...dates(fields) } })
}

/** Has scores of an assignment's exams that wait for its end wait until then. */
export async function tellScoresAt(db: Db, id: string, at: number | null): Promise<void> {
  await db.exam.updateMany({ where: { quiz: { assignmentId: id } }, data: { tellsAt: date(at) } })
}

/** Takes an assignment away; what was done for it stays with those who did it. */
export async function dropAssignment(db: Db, id: string): Promise<void> {
  await db.assignment.delete({ where: { id } })
}
