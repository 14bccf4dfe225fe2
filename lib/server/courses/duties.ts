import 'server-only'
import {
  type Allowance,
  type AssignmentPhase,
  allowanceOf,
  assignmentPhase,
  attemptsFor,
  type Counting,
  cameAfter,
  isGiven,
  type Outcome,
  outcomeOf,
  type Times,
  timesFor,
} from '#lib/courses/index'
import type { Run } from '#lib/db/assignment-runs'
import { type Assignment, isFor, listAssignments } from '#lib/db/assignments'
import type { Db } from '#lib/db/client'
import { listExceptions } from '#lib/db/exceptions'
import { joinedAt } from '#lib/db/members'
import { loadReading, type Passage } from '#lib/db/reading'
import { type AssignmentKind, kindOf, minutesOf } from '#lib/db/tasks'
import { waitsUntil } from '#lib/study/index'
import { outlines } from '../outlines'
import { doneAt, isFinished, runsOf, toldTo } from './runs'

/** How far somebody has read a lesson. */
export interface LessonRead {
  readonly slug: string
  readonly title: string
  readonly read: number
  readonly sections: number
}

/** One time that an assignment was done to its end, and where whoever did it reads it again. */
export interface DoneRun {
  readonly href: string
  /** When it was handed in, or the last answer came. */
  readonly at: number
  /** What it came to; null as long as that is not told. */
  readonly score: { readonly right: number; readonly total: number } | null
}

/** An assignment as whoever has to do it sees it, with their own times. */
export interface DutyDto extends Times, Outcome, Counting {
  readonly id: string
  readonly courseId: string
  readonly title: string
  readonly kind: AssignmentKind
  readonly phase: AssignmentPhase
  readonly attempts: number | null
  /** How long everybody has, of what is timed. */
  readonly minutes: number | null
  /** What their instructors let hold for them alone. */
  readonly allowance: Allowance
  readonly begun: number
  readonly done: boolean
  /** What was begun and is not finished. */
  readonly goOn: string | null
  /** What was begun and is finished, the last first. */
  readonly finished: readonly DoneRun[]
  /** What was begun and counts for nothing, since an instructor took it out, the last first. */
  readonly annulled: readonly DoneRun[]
  readonly lessons: readonly LessonRead[]
  /** When the score that waits is told; null where none does, or it never is. */
  readonly scoreAt: number | null
}

/** How far a person has read the lessons of the site, by their addresses. */
export const readBy = async (db: Db, userId: string): Promise<(slug: string) => LessonRead | null> =>
  lessonIn((await loadReading(db, userId)).read)

/** How far somebody is in a lesson, of the sections that they have read; null where there is no such lesson. */
function lessonIn(read: readonly Omit<Passage, 'at'>[]): (slug: string) => LessonRead | null {
  const known = new Set(read.map(({ lesson, section }) => `${lesson}#${section}`))
  return (slug) => {
    const outline = outlines().find((each) => each.slug === slug)
    if (!outline) return null
    const done = outline.sections.filter(({ id }) => known.has(`${slug}#${id}`)).length
    return { slug, title: outline.title, read: done, sections: outline.sections.length }
  }
}

/** What a person has to do in some courses, and how far they are. */
export async function dutiesOf(
  db: Db,
  courseIds: readonly string[],
  userId: string,
  now: number,
): Promise<readonly DutyDto[]> {
  const assignments = (await listAssignments(db, courseIds)).filter((assignment) => isFor(assignment, userId))
  const ids = assignments.map(({ id }) => id)
  const [exceptions, runs, lessonRead, joined] = await Promise.all([
    listExceptions(db, ids, [userId]),
    runsOf(db, ids, now, [userId], 'all'),
    readBy(db, userId),
    joinedAt(db, courseIds, [userId]),
  ])
  return assignments.flatMap((assignment) => {
    const allowance = allowanceOf(exceptions.filter((x) => x.assignmentId === assignment.id))
    // A test on paper is nothing to do: there is a mark of theirs, or nothing. What is marked by hand is announced.
    const given = isGiven(assignment.task.type)
    if (assignment.task.type === 'carta' && !allowance.mark && !allowance.excuse) return []
    const own = timesFor(assignment, allowance.extension)
    const [{ createdAt }, came] = [assignment, joined(assignment.courseId, userId)]
    // Who came when it was due already has no day for it.
    const after = came !== undefined && cameAfter(own, { createdAt, joinedAt: came })
    const times = after ? { ...own, dueAt: null } : own
    const all = runs.filter((run) => run.assignmentId === assignment.id)
    const begun = all.filter(({ annulledAt }) => annulledAt === null)
    const done = (some: readonly Run[]) => some.map((run) => doneRun(run, now)).sort((a, b) => b.at - a.at)
    const lessons = lessonsOf(assignment).flatMap((slug) => lessonRead(slug) ?? [])
    const outcome =
      assignment.task.type === 'lezioni' ? readingOutcome(lessons) : outcomeOf(begun.map((run) => toldTo(run, now)))
    const unfinished = begun.find((run) => !isFinished(run))
    return {
      ...times,
      ...outcome,
      id: assignment.id,
      courseId: assignment.courseId,
      title: assignment.title,
      kind: kindOf(assignment.task),
      weight: assignment.weight,
      missingAsZero: assignment.missingAsZero,
      phase: assignmentPhase(times, now),
      attempts: attemptsFor(assignment.attempts, allowance),
      minutes: minutesOf(assignment.task),
      allowance,
      begun: begun.length,
      done: given || outcome.state === 'done' || allowance.excuse !== null,
      goOn: unfinished ? pathOf(unfinished) : null,
      finished: done(begun.filter(isFinished)),
      annulled: done(all.filter(({ annulledAt }) => annulledAt !== null)),
      lessons,
      scoreAt: nextScore(begun, now),
    }
  })
}

const pathOf = ({ exam, quizId }: Run): string => `/${exam ? 'esame' : 'quiz'}/${quizId}`

function doneRun(run: Run, now: number): DoneRun {
  const { told, right, total } = toldTo(run, now)
  return {
    href: `${pathOf(run)}/risultato`,
    at: doneAt(run) ?? run.at,
    score: told ? { right, total } : null,
  }
}

/** The first moment at which a score of what was handed in is told. */
function nextScore(runs: readonly Run[], now: number): number | null {
  const waiting = runs.filter((run) => isFinished(run) && !toldTo(run, now).told)
  const moments = waiting.flatMap(({ exam }) => (exam && waitsUntil(exam.scores, exam)) ?? [])
  return moments.length > 0 ? Math.min(...moments) : null
}

const lessonsOf = ({ task }: Assignment): readonly string[] => (task.type === 'lezioni' ? task.lessons : [])

function readingOutcome(lessons: readonly LessonRead[]): Outcome {
  const read = lessons.filter((lesson) => lesson.read === lesson.sections).length
  const begun = lessons.some((lesson) => lesson.read > 0)
  const state = lessons.length > 0 && read === lessons.length ? 'done' : begun ? 'begun' : 'todo'
  return { state, best: null, waits: false }
}
