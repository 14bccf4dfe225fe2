'use server'

import { redirect } from 'next/navigation'
import { field, sentBack } from '#lib/server/form'
import { sendReport } from '#lib/server/report/send'
import type { Failure, SentBack } from '../../_ui/contracts'
import { fieldsIn, subjectOf } from './subject'

/** Sends a report. Fields: what it is about, `kind`, `sentence`. Returns only a failure. */
export async function report(_: Failure | SentBack | null, form: FormData): Promise<Failure | SentBack> {
  const sent = await sendReport({
    subject: subjectOf(fieldsIn((name) => form.get(name))),
    kind: field(form, 'kind') as never,
    sentence: field(form, 'sentence'),
  })
  if (!sent.ok) return sentBack(sent.error, form)
  redirect('/segnalazioni?inviata=1')
}
