import 'server-only'
import { z } from 'zod'
import { byName } from '#lib/base/by-name'
import { err, ok } from '#lib/base/result'
import { database } from '#lib/db/client'
import { listStudents } from '#lib/db/members'
import { defineUseCase, unsafeId } from '../../define-use-case'
import { bank } from '../../ports'
import { areaOf, reviewFor, subject, titleOf } from '../act-on-error'
import { romeDay } from '../rome'
import { taughtCourse } from '../taught-course'

/** How long somebody has for a revision, where nobody says otherwise. */
const WEEK = 7 * 86_400_000

/** A revision before it is given. */
export interface ReviewPlan {
  readonly course: { readonly id: string; readonly title: string }
  /** What it will be called: students read it. */
  readonly title: string
  /** The error that it is to correct, or the area that it is about, in words. */
  readonly about: string
  /** Whom it is for, by name. */
  readonly people: readonly { readonly userId: string; readonly name: string }[]
  /** Whether they are all the students of the course. */
  readonly everybody: boolean
  /** By when it is proposed, as a form has it. */
  readonly dueAt: string
  /** The assignment about the same that they have still to do: then there is no other to be given. */
  readonly given: string | null
}

/** What a revision will be, to be looked through before it is given: to whom, by when. For whoever teaches the course. */
export const planReview = defineUseCase(
  'course/plan-review',
  z.object({ courseId: unsafeId, about: subject, userId: unsafeId.optional() }),
  async ({ courseId, about, userId }, { now: at }) => {
    const taught = await taughtCourse(courseId, at)
    if (!taught.ok) return taught
    const { id, title } = taught.value.course
    const said = 'belief' in about ? sayBelief(about.belief) : areaOf(about.lesson)?.title
    if (said === undefined || (userId !== undefined && !('belief' in about))) return err('not-found')
    const db = database()
    const known = await listStudents(db, id)
    const students = known.map((student) => student.userId)
    if (userId !== undefined && !students.includes(userId)) return err('not-found')
    const { holders, last } = await reviewFor(db, { courseId: id, students, userId, at }, about)
    return ok<ReviewPlan>({
      course: { id, title },
      title: titleOf(about),
      about: said,
      people: known
        .filter((student) => holders === null || holders.includes(student.userId))
        .map((student) => ({ userId: student.userId, name: student.name }))
        .sort((a, b) => byName(a.name, b.name)),
      everybody: holders === null,
      dueAt: `${romeDay(at + WEEK)}T23:59`,
      given: last?.assignmentId ?? null,
    })
  },
)

/** An error in words; undefined of one that there is not. */
const sayBelief = (belief: string): string | undefined =>
  bank.ruleOf(belief) === undefined ? undefined : bank.belief(belief).title
