import 'server-only'
import { z } from 'zod'
import { EXCEPTION } from '#lib/auth/limits'
import { err, ok, type Result } from '#lib/base/result'
import { inOrder, parseException, type ReasonedException, sameException, timesFor } from '#lib/courses/index'
import type { Assignment } from '#lib/db/assignments'
import type { Db } from '#lib/db/client'
import { createExceptions, endException, listExceptions } from '#lib/db/exceptions'
import { withinLimit } from '#lib/db/limits'
import { findMember } from '#lib/db/members'
import type { Person } from '#lib/db/users'
import { defineUseCase, unsafeId } from '../define-use-case'
import { changeAssigned, moment, waitForAll, when, which } from './assigned'

type Refused =
  | 'not-found'
  | 'rate-limited'
  | 'assignment-times'
  | (ReturnType<typeof parseException> & { readonly ok: false })['error']

const kind = z.enum(['time', 'attempts', 'excuse', 'mark'])
const reason = z.string().max(4_000)

interface Target {
  readonly assignment: Assignment
  readonly userId: string
  readonly by: Person
  readonly now: number
}

/** Puts an exception in the place of the one of its kind, with the course held: what says the same, as a form that is sent twice, changes nothing. */
async function put(tx: Db, target: Target, exception: ReasonedException): Promise<null> {
  const { assignment, userId, by, now: at } = target
  const whose = { assignmentId: assignment.id, userId }
  const inForce = await listExceptions(tx, [assignment.id], [userId])
  if (inForce.some((each) => each.kind === exception.kind && sameException(each, exception))) return null
  await endException(tx, { ...whose, kind: exception.kind }, { byId: by.id, at })
  await createExceptions(tx, { assignmentId: assignment.id, userIds: [userId] }, exception, { byId: by.id, at })
  return null
}

/** Who asks may make exceptions for somebody: a student of the course, and not one who was removed. */
async function mayExcept(
  tx: Db,
  { assignment, userId, by }: Target,
): Promise<Result<null, 'not-found' | 'rate-limited'>> {
  const member = await findMember(tx, assignment.courseId, userId)
  if (member?.role !== 'studente' || member.removedAt !== null) return err('not-found')
  return (await withinLimit(EXCEPTION, by.id)) ? ok(null) : err('rate-limited')
}

/** Gives one student more time for an assignment, or takes it back (both times empty). */
export const extend = defineUseCase(
  'course/extend',
  z.object({ ...which, userId: unsafeId, dueAt: when, closesAt: when, reason: reason.default('') }),
  ({ courseId, assignmentId, userId, ...typed }, { now }) =>
    changeAssigned(courseId, assignmentId, now, async (tx, assignment, by): Promise<Result<null, Refused>> => {
      const extension = { dueAt: moment(typed.dueAt), closesAt: moment(typed.closesAt) }
      const target = { assignment, userId, by, now }
      const may = await mayExcept(tx, target)
      if (!may.ok) return may
      const times = timesFor(assignment, extension)
      if (Object.values(times).some(Number.isNaN) || !inOrder(times)) return err('assignment-times')
      const read = parseException({ kind: 'time', ...extension, reason: typed.reason })
      if (!read.ok) return read
      const none = extension.dueAt === null && extension.closesAt === null
      if (none) await endException(tx, { assignmentId: assignment.id, userId, kind: 'time' }, { byId: by.id, at: now })
      else await put(tx, target, read.value)
      return ok(await waitForAll(tx, assignment.id))
    }),
)

const wish = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('attempts'), attempts: z.number() }),
  z.object({ kind: z.literal('excuse') }),
  z.object({ kind: z.literal('mark'), points: z.number(), outOf: z.number() }),
])

/** Gives one student more attempts, excuses them, or marks them by hand, in the place of what was given before: what was computed stays beside it. */
export const makeException = defineUseCase(
  'course/make-exception',
  z.object({ ...which, userId: unsafeId, exception: wish, reason }),
  ({ courseId, assignmentId, userId, exception, reason: why }, { now }) =>
    changeAssigned(courseId, assignmentId, now, async (tx, assignment, by): Promise<Result<null, Refused>> => {
      const target = { assignment, userId, by, now }
      const may = await mayExcept(tx, target)
      if (!may.ok) return may
      const read = parseException({ ...exception, reason: why })
      if (!read.ok) return read
      return ok(await put(tx, target, read.value))
    }),
)

/** Takes back what is in force of one kind for one student: it stays written, with who gave it and who took it back. */
export const takeBack = defineUseCase(
  'course/take-back',
  z.object({ ...which, userId: unsafeId, kind }),
  ({ courseId, assignmentId, userId, kind: which }, { now }) =>
    changeAssigned(courseId, assignmentId, now, async (tx, assignment, by): Promise<Result<null, Refused>> => {
      const may = await mayExcept(tx, { assignment, userId, by, now })
      if (!may.ok) return may
      await endException(tx, { assignmentId: assignment.id, userId, kind: which }, { byId: by.id, at: now })
      return ok(await waitForAll(tx, assignment.id))
    }),
)
