import 'server-only'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { ASSIGNMENT, CLASS_NEW, DECK, SHEET } from '#lib/auth/limits'
import { err, ok, type Result } from '#lib/base/result'
import { type AssignmentFields, type Counting, LONGEST_TITLE, parseAssignment } from '#lib/courses/index'
import { createAssignment, findAssignment, isAssignment } from '#lib/db/assignments'
import { type Db, database } from '#lib/db/client'
import { withinLimit } from '#lib/db/limits'
import { listStudents } from '#lib/db/members'
import type { NewQuestion } from '#lib/db/quizzes'
import { drawErrors } from '../classroom/draw-errors'
import { defineUseCase, unsafeId } from '../define-use-case'
import { madeOfError } from '../made-of-questions'
import { idOfPress } from '../once'
import { bank } from '../ports'
import { chooseQuestions } from '../quiz/choose-questions'
import { moment, when } from './assigned'
import { heldInCourse } from './held-in-course'
import { neutralName } from './neutral-name'
import { isOut, lastOfClass, type ReviewDto, reviewsOf } from './reviews'
import { templatesMet } from './shared-errors'
import { changeTaught, taughtCourse } from './taught-course'

/** What is done about an error that a class shares, with how many questions. */
export const ERROR_WAYS = { session: 5, deck: 8, review: 5, paper: 8 } as const
export type ErrorWay = keyof typeof ERROR_WAYS

const LIMITS = { session: CLASS_NEW, deck: DECK, review: ASSIGNMENT, paper: SHEET } as const

/** An error that is shared, or an area by the address of its lesson. */
export const subject = z.union([
  z.strictObject({ belief: z.string().max(200) }),
  z.strictObject({ lesson: z.string().max(100) }),
])
export type Subject = z.output<typeof subject>

const shape = z.object({
  courseId: unsafeId,
  about: subject,
  way: z.enum(['session', 'deck', 'review', 'paper']),
  /** Of a revision about an error: the one student whom it is for. */
  userId: unsafeId.optional(),
  /** Of a revision, as it was looked through: who of those whom it is for, by when, and how much it counts; where nothing is said, all, without a day, for nothing. */
  given: z
    .object({ people: z.array(unsafeId).max(5_000).optional(), dueAt: when.default(''), weight: z.number().default(0) })
    .default({ dueAt: '', weight: 0 }),
  /** Whether one more is made of an error where one waits to be used. */
  another: z.boolean().default(false),
  /** Of the button that was pressed: the same press sent twice makes one thing. */
  key: z.string().min(1).max(100),
})

/**
 * Makes of an error that a class shares, or of an area in which it is weak, something to correct it by, and says where it is: a live session
 * in its lobby, a deck, a revision (of an error for those who hold it), a test on paper (of a deck of its own); of an error the one that waits to be
 * used, where there is one. For whoever teaches the course.
 */
export const actOnError = defineUseCase(
  'course/act-on-error',
  shape,
  async ({ courseId: unsafeCourse, about, way, key, another, userId, given }, { now: at }) => {
    if (userId !== undefined && (way !== 'review' || !('belief' in about))) return err('not-found')
    const taught = await taughtCourse(unsafeCourse, at)
    if (!taught.ok) return taught
    const fields = fieldsOf(about, given)
    if (!fields.ok) return fields
    const { who, course } = taught.value
    if (!(await withinLimit(LIMITS[way], who.id))) return err('rate-limited')
    const id = (what: string) =>
      idOfPress(who.id, course.id, 'belief' in about ? about.belief : about.lesson, key, what)
    // Drawing takes a while: the course is held only to write.
    const questions = await drawn(about, { courseId: course.id, who: who.id, way })
    if (questions.length === 0) return err('none-left')
    const title = titleOf(about).slice(0, LONGEST_TITLE)
    const belief = 'belief' in about ? about.belief : null
    const made = { ownerId: who.id, courseId: course.id, title, belief, questions, at }
    const act = { ...made, id: id(way) }
    return changeTaught(course.id, at, async (tx): Promise<Result<{ readonly path: string }, ReviewError>> => {
      if (way !== 'review') return ok({ path: await madeOfError(tx, act, { way, another, deckId: id('deck') }) })
      return review(tx, act, { about, userId, people: given.people, fields: fields.value })
    })
  },
)

type ReviewError = 'not-found' | 'review-nobody'

/** What is said of a revision, checked. */
const fieldsOf = (about: Subject, { dueAt, weight }: { readonly dueAt: string; readonly weight: number }) => {
  const due = moment(dueAt)
  if (Number.isNaN(due)) return err('assignment-times' as const)
  const title = `Ripasso: ${titleOf(about)}`.slice(0, LONGEST_TITLE)
  return parseAssignment({ title, weight, attempts: null, opensAt: null, dueAt: due, closesAt: null })
}

interface Drawing {
  readonly courseId: string
  readonly who: string
  readonly way: ErrorWay
}

