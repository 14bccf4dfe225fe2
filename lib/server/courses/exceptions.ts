import 'server-only'
import { z } from 'zod'
import { EXCEPTION } from '#lib/auth/limits'
import { err, ok, type Result } from '#lib/base/result'
import { inOrder, parseException, type ReasonedException, sameException, timesFor } from '#lib/courses/index'
import { type Assignment, isFor } from '#lib/db/assignments'
import type { Db } from '#lib/db/client'
import { lengthenExams } from '#lib/db/decided/lengthen-exams'
import { createExceptions, endException, listExceptions } from '#lib/db/exceptions'
import { withinLimit } from '#lib/db/limits'
import { findMember } from '#lib/db/members'
import { dropPapers } from '#lib/db/paper-answers'
import { minutesOf } from '#lib/db/tasks'
import { lockPerson, type Person } from '#lib/db/users'
import { defineUseCase, typedNumber, unsafeId } from '../define-use-case'
import { changeAssigned, moment, waitForAll, when, which } from './assigned'

type Refused =
  | 'not-found'
  | 'rate-limited'
  | 'assignment-times'
  | 'exception-nothing'
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

/** Who asks may make exceptions for somebody: a student of the course whom the assignment is for, and not one who was removed. */
async function mayExcept(
  tx: Db,
  { assignment, userId, by }: Target,
): Promise<Result<null, 'not-found' | 'rate-limited'>> {
  const member = await findMember(tx, assignment.courseId, userId)
  if (member?.role !== 'studente' || member.removedAt !== null || !isFor(assignment, userId)) return err('not-found')
  return (await withinLimit(EXCEPTION, by.id)) ? ok(null) : err('rate-limited')
}

/** A time of one's own: what everybody has is none. */
const unlessCommon = (at: number | null, common: number | null): number | null => (at === common ? null : at)

/** How long somebody has of their own, of what is timed: at least as long as everybody, and null for just as long; NaN where nobody gives that. */
function ownMinutes({ task }: Assignment, wished: number | null): number | null {
  const all = minutesOf(task)
  if (wished === null || wished === all) return null
  return all === null || wished < all ? Number.NaN : wished
}

/**
 * Gives one student more time for an assignment, or takes it back (all of it empty). More minutes lengthen what they are at, too; without a word of
 * minutes these stay as they are.
 */
export const extend = defineUseCase(
  'course/extend',
  z.object({
    ...which,
    userId: unsafeId,
    dueAt: when,
    closesAt: when,
    minutes: z.number().nullable().optional(),
    reason: reason.default(''),
  }),
  ({ courseId, assignmentId, userId, ...typed }, { now }) =>
    changeAssigned(courseId, assignmentId, now, async (tx, assignment, by): Promise<Result<null, Refused>> => {
      const extension = {
        dueAt: unlessCommon(moment(typed.dueAt), assignment.dueAt),
        closesAt: unlessCommon(moment(typed.closesAt), assignment.closesAt),
      }
      const target = { assignment, userId, by, now }
      const may = await mayExcept(tx, target)
      if (!may.ok) return may
      const times = timesFor(assignment, extension)
      if (Object.values(times).some(Number.isNaN) || !inOrder(times)) return err('assignment-times')
      const before = (await listExceptions(tx, [assignment.id], [userId])).find(({ kind }) => kind === 'time')
      const kept = before?.kind === 'time' ? (before.minutes ?? null) : null
      const minutes = typed.minutes === undefined ? kept : ownMinutes(assignment, typed.minutes)
      const read = parseException({ kind: 'time', ...extension, minutes, reason: typed.reason })
      if (!read.ok) return read
      const lengthen = async () => {
        const whose = { assignmentId: assignment.id, userId }
        if (minutes !== null) await lengthenExams(tx, whose, { minutes, closesAt: times.closesAt, now })
      }
      // An exam is held before its person, as by who hands it in. Who begins at this moment has begun then, or begins with what holds from now on.
      await lengthen()
      await lockPerson(tx, userId)
      const none = extension.dueAt === null && extension.closesAt === null && minutes === null
      // Said of nobody before, it would be nothing that is kept.
      if (none && before === undefined) return err('exception-nothing')
      if (none) await endException(tx, { assignmentId: assignment.id, userId, kind: 'time' }, { byId: by.id, at: now })
      else await put(tx, target, read.value)
      await lengthen()
      return ok(await waitForAll(tx, assignment.id))
    }),
)

const wish = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('attempts'), attempts: typedNumber }),
  z.object({ kind: z.literal('excuse') }),
  z.object({ kind: z.literal('mark'), points: typedNumber, outOf: typedNumber }),
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
      // A mark of a paper stands for the paper: without it nothing of that counts.
      if (which === 'mark' && assignment.task.type === 'carta') await dropPapers(tx, assignment.id, [userId])
      return ok(await waitForAll(tx, assignment.id))
    }),
)
