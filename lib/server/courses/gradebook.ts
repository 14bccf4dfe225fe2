import 'server-only'
import { z } from 'zod'
import { isNamed } from '#lib/base/name-words'
import { ok } from '#lib/base/result'
import { type Cell, isMissing, isToDo, type Sum, sumOf } from '#lib/courses/index'
import type { Median } from '#lib/db/assignment-runs'
import { type Assignment, listAssignments } from '#lib/db/assignments'
import type { Db } from '#lib/db/client'
import { reading } from '#lib/db/replica'
import { listWaiting } from '#lib/db/rosters'
import { defineUseCase, unsafeId } from '../define-use-case'
import { type Column, cellsOf, columnOf, type KnownCell } from './cells'
import { countedFor } from './missing'
import { PAGE, peopleWish } from './people-page'
import { type BookOrder, inBookOrder, inNames, orderOf, orderWish, type Pupil, pupilsOf } from './pupils'
import { mediansIn } from './runs'
import { taughtCourse } from './taught-course'

/** A line of the gradebook: cells in the order of the columns. */
export interface BookLine extends Pupil {
  readonly cells: readonly KnownCell[]
  /** Of what gives points. */
  readonly sum: Sum
}

export interface GradebookDto extends BookOrder {
  readonly course: { readonly id: string; readonly title: string }
  readonly columns: readonly Column[]
  readonly medians: Medians
  readonly lines: readonly BookLine[]
  /** Of this page, who is on a list of the course and has not come yet: they count nowhere. */
  readonly awaited: readonly { readonly id: string; readonly name: string }[]
  /** How many students there are, and how many of these were found. */
  readonly students: number
  readonly found: number
  readonly page: number
  readonly pages: number
}

/** The medians of all students of a course, whatever page is looked at: of the totals, and of each column; null where nobody has a mark. */
export interface Medians {
  readonly total: Median | null
  readonly columns: readonly (Median | null)[]
}

/** The total of some assignments, each as often as it weighs, which is never where it gives no points; and how many are still to do, of all that are open. */
export function totalOf(assignments: readonly Assignment[], cell: (assignment: Assignment) => Cell, now: number): Sum {
  const all = assignments.map((assignment) => ({ assignment, cell: cell(assignment) }))
  const said = all.filter((each) => !isMissing(each.cell) || isToDo(each.cell, each.assignment, now))
  return sumOf(
    said.map((each) => each.cell),
    said.map(({ assignment }) => (columnOf(assignment).counts ? assignment.weight : 0)),
  )
}

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
  return pupils.map((pupil) => ({
    ...pupil,
    cells: assignments.map((assignment) => cell(pupil.userId, assignment)),
    sum: totalOf(assignments, (assignment) => cell(pupil.userId, assignment), now),
  }))
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
  const medians = await mediansIn(await countedFor(db, assignments), db, counting, people, now)
  return { total: medians.get(null) ?? null, columns: assignments.map(({ id }) => medians.get(id) ?? null) }
}

/** A page of the gradebook of a course, for whoever may see it: after its students those who are still awaited. */
export async function gradebookOf(
  db: Db,
  { id, title }: GradebookDto['course'],
  { page: wishedPage, ...wish }: BookOrder & { readonly page: number },
  now: number,
): Promise<GradebookDto> {
  const [assignments, all] = await Promise.all([listAssignments(db, [id]), pupilsOf(db, id)])
  const order = orderOf(assignments, wish)
  const found = await inBookOrder({ db, assignments, pupils: all, now }, order)
  // Nobody has handed in less than who is not here yet, and nobody is waiting for it.
  const waiting = order.missing === '' ? await listWaiting(db, id) : []
  const awaited = inNames(waiting, order.names).filter(({ name, email }) =>
    isNamed(`${name ?? ''} ${email}`, order.search),
  )
  const pages = Math.max(1, Math.ceil((found.length + awaited.length) / PAGE))
  const page = Math.min(wishedPage, pages)
  const [from, to] = [(page - 1) * PAGE, page * PAGE]
  // Who looks hands in what is over: one after the other.
  const lines = await linesOf(db, assignments, found.slice(from, to), now)
  return {
    course: { id, title },
    columns: assignments.map(columnOf),
    lines,
    awaited: awaited
      .slice(Math.max(0, from - found.length), Math.max(0, to - found.length))
      .map(({ id: entryId, name, email }) => ({ id: entryId, name: name ?? email })),
    medians: await mediansOf(db, assignments, all, now),
    students: all.length,
    found: found.length,
    ...order,
    page,
    pages,
  }
}

/** The gradebook of a course: what every student has made of every assignment, a page at a time. */
export const getGradebook = defineUseCase(
  'course/gradebook',
  z.object({
    courseId: unsafeId,
    ...orderWish,
    page: peopleWish.page,
  }),
  async ({ courseId, ...wish }, { now }) => {
    const taught = await taughtCourse(courseId, now)
    if (!taught.ok) return taught
    const { id, title } = taught.value.course
    return ok(await reading((db) => gradebookOf(db, { id, title }, wish, now)))
  },
)
