import 'server-only'
import { z } from 'zod'
import { JOIN } from '#lib/auth/limits'
import { requireAccount } from '#lib/auth/user'
import { err, ok, type Result } from '#lib/base/result'
import { type Db, database, transaction } from '#lib/db/client'
import { type Course, findByJoinCode, lockCourse } from '#lib/db/courses'
import { withinLimit } from '#lib/db/limits'
import { addMember, findMember, setRole } from '#lib/db/members'
import { markCome, standingOf } from '#lib/db/rosters'
import type { Person } from '#lib/db/users'
import { defineUseCase } from '../define-use-case'
import { readShortCode } from '../short-code'

const shape = z.object({ code: z.string().max(40).transform(readShortCode) })

const open = (course: Course | null): course is Course => course !== null && course.archivedAt === null

/** The course that a code invites to, for whoever is signed in: its title, and whether they are in it. */
export const getInvitation = defineUseCase('course/invitation', shape, async ({ code }, { now }) => {
  const who = await requireAccount(now)
  if (!who.ok) return who
  if (!(await withinLimit(JOIN, who.value.id))) return err('rate-limited')
  const course = await findByJoinCode(database(), code)
  if (!open(course)) return err('no-such-course')
  const member = await findMember(database(), course.id, who.value.id)
  return ok({ courseId: course.id, title: course.title, role: member?.removedAt === null ? member.role : null })
})

/** Joins the course that a code invites to; who is in it already stays as they are. */
export const joinCourse = defineUseCase('course/join', shape, async ({ code }, { now }) => {
  const who = await requireAccount(now)
  if (!who.ok) return who
  if (!(await withinLimit(JOIN, who.value.id))) return err('rate-limited')
  const found = await findByJoinCode(database(), code)
  if (!found) return err('no-such-course')
  return transaction(async (tx): Promise<Result<Joined, 'no-such-course' | 'removed-from-course'>> => {
    await lockCourse(tx, found.id)
    // The code may have been renewed while this was on its way.
    const course = await findByJoinCode(tx, code)
    return open(course) ? enter(tx, course.id, who.value, now) : err('no-such-course')
  })
})

interface Joined {
  readonly courseId: string
  readonly role: 'formatore' | 'studente'
}

async function enter(
  tx: Db,
  courseId: string,
  who: Person,
  now: number,
): Promise<Result<Joined, 'removed-from-course'>> {
  const email = who.email ?? ''
  const member = await findMember(tx, courseId, who.id)
  const back = member !== null && member.removedAt !== null
  // Who was removed does not come back by themselves, unless a list that was added since says so.
  if (back && (await standingOf(tx, courseId, [email])).get(email) !== 'waiting') return err('removed-from-course')
  if (back) await setRole(tx, courseId, who.id, 'studente')
  if (!member) await addMember(tx, courseId, { userId: who.id, role: 'studente', at: now })
  await markCome(tx, courseId, email, who.id)
  return ok({ courseId, role: back ? 'studente' : (member?.role ?? 'studente') })
}
