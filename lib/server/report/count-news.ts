import 'server-only'
import { z } from 'zod'
import { currentPerson } from '#lib/auth/user'
import { ok } from '#lib/base/result'
import { type Db, database } from '#lib/db/client'
import { unseenReplies } from '#lib/db/reports'
import { defineUseCase } from '../define-use-case'
import { openToAsker } from '../open-items'

/** How many of the reports of who asks, of all or of those for one course, have a reply that they have not seen and may see. */
export async function newReplies(db: Db, userId: string, now: number, courseId?: string): Promise<number> {
  const [unseen, open] = [await unseenReplies(db, userId, courseId), await openToAsker(now)]
  return unseen.filter((itemId) => itemId === null || !open.has(itemId)).length
}

/** How many of one's own reports have a reply that one has not seen and may see. */
export const countNews = defineUseCase('report/news', z.void(), async (_, { now }) => {
  const who = await currentPerson(now)
  return ok(who ? await newReplies(database(), who.id, now) : 0)
})
