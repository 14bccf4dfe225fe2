import 'server-only'
import { requireInstructor } from '#lib/auth/user'
import { ok, type Result } from '#lib/base/result'
import { type Db, transaction } from '#lib/db/client'
import { type Course, lockCourse } from '#lib/db/courses'
import type { Person } from '#lib/db/users'
import { courseTaught } from './own-course'

interface Taught {
  readonly who: Person
  readonly course: Course
}

/** Who asks, and the course that they teach. */
export async function taughtCourse(
  unsafeId: string,
  now: number,
): Promise<Result<Taught, 'expired-session' | 'not-allowed' | 'not-found'>> {
  const who = await requireInstructor(now)
  if (!who.ok) return who
  const course = await courseTaught(who.value, unsafeId)
  return course.ok ? ok({ who: who.value, course: course.value }) : course
}

/** Changes something of a course that whoever asks teaches, with the course held: they still teach it when it is changed. */
export async function changeTaught<T, E>(
  unsafeId: string,
  now: number,
  work: (tx: Db, taught: Taught) => Promise<Result<T, E>>,
): Promise<Result<T, E | 'expired-session' | 'not-allowed' | 'not-found'>> {
  const who = await requireInstructor(now)
  if (!who.ok) return who
  return transaction(async (tx): Promise<Result<T, E | 'not-found'>> => {
    await lockCourse(tx, unsafeId)
    const course = await courseTaught(who.value, unsafeId, tx)
    return course.ok ? work(tx, { who: who.value, course: course.value }) : course
  })
}
