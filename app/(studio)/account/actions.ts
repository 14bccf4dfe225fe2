'use server'

import { redirect } from 'next/navigation'
import { disconnectProvider } from '#lib/server/account/disconnect-provider'
import { field } from '#lib/server/form'

/** Disconnects a provider. Field: `provider`. Returns only a failure. */
export async function disconnect(_: string | null, form: FormData): Promise<string> {
  const done = await disconnectProvider({ provider: field(form, 'provider') })
  return done.ok ? redirect('/account?scollegato=1') : done.error
}
