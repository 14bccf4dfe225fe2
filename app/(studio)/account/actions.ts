'use server'

import { redirect } from 'next/navigation'
import { changeEmail, confirmNewEmail } from '#lib/server/account/change-email'
import { changePassword } from '#lib/server/account/change-password'
import { deleteAccount } from '#lib/server/account/delete-account'
import { disconnectProvider } from '#lib/server/account/disconnect-provider'
import { endEverywhere, endOneSession } from '#lib/server/account/sessions'
import { setName } from '#lib/server/account/set-name'
import { askVerification, verifyEmail } from '#lib/server/account/verify-email'
import { field, sentBack } from '#lib/server/form'
import type { FormReply, SentBack } from '../../_ui/contracts'

/** Disconnects a provider. Field: `provider`. Returns only a failure. */
export async function disconnect(_: FormReply | null, form: FormData): Promise<FormReply> {
  const done = await disconnectProvider({ provider: field(form, 'provider') })
  return done.ok ? redirect('/account?scollegato=1') : { done: false, error: done.error, email: '' }
}

/** Says what one is called. Field: `name`. Returns only a failure. */
export async function rename(_: unknown, form: FormData): Promise<SentBack> {
  const done = await setName({ name: field(form, 'name') })
  return done.ok ? redirect('/account?nome=1') : sentBack(done.error, form)
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

const refused = (error: string, email = ''): FormReply => ({ done: false, error, email })

/** Changes the password. Fields: `current`, `password`. Returns only a failure. */
export async function newPassword(_: FormReply | null, form: FormData): Promise<FormReply> {
  const done = await changePassword({ current: field(form, 'current'), password: field(form, 'password') })
  return done.ok ? redirect('/account?password=1') : refused(done.error)
}

/** Has a link sent to the new e-mail. Fields: `email`, `current`. */
export async function newEmail(_: FormReply | null, form: FormData): Promise<FormReply> {
  const email = field(form, 'email')
  const done = await changeEmail({ email, current: field(form, 'current') })
  return done.ok ? { done: true } : refused(done.error, email)
}

/** Proves the new e-mail with a link. Field: `code`. Returns only a failure. */
export async function useNewEmail(_: FormReply | null, form: FormData): Promise<FormReply> {
  const done = await confirmNewEmail({ code: field(form, 'code') })
  return done.ok ? redirect('/account?email=1') : refused(done.error)
}

/** Ends one session. Field: `id`. Returns only a failure. */
export async function endSession(_: string | null, form: FormData): Promise<string> {
  const done = await endOneSession({ id: field(form, 'id') })
  return done.ok ? redirect('/account?sessione=1#sessioni') : done.error
}

/** Ends every session, this one too. Returns only a failure. */
export async function leaveEverywhere(_: string | null): Promise<string> {
  const done = await endEverywhere()
  return done.ok ? redirect('/accedi?uscita=1') : done.error
}

/** Erases the account. Field: `current`. Returns only a failure. */
export async function erase(_: FormReply | null, form: FormData): Promise<FormReply> {
  const done = await deleteAccount({ current: field(form, 'current') })
  return done.ok ? redirect('/accedi?eliminato=1') : refused(done.error)
}
