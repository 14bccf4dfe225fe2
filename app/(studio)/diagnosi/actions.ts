'use server'

import { redirect } from 'next/navigation'
import type { Result } from '#lib/base/result'
import { type SavedAnswer, saveDiagnosticAnswer } from '#lib/server/diagnostic/save-answer'
import { startDiagnostic } from '#lib/server/diagnostic/start-diagnostic'
import { field, sentAnswer } from '#lib/server/form'

/** Begins a diagnostic, or goes on with the one that is open. Returns only a failure. */
export async function begin(_: string | null, __: FormData): Promise<string> {
  const begun = await startDiagnostic()
  if (!begun.ok) return begun.error
  redirect(`/diagnosi/${begun.value.id}`)
}

/** Keeps an answer for good and says nothing of it. Fields: `id`, `position`, `idempotencyKey`, and those of the answer. */
export async function save(_: unknown, form: FormData): Promise<Result<SavedAnswer, string>> {
  return saveDiagnosticAnswer({
    id: field(form, 'id'),
    position: field(form, 'position'),
    idempotencyKey: field(form, 'idempotencyKey'),
    answer: sentAnswer(form),
  })
}
