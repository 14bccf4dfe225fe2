import 'server-only'
import type { Prisma } from '#generated/client'
import type { Item } from '#lib/questions/item'
import type { Given } from '#lib/study/index'
import type { Db } from './client'
import { type ReportRecord, readRecord, writeRecord } from './report-record'
import { readAnswer, readSecret, readShown } from './snapshot'

/** What may be wrong: the rules, something that is missing, words that are not clear, how it is written or drawn, anything else. */
export const REPORT_KINDS = ['rules', 'missing', 'unclear', 'form', 'other'] as const
export type ReportKind = (typeof REPORT_KINDS)[number]

export interface NewReport {
  readonly userId: string
  readonly kind: ReportKind
  readonly sentence: string
  readonly edition: string
  readonly record: ReportRecord
  readonly quizItemId: string | null
  readonly callId: string | null
  readonly place: string
  /** The course that it was met in something of; null for none. */
  readonly courseId: string | null
  readonly at: number
}

/** What was replied: by an instructor of the course, or by an administrator. */
export interface Reply {
  readonly upheld: boolean
  readonly reply: string
  readonly byCourse: boolean
  readonly at: number
}

/** A report as it stands. Times in ms since 1970. */
export interface Report {
  readonly id: string
  readonly kind: ReportKind
  readonly sentence: string
  readonly itemId: string | null
  readonly template: string | null
  readonly rule: string | null
  readonly edition: string
  readonly record: ReportRecord
  readonly place: string
  readonly createdAt: number
  /** The course whose instructors read it first, and when they passed it on to the administrators; each null where there is none. */
  readonly course: { readonly id: string; readonly title: string } | null
  readonly passedAt: number | null
  readonly replied: Reply | null
  /** Whether the question or the call that it was met in has an answer, or there is none: before, nothing is said of the reply. */
  readonly answered: boolean
}

const columns = {
  id: true,
  kind: true,
  sentence: true,
  itemId: true,
  template: true,
  rule: true,
  edition: true,
  record: true,
  place: true,
  createdAt: true,
  upheld: true,
  reply: true,
  repliedAt: true,
  byCourse: true,
  passedAt: true,
  course: { select: { id: true, title: true } },
  quizItem: {
    select: {
      attempt: { select: { id: true } },
      quiz: {
        select: {
          closedAt: true,
          exam: { select: { submittedAt: true } },
          diagnostic: { select: { finishedAt: true } },
        },
      },
    },
  },
  call: { select: { ruledAt: true } },
} as const

interface MetIn {
  readonly attempt: { readonly id: string } | null
  readonly quiz: {
    readonly closedAt: Date | null
    readonly exam: { readonly submittedAt: Date | null } | null
    readonly diagnostic: { readonly finishedAt: Date | null } | null
  }
}

/** Whether a question has an answer, or was left without one in what is over. */
const isOver = ({ attempt, quiz: { closedAt, exam, diagnostic } }: MetIn): boolean =>
  attempt !== null || (exam?.submittedAt ?? diagnostic?.finishedAt ?? closedAt) !== null

/** In Prisma's words: what administrators have before them. What is a course's comes when it is passed on, or nobody teaches that course. */
const AT_ADMINISTRATORS: Prisma.ReportWhereInput = {
  OR: [
    { courseId: null },
    { passedAt: { not: null } },
    { course: { members: { none: { role: 'formatore', removedAt: null, user: { role: { not: 'studente' } } } } } },
  ],
}

/** What an administrator has still to reply to: the reply of an instructor who passed it on is not the last word. */
const WAITS_THERE: Prisma.ReportWhereInput = { OR: [{ repliedAt: null }, { byCourse: true, passedAt: { not: null } }] }

/** Those of one person, one that administrators read, those that wait for them; and the same of the instructors of a course. */
type Wanted =
  | { readonly userId: string }
  | { readonly id: string; readonly courseId?: string }
  | { readonly waiting: boolean; readonly courseId?: string }

function whereOf(wanted: Wanted): Prisma.ReportWhereInput {
  if ('userId' in wanted) return wanted
  const { courseId } = wanted
  const whose = courseId === undefined ? AT_ADMINISTRATORS : { courseId }
  if ('id' in wanted) return { AND: [whose, { id: wanted.id }] }
  const waits = courseId === undefined ? WAITS_THERE : { repliedAt: null, passedAt: null }
  return { AND: [whose, wanted.waiting ? waits : { NOT: waits }] }
}

/** Reports as they stand. Of those that wait whoever has waited longest comes first; of others the last one. */
export async function listReports(db: Db, wanted: Wanted, take: number): Promise<readonly Report[]> {
  const rows = await db.report.findMany({
    where: whereOf(wanted),
    orderBy: 'waiting' in wanted && wanted.waiting ? [{ createdAt: 'asc' }] : [{ createdAt: 'desc' }],
    take,
    select: columns,
  })
  return rows.map(({ record, createdAt, upheld, reply, repliedAt, byCourse, passedAt, quizItem, call, ...row }) => ({
    ...row,
    record: readRecord(record),
    createdAt: createdAt.getTime(),
    passedAt: passedAt?.getTime() ?? null,
    replied:
      upheld === null || reply === null || repliedAt === null
        ? null
        : { upheld, reply, byCourse, at: repliedAt.getTime() },
    answered: (quizItem === null || isOver(quizItem)) && call?.ruledAt !== null,
  }))
}

/** A person's last reports, the newest first. */
export const reportsOf = (db: Db, userId: string, n: number): Promise<readonly Report[]> =>
  listReports(db, { userId }, n)

