import 'server-only'
import { z } from 'zod'
import { currentPerson } from '#lib/auth/user'
import { ok } from '#lib/base/result'
import { database } from '#lib/db/client'
import { unseenReplies } from '#lib/db/reports'
import { defineUseCase } from '../define-use-case'
import { openToAsker } from '../open-items'

/** How many of one's own reports have a reply that one has not seen and may see. */
export const countNews = defineUseCase('report/news', z.void(), async (_, { now }) => {
  const who = await currentPerson(now)
  if (!who) return ok(0)
  const [unseen, open] = [await unseenReplies(database(), who.id), await openToAsker(now)]
  return ok(unseen.filter((itemId) => itemId === null || !open.has(itemId)).length)
})
