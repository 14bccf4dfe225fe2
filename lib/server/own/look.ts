import 'server-only'
import { z } from 'zod'
import { OWN_LOOK } from '#lib/auth/limits'
import { requireInstructor } from '#lib/auth/user'
import { err, ok, type Result } from '#lib/base/result'
import { withinLimit } from '#lib/db/limits'
import { type Item, OWN_OPTIONS } from '#lib/questions/index'
import { defineUseCase, unsafeId } from '../define-use-case'
import { answersOf, type OwnAnswers, othersOf } from './answers-of'
import { itemOf } from './item-of'
import { ownOpened } from './own-question'

/** Why what is written is no question that other answers would mend. */
const TOO_FEW = ['own-too-few', 'own-no-mistakes'] as const

interface Looked extends OwnAnswers {
  /** What else might be answered, where few are found. */
  readonly others: readonly string[]
  /** Why it is no question until there are more answers. */
  readonly few: (typeof TOO_FEW)[number] | null
}

/**
 * The answers that the question would have as it is written now: the right one, where the known mistakes lead, and what else might be
 * answered where those are few.  Nothing is saved.
 */
export const lookAtOwn = defineUseCase(
  'own/look',
  z.object({ questionId: unsafeId }),
  async ({ questionId }, { now }) => {
    const who = await requireInstructor(now)
    if (!who.ok) return who
    if (!(await withinLimit(OWN_LOOK, who.value.id))) return err('rate-limited')
    const own = await ownOpened(questionId, now)
    if (!own.ok) return own
    const said = (found: Item, few: Looked['few']): Result<Looked, never> =>
      ok({ ...answersOf(found), others: othersOf(found), few })
    const item = await itemOf(own.value, who.value.id)
    if (item.ok) return said(item.value, null)
    const few = TOO_FEW.find((code) => code === item.error)
    const roomy = few && (await itemOf(own.value, who.value.id, OWN_OPTIONS))
    return few && roomy?.ok && othersOf(roomy.value).length > 0 ? said(roomy.value, few) : item
  },
)
