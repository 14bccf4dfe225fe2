import 'server-only'
import type { Item } from '#lib/questions/item'
import type { Db } from './client'
import type { WhichAsked } from './course-attempts'
import { readSecret, readShown } from './snapshot'

/** Questions that somebody was asked in an assignment of a course, or else on its papers, with their keys: so many different ones of a template, or one. None is part of a call. */
export async function keyedIn(
  db: Db,
  courseId: string,
  which: WhichAsked,
  limit: number,
): Promise<readonly { readonly seed: string; readonly item: Item }[]> {
  const rows = await db.quizItem.findMany({
    where: { ...which, quiz: { assignment: { courseId, removedAt: null } } },
    distinct: ['itemId'],
    orderBy: [{ itemId: 'asc' }, { id: 'asc' }],
    take: limit,
    select: { seed: true, shown: true, secret: true },
  })
  const asked = rows.length > 0 ? rows : await onPaperIn(db, courseId, which, limit)
  return asked.map(({ seed, shown, secret }) => ({ seed, item: readSecret(readShown(shown), secret) }))
}

/** The same of its papers whose marks were saved. */
function onPaperIn(db: Db, courseId: string, which: WhichAsked, limit: number) {
  const { template, itemId } = { template: null, itemId: null, ...which }
  return db.$queryRaw<{ seed: string; shown: unknown; secret: unknown }[]>`
    SELECT DISTINCT ON (i."itemId") i."seed", i."shown", i."secret" FROM "Assignment" s JOIN "SheetItem" i ON i."sheetId" = (s."task"->>'sheetId')::uuid
    WHERE s."courseId" = ${courseId}::uuid AND s."removedAt" IS NULL AND s."kind" = 'carta'
      AND (i."template" = ${template}::text OR i."itemId" = ${itemId}::text)
    ORDER BY i."itemId", i."variant" LIMIT ${limit}`
}
