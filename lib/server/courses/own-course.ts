import 'server-only'
import { err, ok, type Result } from '#lib/base/result'
import { type Db, database } from '#lib/db/client'
import { type Course, findCourse } from '#lib/db/courses'
import type { Person } from '#lib/db/users'

/**
 * The course that somebody teaches, for whoever is an instructor of that very course and still has that role on the site. To everybody
 * else, administrators too, there is no such course.
 */
export async function courseTaught(
  who: Pick<Person, 'id' | 'role'>,
  unsafeId: string,
  db: Db = database(),
): Promise<Result<Course, 'not-found'>> {
  const course = who.role === 'studente' ? null : await findCourse(db, who.id, unsafeId, 'formatore')
  return course ? ok(course) : err('not-found')
}

/** The course that somebody attends as a student, and is not removed from. To everybody else there is no such course. */
export async function courseAttended(
  who: Pick<Person, 'id'>,
  unsafeId: string,
  db: Db = database(),
): Promise<Result<Course, 'not-found'>> {
  const course = await findCourse(db, who.id, unsafeId, 'studente')
  return course ? ok(course) : err('not-found')
}
