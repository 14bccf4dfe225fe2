import 'server-only'
import { z } from 'zod'
import type { Item } from '#lib/questions/item'
import type { Given } from '#lib/study/index'
import type { Db } from './client'
import { readAnswer, readSecret, readShown, writeAnswer } from './snapshot'

/** What may be wrong: the rules, something that is missing, words that are not clear, how it is written or drawn, anything else. */
export const REPORT_KINDS = ['rules', 'missing', 'unclear', 'form', 'other'] as const
export type ReportKind = (typeof REPORT_KINDS)[number]

/** One sentence of a trace, as it was said, with its rules. */
export interface ReportStep {
  readonly n: number
  readonly sentence: string
  readonly rules: readonly string[]
}

/** What a report is about, as the server had it at that moment. */
export type ReportRecord =
  | {
      readonly of: 'question'
      readonly seed: string
      readonly item: Item
      /** What was answered; null where nothing was yet. */
      readonly given: Given | null
      readonly ask: string
      readonly headline: string
      readonly steps: readonly ReportStep[]
    }
  | { readonly of: 'passage'; readonly rule: string; readonly title: string; readonly text: string }

const question1 = z.object({
  schema: z.literal(1),
  of: z.literal('question'),
  seed: z.string(),
  shown: z.unknown(),
  secret: z.unknown(),
  answer: z.unknown(),
  ask: z.string(),
  headline: z.string(),
  steps: z.array(z.object({ n: z.number(), sentence: z.string(), rules: z.array(z.string()) })),
})
const passage1 = z.object({
  schema: z.literal(1),
  of: z.literal('passage'),
  rule: z.string(),
  title: z.string(),
  text: z.string(),
})
const record1 = z.discriminatedUnion('of', [question1, passage1])

const plain = (value: object): object => JSON.parse(JSON.stringify(value)) as object

function write(record: ReportRecord): object {
  if (record.of === 'passage') return plain({ schema: 1, ...record })
  const { item, given, ...rest } = record
  const { template, version, claims, options, right, ...shown } = item
  return plain({
    schema: 1,
    ...rest,
    shown: {
      schema: shown.introduction === undefined ? 1 : 2,
      item: { ...shown, options: options.map(({ key, value }) => ({ key, value })) },
    },
    secret: { schema: 1, template, version, claims, options, right },
    answer: given && writeAnswer(given),
  })
}

function read(json: unknown): ReportRecord {
  const record = record1.parse(json)
  if (record.of === 'passage') return record
  const { shown, secret, answer, ...rest } = record
  return { ...rest, item: readSecret(readShown(shown), secret), given: answer === null ? null : readAnswer(answer) }
}

export interface NewReport {
  readonly userId: string
  readonly kind: ReportKind
  readonly sentence: string
  readonly edition: string
  readonly record: ReportRecord
  readonly quizItemId: string | null
  readonly callId: string | null
  readonly place: string
  readonly at: number
}

