import 'server-only'
import { requireInstructor } from '#lib/auth/user'
import { ok } from '#lib/base/result'
import { database } from '#lib/db/client'
import { listCourses } from '#lib/db/courses'
import { courseTaught } from './own-course'

/** An instructor, the courses that they teach, and of these the one that a list is about, if any. */
export async function teaching(unsafeCourseId: string | undefined, now: number) {
  const who = await requireInstructor(now)
  if (!who.ok) return who
  const found = unsafeCourseId === undefined ? null : await courseTaught(who.value, unsafeCourseId)
  if (found !== null && !found.ok) return found
  const taught = await listCourses(database(), who.value.id, 'formatore')
  return ok({
    who: who.value,
    course: found && { id: found.value.id, title: found.value.title },
    /** Those that go on. */
    courses: taught.filter(({ archivedAt }) => archivedAt === null).map(({ id, title }) => ({ id, title })),
    taught: taught.map(({ id }) => id),
  })
}
