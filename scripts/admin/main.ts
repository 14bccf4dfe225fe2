import { disconnect, transaction } from '#lib/db/client'
import { lockAdministrators, setRole } from '#lib/db/roles'
import { findByEmail } from '#lib/db/users'

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

async function closing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } finally {
    await disconnect()
  }
}
