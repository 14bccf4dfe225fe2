import 'server-only'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { ROSTER } from '#lib/auth/limits'
import { err, ok, type Result } from '#lib/base/result'
import {
  type Listed,
  planRoster,
  type Roster,
  type RosterError,
  type RosterProblem,
  readRoster,
} from '#lib/courses/index'
import { type Db, database } from '#lib/db/client'
import { withinLimit } from '#lib/db/limits'
import { addEntries, claimEntries, nameClaimed, namelessIn, nameThere, standingOf, undoBatch } from '#lib/db/rosters'
import { defineUseCase, unsafeId } from '../define-use-case'
import { rowsOf } from './roster-rows'
import { changeTaught, taughtCourse } from './taught-course'

const shape = z.object({ courseId: unsafeId, text: z.string() })

/** What adding a list of names would do; nothing is done yet. */
export interface RosterPreview {
  readonly add: readonly Listed[]
  readonly back: readonly Listed[]
  readonly there: readonly Listed[]
  /** Those of them who have no name, and get that of the list. */
  readonly named: readonly Listed[]
  readonly problems: readonly RosterProblem[]
}

function read(text: string): Result<Roster, RosterError> {
  const rows = rowsOf(text)
  return rows ? readRoster(rows) : err('roster-long')
}

async function plan(db: Db, courseId: string, { people, problems }: Roster): Promise<RosterPreview> {
  const emails = people.map(({ email }) => email)
  const planned = planRoster(people, await standingOf(db, courseId, emails))
  const nameless = await namelessIn(db, courseId, emails)
  const named = planned.there.filter(({ email, name }) => name !== null && nameless.has(email))
  return { ...planned, named, problems }
}

/** Says what adding a list of names to a course would do. */
export const previewRoster = defineUseCase('course/preview-roster', shape, async ({ courseId, text }, { now }) => {
  const taught = await taughtCourse(courseId, now)
  if (!taught.ok) return taught
  if (!(await withinLimit(ROSTER, taught.value.who.id))) return err('rate-limited')
  const roster = read(text)
  return roster.ok ? ok(await plan(database(), taught.value.course.id, roster.value)) : roster
})

/** Adds a list of names to a course; those who have proven their e-mail are in at once. May be undone as a whole. */
export const addRoster = defineUseCase('course/add-roster', shape, ({ courseId, text }, { now }) =>
  changeTaught(
    courseId,
    now,
    async (tx, { who, course }): Promise<Result<{ readonly added: number }, RosterError | 'rate-limited'>> => {
      if (!(await withinLimit(ROSTER, who.id))) return err('rate-limited')
      const roster = read(text)
      if (!roster.ok) return roster
      const { add, back, named } = await plan(tx, course.id, roster.value)
      const people = [...add, ...back]
      await addEntries(tx, course.id, { batchId: randomUUID(), people, at: now })
      await claimEntries(tx, { courseId: course.id }, now)
      await nameClaimed(tx, { courseId: course.id })
      await nameThere(tx, course.id, named)
      return ok({ added: people.length })
    },
  ),
)

/** Undoes a list: who came by it alone is out of the course, and keeps what they did. */
export const undoRoster = defineUseCase(
  'course/undo-roster',
  z.object({ courseId: unsafeId, batchId: unsafeId }),
  ({ courseId, batchId }, { now }) =>
    changeTaught(courseId, now, async (tx, { course }) => ok({ undone: await undoBatch(tx, course.id, batchId, now) })),
)
