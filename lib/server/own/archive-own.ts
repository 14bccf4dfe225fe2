import 'server-only'
import { z } from 'zod'
import { ok } from '#lib/base/result'
import { database } from '#lib/db/client'
import { archiveOwn as archive } from '#lib/db/own-questions'
import { defineUseCase, unsafeId } from '../define-use-case'
import { ownOpened } from './own-question'

const shape = z.object({ questionId: unsafeId, archived: z.boolean() })

/** Puts a question of one's own away, or takes it back; decks keep their copies. */
export const archiveOwn = defineUseCase('own/archive', shape, async ({ questionId, archived }, { now }) => {
  const own = await ownOpened(questionId, now)
  if (!own.ok) return own
  await archive(database(), own.value.id, archived ? now : null)
  return ok(null)
})
