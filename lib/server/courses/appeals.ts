import 'server-only'
import { z } from 'zod'
import { EXCEPTION } from '#lib/auth/limits'
import { err, ok, type Result } from '#lib/base/result'
import { type AppealedAt, appealedAt, appealedRuns, appealsOf, countAppeals, findAppeal, passOn } from '#lib/db/appeals'
import { type Db, database } from '#lib/db/client'
import { type Asked, askedIn } from '#lib/db/left-out'
import { withinLimit } from '#lib/db/limits'
import type { ReportRecord } from '#lib/db/report-record'
import { type Reply, type Report, type ReportKind, replyTo } from '#lib/db/reports'
import type { QuestionView } from '#lib/italian/views'
import { defineUseCase, unsafeId } from '../define-use-case'
import { openToAsker } from '../open-items'
import { sentenceShape } from '../report/sentence'
import { askedThen, saidThen } from '../report/views'
import { type LeftOutDto, leaveOutOnce, leftOutIn } from './left-out'
import { changeTaught, taughtCourse } from './taught-course'

/** A report that was met in something of a course, for its instructors. */
export interface AppealLine {
  readonly id: string
  readonly kind: ReportKind
  readonly sentence: string
  /** What the question asks, in the words that were read, or the title of the lesson. */
  readonly about: string
  /** What several reports on the same question have in common. */
  readonly subject: string
  readonly of: ReportRecord['of']
  readonly createdAt: number
  /** The assignment that it was met in; null of a live session, of paper, or of a lesson. */
  readonly assignment: { readonly id: string; readonly title: string } | null
  /** The live session or the sheet; null of others, and of one that is gone. */
  readonly at: AppealedAt | null
  /** Who wrote it, and where it stands in their attempt: only of a student whose work the course sees. */
  readonly attempt: {
    readonly userId: string
    readonly name: string
    readonly quizId: string
    readonly position: number
  } | null
  readonly passedAt: number | null
  readonly replied: Reply | null
}

/** Those of a list. */
const SHOWN = 100

/** What reports are about that are answered together: the same question, or the same place of a lesson. */
const subjectOf = ({ record, place }: Pick<Report, 'record' | 'place'>): string =>
  record.of === 'question' ? record.item.id : place

async function lines(db: Db, courseId: string, reports: readonly Report[]): Promise<readonly AppealLine[]> {
  const ids = reports.map(({ id }) => id)
  const [runs, elsewhere] = await Promise.all([appealedRuns(db, courseId, ids), appealedAt(db, courseId, ids)])
  return reports.map(({ id, kind, sentence, record, place, createdAt, passedAt, replied }) => {
    const run = runs.get(id)
    return {
      ...{ id, kind, sentence, createdAt, passedAt, replied },
      about: record.of === 'question' ? record.ask : record.title,
      subject: subjectOf({ record, place }),
      of: record.of,
      at: elsewhere.get(id) ?? null,
      assignment: run ? { id: run.assignmentId, title: run.title } : null,
      attempt: run?.attempt ? { ...run.attempt, position: run.position } : null,
    }
  })
}

/** The first reports that wait for the instructors of a course, whoever has waited longest first. */
export const firstAppeals = async (db: Db, courseId: string, n: number): Promise<readonly AppealLine[]> =>
  lines(db, courseId, await appealsOf(db, courseId, true, n))

/** How many reports wait for the instructors of a course: for who teaches it. */
export const countWaiting = defineUseCase(
  'course/waiting-appeals',
  z.object({ courseId: unsafeId }),
  async (unsafe, { now }) => {
    const taught = await taughtCourse(unsafe.courseId, now)
    if (!taught.ok) return taught
    const { id } = taught.value.course
    return ok((await countAppeals(database(), [id])).get(id) ?? 0)
  },
)

export interface AppealsDto {
  readonly course: { readonly id: string; readonly title: string }
  readonly waiting: readonly AppealLine[]
  /** Those that have a reply, or were passed on. */
  readonly done: readonly AppealLine[]
  /** What counts for nobody in the assignments of the course, and what did not for a while. */
  readonly leftOut: readonly LeftOutDto[]
}

/** What students of a course say is wrong with what they met there. For who teaches it. */
export const getAppeals = defineUseCase('course/appeals', z.object({ courseId: unsafeId }), async (unsafe, { now }) => {
  const taught = await taughtCourse(unsafe.courseId, now)
  if (!taught.ok) return taught
  const { id, title } = taught.value.course
  const db = database()
  const [waiting, done] = [await appealsOf(db, id, true, SHOWN), await appealsOf(db, id, false, SHOWN)]
  return ok<AppealsDto>({
    course: { id, title },
    waiting: await lines(db, id, waiting),
    done: await lines(db, id, done),
    leftOut: await leftOutIn(db, id, now),
  })
})

