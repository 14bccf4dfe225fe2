'use server'

import { redirect } from 'next/navigation'
import { disconnectProvider } from '#lib/server/account/disconnect-provider'
import { askVerification, verifyEmail } from '#lib/server/account/verify-email'
import { field } from '#lib/server/form'
import type { FormReply } from '../../_ui/contracts'

/** Disconnects a provider. Field: `provider`. Returns only a failure. */
export async function disconnect(_: string | null, form: FormData): Promise<string> {
  const done = await disconnectProvider({ provider: field(form, 'provider') })
  return done.ok ? redirect('/account?scollegato=1') : done.error
}

/** Has a link sent with which one's e-mail is proven. */
export async function sendVerification(_: FormReply | null): Promise<FormReply> {
  const sent = await askVerification()
  return sent.ok ? { done: true } : { done: false, error: sent.error, email: '' }
}

/** Proves one's e-mail with a link. Field: `code`. Returns only a failure. */
export async function confirmEmail(_: FormReply | null, form: FormData): Promise<FormReply> {
  const done = await verifyEmail({ code: field(form, 'code') })
  return done.ok ? redirect('/account?confermato=1') : { done: false, error: done.error, email: '' }
}
