import 'server-only'
import { byName } from '#lib/base/by-name'
import { assignmentPhase, isGiven, type Partly, timesFor } from '#lib/courses/index'
import type { Assignment } from '#lib/db/assignments'
import type { Db } from '#lib/db/client'
import type { Member } from '#lib/db/members'
import { kindOf } from '#lib/db/tasks'
import { type Work, workOf } from './cells'

/** Somebody of whom something is still expected. */
export interface Waited {
  readonly userId: string
  readonly name: string
  /** Empty where there is none. */
  readonly email: string
  /** When it should be done, with what more time they were given; ms since 1970. Null where it has no date. */
  readonly end: number | null
  /** `late`: it should have been done, and still can be. `closed`: it no longer can. */
  readonly phase: 'open' | 'late' | 'closed'
  /** How far they are, where they have begun and that is seen. */
  readonly partly?: Partly
}

/** Something to do that is not done by all, each time with whoever has least time first. */
export interface DueDto {
  readonly id: string
  readonly title: string
  readonly kind: ReturnType<typeof kindOf>
  /** Who has begun it, of all from whom it is expected. */
  readonly begun: number
  readonly of: number
  /** Who can begin it and has not. */
  readonly missing: readonly Waited[]
  /** Who has begun it and not finished, where it has a date. */
  readonly unfinished: readonly Waited[]
}

/** How long what should have been done is still told of. */
const LATE = 14 * 86_400_000

type Student = Pick<Member, 'userId' | 'name' | 'email'>

/**
 * What some students have still to do: what has a date as far as somebody has not begun or not finished it, the most pressing first; then what
 * has none and somebody has not begun, the newest first. What nobody is waiting for is left out.
 */
export async function dueNow(
  db: Db,
  assignments: readonly Assignment[],
  students: readonly Student[],
  now: number,
): Promise<readonly DueDto[]> {
  const awaited = assignments.filter(({ task }) => !isGiven(task.type))
  const userIds = students.map(({ userId }) => userId)
  const work = await workOf(db, awaited, userIds, now)
  return awaited
    .map((assignment) => dueOf(assignment, students, (userId) => work(userId, assignment), now))
    .filter(({ missing, unfinished }) => missing.length + unfinished.length > 0)
    .reverse()
    .sort((a, b) => before(awayFrom(a, now), awayFrom(b, now)))
}

function dueOf(
  assignment: Assignment,
  students: readonly Student[],
  work: (userId: string) => Pick<Work, 'cell' | 'allowance' | 'after'>,
  now: number,
): DueDto {
  const expected = students.flatMap(({ userId, name, email }) => {
    const { cell, allowance, after } = work(userId)
    const times = timesFor(assignment, allowance.extension)
    const phase = assignmentPhase(times, now)
    if (after || cell.state === 'excused' || cell.state === 'others' || phase === 'before') return []
    const end = phase === 'closed' ? times.closesAt : (times.dueAt ?? times.closesAt)
    const one = { userId, name: name ?? email, email, end, phase, ...(cell.partly && { partly: cell.partly }) }
    return [{ cell, one }]
  })
  const left = expected.filter(({ cell, one }) => cell.state !== 'done' && (one.end ?? now) >= now - LATE)
  const some = (which: (of: (typeof left)[number]) => boolean): readonly Waited[] =>
    left
      .filter(which)
      .map(({ one }) => one)
      .sort((a, b) => before(a.end, b.end) || byName(a.name, b.name))
  return {
    ...{ id: assignment.id, title: assignment.title, kind: kindOf(assignment.task) },
    begun: expected.filter(({ cell }) => cell.state === 'done' || cell.begun > 0).length,
    of: expected.length,
    missing: some(({ cell, one }) => cell.begun === 0 && one.phase !== 'closed'),
    unfinished: some(({ cell, one }) => cell.begun > 0 && one.end !== null),
  }
}

/** The order of two moments, or lengths of time: what there is none of comes last. */
const before = (a: number | null, b: number | null): number =>
  a === b ? 0 : (a ?? Number.POSITIVE_INFINITY) - (b ?? Number.POSITIVE_INFINITY)

/**
 * How far the moment of those who are waited for is from now: what was due long ago would hide what can still be done in time. Null without a
 * date.
 */
function awayFrom({ missing, unfinished }: DueDto, now: number): number | null {
  const away = [...missing, ...unfinished].flatMap(({ end }) => (end === null ? [] : [Math.abs(end - now)]))
  return away.length === 0 ? null : Math.min(...away)
}
