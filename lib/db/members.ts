import 'server-only'
import { byName } from '#lib/base/by-name'
import type { Db } from './client'
import type { CourseRole } from './courses'

/** Somebody in a course. Moments in ms since 1970. */
export interface Member {
  readonly userId: string
  readonly email: string
  readonly name: string | null
  readonly role: CourseRole
  readonly joinedAt: number
  readonly removedAt: number | null
  readonly sharesAll: boolean
}

/** Everybody who is or was in a course, instructors first, by name. */
export async function listMembers(db: Db, courseId: string): Promise<readonly Member[]> {
  const rows = await db.courseMember.findMany({
    where: { courseId },
    select: {
      userId: true,
      role: true,
      joinedAt: true,
      removedAt: true,
      sharesAll: true,
      user: { select: { email: true, name: true } },
    },
  })
  return rows
    .map(({ user, joinedAt, removedAt, ...row }) => ({
      ...row,
      email: user.email ?? '',
      name: user.name,
      joinedAt: joinedAt.getTime(),
      removedAt: removedAt?.getTime() ?? null,
    }))
    .sort(
      (a, b) =>
        Number(a.role === 'studente') - Number(b.role === 'studente') ||
        byName(a.name ?? a.email, b.name ?? b.email) ||
        byName(a.email, b.email),
    )
}

/** When some people came into some courses: by course and person, in ms since 1970. */
export async function joinedAt(
  db: Db,
  courseIds: readonly string[],
  userIds: readonly string[],
): Promise<(courseId: string, userId: string) => number | undefined> {
  const rows = await db.courseMember.findMany({
    where: { courseId: { in: [...courseIds] }, userId: { in: [...userIds] } },
    select: { courseId: true, userId: true, joinedAt: true },
  })
  const known = new Map(rows.map((row) => [`${row.courseId} ${row.userId}`, row.joinedAt.getTime()]))
  return (courseId, userId) => known.get(`${courseId} ${userId}`)
}

/** The students who are in a course, by what they are called: their e-mail where they have no name. */
export const listStudents = (
  db: Db,
  courseId: string,
): Promise<readonly { readonly userId: string; readonly name: string; readonly email: string }[]> => db.$queryRaw`
  SELECT m."userId", coalesce(u."name", u."email", '') AS "name", coalesce(u."email", '') AS "email" FROM "CourseMember" m JOIN "User" u ON u."id" = m."userId"
  WHERE m."courseId" = ${courseId}::uuid AND m."role" = 'studente' AND m."removedAt" IS NULL`

/** How somebody stands in a course; null for who never was in it. */
export async function findMember(
  db: Db,
  courseId: string,
  userId: string,
): Promise<Pick<Member, 'role' | 'removedAt' | 'sharesAll'> | null> {
  const row = await db.courseMember.findUnique({
    where: { courseId_userId: { courseId, userId } },
    select: { role: true, removedAt: true, sharesAll: true },
  })
  return row && { ...row, removedAt: row.removedAt?.getTime() ?? null }
}

/** Puts somebody in a course who never was; who was stays as they are. */
export async function addMember(
  db: Db,
  courseId: string,
  member: { readonly userId: string; readonly role: CourseRole; readonly batchId?: string; readonly at: number },
): Promise<void> {
  const { userId, role, batchId = null, at } = member
  await db.courseMember.createMany({
    data: { courseId, userId, role, batchId, joinedAt: new Date(at) },
    skipDuplicates: true,
  })
}

/** Removes somebody from a course, or lets them in again (`at` null); of those who are in it already or are not, nothing changes. */
export async function setRemoved(db: Db, courseId: string, userId: string, at: number | null): Promise<void> {
  await db.courseMember.updateMany({
    where: { courseId, userId, removedAt: at === null ? { not: null } : null },
    data: { removedAt: at === null ? null : new Date(at), batchId: null },
  })
}

/** Makes whoever is or was in a course one of its instructors, or one of its students, and lets them in again. */
export async function setRole(db: Db, courseId: string, userId: string, role: CourseRole): Promise<void> {
  await db.courseMember.update({
    where: { courseId_userId: { courseId, userId } },
    data: { role, removedAt: null, batchId: null },
  })
}

/** How many instructors a course has. */
export const countInstructors = (db: Db, courseId: string): Promise<number> =>
  db.courseMember.count({ where: { courseId, role: 'formatore', removedAt: null } })

/** Notes whether somebody shows a course everything that they study. */
export async function setSharing(db: Db, courseId: string, userId: string, sharesAll: boolean): Promise<void> {
  await db.courseMember.update({ where: { courseId_userId: { courseId, userId } }, data: { sharesAll } })
}

/** Takes somebody out of a course who leaves by themselves. */
export async function dropMember(db: Db, courseId: string, userId: string): Promise<void> {
  await db.courseMember.delete({ where: { courseId_userId: { courseId, userId } } })
}
