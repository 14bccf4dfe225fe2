import 'server-only'
import type { CourseFields } from '#lib/courses/index'
import type { Db } from './client'

/** What somebody is in one course. */
export type CourseRole = 'formatore' | 'studente'

/** A course. Days as `2026-12-31`, moments in ms since 1970. */
export interface Course extends CourseFields {
  readonly id: string
  readonly joinCode: string | null
  readonly archivedAt: number | null
  /** The last course that this one was copied from. */
  readonly copiedFromId: string | null
}

interface CourseRow {
  readonly id: string
  readonly title: string
  readonly startsOn: Date | null
  readonly endsOn: Date | null
  readonly joinCode: string | null
  readonly archivedAt: Date | null
  readonly copiedFromId: string | null
}

const columns = {
  id: true,
  title: true,
  startsOn: true,
  endsOn: true,
  joinCode: true,
  archivedAt: true,
  copiedFromId: true,
} as const

/** A day of a column. */
export const dayOf = (date: Date | null): string | null => date?.toISOString().slice(0, 10) ?? null
export const dateOf = (day: string | null): Date | null => (day === null ? null : new Date(`${day}T00:00:00Z`))

const readCourse = (row: CourseRow): Course => ({
  ...row,
  startsOn: dayOf(row.startsOn),
  endsOn: dayOf(row.endsOn),
  archivedAt: row.archivedAt?.getTime() ?? null,
})

/** A new course with its first instructor; returns its id. */
export async function createCourse(
  db: Db,
  course: CourseFields & {
    readonly joinCode: string
    readonly instructorId: string
    readonly copiedFromId: string | null
    readonly at: number
  },
): Promise<string> {
  const at = new Date(course.at)
  const { id } = await db.course.create({
    data: {
      title: course.title,
      startsOn: dateOf(course.startsOn),
      endsOn: dateOf(course.endsOn),
      joinCode: course.joinCode,
      copiedFromId: course.copiedFromId,
      createdAt: at,
      members: { create: { userId: course.instructorId, role: 'formatore', joinedAt: at } },
    },
    select: { id: true },
  })
  return id
}

/** A course that a person is in with this role, and is not removed from; null for any other. */
export async function findCourse(db: Db, userId: string, courseId: string, role: CourseRole): Promise<Course | null> {
  const row = await db.course.findFirst({
    where: { id: courseId, members: { some: { userId, role, removedAt: null } } },
    select: columns,
  })
  return row && readCourse(row)
}

/** The courses that a person is in with this role, the newest first, each with how many students it has. */
export async function listCourses(
  db: Db,
  userId: string,
  role: CourseRole,
): Promise<readonly (Course & { readonly students: number })[]> {
  const rows = await db.course.findMany({
    where: { members: { some: { userId, role, removedAt: null } } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { ...columns, _count: { select: { members: { where: { role: 'studente', removedAt: null } } } } },
  })
  return rows.map(({ _count, ...row }) => ({ ...readCourse(row), students: _count.members }))
}

/** What a course is called, whoever is in it; null where there is none of that id. */
export const courseNamed = (db: Db, id: string): Promise<{ readonly id: string; readonly title: string } | null> =>
  db.course.findUnique({ where: { id }, select: { id: true, title: true } })

/** The course that is joined by this code, as far as it may be known before; null when there is none. */
export async function findByJoinCode(db: Db, joinCode: string): Promise<Course | null> {
  const row = await db.course.findUnique({ where: { joinCode }, select: columns })
  return row && readCourse(row)
}

/** Holds a course until the transaction ends: who is in it, and what there is to do, changes one thing at a time. */
export async function lockCourse(tx: Db, courseId: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM "Course" WHERE "id" = ${courseId}::uuid FOR UPDATE`
}

/** Says something else of a course. */
export async function changeCourse(db: Db, courseId: string, { title, startsOn, endsOn }: CourseFields): Promise<void> {
  await db.course.update({
    where: { id: courseId },
    data: { title, startsOn: dateOf(startsOn), endsOn: dateOf(endsOn) },
  })
}

/** Gives a course another code to be joined by, or none. */
export async function setJoinCode(db: Db, courseId: string, joinCode: string | null): Promise<void> {
  await db.course.update({ where: { id: courseId }, data: { joinCode } })
}

/** Puts a course away, or takes it out again. */
export async function setArchived(db: Db, courseId: string, at: number | null): Promise<void> {
  await db.course.update({ where: { id: courseId }, data: { archivedAt: at === null ? null : new Date(at) } })
}
