'use server'

import { refresh } from 'next/cache'
import { redirect } from 'next/navigation'
import type { Level } from '#lib/questions/level'
import { addItem } from '#lib/server/deck/add-item'
import { addOwn } from '#lib/server/deck/add-own'
import { addQuestions } from '#lib/server/deck/add-questions'
import { changeDeck } from '#lib/server/deck/change-deck'
import { changeVariant } from '#lib/server/deck/change-variant'
import { makeDeck } from '#lib/server/deck/make-deck'
import { moveDeck } from '#lib/server/deck/move-deck'
import { moveQuestion } from '#lib/server/deck/move-question'
import { removeQuestion } from '#lib/server/deck/remove-question'
import { tryDeck } from '#lib/server/deck/try-deck'
import { field, optional, sentBack } from '#lib/server/form'
import type { ArrangeReply } from '../../../_ui/deck/contracts'

const at = (deckId: string): string => `/formatore/mazzi/${encodeURIComponent(deckId)}`

/** Makes a deck and goes to it. Fields: `title`, `courseId` (may be empty). Returns only a failure, with what was typed. */
export async function make(_: unknown, form: FormData) {
  const made = await makeDeck({ title: field(form, 'title'), courseId: optional(form, 'courseId') })
  return made.ok ? redirect(at(made.value.deckId)) : sentBack(made.error, form)
}

/** Puts questions into a deck and shows it. Fields: `deckId`, `lesson` (as many as wanted), `rule`, `template`, `belief`, `level`, `count`. Returns only a failure, with what was typed. */
export async function add(_: unknown, form: FormData) {
  const deckId = field(form, 'deckId')
  const lessons = form.getAll('lesson').map(String)
  const rules = field(form, 'rule')
    .split(/[\s,;]+/)
    .filter((number) => number !== '')
  const added = await addQuestions({
    deckId,
    lessons: lessons.length > 0 ? lessons : undefined,
    rules: rules.length > 0 ? rules : undefined,
    template: optional(form, 'template'),
    belief: optional(form, 'belief'),
    level: optional(form, 'level') as Level | undefined,
    count: optional(form, 'count'),
  })
  return added.ok ? redirect(`${at(deckId)}?aggiunte=${added.value.added}`) : sentBack(added.error, form)
}

/** Puts one question that was looked at into a deck and shows the deck. Fields: `deckId`, `itemId`. Returns only a failure. */
export async function addOne(_: string | null, form: FormData): Promise<string> {
  const deckId = field(form, 'deckId')
  const added = await addItem({ deckId, itemId: field(form, 'itemId') })
  return added.ok ? redirect(`${at(deckId)}?aggiunte=${added.value.added}`) : added.error
}

/** Does one thing with a question of a deck. Field `deckId`, and one of `su`, `giu`, `variante`, `togli`, `rimetti` with the question. */
export async function arrange(_: ArrangeReply | null, form: FormData): Promise<ArrangeReply> {
  const deckId = field(form, 'deckId')
  const { done, said } = await arranged(deckId, form)
  if (done.ok) refresh()
  return done.ok ? { ok: true, said: said(done.value) } : { ok: false, error: done.error }
}

async function arranged(deckId: string, form: FormData) {
  const [up, down] = [optional(form, 'su'), optional(form, 'giu')]
  const [variant, away] = [optional(form, 'variante'), optional(form, 'togli')]
  const stands = (to: { position?: number } | null) => `La domanda ora sta al posto ${to?.position}.`
  if (up !== undefined) return { done: await moveQuestion({ deckId, questionId: up, by: -1 }), said: stands }
  if (down !== undefined) return { done: await moveQuestion({ deckId, questionId: down, by: 1 }), said: stands }
  if (variant !== undefined)
    return {
      done: await changeVariant({ deckId, questionId: variant }),
      said: () => 'Ora c’è un’altra variante. Quella di prima è fra le domande tolte.',
    }
  const back = away === undefined
  return {
    done: await removeQuestion({ deckId, questionId: away ?? field(form, 'rimetti'), back }),
    said: () => (back ? 'La domanda è di nuovo al suo posto.' : 'La domanda è fra quelle tolte: puoi rimetterla.'),
  }
}

/** Gives a deck another title. Fields: `deckId`, `title`. Returns only a failure, with what was typed. */
export async function rename(_: unknown, form: FormData) {
  const deckId = field(form, 'deckId')
  const done = await changeDeck({ deckId, title: field(form, 'title') })
  return done.ok ? redirect(at(deckId)) : sentBack(done.error, form)
}

/** Gives a deck to a course, or to its owner alone. Fields: `deckId`, `courseId` (empty for nobody else). Returns only a failure. */
export async function place(_: string | null, form: FormData): Promise<string> {
  const deckId = field(form, 'deckId')
  const done = await moveDeck({ deckId, courseId: optional(form, 'courseId') ?? null })
  return done.ok ? redirect(at(deckId)) : done.error
}

/** Puts a deck away (`archived`), or takes it back. Field `deckId`. Returns only a failure. */
export async function putAway(_: string | null, form: FormData): Promise<string> {
  const done = await changeDeck({ deckId: field(form, 'deckId'), archived: field(form, 'archived') !== '' })
  return done.ok ? redirect('/formatore/mazzi') : done.error
}

/** Begins a quiz with the questions of a deck and goes to it. Field `deckId`. Returns only a failure. */
export async function tryOut(_: string | null, form: FormData): Promise<string> {
  const started = await tryDeck({ deckId: field(form, 'deckId') })
  // They say there what becomes of the one that is open.
  if (!started.ok && started.error === 'quiz-open') redirect('/quiz/aperto')
  return started.ok ? redirect(`/quiz/${started.value.quizId}`) : started.error
}

/** Puts a question of one's own into a deck and shows it. Fields: `deckId`, `questionId`, `together` (with the others about its situation). Returns only a failure. */
export async function addWritten(_: string | null, form: FormData): Promise<string> {
  const deckId = field(form, 'deckId')
  const together = optional(form, 'together') !== undefined
  const added = await addOwn({ deckId, questionId: field(form, 'questionId'), together })
  return added.ok ? redirect(`${at(deckId)}?aggiunte=${added.value.added}`) : added.error
}
