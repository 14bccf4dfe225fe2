import 'server-only'
import { z } from 'zod'
import { ROLE } from '#lib/auth/limits'
import { requireAdministrator } from '#lib/auth/user'
import { err, ok } from '#lib/base/result'
import { database } from '#lib/db/client'
import { withinLimit } from '#lib/db/limits'
import { findReport, type Report, type ReportKind, replyTo, reportsThat } from '#lib/db/reports'
import { listWithdrawn, putBack, type Withdrawn, withdraw } from '#lib/db/withdrawn'
import { callTemplates } from '#lib/questions/calls'
import { defineUseCase, unsafeId } from '../define-use-case'
import { openToAsker } from '../open-items'
import { bank } from '../ports'
import { sentenceShape } from '../report/sentence'
import { askedThen, saidThen } from '../report/views'

/** A report in a list, without the name of who wrote it. */
export interface ReportLine {
  readonly id: string
  readonly kind: ReportKind
  readonly sentence: string
  /** What the question asks, or the title of the rule. */
  readonly about: string
  readonly rule: string | null
  readonly template: string | null
  readonly createdAt: number
  /** Null while it waits for a reply. */
  readonly upheld: boolean | null
}

/** What administrators have before them. */
export interface InboxDto {
  readonly waiting: readonly ReportLine[]
  readonly done: readonly ReportLine[]
  readonly withdrawn: readonly Withdrawn[]
}

const SHOWN = 100

const line = ({ id, kind, sentence, record, rule, template, createdAt, replied }: Report): ReportLine => ({
  ...{ id, kind, sentence, rule, template, createdAt },
  about: record.of === 'question' ? record.ask : record.title,
  // What an instructor replied and passed on still waits here.
  upheld: replied && !replied.byCourse ? replied.upheld : null,
})

/** Reports that wait for a reply, those that have one, and templates out of service. For administrators. */
export const getInbox = defineUseCase('admin/reports', z.void(), async (_, { now }) => {
  const administrator = await requireAdministrator(now)
  if (!administrator.ok) return administrator
  const db = database()
  return ok<InboxDto>({
    waiting: (await reportsThat(db, true, SHOWN)).map(line),
    done: (await reportsThat(db, false, SHOWN)).map(line),
    withdrawn: await listWithdrawn(db),
  })
})

/** Whether there is a template of that name that can be out of service. */
const isTemplate = (name: string): boolean =>
  bank.templates().some(({ id }) => id === name) || callTemplates.some(({ id }) => id === name)

/** One report with the question or the passage as it was, and whether its template is out of service. For administrators. */
export const getReport = defineUseCase('admin/report', z.object({ id: unsafeId }), async ({ id }, { now }) => {
  const administrator = await requireAdministrator(now)
  if (!administrator.ok) return administrator
  const report = await findReport(database(), id)
  if (!report) return err('not-found')
  // An administrator who is being asked the same finds no answer here either.
  if (report.itemId !== null && (await openToAsker(now)).has(report.itemId)) return err('item-open')
  const withdrawn = (await listWithdrawn(database())).find(({ template }) => template === report.template) ?? null
  const canWithdraw = report.template !== null && isTemplate(report.template)
  const [question, said] = [askedThen(report.record), saidThen(report.record)]
  return ok({ report, question, said, withdrawn, canWithdraw })
})

const replyShape = z.object({ id: unsafeId, upheld: z.boolean().nullable(), reply: sentenceShape })

/** Tells whoever wrote a report whether they were right, and why. For administrators. */
export const replyToReport = defineUseCase('admin/reply', replyShape, async ({ id, upheld, reply }, { now }) => {
  const administrator = await requireAdministrator(now)
  if (!administrator.ok) return administrator
  if (!(await withinLimit(ROLE, administrator.value.id))) return err('rate-limited')
  if (upheld === null) return err('no-outcome')
  if (reply === null) return err('no-sentence')
  if (!(await findReport(database(), id))) return err('not-found')
  await replyTo(database(), id, { upheld, reply, byCourse: false, at: now })
  return ok(null)
})

const serviceShape = z.object({ template: z.string().max(100), reason: sentenceShape })

/** Takes a template out of service: nothing more is drawn of it, what was begun stays. For administrators. */
export const withdrawTemplate = defineUseCase('admin/withdraw', serviceShape, async ({ template, reason }, { now }) => {
  const administrator = await requireAdministrator(now)
  if (!administrator.ok) return administrator
  if (!(await withinLimit(ROLE, administrator.value.id))) return err('rate-limited')
  if (!isTemplate(template)) return err('not-found')
  if (reason === null) return err('no-sentence')
  await withdraw(database(), { template, reason, at: now })
  return ok(null)
})

/** Puts a template back into service. For administrators. */
export const restoreTemplate = defineUseCase(
  'admin/restore',
  z.object({ template: z.string().max(100) }),
  async ({ template }, { now }) => {
    const administrator = await requireAdministrator(now)
    if (!administrator.ok) return administrator
    if (!(await withinLimit(ROLE, administrator.value.id))) return err('rate-limited')
    await putBack(database(), template)
    return ok(null)
  },
)
