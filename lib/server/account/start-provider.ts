import 'server-only'
import { z } from 'zod'
import { addressKey } from '#lib/auth/address'
import { PROVIDER_ADDRESS } from '#lib/auth/limits'
import { throughNextAuth } from '#lib/auth/next-auth'
import { configuredProviders } from '#lib/auth/providers'
import { err, ok } from '#lib/base/result'
import { withinLimit } from '#lib/db/limits'
import { defineUseCase } from '../define-use-case'
import { safePath } from '../http'
import { signInOptions } from './next-auth'

const shape = z.object({ provider: z.string().max(20), next: z.unknown() })

/** The address of a provider where somebody says who they are; they come back to `next`, a path of this site. */
export const startProvider = defineUseCase('account/start-provider', shape, async ({ provider, next }) => {
  if (!configuredProviders().some(({ id }) => id === provider)) return err('not-found')
  if (!(await withinLimit(PROVIDER_ADDRESS, await addressKey()))) return err('rate-limited')
  const answer = await throughNextAuth(signInOptions(), ['signin', provider], { callbackUrl: safePath(next) })
  return answer.error === null ? ok({ url: answer.url }) : err('provider-down')
})
