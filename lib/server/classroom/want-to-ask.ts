import 'server-only'
import { z } from 'zod'
import { CLASS_ANSWER } from '#lib/auth/limits'
import { err, ok } from '#lib/base/result'
import { askingOf } from '#lib/classroom/index'
import { findClass, findClassQuestion } from '#lib/db/classroom/sessions'
import { keepWant } from '#lib/db/classroom/wants'
import { database } from '#lib/db/client'
import { withinLocalLimit } from '#lib/db/limits'
import { defineUseCase, unsafeId } from '../define-use-case'
import { readShortCode } from '../short-code'
import { factOf } from './call-material'
import { ownToken } from './player'
import { tellCounts } from './tell-counts'

const shape = z.object({
  code: z.string().max(100),
  questionId: unsafeId,
  ballot: z.number().int().min(1).max(1_000),
  key: z.string().max(64),
})

/**
 * A player's vote on what the players of a call are asked. Once it says `accepted` it is in the database, and whatever is sent again in the
 * same ballot counts for nothing more.
 */
export const wantToAsk = defineUseCase('classroom/want', shape, async ({ code, questionId, ballot, key }) => {
  const tokenHash = await ownToken(readShortCode(code))
  if (tokenHash === null) return err('not-playing')
  if (!(await withinLocalLimit(CLASS_ANSWER, tokenHash))) return err('rate-limited')
  const question = await findClassQuestion(database(), questionId)
  const row = question && (await findClass(database(), question.sessionId))
  if (!question || !row) return err('not-playing')
  const fact = question.call && factOf(question.call, key)
  // What was asked does not change while a ballot is open.
  if (fact === undefined || askingOf(row.session)?.asked.includes(fact)) return err('invalid-answer')
  const kept = await keepWant({ questionId, sessionId: question.sessionId, tokenHash, ballot, fact })
  if (kept === 'unknown-player') return err('not-playing')
  if (kept === 'kicked' || kept === 'not-open' || kept === 'too-late') return err(kept)
  tellCounts(question.sessionId)
  return ok({ status: kept })
})
