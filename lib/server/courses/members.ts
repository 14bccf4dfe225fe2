import 'server-only'
import { z } from 'zod'
import { ROLE } from '#lib/auth/limits'
import { requireAccount } from '#lib/auth/user'
import { err, ok, type Result } from '#lib/base/result'
import { type Db, database, transaction } from '#lib/db/client'
import { lockCourse } from '#lib/db/courses'
import { withinLimit } from '#lib/db/limits'
import {
  addMember,
  countInstructors,
  dropMember,
  findMember,
  listMembers,
  setRemoved,
  setRole,
  setSharing,
} from '#lib/db/members'
import { dropEntry, listBatches, listWaiting } from '#lib/db/rosters'
import { findByEmail } from '#lib/db/users'
import { mailLeaves } from '../account/ask-link'
import { email } from '../account/email'
import { defineUseCase, unsafeId } from '../define-use-case'
import { siteAddress } from '../site-address'
import { courseAttended } from './own-course'
import { pageOf, peopleWish } from './people-page'
import { inNames, namesWish } from './pupils'
import { changeTaught, taughtCourse } from './taught-course'

const listed = z.object({
  courseId: unsafeId,
  ...peopleWish,
  /** Of those who are waited for. */
  waitingPage: peopleWish.page,
  names: namesWish,
})

/** The people of a course, a page at a time: students, who is waited for; and all who were removed, who teach, and the lists that were added. */
export const getMembers = defineUseCase('course/members', listed, async (unsafe, { now }) => {
  const taught = await taughtCourse(unsafe.courseId, now)
  if (!taught.ok) return taught
  const { who, course } = taught.value
  const members = (await listMembers(database(), course.id)).map((m) => ({ ...m, self: m.userId === who.id }))
  const [waiting, batches] = await Promise.all([listWaiting(database(), course.id), listBatches(database(), course.id)])
  const inside = members.filter(({ removedAt }) => removedAt === null)
  const { shown: students, ...people } = pageOf(
    inNames(
      inside.filter(({ role }) => role === 'studente'),
      unsafe.names,
    ),
    unsafe,
  )
  const { shown: expected, ...waitingPeople } = pageOf(inNames(waiting, unsafe.names), {
    search: unsafe.search,
    page: unsafe.waitingPage,
  })
  return ok({
    course,
    /** How those who are waited for come in: by this link, where there is one; by a proven e-mail, where e-mails are proven. */
    link: course.joinCode === null ? null : siteAddress(`/corsi/entra/${course.joinCode}`),
    mail: mailLeaves(),
    instructors: inside.filter(({ role }) => role === 'formatore'),
    students,
    people,
    names: unsafe.names,
    removed: members.filter(({ removedAt }) => removedAt !== null),
    waiting: expected,
    waitingPeople,
    /** Of all who are waited for. */
    waitingEmails: waiting.map((entry) => entry.email),
    batches,
  })
})

interface Moved {
  /** Whether it was whoever asked. */
  readonly self: boolean
}

/** Removes somebody from a course, or lets them in again. What they did stays theirs. A course keeps an instructor. */
export const setMember = defineUseCase(
  'course/set-member',
  z.object({ courseId: unsafeId, userId: unsafeId, removed: z.boolean() }),
  ({ courseId, userId, removed }, { now }) =>
    changeTaught(
      courseId,
      now,
      async (tx, { who, course }): Promise<Result<Moved, 'not-found' | 'last-instructor'>> => {
        const moved = await move(tx, course.id, userId, removed ? now : null)
        return moved.ok ? ok({ self: userId === who.id }) : moved
      },
    ),
)

async function move(
  tx: Db,
  courseId: string,
  userId: string,
  at: number | null,
): Promise<Result<null, 'not-found' | 'last-instructor'>> {
  const member = await findMember(tx, courseId, userId)
  if (!member) return err('not-found')
  const leaves = at !== null && member.role === 'formatore' && member.removedAt === null
  if (leaves && (await countInstructors(tx, courseId)) === 1) return err('last-instructor')
  await setRemoved(tx, courseId, userId, at)
  return ok(null)
}

/** Takes somebody who has not come off the list of a course. */
export const dropWaiting = defineUseCase(
  'course/drop-waiting',
  z.object({ courseId: unsafeId, entryId: unsafeId }),
  ({ courseId, entryId }, { now }) =>
    changeTaught(courseId, now, async (tx, { course }) => {
      await dropEntry(tx, course.id, entryId)
      return ok(null)
    }),
)

/** Makes somebody who teaches on this site an instructor of a course, by their e-mail. */
export const addInstructor = defineUseCase(
  'course/add-instructor',
  z.object({ courseId: unsafeId, email }),
  ({ courseId, email: sent }, { now }) =>
    changeTaught(
      courseId,
      now,
      async (tx, { who, course }): Promise<Result<null, 'no-such-instructor' | 'rate-limited'>> => {
        if (!(await withinLimit(ROLE, who.id))) return err('rate-limited')
        const person = await findByEmail(tx, sent)
        if (!person || person.role === 'studente') return err('no-such-instructor')
        await addMember(tx, course.id, { userId: person.id, role: 'formatore', at: now })
        await setRole(tx, course.id, person.id, 'formatore')
        return ok(null)
      },
    ),
)

/** Leaves a course that one attends: what one did stays one's own, and whoever left by themselves may come back by themselves. */
export const leaveCourse = defineUseCase('course/leave', z.object({ courseId: unsafeId }), async (unsafe, { now }) => {
  const who = await requireAccount(now)
  if (!who.ok) return who
  return transaction(async (tx): Promise<Result<null, 'not-found'>> => {
    await lockCourse(tx, unsafe.courseId)
    const course = await courseAttended(who.value, unsafe.courseId, tx)
    if (!course.ok) return course
    await dropMember(tx, course.value.id, who.value.id)
    return ok(null)
  })
})

/** Shows a course one attends everything that one studies, or no longer; only the person alone decides. */
export const shareAll = defineUseCase(
  'course/share-all',
  z.object({ courseId: unsafeId, sharesAll: z.boolean() }),
  async ({ courseId: unsafeCourse, sharesAll }, { now }) => {
    const who = await requireAccount(now)
    if (!who.ok) return who
    const course = await courseAttended(who.value, unsafeCourse)
    if (!course.ok) return course
    await setSharing(database(), course.value.id, who.value.id, sharesAll)
    return ok(null)
  },
)
