'use server'

import { redirect } from 'next/navigation'
import { lookForOne } from '#lib/server/classroom/look-for-one'
import { openNow } from '#lib/server/classroom/open-now'
import { field, optional, sentBack } from '#lib/server/form'

/** What a form opens a session with: the field that it has. */
function sourceOf(form: FormData) {
  if (form.has('deckId')) return { deckId: field(form, 'deckId') }
  if (form.has('ownId')) return { ownId: field(form, 'ownId') }
  if (!form.has('question')) return { lesson: field(form, 'lesson') }
  return { question: field(form, 'question'), words: optional(form, 'words') }
}

/**
 * Opens a session at once and goes to its console. Fields: `key`, and one of `lesson` (empty for all of them), `deckId`, `ownId`,
 * `question`, perhaps with the `words` that it was found by; with `lesson` or `question` perhaps `byChoice`. Returns only a failure, with what was typed.
 */
export async function open(_: unknown, form: FormData) {
  const done = await openNow({
    key: field(form, 'key'),
    source: sourceOf(form),
    byChoice: field(form, 'byChoice') !== '',
  })
  return done.ok ? redirect(`/formatore/sessioni/${done.value.id}`) : sentBack(done.error, form)
}

/**
 * Shows the questions that what was typed is about; where that is one, or the address of one, it is opened as `open` does. Fields: those of
 * `open` with `question`. Returns only a failure, with what was typed.
 */
export async function look(before: unknown, form: FormData) {
  const [question, byChoice] = [field(form, 'question'), field(form, 'byChoice') !== '']
  const found = await lookForOne({ question, byChoice })
  if (!found.ok) return sentBack(found.error, form)
  if (found.value.questions.length < 2) return open(before, form)
  redirect(`/formatore/sessioni/subito?${new URLSearchParams({ question, ...(byChoice && { byChoice: '1' }) })}`)
}
