import 'server-only'
import { z } from 'zod'
import { ok } from '#lib/base/result'
import { rankOf, type Sum, sumOf } from '#lib/courses/index'
import type { Median } from '#lib/db/assignment-runs'
import { type Assignment, listAssignments } from '#lib/db/assignments'
import type { Db } from '#lib/db/client'
import { listStudents } from '#lib/db/members'
import { reading } from '#lib/db/replica'
import { defineUseCase, unsafeId } from '../define-use-case'
import { type Column, cellsOf, columnOf, type KnownCell } from './cells'
import { isFound, PAGE, peopleWish } from './people-page'
import { mediansIn, pointsIn } from './runs'
import { taughtCourse } from './taught-course'

/** A student of the course, by what they are called. */
export interface Pupil {
  readonly userId: string
  readonly name: string
  readonly email: string
}

/** A line of the gradebook: cells in the order of the columns. */
export interface BookLine extends Pupil {
  readonly cells: readonly KnownCell[]
  /** Of what gives points. */
  readonly sum: Sum
}

export interface GradebookDto {
  readonly course: { readonly id: string; readonly title: string }
  readonly columns: readonly Column[]
  readonly medians: Medians
  readonly lines: readonly BookLine[]
  /** How many students there are, and how many of these were found. */
  readonly students: number
  readonly found: number
  readonly search: string
  /** `nome`, `totale`, or the id of an assignment. */
  readonly sort: string
  readonly down: boolean
  readonly page: number
  readonly pages: number
}

/** The medians of all students of a course, whatever page is looked at: of the totals, and of each column; null where nobody has a mark. */
export interface Medians {
  readonly total: Median | null
  readonly columns: readonly (Median | null)[]
}

const inItalian = new Intl.Collator('it')

/** The students of a course, by name. */
export const pupilsOf = async (db: Db, courseId: string): Promise<readonly Pupil[]> =>
  [...(await listStudents(db, courseId))].sort(
    (a, b) => inItalian.compare(a.name, b.name) || (a.userId < b.userId ? -1 : 1),
  )

/** The lines of some students, in their order. */
export async function linesOf(
  db: Db,
  assignments: readonly Assignment[],
  pupils: readonly Pupil[],
  now: number,
): Promise<readonly BookLine[]> {
  const cell = await cellsOf(
    db,
    assignments,
    pupils.map(({ userId }) => userId),
    now,
  )
  return pupils.map((pupil) => {
    const cells = assignments.map((assignment) => cell(pupil.userId, assignment))
    return { ...pupil, cells, sum: sumOf(cells.filter((_, n) => assignments[n] && columnOf(assignments[n]).counts)) }
  })
}

/** The medians of a course: over whoever has a mark, of what gives points. */
export async function mediansOf(
  db: Db,
  assignments: readonly Assignment[],
  pupils: readonly Pupil[],
  now: number,
): Promise<Medians> {
  const counting = assignments.filter((each) => columnOf(each).counts).map(({ id }) => id)
  const people = pupils.map(({ userId }) => userId)
  const medians = await mediansIn(db, counting, people, now)
  return { total: medians.get(null) ?? null, columns: assignments.map(({ id }) => medians.get(id) ?? null) }
}

/** People in the order of one assignment, whose column alone is looked at for everybody; or of their totals, which the database adds up. */
async function sortedBy(
  db: Db,
  assignments: readonly Assignment[],
  pupils: readonly Pupil[],
  sort: string,
  now: number,
): Promise<readonly Pupil[]> {
  const of = assignments.filter((each) => (sort === 'totale' ? columnOf(each).counts : each.id === sort))
  const ids = [of.map(({ id }) => id), pupils.map(({ userId }) => userId)] as const
  if (sort === 'totale') {
    const points = await pointsIn(db, ...ids, now)
    return [...pupils].sort((a, b) => (points.get(a.userId) ?? 0) - (points.get(b.userId) ?? 0))
  }
  const cell = await cellsOf(db, of, ids[1], now)
  const ranks = new Map(pupils.map(({ userId }) => [userId, of[0] ? rankOf(cell(userId, of[0])) : 0]))
  return [...pupils].sort((a, b) => (ranks.get(a.userId) ?? 0) - (ranks.get(b.userId) ?? 0))
}

/** Which page of a gradebook, of whom, in what order. */
interface Wish {
  readonly search: string
  readonly sort: string
  readonly down: boolean
  readonly page: number
}

/** A page of the gradebook of a course, for whoever may see it. */
export async function gradebookOf(
  db: Db,
  { id, title }: GradebookDto['course'],
  { search, sort: wished, down, page: wishedPage }: Wish,
  now: number,
): Promise<GradebookDto> {
  const [assignments, all] = await Promise.all([listAssignments(db, [id]), pupilsOf(db, id)])
  const found = all.filter(({ name }) => isFound(name, search))
  const sort = wished === 'totale' || assignments.some((a) => a.id === wished) ? wished : 'nome'
  const sorted = sort === 'nome' ? found : await sortedBy(db, assignments, found, sort, now)
  const ordered = down ? [...sorted].reverse() : sorted
  const pages = Math.max(1, Math.ceil(ordered.length / PAGE))
  const page = Math.min(wishedPage, pages)
  const shown = ordered.slice((page - 1) * PAGE, page * PAGE)
  // Who looks hands in what is over: one after the other.
  const lines = await linesOf(db, assignments, shown, now)
  return {
    course: { id, title },
    columns: assignments.map(columnOf),
    lines,
    medians: await mediansOf(db, assignments, all, now),
    students: all.length,
    found: found.length,
    search,
    sort,
    down,
    page,
    pages,
  }
}

/** The gradebook of a course: what every student has made of every assignment, a page at a time. */
export const getGradebook = defineUseCase(
  'course/gradebook',
  z.object({
    courseId: unsafeId,
    ...peopleWish,
    sort: z.string().max(40).default('nome'),
    down: z.boolean().default(false),
  }),
  async ({ courseId, ...wish }, { now }) => {
    const taught = await taughtCourse(courseId, now)
    if (!taught.ok) return taught
    const { id, title } = taught.value.course
    return ok(await reading((db) => gradebookOf(db, { id, title }, wish, now)))
  },
)
