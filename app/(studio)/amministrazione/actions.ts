'use server'

import { redirect } from 'next/navigation'
import { refuseAsking } from '#lib/server/admin/asking'
import { changeRole } from '#lib/server/admin/change-role'
import { field } from '#lib/server/form'
import type { FormReply } from '../../_ui/contracts'

const ROLES = ['studente', 'formatore', 'amministratore'] as const

/** Gives an account another role. Fields: `userId`, `role`, `search`. Returns only a failure. */
export async function giveRole(_: FormReply | null, form: FormData): Promise<FormReply> {
  const role = ROLES.find((each) => each === field(form, 'role'))
  if (!role) return { done: false, error: 'not-found', email: '' }
  const done = await changeRole({ userId: field(form, 'userId'), role })
  if (!done.ok) return { done: false, error: done.error, email: '' }
  redirect(`/amministrazione?ruolo=1&cerca=${encodeURIComponent(field(form, 'search'))}`)
}

/** Lets somebody teach who asked to. Field: `userId`. Returns only a failure, as the one below. */
export async function letTeach(_: string | null, form: FormData): Promise<string> {
  const done = await changeRole({ userId: field(form, 'userId'), role: 'formatore' })
  return done.ok ? redirect('/amministrazione?formatore=1') : done.error
}

/** Says no to somebody who asks to teach. Field: `userId`. */
export async function refuse(_: string | null, form: FormData): Promise<string> {
  const done = await refuseAsking({ userId: field(form, 'userId') })
  return done.ok ? redirect('/amministrazione?rifiutato=1') : done.error
}
