'use server'

import { redirect } from 'next/navigation'
import { askLink } from '#lib/server/account/ask-link'
import { resetPassword } from '#lib/server/account/reset-password'
import { signIn, signInWithLink } from '#lib/server/account/sign-in'
import { signOut } from '#lib/server/account/sign-out'
import { signUp } from '#lib/server/account/sign-up'
import { startProvider } from '#lib/server/account/start-provider'
import { field } from '#lib/server/form'
import { safePath } from '#lib/server/http'
import type { FormReply, ProviderReply } from '../_ui/contracts'

/** Why somebody is not in, with the e-mail that was typed, to show it again. */
interface Refusal {
  readonly error: string
  readonly email: string
}

/** Signs in. Fields: `email`, `password`, `next` (a path of this site). Returns only a failure. */
export async function enter(_: Refusal | null, form: FormData): Promise<Refusal> {
  const email = field(form, 'email')
  const entered = await signIn({ email, password: field(form, 'password') })
  return entered.ok ? goOn(form) : { error: entered.error, email }
}

/** Makes an account and signs in. Fields: `email`, `password`, `name` (may be left out), `next`. Returns only a failure. */
export async function register(_: Refusal | null, form: FormData): Promise<Refusal> {
  const email = field(form, 'email')
  const registered = await signUp({ email, password: field(form, 'password'), name: field(form, 'name') })
  return registered.ok ? goOn(form) : { error: registered.error, email }
}

/** Goes to a provider. Fields: `provider`, `next`. */
export async function enterWith(_: ProviderReply | null, form: FormData): Promise<ProviderReply> {
  return startProvider({ provider: field(form, 'provider'), next: field(form, 'next') })
}

/** Has a link sent. Fields: `email`, `purpose` (`signIn` or `resetPassword`). */
export async function askForLink(_: FormReply | null, form: FormData): Promise<FormReply> {
  const email = field(form, 'email')
  const purpose = field(form, 'purpose') === 'resetPassword' ? 'resetPassword' : 'signIn'
  const asked = await askLink({ email, purpose })
  return asked.ok ? { done: true } : { done: false, error: asked.error, email }
}

/** Signs in with a link. Field: `code`. Returns only a failure. */
export async function enterByLink(_: FormReply | null, form: FormData): Promise<FormReply> {
  const entered = await signInWithLink({ code: field(form, 'code') })
  return entered.ok ? redirect('/account') : { done: false, error: entered.error, email: '' }
}

/** Chooses a new password with a link, and signs in. Fields: `code`, `password`. Returns only a failure. */
export async function choosePassword(_: FormReply | null, form: FormData): Promise<FormReply> {
  const chosen = await resetPassword({ code: field(form, 'code'), password: field(form, 'password') })
  return chosen.ok ? redirect('/account?password=1') : { done: false, error: chosen.error, email: '' }
}

/** Signs out. Field: `next`. Returns only a failure. */
export async function leave(_: string | null, form: FormData): Promise<string> {
  const left = await signOut()
  return left.ok ? goOn(form) : left.error
}

/**
 * Who is asking has changed: the cookie that was set makes the browser forget every page it has. Pages made at build time are the same
 * for everybody and must stay as they are (docs/decisions/020).
 */
function goOn(form: FormData): never {
  redirect(safePath(field(form, 'next')))
}
