import 'server-only'
import { z } from 'zod'
import { ANSWER } from '#lib/auth/limits'
import { requireInstructor } from '#lib/auth/user'
import { err, ok } from '#lib/base/result'
import { withinLimit } from '#lib/db/limits'
import { grade } from '#lib/study/index'
import { defineUseCase, unsafeId, unsafePosition } from '../define-use-case'
import { bank } from '../ports'
import { sayVerdict } from '../quiz/verdict'
import { ownOpened } from './own-question'

/** The last version of a question as students are asked it, without its key, to be tried where it is written. */
export const tryOwn = defineUseCase('own/try', z.object({ questionId: unsafeId }), async ({ questionId }, { now }) => {
  const own = await ownOpened(questionId, now)
  if (!own.ok) return own
  const { title, item } = own.value
  if (item === null) return err('own-draft-only')
  return ok({ title, version: item.version, question: bank.question(bank.toPublic(item), item.id) })
})

const shape = z.object({ questionId: unsafeId, version: unsafePosition, answer: z.unknown() })

/** Says the verdict on an answer to a question that is tried. Nothing of it is kept: it counts for nobody. */
export const answerTried = defineUseCase(
  'own/answer-tried',
  shape,
  async ({ questionId, version, answer }, { now }) => {
    const who = await requireInstructor(now)
    if (!who.ok) return who
    if (!(await withinLimit(ANSWER, who.value.id))) return err('rate-limited')
    const own = await ownOpened(questionId, now)
    if (!own.ok) return own
    const { item } = own.value
    if (item === null) return err('own-draft-only')
    // What was chosen among the options of one version says nothing of another's.
    if (item.version !== version) return err('old-version')
    const graded = grade(item, answer)
    if (graded.type === 'invalid') return err('invalid-answer')
    return ok(await sayVerdict({ given: graded.given, snapshot: { seed: item.id, item } }, who.value.id))
  },
)
