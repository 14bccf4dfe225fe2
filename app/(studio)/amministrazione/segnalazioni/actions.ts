'use server'

import { redirect } from 'next/navigation'
import { replyToReport, restoreTemplate, withdrawTemplate } from '#lib/server/admin/reports'
import { field, sentBack } from '#lib/server/form'
import type { Failure, SentBack } from '../../../_ui/contracts'

type Back = Failure | SentBack

const OUTCOMES: Readonly<Record<string, boolean>> = { si: true, no: false }

/** Replies to a report. Fields: `id`, `outcome` (`si`, `no`), `reply`. Returns only a failure. */
export async function reply(_: Back | null, form: FormData): Promise<Back> {
  const upheld = OUTCOMES[field(form, 'outcome')] ?? null
  const done = await replyToReport({ id: field(form, 'id'), upheld, reply: field(form, 'reply') })
  if (!done.ok) return sentBack(done.error, form)
  redirect('/amministrazione/segnalazioni?risposto=1')
}

/** Takes a template out of service. Fields: `template`, `reason`. Returns only a failure. */
export async function takeOut(_: Back | null, form: FormData): Promise<Back> {
  const done = await withdrawTemplate({ template: field(form, 'template'), reason: field(form, 'reason') })
  if (!done.ok) return sentBack(done.error, form)
  redirect('/amministrazione/segnalazioni?fuori=1')
}

/** Puts a template back into service. Field: `template`. Returns only a failure. */
export async function putBack(_: Back | null, form: FormData): Promise<Back> {
  const done = await restoreTemplate({ template: field(form, 'template') })
  if (!done.ok) return sentBack(done.error, form)
  redirect('/amministrazione/segnalazioni?dentro=1')
}
