import 'server-only'
import { z } from 'zod'
import type { NamesOrder } from '#lib/base/by-name'
import { ok } from '#lib/base/result'
import {
  consistencyOf,
  groupedBy,
  isLate,
  medianOf,
  type Points,
  type Spread,
  spreadOf,
  timesFor,
} from '#lib/courses/index'
import { markShares } from '#lib/db/assignment-runs'
import type { Assignment } from '#lib/db/assignments'
import { type Db, database } from '#lib/db/client'
import { listCourseAnswers } from '#lib/db/course-answers'
import { listRunDecisions, type RunDecision, type RunDecisionKind } from '#lib/db/decided/run-decisions'
import { itemsOfRuns, marksOfRuns } from '#lib/db/run-marks'
import { answersBy } from '#lib/db/tasks'
import type { Verdict } from '#lib/study/index'
import { defineUseCase, unsafeId } from '../define-use-case'
import { commonQuestions, placesIn } from './asked/common'
import { taughtAssignment } from './assigned'
import { type Column, columnOf, workOf } from './cells'
import { type PeoplePage, pageOf, peopleWish } from './people-page'
import { namesWish, type Pupil, pupilsOf } from './pupils'
import { countedIn, doneAt, isFinished, type LookedAt, lastOf, runsOf } from './runs'

/** Which attempts are looked at: all of them, or those that are handed in, go on, or count. */
export const WHICH_ATTEMPTS = ['all', 'done', 'open', 'best'] as const
export type WhichAttempts = (typeof WHICH_ATTEMPTS)[number]

/** What attempts may be put in order by; scores, times and moments begin with the highest. */
export const ATTEMPT_ORDERS = ['name', 'begun', 'done', 'time', 'points'] as const
export type AttemptOrder = (typeof ATTEMPT_ORDERS)[number]

/** One time that somebody began an assignment. Moments in ms since 1970. */
export interface AttemptRow extends Points {
  readonly userId: string
  readonly name: string
  readonly quizId: string
  /** Which time of theirs, and of how many. */
  readonly number: number
  readonly of: number
  readonly at: number
  /** When it was handed in, or the last answer came; null while it goes on. */
  readonly doneAt: number | null
  readonly finished: boolean
  /** Whether it is the best of theirs, which counts. */
  readonly best: boolean
  /** Whether it was finished after it was due for them. */
  readonly late: boolean
  /** That an instructor handed it in, and that one had it count for nothing: in force, each null where nobody did. */
  readonly handedIn: RunDecision | null
  readonly annulled: RunDecision | null
  /** Questions that count for nobody, and those marked by hand: both are in the points. */
  readonly leftOut: number
  readonly byHand: number
  readonly marks: readonly (Verdict | null)[]
  /** Where in the attempt the question of each mark stands. */
  readonly places: readonly number[]
}

/** What an assignment comes to in figures; each null where there are too few people for it to say something. */
export interface Figures {
  readonly marks: Spread | null
  /** How long those took who have finished, in the middle, pauses included (ms), and how many attempts that is. */
  readonly time: { readonly middle: number; readonly attempts: number } | null
  /** How far its questions agree with one another, where all had the same. */
  readonly consistency: number | null
}

export interface AttemptsDto {
  readonly course: { readonly id: string; readonly title: string }
  readonly column: Column
  readonly which: WhichAttempts
  readonly sort: AttemptOrder
  readonly down: boolean
  readonly names: NamesOrder
  readonly people: PeoplePage
  readonly rows: readonly AttemptRow[]
  /** The questions by their ids, in whose order marks stand; null where each attempt has others, in an order of its own. */
  readonly questions: readonly string[] | null
  /** How many of all of them go on. */
  readonly open: number
  readonly figures: Figures
}

const worthOf = (run: LookedAt): Points => {
  const { right: points, total: outOf } = countedIn(run)
  return { points, outOf }
}

