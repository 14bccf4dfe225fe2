import 'server-only'
import { z } from 'zod'
import { EXCEPTION } from '#lib/auth/limits'
import { err, ok, type Result } from '#lib/base/result'
import { changesIn, isOnPaper, isOutOf, type MarkChanges, parseReason, wrongIn } from '#lib/courses/index'
import { type Assignment, isFor, listAssignments } from '#lib/db/assignments'
import { type Db, database } from '#lib/db/client'
import { createExceptions, endException, listExceptions, type StoredException } from '#lib/db/exceptions'
import { withinLimit } from '#lib/db/limits'
import { dropPapers } from '#lib/db/paper-answers'
import { defineUseCase, unsafeId } from '../../define-use-case'
import { changeAssigned, taughtAssignment, which } from '../assigned'
import { type Column, cellsOf, columnOf, type KnownCell } from '../cells'
import { fullPoints } from '../missing'
import { PAGE, peopleWish } from '../people-page'
import { type BookOrder, inBookOrder, orderOf, orderWish, type Pupil, pupilsOf } from '../pupils'

/** Somebody to whom a mark may be given: what was computed, the mark by hand that holds, and whether they are excused, as their cell says it. */
export interface MarkedPupil extends Pupil {
  readonly cell: KnownCell
}

export interface ManyMarksDto extends BookOrder {
  readonly course: { readonly id: string; readonly title: string }
  readonly column: Column
  /** Out of how many points marks are given here; null where the assignment does not say it. */
  readonly outOf: number | null
  /** Whether it is always out of so many. */
  readonly fixed: boolean
  readonly lines: readonly MarkedPupil[]
  /** How many it is for, and how many of these were found. */
  readonly all: number
  readonly found: number
  readonly page: number
  readonly pages: number
}

/** Whom marks of an assignment may be given to: students of the course for whom it is. */
const markable = async (db: Db, assignment: Assignment): Promise<readonly Pupil[]> =>
  (await pupilsOf(db, assignment.courseId)).filter(({ userId }) => isFor(assignment, userId))

/** A page of those whom an assignment is for, in the order of the gradebook, each with the mark that holds: to give marks to many at once. */
export const getManyMarks = defineUseCase(
  'course/many-marks',
  z.object({ ...which, ...orderWish, page: peopleWish.page }),
  async ({ courseId, assignmentId, page: wished, ...wish }, { now }) => {
    const taught = await taughtAssignment(courseId, assignmentId, now)
    if (!taught.ok) return taught
    const { assignment } = taught.value
    const { id, title } = taught.value.course
    const column = columnOf(assignment)
    if (!column.counts) return err('not-found')
    const db = database()
    const [assignments, pupils] = await Promise.all([listAssignments(db, [id]), markable(db, assignment)])
    const order = orderOf(assignments, wish)
    const found = await inBookOrder({ db, assignments, pupils, now }, order)
    const pages = Math.max(1, Math.ceil(found.length / PAGE))
    const page = Math.min(wished, pages)
    const shown = found.slice((page - 1) * PAGE, page * PAGE)
    const userIds = shown.map(({ userId }) => userId)
    const cell = await cellsOf(db, [assignment], userIds, now)
    const lines = shown.map((pupil) => ({ ...pupil, cell: cell(pupil.userId, assignment) }))
    const read = lines.flatMap(({ cell: { computed } }) => computed?.outOf ?? [])[0]
    return ok<ManyMarksDto>({
      course: { id, title },
      column,
      outOf: (await fullPoints(db, [assignment])).get(assignment.id) ?? read ?? null,
      fixed: assignment.task.type === 'mano',
      lines,
      ...order,
      all: pupils.length,
      found: found.length,
      page,
      pages,
    })
  },
)

/** How much was saved; or of whom the points are none, and then nothing was. */
export type ManyMarksSaved =
  | {
      readonly type: 'saved'
      readonly given: number
      readonly back: number
      readonly excused: number
      readonly again: number
    }
  | { readonly type: 'wrong'; readonly wrong: readonly Pick<Pupil, 'userId' | 'name'>[] }

