import 'server-only'
import { z } from 'zod'
import { currentPerson } from '#lib/auth/user'
import { ok } from '#lib/base/result'
import { recentCalls } from '#lib/db/calls'
import { database } from '#lib/db/client'
import { type CallScore, scoreOf } from '#lib/questions/calls'
import { defineUseCase } from '../define-use-case'

/** A call in a list. */
export interface CallLine {
  readonly id: string
  readonly startedAt: number
  /** Null while it is open. */
  readonly score: CallScore | null
}

const SHOWN = 20

/** One's own last calls, the newest first; of nobody in particular, none. */
export const listCalls = defineUseCase('call/list', z.void(), async (_, { now }) => {
  const who = await currentPerson(now)
  if (!who) return ok<readonly CallLine[]>([])
  const recent = await recentCalls(database(), who.id, SHOWN)
  return ok<readonly CallLine[]>(
    recent.map(({ id, startedAt, call, asked, ruling }) => ({
      id,
      startedAt,
      score: ruling === null ? null : scoreOf(call, new Set(asked), ruling),
    })),
  )
})