/** Reports for administrators that wait for a reply, the oldest first; or those that have one, the newest first. */
export const reportsThat = (db: Db, waiting: boolean, n: number): Promise<readonly Report[]> =>
  listReports(db, { waiting }, n)

/** One report, whoever wrote it: for administrators. */
export const findReport = async (db: Db, id: string): Promise<Report | null> =>
  (await listReports(db, { id }, 1))[0] ?? null

/** Keeps a report; the same one again that has no reply yet is that one. The person must be held. */
export async function keepReport(tx: Db, report: NewReport): Promise<string> {
  const { at, record, userId, kind, sentence, ...rest } = report
  const { itemId, template, rule } =
    record.of === 'question'
      ? { itemId: record.item.id, template: record.item.template, rule: null }
      : { itemId: null, template: null, rule: record.rule }
  const before = await tx.report.findFirst({
    where: {
      ...{ userId, kind, sentence, itemId, rule, courseId: rest.courseId, repliedAt: null },
      // Two places of lessons may have neither an item nor a rule.
      ...(record.of === 'lesson' && { place: rest.place }),
    },
    select: { id: true },
  })
  if (before) return before.id
  const kept = await tx.report.create({
    data: {
      ...{ userId, kind, sentence, itemId, template, rule },
      ...rest,
      record: writeRecord(record) as never,
      createdAt: new Date(at),
    },
    select: { id: true },
  })
  return kept.id
}

/** Replies to a report: the same reply again changes nothing; another one takes its place, and is news to whoever wrote the report. */
export async function replyTo(db: Db, id: string, { upheld, reply, byCourse, at }: Reply): Promise<void> {
  await db.$executeRaw`
    UPDATE "Report" SET "upheld" = ${upheld}, "reply" = ${reply}, "byCourse" = ${byCourse}, "repliedAt" = ${new Date(at)}::timestamptz, "seenAt" = NULL
    WHERE "id" = ${id}::uuid
      AND ("upheld" IS DISTINCT FROM ${upheld} OR "reply" IS DISTINCT FROM ${reply} OR "byCourse" <> ${byCourse})`
}

/** In SQL, of a report `t`: what it was met in is still to be answered. */
export const REPORT_WAITS = `(
  EXISTS (SELECT FROM "Call" c WHERE c."id" = t."callId" AND c."ruledAt" IS NULL)
  OR EXISTS (SELECT FROM "QuizItem" i JOIN "Quiz" q ON q."id" = i."quizId" LEFT JOIN "Exam" e ON e."quizId" = i."quizId"
    LEFT JOIN "Diagnostic" d ON d."quizId" = i."quizId"
    WHERE i."id" = t."quizItemId" AND coalesce(e."submittedAt", d."finishedAt", q."closedAt") IS NULL
      AND NOT EXISTS (SELECT FROM "Attempt" a WHERE a."quizItemId" = i."id")))`

/** The items of a person's reports, of all or of those for one course, whose replies they have not seen and may see; null for one of a passage. */
export async function unseenReplies(
  db: Db,
  userId: string,
  courseId: string | null = null,
): Promise<readonly (string | null)[]> {
  const rows = await db.$queryRawUnsafe<{ itemId: string | null }[]>(
    `SELECT t."itemId" FROM "Report" t
     WHERE t."userId" = $1::uuid AND t."repliedAt" IS NOT NULL AND t."seenAt" IS NULL AND NOT ${REPORT_WAITS}
       AND ($2::uuid IS NULL OR t."courseId" = $2::uuid)`,
    userId,
    courseId,
  )
  return rows.map(({ itemId }) => itemId)
}

/** Notes that a person has seen the replies to some of their reports. */
export async function markSeen(db: Db, userId: string, ids: readonly string[], at: number): Promise<void> {
  if (ids.length === 0) return
  await db.report.updateMany({ where: { userId, id: { in: [...ids] }, seenAt: null }, data: { seenAt: new Date(at) } })
}

/** Gives a guest's reports to an account. */
export async function moveReports(db: Db, fromId: string, toId: string): Promise<void> {
  await db.report.updateMany({ where: { userId: fromId }, data: { userId: toId } })
}

/** A question of something that a person was asked, with its key and what it was asked in. */
export interface AskedQuestion {
  readonly id: string
  readonly seed: string
  readonly item: Item
  readonly in: 'quiz' | 'exam' | 'diagnostic'
  readonly given: Given | null
  /** The course that gave it as an assignment; null for none. */
  readonly courseId: string | null
}

/** A question of a person's own quiz, exam or diagnostic by its place, with the answer that was locked. */
export async function findAsked(
  db: Db,
  userId: string,
  quizId: string,
  position: number,
): Promise<AskedQuestion | null> {
  const row = await db.quizItem.findFirst({
    where: { quizId, position, quiz: { userId } },
    select: {
      id: true,
      seed: true,
      shown: true,
      secret: true,
      attempt: { select: { answer: true } },
      quiz: {
        select: {
          exam: { select: { quizId: true } },
          diagnostic: { select: { quizId: true } },
          assignment: { select: { courseId: true, removedAt: true } },
        },
      },
    },
  })
  if (!row) return null
  return {
    id: row.id,
    seed: row.seed,
    item: readSecret(readShown(row.shown), row.secret),
    in: row.quiz.exam ? 'exam' : row.quiz.diagnostic ? 'diagnostic' : 'quiz',
    given: row.attempt ? readAnswer(row.attempt.answer) : null,
    courseId: row.quiz.assignment?.removedAt === null ? row.quiz.assignment.courseId : null,
  }
}
