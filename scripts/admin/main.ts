import { database, disconnect, transaction } from '#lib/db/client'
import { dropTokens } from '#lib/db/mail-tokens'
import { lockAdministrators, setRole } from '#lib/db/roles'
import { findByEmail, setEmail } from '#lib/db/users'
import { email as address } from '#lib/server/account/email'

/** The e-mails of the administrators. */
export const administrators = (): Promise<readonly string[]> =>
  closing(() => transaction(async (tx) => (await lockAdministrators(tx)).map(({ email }) => email).sort()))

/** Makes the account with this e-mail an administrator, and ends its sessions; says what was found. */
export const makeAdministrator = (email: string): Promise<'nobody' | 'already' | 'done'> =>
  closing(() =>
    transaction(async (tx) => {
      const person = await findByEmail(tx, email)
      if (!person) return 'nobody'
      if (person.role === 'amministratore') return 'already'
      await setRole(tx, person.id, 'amministratore')
      return 'done'
    }),
  )

/**
 * Gives the account of an e-mail another one, which nobody has proven; says what was found. For sites that send no messages. Links that
 * went to the old one are over.
 */
export const changeEmailOf = (email: string, to: string): Promise<'malformed' | 'nobody' | 'taken' | 'done'> =>
  closing(async () => {
    const written = address.safeParse(to)
    if (!written.success) return 'malformed'
    const person = await findByEmail(database(), email)
    if (!person) return 'nobody'
    const changed = await setEmail(database(), person.id, written.data, null)
    if (!changed.ok) return 'taken'
    await dropTokens(database(), person.id)
    return 'done'
  })

async function closing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } finally {
    await disconnect()
  }
}