export interface AppealDto {
  readonly course: { readonly id: string; readonly title: string }
  readonly appeal: AppealLine
  readonly edition: string
  readonly record: ReportRecord
  /** Address of where it was met. */
  readonly place: string
  /** As it was asked. */
  readonly question: QuestionView | null
  /** What was answered, in words; null where nothing was yet. */
  readonly said: string | null
  /** Of a question of an assignment: how many were asked it, and how many any of its template; null of others. */
  readonly asked: Asked | null
  /** What of it counts for nobody. */
  readonly leftOut: readonly LeftOutDto[]
  /** The others that wait and are about the same: one reply may be for all of them. */
  readonly together: readonly AppealLine[]
}

const which = { courseId: unsafeId, reportId: unsafeId }

/** One of them, with the question as it was. Who is being asked the same elsewhere finds no answer here. For who teaches the course. */
export const getAppeal = defineUseCase('course/appeal', z.object(which), async ({ courseId, reportId }, { now }) => {
  const taught = await taughtCourse(courseId, now)
  if (!taught.ok) return taught
  const { id, title } = taught.value.course
  const db = database()
  const report = await findAppeal(db, id, reportId)
  const [appeal] = report ? await lines(db, id, [report]) : []
  if (!report || !appeal) return err('not-found')
  const { itemId, template, record, edition, place } = report
  if (itemId !== null && (await openToAsker(now)).has(itemId)) return err('item-open')
  const of = appeal.assignment && template !== null ? { assignmentId: appeal.assignment.id, template, itemId } : null
  const leftOut = of === null ? [] : await leftOutIn(db, id, now, of)
  const asked = of && (await askedIn(db, of))
  const [question, said] = [askedThen(record), saidThen(record)]
  const together = await lines(db, id, await waitingBeside(db, id, report))
  return ok<AppealDto>({
    course: { id, title },
    appeal,
    edition,
    record,
    place,
    question,
    said,
    asked,
    leftOut,
    together,
  })
})

/** The others that wait and are about the same as one that waits. */
async function waitingBeside(db: Db, courseId: string, report: Report): Promise<readonly Report[]> {
  if (report.replied !== null || report.passedAt !== null) return []
  const waiting = await appealsOf(db, courseId, true, SHOWN)
  return waiting.filter((other) => other.id !== report.id && subjectOf(other) === subjectOf(report))
}

/** Why one is not replied to: it is the administrators' now, or another instructor has replied since the page was read. */
type Late = 'report-passed' | 'report-replied'

interface Replied {
  readonly leftOut: boolean
}

/**
 * Tells whoever wrote a report whether they were right, and why: as one of the instructors of the course. `seen`: the moment of the reply that
 * stood on the page, null for none; another one that came since is not overwritten. `leaveOut`: where they were right, the question (`one`),
 * or all of its template (`all`), counts for nobody in the assignment that it was met in, and the reply says why. The same form sent twice does it once, whatever was decided since.
 * Says whether the question is out now. `also`: others that get the same reply, none of which had one on the
 * page; where one of all cannot be replied to, none is.
 */
export const replyToAppeal = defineUseCase(
  'course/reply-appeal',
  z.object({
    ...which,
    upheld: z.boolean().nullable(),
    reply: sentenceShape,
    seen: z.number().nullable().catch(null),
    also: z.array(unsafeId).max(SHOWN).default([]),
    leaveOut: z.enum(['one', 'all']).nullable().default(null),
  }),
  ({ courseId, reportId, upheld, reply, seen, also, leaveOut }, { now }) =>
    changeTaught(
      courseId,
      now,
      async (
        tx,
        { who, course },
      ): Promise<Result<Replied, 'not-found' | 'rate-limited' | 'no-outcome' | 'no-sentence' | Late>> => {
        if (!(await withinLimit(EXCEPTION, who.id))) return err('rate-limited')
        const found: (readonly [report: Report, since: boolean])[] = []
        for (const id of new Set([reportId, ...also])) {
          const report = await findAppeal(tx, course.id, id)
          if (!report) return err('not-found')
          const at = report.replied?.at
          found.push([report, at !== undefined && (id !== reportId || at !== seen)])
        }
        if (upheld === null) return err('no-outcome')
        if (reply === null) return err('no-sentence')
        if (found.some(([{ passedAt }]) => passedAt !== null)) return err('report-passed')
        const isSame = ({ replied }: Report) => replied?.upheld === upheld && replied.reply === reply
        if (found.some(([report, since]) => since && !isSame(report))) return err('report-replied')
        let leftOut = false
        for (const [report, since] of found) {
          await replyTo(tx, report.id, { upheld, reply, byCourse: true, at: now })
          if (!upheld || leaveOut === null) continue
          const decision = since ? null : { whole: leaveOut === 'all', reason: reply, byId: who.id, at: now }
          if (await leaveOutOnce(tx, course.id, report, decision)) leftOut = true
        }
        return ok({ leftOut })
      },
    ),
)

/** Passes a report on to the administrators, with a reply or without: from then on it is theirs to reply to. */
export const passAppealOn = defineUseCase('course/pass-on', z.object(which), ({ courseId, reportId }, { now }) =>
  changeTaught(courseId, now, async (tx, { course }): Promise<Result<null, 'not-found'>> => {
    const report = await findAppeal(tx, course.id, reportId)
    if (!report) return err('not-found')
    await passOn(tx, report.id, now)
    return ok(null)
  }),
)
