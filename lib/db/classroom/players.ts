import 'server-only'
import type { Nickname } from '#lib/classroom/index'
import type { Db } from '../client'
import { isDuplicate } from '../down'

/** Somebody who plays in a session. */
export interface ClassPlayer {
  readonly id: string
  readonly sessionId: string
  readonly nickname: string
  readonly kicked: boolean
}

const seen = { id: true, sessionId: true, nickname: true, kickedAt: true } as const
const read = ({
  kickedAt,
  ...rest
}: Omit<ClassPlayer, 'kicked'> & { readonly kickedAt: Date | null }): ClassPlayer => ({
  ...rest,
  kicked: kickedAt !== null,
})

/** Whoever holds this token. */
export async function playerByToken(db: Db, tokenHash: string): Promise<ClassPlayer | null> {
  const row = await db.classPlayer.findUnique({ where: { tokenHash }, select: seen })
  return row && read(row)
}

/** Lets somebody in; null where somebody in the session has that name. */
export async function addPlayer(
  db: Db,
  player: {
    readonly sessionId: string
    readonly userId: string | null
    readonly tokenHash: string
    readonly nickname: Nickname
    readonly at: number
  },
): Promise<ClassPlayer | null> {
  const { nickname, at, ...rest } = player
  try {
    const row = await db.classPlayer.create({
      data: {
        ...rest,
        nickname: nickname.shown,
        folded: nickname.folded,
        joinedAt: new Date(at),
        seenAt: new Date(at),
      },
      select: seen,
    })
    return read(row)
  } catch (error) {
    if (isDuplicate(error)) return null
    throw error
  }
}

/** How many play in a session. */
export const countPlayers = (db: Db, sessionId: string): Promise<number> =>
  db.classPlayer.count({ where: { sessionId, kickedAt: null } })

/** Who plays in a session, in the order in which they joined. */
export async function playersOf(db: Db, sessionId: string): Promise<readonly ClassPlayer[]> {
  const rows = await db.classPlayer.findMany({
    where: { sessionId, kickedAt: null },
    orderBy: [{ joinedAt: 'asc' }, { id: 'asc' }],
    select: seen,
  })
  return rows.map(read)
}

/** What a player is called in the course of the session, and who of its students it is; null of those who teach it. */
export interface ClassName {
  readonly name: string
  readonly studentId: string | null
}

/** Those players who are in the course of the session and have a name, by player. */
export async function namesInClass(db: Db, sessionId: string): Promise<ReadonlyMap<string, ClassName>> {
  const rows = await db.$queryRaw<(ClassName & { readonly id: string })[]>`
    SELECT p."id", u."name", CASE WHEN m."role" = 'studente' THEN m."userId" END AS "studentId" FROM "ClassPlayer" p
      JOIN "ClassSession" s ON s."id" = p."sessionId"
      JOIN "CourseMember" m ON m."courseId" = s."courseId" AND m."userId" = p."userId" AND m."removedAt" IS NULL
      JOIN "User" u ON u."id" = p."userId"
    WHERE p."sessionId" = ${sessionId}::uuid AND u."name" IS NOT NULL`
  return new Map(rows.map(({ id, ...called }) => [id, called]))
}

/** Removes a player; false where there is none of that id. */
export async function kickPlayer(db: Db, sessionId: string, id: string, at: number): Promise<boolean> {
  const { count } = await db.classPlayer.updateMany({
    where: { id, sessionId, kickedAt: null },
    data: { kickedAt: new Date(at) },
  })
  return count > 0
}

/** Gives a player another name. `taken`: somebody else in the session has it. */
export async function renamePlayer(
  db: Db,
  sessionId: string,
  id: string,
  nickname: Nickname,
): Promise<'done' | 'taken' | 'not-found'> {
  const other = await db.classPlayer.findFirst({
    where: { sessionId, folded: nickname.folded, id: { not: id } },
    select: { id: true },
  })
  if (other) return 'taken'
  const { count } = await db.classPlayer.updateMany({
    where: { id, sessionId, kickedAt: null },
    data: { nickname: nickname.shown, folded: nickname.folded },
  })
  return count > 0 ? 'done' : 'not-found'
}

/** Gives a guest's places in live sessions to an account. */
export async function movePlayers(db: Db, fromId: string, toId: string): Promise<void> {
  await db.classPlayer.updateMany({ where: { userId: fromId }, data: { userId: toId } })
}

/** Blanks what people were called in what happened in live sessions: the events are the session's and stay. */
export async function forgetNicknames(db: Db, userIds: readonly string[]): Promise<void> {
  await db.$executeRaw`
    UPDATE "ClassEvent" e SET "event" = jsonb_set(e."event", '{nickname}', '""') FROM "ClassPlayer" p
    WHERE p."userId" = ANY(${[...userIds]}::uuid[]) AND e."sessionId" = p."sessionId" AND e."event" ->> 'player' = p."id"::text
      AND e."event" ? 'nickname'`
}
