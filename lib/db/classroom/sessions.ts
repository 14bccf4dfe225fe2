import 'server-only'
import { type ClassEvent, newSession, openBallot, type Round, type Session } from '#lib/classroom/index'
import type { Call } from '#lib/questions/calls'
import type { Item, PublicItem } from '#lib/questions/item'
import type { Db } from '../client'
import { isDuplicate } from '../down'
import type { NewQuestion } from '../quizzes'
import { readCall, readSecret, readShown, writeCall, writeSecret, writeShown } from '../snapshot'
import { type ClassSettings, readSettings, readState, writeEvent, writeSettings, writeState } from './snapshot'

/** A live session with how it stands. Times in ms since 1970. */
export interface ClassRow {
  readonly id: string
  /** Null once it has ended. */
  readonly code: string | null
  readonly hostId: string
  readonly courseId: string | null
  readonly title: string
  /** The belief that it was made to correct; null for none. Told to whoever leads it alone. */
  readonly belief: string | null
  readonly settings: ClassSettings
  readonly session: Session
  readonly createdAt: number
  readonly endedAt: number | null
  /** What the database's clock said when it was read: countdowns are measured by no other. */
  readonly now: number
}

/**
 * A question of a session with its key. Rows of this table never change but for when they were told, which is not part of it; before a
 * session begins one may go and another come.
 */
export interface ClassQuestion {
  readonly id: string
  readonly sessionId: string
  readonly position: number
  readonly round: Round
  readonly seed: string
  readonly shown: PublicItem
  readonly item: Item
  /** Where it is a call: all of it. */
  readonly call?: Call
}

interface Row {
  readonly id: string
  readonly code: string | null
  readonly hostId: string
  readonly courseId: string | null
  readonly title: string
  readonly belief: string | null
  readonly settings: unknown
  readonly state: unknown
  readonly seq: number
  readonly createdAt: Date
  readonly endedAt: Date | null
  readonly now: Date
}

const read = ({ settings, state, seq, createdAt, endedAt, now, ...rest }: Row): ClassRow => ({
  ...rest,
  settings: readSettings(settings),
  session: readState(state, seq),
  createdAt: createdAt.getTime(),
  endedAt: endedAt?.getTime() ?? null,
  now: now.getTime(),
})

/** Makes a session in its lobby, of this id where one is given; null where its code, or that id, is taken. */
export async function createClass(
  db: Db,
  made: {
    readonly id?: string
    readonly code: string
    readonly hostId: string
    readonly courseId: string | null
    readonly title: string
    readonly belief?: string | null
    readonly settings: ClassSettings
    readonly questions: readonly NewQuestion[]
    readonly at: number
  },
): Promise<string | null> {
  const { questions, settings, at, ...rest } = made
  const taken = await db.classSession.findUnique({ where: { code: made.code }, select: { id: true } })
  if (taken) return null
  try {
    const { id } = await db.classSession.create({
      data: {
        ...rest,
        settings: writeSettings(settings),
        state: writeState(newSession(questions.length, callsAmong(questions))),
        createdAt: new Date(at),
        questions: { create: questions.map((question, n) => newQuestion(question, n + 1, 1)) },
      },
      select: { id: true },
    })
    return id
  } catch (error) {
    if (isDuplicate(error)) return null
    throw error
  }
}

const callsAmong = (questions: readonly NewQuestion[]): ReadonlySet<number> =>
  new Set(questions.flatMap(({ call }, n) => (call ? [n + 1] : [])))

const newQuestion = ({ seed, item, shown, call }: NewQuestion, position: number, round: Round) => ({
  position,
  round,
  itemId: item.id,
  template: item.template,
  seed,
  shown: writeShown(shown),
  secret: call ? writeCall(call) : writeSecret(item),
})

/** Adds the question of a second round. */
export async function addRound(db: Db, sessionId: string, position: number, question: NewQuestion): Promise<void> {
  await db.classQuestion.create({ data: { sessionId, ...newQuestion(question, position, 2) } })
}

/** Puts another question in the place of the only one of a session that has not begun. */
export async function swapQuestion(db: Db, sessionId: string, question: NewQuestion): Promise<void> {
  await db.classQuestion.deleteMany({ where: { sessionId } })
  await db.classQuestion.create({ data: { sessionId, ...newQuestion(question, 1, 1) } })
}

/** A session by its id; `for update` holds it until the transaction ends. */
export async function findClass(db: Db, id: string, hold: 'held' | 'free' = 'free'): Promise<ClassRow | null> {
  if (hold === 'held') await db.$queryRaw`SELECT 1 FROM "ClassSession" WHERE "id" = ${id}::uuid FOR UPDATE`
  const [row] = await db.$queryRaw<Row[]>`
    SELECT "id", "code", "hostId", "courseId", "title", "belief", "settings", "state", "seq", "createdAt", "endedAt", clock_timestamp() AS "now"
    FROM "ClassSession" WHERE "id" = ${id}::uuid`
  return row ? read(row) : null
}

