import 'server-only'
import { z } from 'zod'
import { readSession } from '#lib/auth/session'
import { currentSession } from '#lib/auth/user'
import { ok } from '#lib/base/result'
import { defineUseCase } from '../define-use-case'

/** Whether whoever asks had signed in here and is out now, by nothing that they did on this device: it is said where one signs in again. */
export const wasSignedIn = defineUseCase('account/was-signed-in', z.void(), async (_, { now }) =>
  ok((await readSession()) !== null && (await currentSession(now)) === null),
)
