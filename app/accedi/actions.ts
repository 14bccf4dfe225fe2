'use server'

import { redirect } from 'next/navigation'
import { signIn } from '#lib/server/account/sign-in'
import { signOut } from '#lib/server/account/sign-out'
import { signUp } from '#lib/server/account/sign-up'
import { startProvider } from '#lib/server/account/start-provider'
import { field } from '#lib/server/form'
import { safePath } from '#lib/server/http'
import type { ProviderReply } from '../_ui/contracts'

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
