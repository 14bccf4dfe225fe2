import 'server-only'
import { allowanceOf, assignmentPhase, groupedBy, timesFor } from '#lib/courses/index'
import type { Assignment } from '#lib/db/assignments'
import type { Db } from '#lib/db/client'
import { listExceptions } from '#lib/db/exceptions'
import type { Member } from '#lib/db/members'
import { readingOf } from '#lib/db/reading'
import { kindOf } from '#lib/db/tasks'
import { runsOf } from './runs'

/** Something that is due, with those who have not begun it, whoever has least time first. */
export interface DueDto {
  readonly id: string
  readonly title: string
  readonly kind: ReturnType<typeof kindOf>
  /** Who has begun it, of all who may do it now. */
  readonly begun: number
  readonly of: number
  readonly missing: readonly {
    readonly userId: string
    readonly name: string
    /** When it should be done, with what more time they were given; ms since 1970. */
    readonly end: number
    /** It should have been done, and still can be. */
    readonly late: boolean
  }[]
}

/** How long what should have been done is still told of. */
const LATE = 14 * 86_400_000

/** What some students have to do by some moment, as far as somebody has not begun it, the most pressing first. What nobody is waiting for is left out. */
export async function dueNow(
  db: Db,
  assignments: readonly Assignment[],
  students: readonly Pick<Member, 'userId' | 'name' | 'email'>[],
  now: number,
): Promise<readonly DueDto[]> {
  const awaited = assignments.filter(({ task }) => task.type !== 'carta')
  const ids = awaited.map(({ id }) => id)
  const [runs, exceptions, read] = await Promise.all([
    runsOf(db, ids, now),
    listExceptions(db, ids),
    readingOf(
      db,
      students.map(({ userId }) => userId),
      awaited.flatMap(({ task }) => (task.type === 'lezioni' ? task.lessons : [])),
    ),
  ])
  const own = groupedBy(exceptions, ({ assignmentId, userId }) => `${assignmentId} ${userId}`)
  const begun = new Set(runs.map(({ assignmentId, userId }) => `${assignmentId} ${userId}`))
  const opened = new Set(read.map(({ lesson, userId }) => `${lesson} ${userId}`))
  const hasBegun = ({ id, task }: Assignment, userId: string): boolean =>
    task.type === 'lezioni' ? task.lessons.some((l) => opened.has(`${l} ${userId}`)) : begun.has(`${id} ${userId}`)
  return awaited
    .flatMap((assignment): readonly DueDto[] => {
      const { id, title, task } = assignment
      const waited = students.flatMap(({ userId, name, email }) => {
        const { extension, excuse } = allowanceOf(own.get(`${id} ${userId}`) ?? [])
        if (excuse) return []
        const times = timesFor(assignment, extension)
        const phase = assignmentPhase(times, now)
        const end = phase === 'late' ? times.dueAt : (times.dueAt ?? times.closesAt)
        if (end === null || (phase !== 'open' && phase !== 'late') || end < now - LATE) return []
        return [{ userId, name: name ?? email, end, late: phase === 'late', has: hasBegun(assignment, userId) }]
      })
      const missing = waited
        .flatMap(({ has, ...one }) => (has ? [] : [one]))
        .sort((a, b) => a.end - b.end || a.name.localeCompare(b.name, 'it'))
      if (missing.length === 0) return []
      return [
        { ...{ id, title, missing, of: waited.length }, kind: kindOf(task), begun: waited.length - missing.length },
      ]
    })
    .sort((a, b) => awayFrom(a, now) - awayFrom(b, now))
}

/** How far the moment of those who have not begun is from now: what was due long ago would hide what can still be done in time. */
const awayFrom = ({ missing }: DueDto, now: number): number =>
  Math.min(...missing.map(({ end }) => Math.abs(end - now)))