interface Putting {
  readonly assignment: Assignment
  readonly changes: MarkChanges
  readonly outOf: number
  readonly reason: string
  readonly by: { readonly byId: string; readonly at: number }
}

const line = z.object({
  userId: unsafeId,
  was: z.string().max(100),
  points: z.string().max(100),
  wasExcused: z.boolean(),
  excused: z.boolean(),
})

/**
 * Gives marks to many at once, or takes them back, excuses some, or no more: of the lines that were changed, each as by hand and all with one
 * reason. With the course held: what holds already changes nothing, so that sent twice it is written once. Where the points of one line are none,
 * nothing is saved.
 */
export const saveManyMarks = defineUseCase(
  'course/save-many-marks',
  z.object({
    ...which,
    outOf: z.string().max(100),
    reason: z.string().max(4_000),
    lines: z.array(line).max(200),
  }),
  ({ courseId, assignmentId, ...typed }, { now: at }) =>
    changeAssigned(
      courseId,
      assignmentId,
      at,
      async (tx, assignment, who): Promise<Result<ManyMarksSaved, Refused>> => {
        // Of each person the last line.
        const changes = changesIn([...new Map(typed.lines.map((each) => [each.userId, each])).values()])
        const { given, back, excused, again } = changes
        const pupils = new Map((await markable(tx, assignment)).map((pupil) => [pupil.userId, pupil]))
        const changed = [...given.map(({ userId }) => userId), ...back, ...excused, ...again]
        if (!columnOf(assignment).counts || changed.some((userId) => !pupils.has(userId))) return err('not-found')
        const outOf = assignment.task.type === 'mano' ? assignment.task.outOf : Number(typed.outOf)
        if (given.length > 0 && !isOutOf(outOf)) return err('out-of')
        const wrong = wrongIn(changes, outOf).flatMap((userId) => pupils.get(userId) ?? [])
        if (wrong.length > 0) return ok({ type: 'wrong', wrong: wrong.map(({ userId, name }) => ({ userId, name })) })
        const reason = parseReason(typed.reason, given.length + excused.length > 0)
        if (!reason.ok) return reason
        if (!(await withinLimit(EXCEPTION, who.id))) return err('rate-limited')
        const inForce = await listExceptions(tx, [assignment.id], changed)
        await put(tx, inForce, { assignment, changes, outOf, reason: reason.value, by: { byId: who.id, at } })
        const counts = { given: given.length, back: back.length, excused: excused.length, again: again.length }
        return ok({ type: 'saved', ...counts })
      },
    ),
)

type Refused = 'not-found' | 'rate-limited' | 'out-of' | 'exception-reason'

/** Puts what is changed in the place of what is in force, where that says something else. */
async function put(
  tx: Db,
  inForce: readonly StoredException[],
  { assignment: { id: assignmentId, task }, changes, outOf, reason, by }: Putting,
): Promise<void> {
  const held = <K extends 'mark' | 'excuse'>(userId: string, kind: K) =>
    inForce.find((each): each is StoredException & { readonly kind: K } => each.userId === userId && each.kind === kind)
  // A mark that was read from paper stands as what is computed: it is none by hand.
  const mark = (userId: string) => {
    const found = held(userId, 'mark')
    return found && !isOnPaper(found) ? found : undefined
  }
  const end = (userId: string, kind: 'mark' | 'excuse') => endException(tx, { assignmentId, userId, kind }, by)
  for (const { userId, points } of changes.given) {
    const before = mark(userId)
    if (before?.points === points && before.outOf === outOf) continue
    await end(userId, 'mark')
    await createExceptions(tx, { assignmentId, userIds: [userId] }, { kind: 'mark', points, outOf, reason }, by)
  }
  const back = changes.back.filter(mark)
  for (const userId of back) await end(userId, 'mark')
  if (task.type === 'carta') await dropPapers(tx, assignmentId, back)
  const excused = changes.excused.filter((userId) => !held(userId, 'excuse'))
  await createExceptions(tx, { assignmentId, userIds: excused }, { kind: 'excuse', reason }, by)
  for (const userId of changes.again) await end(userId, 'excuse')
}
