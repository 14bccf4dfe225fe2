'use server'

import { redirect } from 'next/navigation'
import { openNow } from '#lib/server/classroom/open-now'
import { field, optional, sentAnswer, sentBack } from '#lib/server/form'
import { archiveOwn } from '#lib/server/own/archive-own'
import { beginOwnNow } from '#lib/server/own/begin-now'
import { duplicateOwn } from '#lib/server/own/duplicate'
import { keepOwnDraft } from '#lib/server/own/keep-draft'
import { lookAtOwn } from '#lib/server/own/look'
import { makeOwn } from '#lib/server/own/make-own'
import { moveOwn } from '#lib/server/own/move-own'
import { publishOwn } from '#lib/server/own/publish'
import { answerTried } from '#lib/server/own/try-own'
import type { AnswerReply } from '../../../_ui/contracts'
import type { LookAction } from '../../../_ui/own/answers-part'
import type { Written } from '../../../_ui/own/written'

const at = (questionId: string): string => `/formatore/domande/${encodeURIComponent(questionId)}`

/** Begins a question and goes to it. Fields: `title`, `courseId` (may be empty). Returns only a failure, with what was typed. */
export async function make(_: unknown, form: FormData) {
  const made = await makeOwn({ title: field(form, 'title'), courseId: optional(form, 'courseId') })
  return made.ok ? redirect(at(made.value.questionId)) : sentBack(made.error, form)
}

/** Begins a question that is for a hall, and goes to it. Returns only a failure. */
export async function writeNow(_: string | null, __: FormData): Promise<string> {
  const made = await beginOwnNow({})
  return made.ok ? redirect(`${at(made.value.questionId)}?dal-vivo=1`) : made.error
}

/** Keeps a draft as it is being written; null when it is kept. */
export async function keep(questionId: string, { title, ...draft }: Written): Promise<string | null> {
  const kept = await keepOwnDraft({ questionId, title, draft: draft as Parameters<typeof keepOwnDraft>[0]['draft'] })
  return kept.ok ? null : kept.error
}

/** The answers that a question would have, as it is kept. */
export const look: LookAction = async (questionId) => lookAtOwn({ questionId })

/** Makes a version of what is written and shows it. Field `questionId`. Returns only a failure. */
export async function publish(_: string | null, form: FormData): Promise<string> {
  const questionId = field(form, 'questionId')
  const made = await publishOwn({ questionId })
  return made.ok ? redirect(`${at(questionId)}?versione=${made.value.version}#anteprima`) : made.error
}

/** Makes a version of what is written, opens a session with it at once and goes to its console. Fields: `questionId`, `key`. Returns only a failure. */
export async function publishAndOpen(_: string | null, form: FormData): Promise<string> {
  const ownId = field(form, 'questionId')
  const made = await publishOwn({ questionId: ownId })
  if (!made.ok) return made.error
  // Written on and pressed again, it is another session.
  const opened = await openNow({ key: `${field(form, 'key')}.${made.value.version}`, source: { ownId } })
  return opened.ok ? redirect(`/formatore/sessioni/${opened.value.id}`) : opened.error
}

/** Puts a question away (`archived`), or takes it back. Field `questionId`. Returns only a failure. */
export async function putAway(_: string | null, form: FormData): Promise<string> {
  const done = await archiveOwn({ questionId: field(form, 'questionId'), archived: field(form, 'archived') !== '' })
  return done.ok ? redirect('/formatore/domande') : done.error
}

/** Begins another question as one is written, and goes to it. Fields: `questionId`; `what`, which is `all` or `situation`. Returns only a failure. */
export async function duplicate(_: string | null, form: FormData): Promise<string> {
  const what = field(form, 'what') === 'situation' ? 'situation' : 'all'
  const made = await duplicateOwn({ questionId: field(form, 'questionId'), what })
  return made.ok ? redirect(at(made.value.questionId)) : made.error
}

/** Puts a question into the collection of a course, or takes it out. Fields: `questionId`, `courseId` (empty for one's own alone). Returns only a failure. */
export async function share(_: string | null, form: FormData): Promise<string> {
  const questionId = field(form, 'questionId')
  const done = await moveOwn({ questionId, courseId: optional(form, 'courseId') ?? null })
  return done.ok ? redirect(`${at(questionId)}?spostata=1#raccolta`) : done.error
}

/** Says the verdict on an answer to a question that is tried. Fields: `questionId`, `version`, and one of `key`, `number`, `giveUp`. */
export async function answerTry(_: unknown, form: FormData): Promise<AnswerReply> {
  const questionId = field(form, 'questionId')
  return answerTried({ questionId, version: field(form, 'version'), answer: sentAnswer(form) })
}
