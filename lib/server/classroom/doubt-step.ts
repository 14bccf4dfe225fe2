import 'server-only'
import { z } from 'zod'
import { CLASS_ANSWER } from '#lib/auth/limits'
import { err, ok } from '#lib/base/result'
import { keepDoubt } from '#lib/db/classroom/answers'
import { findClass, findClassQuestion } from '#lib/db/classroom/sessions'
import { database } from '#lib/db/client'
import { withinLocalLimit } from '#lib/db/limits'
import { defineUseCase, unsafeId } from '../define-use-case'
import { readShortCode } from '../short-code'
import { verdictOf } from './material'
import { playerOf } from './player'
import { tellCounts } from './tell-counts'

const shape = z.object({
  code: z.string().max(100),
  questionId: unsafeId,
  step: z.number().int().min(1).max(1_000),
  doubts: z.boolean(),
})

/** Says, to whoever leads and without a name, that a step of the explanation that is being told was not understood; or that it is now. */
export const doubtStep = defineUseCase('classroom/doubt', shape, async (unsafe) => {
  const db = database()
  const player = await playerOf(db, readShortCode(unsafe.code))
  if (!player) return err('not-found')
  if (player.kicked) return err('kicked')
  if (!(await withinLocalLimit(CLASS_ANSWER, player.id))) return err('rate-limited')
  const question = await findClassQuestion(db, unsafe.questionId)
  const row = question?.sessionId === player.sessionId ? await findClass(db, player.sessionId) : null
  if (!question || !row) return err('not-found')
  const { phase, position, round } = row.session
  if (phase !== 'revealed' || position !== question.position || round !== question.round) return err('class-not-now')
  if (unsafe.step > (await verdictOf(question)).steps.length) return err('malformed')
  await keepDoubt(db, { questionId: question.id, playerId: player.id, step: unsafe.step }, unsafe.doubts)
  tellCounts(player.sessionId)
  return ok({})
})