/** What was replied. */
export interface Reply {
  readonly upheld: boolean
  readonly reply: string
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

/** Those of one person, one of anybody's, those that wait for a reply. */
type Wanted = { readonly userId: string } | { readonly id: string } | { readonly waiting: boolean }

async function reports(db: Db, wanted: Wanted, take: number): Promise<readonly Report[]> {
  const where = 'waiting' in wanted ? { repliedAt: wanted.waiting ? null : { not: null } } : wanted
  const rows = await db.report.findMany({
    where,
    // Who has waited longest comes first; what is done with, the last one first.
    orderBy: 'waiting' in wanted && wanted.waiting ? [{ createdAt: 'asc' }] : [{ createdAt: 'desc' }],
    take,
    select: columns,
  })
  return rows.map(({ record, createdAt, upheld, reply, repliedAt, quizItem, call, ...row }) => ({
    ...row,
    record: read(record),
    createdAt: createdAt.getTime(),
    replied:
      upheld === null || reply === null || repliedAt === null ? null : { upheld, reply, at: repliedAt.getTime() },
    answered: (quizItem === null || isOver(quizItem)) && call?.ruledAt !== null,
  }))
}

/** A person's last reports, the newest first. */
export const reportsOf = (db: Db, userId: string, n: number): Promise<readonly Report[]> => reports(db, { userId }, n)

/** Reports of anybody that wait for a reply, the oldest first; or those that have one, the newest first. */
export const reportsThat = (db: Db, waiting: boolean, n: number): Promise<readonly Report[]> =>
  reports(db, { waiting }, n)

/** One report, whoever wrote it: for administrators. */
export const findReport = async (db: Db, id: string): Promise<Report | null> =>
  (await reports(db, { id }, 1))[0] ?? null

/** Keeps a report; the same one again that has no reply yet is that one. The person must be held. */
export async function keepReport(tx: Db, report: NewReport): Promise<string> {
  const { at, record, userId, kind, sentence, ...rest } = report
  const { itemId, template, rule } =
    record.of === 'question'
      ? { itemId: record.item.id, template: record.item.template, rule: null }
      : { itemId: null, template: null, rule: record.rule }
  const before = await tx.report.findFirst({
    where: { userId, kind, sentence, itemId, rule, repliedAt: null },
    select: { id: true },
  })
  if (before) return before.id
  const kept = await tx.report.create({
    data: {
      ...{ userId, kind, sentence, itemId, template, rule },
      ...rest,
      record: write(record) as never,
      createdAt: new Date(at),
    },
    select: { id: true },
  })
  return kept.id
}

/** Replies to a report: the same reply again changes nothing; another one takes its place, and is news to whoever wrote the report. */
export async function replyTo(db: Db, id: string, { upheld, reply, at }: Reply): Promise<void> {
  await db.$executeRaw`
    UPDATE "Report" SET "upheld" = ${upheld}, "reply" = ${reply}, "repliedAt" = ${new Date(at)}::timestamptz, "seenAt" = NULL
    WHERE "id" = ${id}::uuid AND ("upheld" IS DISTINCT FROM ${upheld} OR "reply" IS DISTINCT FROM ${reply})`
}

/** In SQL, of a report `t`: what it was met in is still to be answered. */
export const REPORT_WAITS = `(
  EXISTS (SELECT FROM "Call" c WHERE c."id" = t."callId" AND c."ruledAt" IS NULL)
  OR EXISTS (SELECT FROM "QuizItem" i JOIN "Quiz" q ON q."id" = i."quizId" LEFT JOIN "Exam" e ON e."quizId" = i."quizId"
    LEFT JOIN "Diagnostic" d ON d."quizId" = i."quizId"
    WHERE i."id" = t."quizItemId" AND coalesce(e."submittedAt", d."finishedAt", q."closedAt") IS NULL
      AND NOT EXISTS (SELECT FROM "Attempt" a WHERE a."quizItemId" = i."id")))`

/** The items of a person's reports whose replies they have not seen and may see; null for one of a passage. */
export async function unseenReplies(db: Db, userId: string): Promise<readonly (string | null)[]> {
  const rows = await db.$queryRawUnsafe<{ itemId: string | null }[]>(
    `SELECT t."itemId" FROM "Report" t
     WHERE t."userId" = $1::uuid AND t."repliedAt" IS NOT NULL AND t."seenAt" IS NULL AND NOT ${REPORT_WAITS}`,
    userId,
  )
  return rows.map(({ itemId }) => itemId)
}

/** Notes that a person has seen the replies to some of their reports. */
export async function markSeen(db: Db, userId: string, ids: readonly string[], at: number): Promise<void> {
  if (ids.length === 0) return
  await db.report.updateMany({ where: { userId, id: { in: [...ids] }, seenAt: null }, data: { seenAt: new Date(at) } })
}

/** How many reports wait for a reply. */
export const countWaiting = (db: Db): Promise<number> => db.report.count({ where: { repliedAt: null } })

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
      quiz: { select: { exam: { select: { quizId: true } }, diagnostic: { select: { quizId: true } } } },
    },
  })
  if (!row) return null
  return {
    id: row.id,
    seed: row.seed,
    item: readSecret(readShown(row.shown), row.secret),
    in: row.quiz.exam ? 'exam' : row.quiz.diagnostic ? 'diagnostic' : 'quiz',
    given: row.attempt ? readAnswer(row.attempt.answer) : null,
  }
}