/** The session that goes on under a code. */
export async function classByCode(
  db: Db,
  code: string,
): Promise<{ readonly id: string; readonly locked: boolean } | null> {
  const [row] = await db.$queryRaw<{ id: string; locked: boolean }[]>`
    SELECT "id", ("state"->>'locked')::boolean AS "locked" FROM "ClassSession" WHERE "code" = ${code}`
  return row ?? null
}

/** Sessions of some courses that go on, the newest first: begun since a moment, since not every one is ended by who leads it. */
export async function runningClasses(
  db: Db,
  courseIds: readonly string[],
  since: number,
): Promise<readonly { readonly courseId: string; readonly code: string; readonly title: string }[]> {
  const rows = await db.classSession.findMany({
    where: { courseId: { in: [...courseIds] }, code: { not: null }, endedAt: null, createdAt: { gt: new Date(since) } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { courseId: true, code: true, title: true },
  })
  return rows.flatMap(({ courseId, code, title }) =>
    courseId === null || code === null ? [] : [{ courseId, code, title }],
  )
}

/** Sessions that somebody leads, or of a course, the newest first. */
export async function recentClasses(
  db: Db,
  of: { readonly hostId: string } | { readonly courseId: string },
  limit: number,
): Promise<
  readonly (Pick<ClassRow, 'id' | 'code' | 'title' | 'belief' | 'createdAt' | 'endedAt'> & {
    readonly players: number
  })[]
> {
  const rows = await db.classSession.findMany({
    where: of,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit,
    select: {
      id: true,
      code: true,
      title: true,
      belief: true,
      createdAt: true,
      endedAt: true,
      _count: { select: { players: { where: { kickedAt: null } } } },
    },
  })
  return rows.map(({ createdAt, endedAt, _count, ...rest }) => ({
    ...rest,
    createdAt: createdAt.getTime(),
    endedAt: endedAt?.getTime() ?? null,
    players: _count.players,
  }))
}

/** Keeps what a command did: how the session stands, its events, which question takes answers. The session must be held. */
export async function keepTransition(
  tx: Db,
  { id, now }: Pick<ClassRow, 'id' | 'now'>,
  session: Session,
  events: readonly ClassEvent[],
): Promise<void> {
  const ballot = session.paused ? null : openBallot(session)
  const open = !session.paused && (session.phase === 'open' || ballot !== null)
  // A call is one whatever round its ruling is voted in: what was wanted of it stands with the first.
  const round = ballot === null ? session.round : 1
  const closesAt = session.closesAt === null ? null : new Date(session.closesAt)
  const at = new Date(now)
  const ended = session.phase === 'ended'
  await tx.$executeRaw`
    UPDATE "ClassSession" SET "state" = ${JSON.stringify(writeState(session))}::jsonb, "seq" = ${session.seq},
      "openQuestionId" = (SELECT q."id" FROM "ClassQuestion" q WHERE ${open} AND q."sessionId" = ${id}::uuid
        AND q."position" = ${session.position} AND q."round" = ${round}),
      "ballot" = ${ballot}::int,
      "closesAt" = ${closesAt}::timestamptz,
      "endedAt" = CASE WHEN ${ended} THEN ${at}::timestamptz END,
      "code" = CASE WHEN ${ended} THEN NULL ELSE "code" END
    WHERE "id" = ${id}::uuid`
  for (const [n, event] of events.entries()) {
    const seq = session.seq - events.length + n + 1
    await tx.classEvent.create({ data: { sessionId: id, seq, at, event: writeEvent(event) } })
    if (event.type === 'revealed')
      await tx.classQuestion.updateMany({
        where: { sessionId: id, position: event.position, round: { lte: event.round }, toldAt: null },
        data: { toldAt: at },
      })
  }
}

interface QuestionRow {
  readonly id: string
  readonly sessionId: string
  readonly position: number
  readonly round: number
  readonly seed: string
  readonly shown: unknown
  readonly secret: unknown
}

const readQuestion = ({ shown, secret, round, ...rest }: QuestionRow): ClassQuestion => {
  const seen = readShown(shown)
  const call = readCall(seen, secret)
  return { ...rest, round: round === 2 ? 2 : 1, shown: seen, item: readSecret(seen, secret), ...(call && { call }) }
}

const question = {
  id: true,
  sessionId: true,
  position: true,
  round: true,
  seed: true,
  shown: true,
  secret: true,
} as const

/** One question by its id, with its key. */
export async function findClassQuestion(db: Db, id: string): Promise<ClassQuestion | null> {
  const row = await db.classQuestion.findUnique({ where: { id }, select: question })
  return row && readQuestion(row)
}

/** Every question of a session, in order, with its key. */
export async function classQuestions(db: Db, sessionId: string): Promise<readonly ClassQuestion[]> {
  const rows = await db.classQuestion.findMany({
    where: { sessionId },
    orderBy: [{ position: 'asc' }, { round: 'asc' }],
    select: question,
  })
  return rows.map(readQuestion)
}