const shareOf = ({ points, outOf }: Points): number => (outOf === 0 ? -1 : points / outOf)

/** The one that counts of somebody's: the best that is finished, of several that are equal the first. */
const bestOf = (runs: readonly LookedAt[]): LookedAt | undefined =>
  runs
    .filter((run) => isFinished(run) && run.annulledAt === null)
    .reduce<LookedAt | undefined>(
      (best, run) => (best === undefined || shareOf(worthOf(run)) > shareOf(worthOf(best)) ? run : best),
      undefined,
    )

type Row = Omit<AttemptRow, 'late' | 'marks' | 'places'>

function rowsOf(
  { userId, name }: Pupil,
  runs: readonly LookedAt[],
  decided: (quizId: string, kind: RunDecisionKind) => RunDecision | null,
): readonly Row[] {
  const best = bestOf(runs)
  return runs.map((run) => ({
    ...{ userId, name, quizId: run.quizId, number: run.number, of: runs.length, at: run.at },
    ...worthOf(run),
    doneAt: isFinished(run) ? doneAt(run) : null,
    finished: isFinished(run),
    best: run === best,
    handedIn: decided(run.quizId, 'handIn'),
    annulled: decided(run.quizId, 'annul'),
    leftOut: run.leftOut,
    byHand: run.byHand,
  }))
}

/** What an attempt is put in order by; null for nothing, which comes last either way. */
function placeBy(row: Row, by: Exclude<AttemptOrder, 'name'>): number | null {
  switch (by) {
    case 'begun':
      return row.at
    case 'done':
      return row.doneAt
    case 'time':
      return row.doneAt === null ? null : row.doneAt - row.at
    case 'points':
      return row.finished ? shareOf(row) : null
  }
}

/** Attempts in an order, of equal ones as they were: by name, each person's from the first. */
export function inOrder(rows: readonly Row[], by: AttemptOrder, down: boolean): readonly Row[] {
  if (by === 'name') {
    if (!down) return rows
    return [...groupedBy(rows, ({ userId }) => userId).values()].reverse().flat()
  }
  return [...rows].sort((a, b) => {
    const [one, other] = [placeBy(a, by), placeBy(b, by)]
    if (one === null || other === null) return Number(one === null) - Number(other === null)
    return down ? other - one : one - other
  })
}

/** What counts for nothing is among all of them, and nowhere else. */
const isAsked = ({ finished, best, annulled }: Row, which: WhichAttempts): boolean =>
  which === 'all' || (annulled === null && (which === 'best' ? best : finished === (which === 'done')))

