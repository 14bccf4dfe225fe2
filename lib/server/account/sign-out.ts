import 'server-only'
import { z } from 'zod'
import { throughNextAuth } from '#lib/auth/next-auth'
import { ok } from '#lib/base/result'
import { defineUseCase } from '../define-use-case'
import { signInOptions } from './next-auth'

/** Ends the session of this browser. */
export const signOut = defineUseCase('account/sign-out', z.void(), async () => {
  await leave()
  return ok(null)
})

/** The same for use cases that leave nothing to come back to. */
export async function leave(): Promise<void> {
  await throughNextAuth(signInOptions(), ['signout'], {})
}
