import 'server-only'
import { Prisma } from '#generated/client'
import type { Db } from './client'

/** What a course keeps when whoever made it goes: table, and the column that names them. */
const KEPT = [
  ['Deck', 'ownerId'],
  ['OwnQuestion', 'authorId'],
  // What its players answered is theirs, and would go with it.
  ['ClassSession', 'hostId'],
] as const

/**
 * Gives what somebody made for courses to another instructor of each, the one who has been there longest; where there is none, it stays theirs.
 * Holds those courses until the transaction ends, so that of two who go at once the second finds what the first has left them.
 */
export async function handOver(tx: Db, userId: string): Promise<void> {
  await tx.$queryRaw`
    SELECT FROM "Course" WHERE "id" IN (
      SELECT "courseId" FROM "CourseMember" WHERE "userId" = ${userId}::uuid
      UNION SELECT "courseId" FROM "Deck" WHERE "ownerId" = ${userId}::uuid
      UNION SELECT "courseId" FROM "OwnQuestion" WHERE "authorId" = ${userId}::uuid
      UNION SELECT "courseId" FROM "ClassSession" WHERE "hostId" = ${userId}::uuid
    ) ORDER BY "id" FOR UPDATE`
  const heirs = Prisma.sql`
    SELECT DISTINCT ON (m."courseId") m."courseId", m."userId" AS "heirId" FROM "CourseMember" m JOIN "User" u ON u."id" = m."userId"
    WHERE m."role" = 'formatore' AND m."removedAt" IS NULL AND m."userId" <> ${userId}::uuid AND u."role" <> 'studente'
    ORDER BY m."courseId", m."joinedAt", m."userId"`
  // Sheets made of a deck go where it goes: what is printed keeps leading to its correction.
  await tx.$executeRaw`
    UPDATE "Sheet" s SET "ownerId" = h."heirId" FROM (${heirs}) h, "Deck" d
    WHERE s."deckId" = d."id" AND s."ownerId" = ${userId}::uuid AND d."courseId" = h."courseId"`
  for (const [table, owner] of KEPT)
    await tx.$executeRaw`
      UPDATE ${Prisma.raw(`"${table}"`)} t SET ${Prisma.raw(`"${owner}"`)} = h."heirId" FROM (${heirs}) h
      WHERE t."courseId" = h."courseId" AND t.${Prisma.raw(`"${owner}"`)} = ${userId}::uuid`
}
