import 'server-only'
import { z } from 'zod'
import { addressKey } from '#lib/auth/address'
import { PROVIDER_ADDRESS } from '#lib/auth/limits'
import type { Admitted } from '#lib/auth/options'
import { PROVIDERS } from '#lib/auth/providers'
import { currentPerson } from '#lib/auth/user'
import { err, ok, type Result } from '#lib/base/result'
import { database } from '#lib/db/client'
import { addIdentity, findIdentity, identitiesOf, type ProviderSubject } from '#lib/db/identities'
import { withinLimit } from '#lib/db/limits'
import { findByEmail, type Person } from '#lib/db/users'
import { defineUseCase } from '../define-use-case'
import { email } from './email'
import { makeAccount } from './make-account'

const shape = z.object({
  provider: z.string().pipe(z.enum(PROVIDERS)),
  subject: z.string().min(1).max(300),
  name: z
    .string()
    .nullable()
    .transform((text) => text?.trim().slice(0, 60) || null),
  /** Null unless the provider vouches for it. */
  email: email.nullable().catch(null),
})

type Who = z.output<typeof shape>

type Refusal =
  | 'provider-email'
  | 'email-unverified'
  | 'email-taken'
  | 'already-signed-in'
  | 'provider-taken'
  | 'provider-connected'

/**
 * The account that a provider vouches for. Whoever is signed in connects the provider. Otherwise: the account that it opens already; else
 * the account of the same e-mail, if its owner has proven that e-mail too (whoever merely wrote it down must not be let in by
 * somebody else's proof, nor let somebody else in); else a new account.
 */
export const enterWithProvider = defineUseCase(
  'account/enter-with-provider',
  shape,
  async (who, { now }): Promise<Result<Admitted | 'connected', Refusal | 'rate-limited'>> => {
    if (!(await withinLimit(PROVIDER_ADDRESS, await addressKey()))) return err('rate-limited')
    const of: ProviderSubject = { provider: who.provider, subject: who.subject }
    const [person, identity] = [await currentPerson(now), await findIdentity(database(), of)]
    if (person?.kind === 'account') return connect(person, of, identity?.userId, now)
    return identity
      ? ok({ id: identity.userId, sessionVersion: identity.user.sessionVersion })
      : enter(person, who, now)
  },
)

async function connect(
  person: Person,
  of: ProviderSubject,
  owner: string | undefined,
  now: number,
): Promise<Result<'connected', Refusal>> {
  if (owner === person.id) return ok('connected')
  if (owner !== undefined) return err('provider-taken')
  const others = await identitiesOf(database(), person.id)
  if (others.some(({ provider }) => provider === of.provider)) return err('provider-connected')
  return (await addIdentity(database(), person.id, of, now)) ? ok('connected') : err('provider-taken')
}

async function enter(
  guest: Person | null,
  { provider, subject, name, email }: Who,
  now: number,
): Promise<Result<Admitted, Refusal>> {
  if (email === null) return err('provider-email')
  const existing = await findByEmail(database(), email)
  if (existing && existing.emailVerifiedAt === null) return err('email-unverified')
  const who = { email, name, passwordHash: null, emailVerifiedAt: new Date(now) }
  const account = existing ? ok(existing) : await makeAccount(guest, who, now)
  if (!account.ok) return account
  const { id, sessionVersion } = account.value
  return (await addIdentity(database(), id, { provider, subject }, now))
    ? ok({ id, sessionVersion })
    : err('provider-taken')
}
