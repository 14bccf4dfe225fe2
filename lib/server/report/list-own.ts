import 'server-only'
import { z } from 'zod'
import { currentPerson } from '#lib/auth/user'
import { ok } from '#lib/base/result'
import { database } from '#lib/db/client'
import { markSeen, type Report, type ReportKind, reportsOf } from '#lib/db/reports'
import { defineUseCase } from '../define-use-case'
import { openToAsker } from '../open-items'

/** A report of one's own. */
export interface OwnReportDto {
  readonly id: string
  readonly kind: ReportKind
  readonly sentence: string
  /** What it is about: what the question asks, or the title of the rule. */
  readonly about: string
  readonly rule: string | null
  readonly place: string
  readonly createdAt: number
  /** The course whose instructors read it first; null where it went to the administrators. */
  readonly course: string | null
  /** Whether they passed it on; said of nothing whose reply is held. */
  readonly passed: boolean
  /** `waiting`: there is none yet. `held`: it comes once what the question was met in is over. */
  readonly reply:
    | 'waiting'
    | 'held'
    | { readonly upheld: boolean; readonly text: string; readonly byCourse: boolean; readonly at: number }
}

const SHOWN = 100

/** One's own reports with what was replied, the newest first; of nobody in particular, none. What is shown has been seen. */
export const listOwnReports = defineUseCase('report/list', z.void(), async (_, { now }) => {
  const who = await currentPerson(now)
  if (!who) return ok<readonly OwnReportDto[]>([])
  const db = database()
  const [own, open] = [await reportsOf(db, who.id, SHOWN), await openToAsker(now)]
  const told = own.map((report) => dto(report, open))
  const seen = told.filter(({ reply }) => typeof reply === 'object').map(({ id }) => id)
  await markSeen(db, who.id, seen, now)
  return ok<readonly OwnReportDto[]>(told)
})

function dto(report: Report, open: ReadonlySet<string>): OwnReportDto {
  const { id, kind, sentence, record, rule, place, createdAt, replied, answered, itemId, course, passedAt } = report
  // A reply may say what is right: not while the question, or the same one elsewhere, waits for its answer. That there is one says nothing.
  const held = !answered || (itemId !== null && open.has(itemId))
  const reply =
    replied && !held
      ? { upheld: replied.upheld, text: replied.reply, byCourse: replied.byCourse, at: replied.at }
      : null
  return {
    ...{ id, kind, sentence, rule, place, createdAt },
    about: record.of === 'question' ? record.ask : record.title,
    course: course?.title ?? null,
    passed: passedAt !== null && !held,
    reply: reply ?? (held ? 'held' : 'waiting'),
  }
}
