'use server'

import { redirect } from 'next/navigation'
import { openNow } from '#lib/server/classroom/open-now'
import { field, sentBack } from '#lib/server/form'

/** What a form opens a session with: the field that it has. */
function sourceOf(form: FormData) {
  if (form.has('deckId')) return { deckId: field(form, 'deckId') }
  if (form.has('ownId')) return { ownId: field(form, 'ownId') }
  return form.has('question') ? { question: field(form, 'question') } : { lesson: field(form, 'lesson') }
}

/**
 * Opens a session at once and goes to its console. Fields: `key`, and one of `lesson` (empty for all of them), `deckId`, `ownId`,
 * `question`. Returns only a failure, with what was typed.
 */
export async function open(_: unknown, form: FormData) {
  const done = await openNow({ key: field(form, 'key'), source: sourceOf(form) })
  return done.ok ? redirect(`/formatore/sessioni/${done.value.id}`) : sentBack(done.error, form)
}
