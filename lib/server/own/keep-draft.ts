import 'server-only'
import { z } from 'zod'
import { OWN_DRAFT } from '#lib/auth/limits'
import { requireInstructor } from '#lib/auth/user'
import { err, ok } from '#lib/base/result'
import { database } from '#lib/db/client'
import { withinLimit } from '#lib/db/limits'
import { keepDraft } from '#lib/db/own-questions'
import { deckTitle } from '../deck/title'
import { defineUseCase, unsafeId } from '../define-use-case'
import { ownDraft } from './draft'
import { ownOpened } from './own-question'

const shape = z.object({ questionId: unsafeId, title: z.string(), draft: ownDraft })

/** Keeps a question as it is being written, whether it makes sense or not; without a title it keeps the one it had. */
export const keepOwnDraft = defineUseCase('own/keep-draft', shape, async (unsafe, { now }) => {
  const who = await requireInstructor(now)
  if (!who.ok) return who
  if (!(await withinLimit(OWN_DRAFT, who.value.id))) return err('rate-limited')
  const own = await ownOpened(unsafe.questionId, now)
  if (!own.ok) return own
  const title = deckTitle.safeParse(unsafe.title)
  const kept = { title: title.success ? title.data : own.value.title, draft: unsafe.draft, at: now }
  await keepDraft(database(), own.value.id, kept)
  return ok({ savedAt: now })
})
