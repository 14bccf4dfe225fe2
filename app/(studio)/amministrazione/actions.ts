'use server'

import { redirect } from 'next/navigation'
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