async function drawn(about: Subject, { courseId, who, way }: Drawing): Promise<readonly NewQuestion[]> {
  const [seed, length] = [randomUUID(), ERROR_WAYS[way]]
  if ('belief' in about) {
    const templates = await templatesMet(database(), courseId, [about.belief])
    // What is prepared is looked through first: rather another question about the rule than the same one again.
    const wider = way === 'deck' || way === 'paper'
    return drawErrors([about.belief], { seed, length, who, templates, wider })
  }
  // Of a lesson that there is not, nothing: no lesson would mean all of them.
  if (areaOf(about.lesson) === undefined) return []
  return chooseQuestions(database(), who, seed, { lessons: [about.lesson], length })
}

export const areaOf = (lesson: string) => bank.areas().find(({ slug }) => slug === lesson)

export const titleOf = (about: Subject): string =>
  'belief' in about ? neutralName(about.belief) : (areaOf(about.lesson)?.title ?? about.lesson)

interface Reviewing {
  readonly about: Subject
  readonly userId: string | undefined
  /** Those that were chosen of whom it is for; undefined for all of them. */
  readonly people: readonly string[] | undefined
  readonly fields: AssignmentFields & Pick<Counting, 'weight'>
}

/**
 * An assignment: about an area for everybody; about a belief for the one student who is named, else for the students of the course who hold it
 * now, and nobody else. Where none of them holds it, it is everybody's. Who was left out has none. As long as somebody has not done the last one
 * about the same belief, it is that one.
 */
async function review(
  tx: Db,
  { id, courseId, at }: { readonly id: string; readonly courseId: string; readonly at: number },
  { about, userId, people: chosen, fields }: Reviewing,
): Promise<Result<{ readonly path: string }, ReviewError>> {
  const own = `/formatore/corsi/${courseId}/compiti`
  const path = `${own}/${id}?assegnato=1`
  // What was made by this press and taken away since is put back from the list.
  if (await isAssignment(tx, id)) return ok({ path: (await findAssignment(tx, id)) ? path : own })
  const students = (await listStudents(tx, courseId)).map((student) => student.userId)
  if (userId !== undefined && !students.includes(userId)) return err('not-found')
  const { holders, last } = await reviewFor(tx, { courseId, students, userId, at }, about)
  if (last) return ok({ path: `${own}/${last.assignmentId}` })
  const people = chosen === undefined ? holders : among(chosen, students, holders)
  if (people?.length === 0) return err('review-nobody')
  const of = 'belief' in about ? { beliefs: [about.belief] } : { lessons: [about.lesson] }
  const task = { type: 'esercizio', length: ERROR_WAYS.review, ...of } as const
  await createAssignment(tx, courseId, { ...fields, task, at, people }, id)
  return ok({ path })
}

/** Those who were chosen; null where they are everybody of a course that it is for: then it is of who comes later too. */
function among(
  chosen: readonly string[],
  students: readonly string[],
  holders: readonly string[] | null,
): readonly string[] | null {
  const people = (holders ?? students).filter((each) => chosen.includes(each))
  return holders === null && people.length === students.length ? null : people
}

/** Whom a revision is for, null for everybody; and the one that they have still to do. */
export async function reviewFor(
  db: Db,
  revised: Revised & { readonly at: number },
  about: Subject,
): Promise<{ readonly holders: readonly string[] | null; readonly last: ReviewDto | null }> {
  if (!('belief' in about)) return { holders: null, last: null }
  const holders = await peopleFor(db, revised, about.belief)
  return { holders, last: await openReview(db, revised, about.belief, holders) }
}

export interface Revised {
  readonly courseId: string
  readonly students: readonly string[]
  /** The one student whom it is for; undefined for all who hold the belief. */
  readonly userId: string | undefined
}

const peopleFor = async (tx: Db, { courseId, students, userId }: Revised, belief: string) =>
  userId === undefined ? holdersAmong(tx, courseId, students, belief) : [userId]

/** The revision about a belief that somebody has still to do, of the one student or of the class; null where there is none. */
async function openReview(
  tx: Db,
  { courseId, students, userId, at }: Revised & { readonly at: number },
  belief: string,
  people: readonly string[] | null,
): Promise<ReviewDto | null> {
  if (userId !== undefined) return (await reviewsOf(tx, courseId, [userId], at)).get(belief)?.findLast(isOut) ?? null
  const last = lastOfClass((await reviewsOf(tx, courseId, students, at)).get(belief), people?.length ?? 0)
  return last && isOut(last) ? last : null
}

/** Those of some students who hold a belief now; null where none of them does. */
async function holdersAmong(
  tx: Db,
  courseId: string,
  students: readonly string[],
  belief: string,
): Promise<readonly string[] | null> {
  const held = (await heldInCourse(tx, courseId)).find((each) => each.belief === belief)
  const holders = new Set(held?.people)
  const among = students.filter((userId) => holders.has(userId))
  return among.length > 0 ? among : null
}
