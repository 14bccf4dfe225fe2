import 'server-only'
import { z } from 'zod'
import { byName, bySurname, type NamesOrder } from '#lib/base/by-name'
import { isNamed } from '#lib/base/name-words'
import { isMissing, isToDo, rankOf } from '#lib/courses/index'
import { type Assignment, isFor } from '#lib/db/assignments'
import type { Db } from '#lib/db/client'
import { listStudents } from '#lib/db/members'
import { cellsOf, columnOf } from './cells'
import { fullPoints } from './missing'
import { pointsIn } from './runs'

/** A student of the course, by what they are called. */
export interface Pupil {
  readonly userId: string
  readonly name: string
  readonly email: string
}

/** Such an order as somebody asks for it. */
export const namesWish = z.enum(['nome', 'cognome']).default('nome').catch('nome')

/** Some people in such an order; without a name they stand by their e-mail. */
export const inNames = <T extends { readonly name: string | null; readonly email: string }>(
  people: readonly T[],
  names: NamesOrder,
): readonly T[] => {
  const by = names === 'cognome' ? bySurname : byName
  return [...people].sort((a, b) => by(a.name ?? a.email, b.name ?? b.email))
}

/** Everybody who attends a course, by name or by surname. */
export const pupilsOf = async (db: Db, courseId: string, names: NamesOrder = 'nome'): Promise<readonly Pupil[]> =>
  inNames(
    [...(await listStudents(db, courseId))].sort((a, b) => (a.userId < b.userId ? -1 : 1)),
    names,
  )

/** Of whom, and in what order, somebody wants to see the gradebook. */
export const orderWish = {
  search: z.string().max(200).default(''),
  /** `nome`, `totale`, or the id of an assignment. */
  sort: z.string().max(40).default('nome'),
  down: z.boolean().default(false),
  /** Those alone who have not handed in: `qualcosa`, or the id of an assignment; empty for everybody. */
  missing: z.string().max(40).default(''),
  names: namesWish,
}

const orderShape = z.object(orderWish)
export type BookOrder = Readonly<z.output<typeof orderShape>>

/** Such a wish without what it names that is not there. */
export const orderOf = (
  assignments: readonly Assignment[],
  { search, sort, down, missing, names }: BookOrder,
): BookOrder => {
  const isOne = (id: string): boolean => assignments.some((each) => each.id === id)
  return {
    search,
    down,
    names,
    sort: sort === 'totale' || isOne(sort) ? sort : 'nome',
    missing: missing === 'qualcosa' || isOne(missing) ? missing : '',
  }
}

interface Ordering {
  readonly db: Db
  readonly assignments: readonly Assignment[]
  readonly pupils: readonly Pupil[]
  readonly now: number
}

/**
 * Students in the order of a gradebook, those alone whom it shows; `always` is among them though the gradebook leaves them out: who is looked at
 * keeps their place.
 */
export async function inBookOrder(ordering: Ordering, order: BookOrder, always?: string): Promise<readonly Pupil[]> {
  const pupils = inNames(ordering.pupils, order.names)
  const found = pupils.filter(({ userId, name }) => userId === always || isNamed(name, order.search))
  const left = order.missing === '' ? null : await missingIn({ ...ordering, pupils: found }, order.missing)
  const shown = left === null ? found : found.filter(({ userId }) => userId === always || left.has(userId))
  const sorted = order.sort === 'nome' ? shown : await sortedBy({ ...ordering, pupils: shown }, order.sort)
  return order.down ? [...sorted].reverse() : sorted
}

/** Who has not handed in one assignment, or any of those that are open. */
async function missingIn({ db, assignments, pupils, now }: Ordering, which: string): Promise<ReadonlySet<string>> {
  const of = assignments.filter(({ id }) => which === 'qualcosa' || id === which)
  const people = pupils.map(({ userId }) => userId)
  const cell = await cellsOf(db, of, people, now)
  const lacks = (userId: string, each: Assignment): boolean =>
    which === 'qualcosa' ? isToDo(cell(userId, each), each, now) : isMissing(cell(userId, each))
  return new Set(people.filter((userId) => of.some((each) => lacks(userId, each))))
}

/** People in the order of one assignment, whose column alone is looked at for everybody; or of their totals, which the database adds up. */
async function sortedBy({ db, assignments, pupils, now }: Ordering, sort: string): Promise<readonly Pupil[]> {
  const of = assignments.filter((each) => (sort === 'totale' ? columnOf(each).counts : each.id === sort))
  const ids = [of.map(({ id }) => id), pupils.map(({ userId }) => userId)] as const
  if (sort === 'totale') {
    const points = await pointsIn(await fullPoints(db, of), db, ...ids, now)
    return [...pupils].sort((a, b) => (points.get(a.userId) ?? 0) - (points.get(b.userId) ?? 0))
  }
  const cell = await cellsOf(db, of, ids[1], now)
  const ranks = new Map(pupils.map(({ userId }) => [userId, of[0] ? rankOf(cell(userId, of[0])) : 0]))
  return [...pupils].sort((a, b) => (ranks.get(a.userId) ?? 0) - (ranks.get(b.userId) ?? 0))
}

/** Where somebody stands in the order of the gradebook, among all or among those whom an assignment is for, and who is before and after them. */
export interface Place {
  readonly order: BookOrder
  readonly number: number
  readonly of: number
  readonly before: Pupil | null
  readonly after: Pupil | null
}

/** The place of somebody in a course, or in an assignment of it. */
export async function placeOf(
  { db, assignments, pupils, now }: Ordering,
  order: BookOrder,
  { assignment, userId }: { readonly assignment: Assignment | null; readonly userId: string },
): Promise<Place> {
  const known = orderOf(assignments, order)
  const whose = pupils.filter((pupil) => assignment === null || isFor(assignment, pupil.userId))
  const all = await inBookOrder({ db, assignments, pupils: whose, now }, known, userId)
  const at = all.findIndex((pupil) => pupil.userId === userId)
  return { order: known, number: at + 1, of: all.length, before: all[at - 1] ?? null, after: all[at + 1] ?? null }
}