/** Every time that somebody began an assignment: when, how long, how it went question by question; a page of people at a time. For who teaches the course. */
export const getAttempts = defineUseCase(
  'course/attempts',
  z.object({
    ...{ courseId: unsafeId, assignmentId: unsafeId },
    which: z.enum(WHICH_ATTEMPTS).default('all').catch('all'),
    sort: z.enum(ATTEMPT_ORDERS).default('name').catch('name'),
    down: z.boolean().default(false),
    ...peopleWish,
    names: namesWish,
  }),
  async ({ courseId, assignmentId, which, sort, down, search, page, names }, { now }) => {
    const taught = await taughtAssignment(courseId, assignmentId, now)
    if (!taught.ok) return taught
    const { assignment } = taught.value
    const { id, title } = taught.value.course
    const db = database()
    const pupils = await pupilsOf(db, id, names)
    const userIds = pupils.map(({ userId }) => userId)
    const runs = await runsOf(db, [assignment.id], now, userIds, 'all')
    const decisions = (await listRunDecisions(db, [assignment.id])).filter(({ ended }) => ended === null)
    const inForce = new Map(decisions.map((each) => [`${each.quizId} ${each.kind}`, each]))
    const decided = (quizId: string, kind: RunDecisionKind) => inForce.get(`${quizId} ${kind}`) ?? null
    const begun = groupedBy(runs, ({ userId }) => userId)
    const rows = pupils.flatMap((pupil) =>
      rowsOf(pupil, begun.get(pupil.userId) ?? [], decided).filter((row) => isAsked(row, which)),
    )
    const ordered = inOrder(rows, sort, down)
    const met = new Set(ordered.map(({ userId }) => userId))
    const own = new Map(pupils.map((pupil) => [pupil.userId, pupil]))
    // People stand where the first of their attempts does: who has several keeps them on one page.
    const { shown, ...people } = pageOf(
      [...met].flatMap((userId) => own.get(userId) ?? []),
      { search, page },
    )
    const onPage = new Set(shown.map(({ userId }) => userId))
    const seen = ordered.filter(({ userId }) => onPage.has(userId))
    const quizIds = seen.map(({ quizId }) => quizId)
    const questions = await commonQuestions(db, assignment, userIds)
    const [marks, items] = await Promise.all([marksOfRuns(db, quizIds), itemsOfRuns(db, quizIds)])
    const markedIn = (quizId: string) => {
      const places = placesIn(items.get(quizId) ?? [], questions)
      return { places, marks: places.map((place) => marks.get(quizId)?.[place - 1] ?? null) }
    }
    const late = await lateIn(db, assignment, { userIds: [...onPage], runs, now })
    return ok<AttemptsDto>({
      course: { id, title },
      column: columnOf(assignment),
      ...{ which, sort, down, names, people },
      rows: seen.map((row) => ({ ...row, late: late.has(row.quizId), ...markedIn(row.quizId) })),
      questions,
      open: runs.filter((run) => run.annulledAt === null && !isFinished(run)).length,
      figures: await figuresOf(
        db,
        assignment,
        userIds,
        runs.filter(({ annulledAt }) => annulledAt === null),
      ),
    })
  },
)

interface LateIn {
  readonly userIds: readonly string[]
  readonly runs: readonly LookedAt[]
  readonly now: number
}

/** Which attempts of some people were finished late, by what holds for each. Of who came when it was due already none is. */
async function lateIn(db: Db, assignment: Assignment, { userIds, runs, now }: LateIn): Promise<ReadonlySet<string>> {
  const [shown, work] = [new Set(userIds), await workOf(db, [assignment], userIds, now)]
  const late = runs.filter((run) => {
    if (!shown.has(run.userId) || !isFinished(run)) return false
    const { after, allowance } = work(run.userId, assignment)
    return !after && isLate(timesFor(assignment, allowance.extension), { lastAt: lastOf(run) })
  })
  return new Set(late.map(({ quizId }) => quizId))
}

async function figuresOf(
  db: Db,
  assignment: Assignment,
  userIds: readonly string[],
  runs: readonly LookedAt[],
): Promise<Figures> {
  const took = runs.filter(isFinished).flatMap((run) => {
    const end = doneAt(run)
    return end === null ? [] : [end - run.at]
  })
  const middle = medianOf(took)
  return {
    marks: spreadOf(await markShares(db, assignment.id, userIds)),
    time: middle === null ? null : { middle, attempts: took.length },
    consistency: answersBy(assignment.task) === 'itemId' ? await agreementOf(db, assignment) : null,
  }
}

/** How far the questions of a deck agree, by the first answers of those who answered all of them. */
async function agreementOf(db: Db, { id, courseId }: Assignment): Promise<number | null> {
  const people = new Map<string, Map<string, boolean>>()
  const items = new Set<string>()
  for (const { userId, itemId, right } of await listCourseAnswers(db, courseId, id)) {
    const answers = people.get(userId) ?? new Map<string, boolean>()
    if (!answers.has(itemId)) answers.set(itemId, right)
    people.set(userId, answers)
    items.add(itemId)
  }
  const asked = [...items]
  const whole = [...people.values()].filter((answers) => answers.size === asked.length)
  return consistencyOf(whole.map((answers) => asked.map((itemId) => answers.get(itemId) === true)))
}
