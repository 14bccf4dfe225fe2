import 'server-only'
import { z } from 'zod'
import { OWN_LOOK } from '#lib/auth/limits'
import { requireInstructor } from '#lib/auth/user'
import { err, ok } from '#lib/base/result'
import { withinLimit } from '#lib/db/limits'
import { defineUseCase, unsafeId } from '../define-use-case'
import { answersOf } from './answers-of'
import { itemOf } from './item-of'
import { ownOpened } from './own-question'

/** The answers that the question would have as it is written now: the right one, and where the known mistakes lead. Nothing is saved. */
export const lookAtOwn = defineUseCase(
  'own/look',
  z.object({ questionId: unsafeId }),
  async ({ questionId }, { now }) => {
    const who = await requireInstructor(now)
    if (!who.ok) return who
    if (!(await withinLimit(OWN_LOOK, who.value.id))) return err('rate-limited')
    const own = await ownOpened(questionId, now)
    if (!own.ok) return own
    const item = await itemOf(own.value, who.value.id)
    return item.ok ? ok(answersOf(item.value)) : item
  },
)
