'use server'

import { refresh } from 'next/cache'
import { redirect } from 'next/navigation'
import type { Level } from '#lib/questions/level'
import { addItems } from '#lib/server/deck/add-items'
import { addOwn } from '#lib/server/deck/add-own'
import { addQuestions } from '#lib/server/deck/add-questions'
import { changeDeck } from '#lib/server/deck/change-deck'
import { changeVariant } from '#lib/server/deck/change-variant'
import { chooseForDeck } from '#lib/server/deck/choose-for-deck'
import { duplicateDeck } from '#lib/server/deck/duplicate'
import { makeDeck } from '#lib/server/deck/make-deck'
import { moveDeck } from '#lib/server/deck/move-deck'
import { moveQuestion } from '#lib/server/deck/move-question'
import { removeQuestion } from '#lib/server/deck/remove-question'
import { tryDeck } from '#lib/server/deck/try-deck'
import { field, optional, sentBack } from '#lib/server/form'
import type { AnotherReply } from '../../../_ui/deck/another'
import type { ArrangeReply } from '../../../_ui/deck/contracts'

const at = (deckId: string): string => `/formatore/mazzi/${encodeURIComponent(deckId)}`

/** The page of a deck that says how many questions it has more, and whether several were wanted. */
const addedAt = (deckId: string, added: number, several: boolean): string =>
  `${at(deckId)}?aggiunte=${added}${several ? '&diverse=1' : ''}`

/** Makes a deck and goes to it. Fields: `title`, `courseId` (may be empty). Returns only a failure, with what was typed. */
export async function make(_: unknown, form: FormData) {
  const made = await makeDeck({ title: field(form, 'title'), courseId: optional(form, 'courseId') })
  return made.ok ? redirect(at(made.value.deckId)) : sentBack(made.error, form)
}

/** Makes another deck with the questions of one and goes to it. Fields: `deckId`, `key`. Returns only a failure. */
export async function duplicate(_: string | null, form: FormData): Promise<string> {
  const made = await duplicateDeck({ deckId: field(form, 'deckId'), key: field(form, 'key') })
  return made.ok ? redirect(at(made.value.deckId)) : made.error
}

/** What questions for a deck are to be like. Fields: `lesson` (as many as wanted), `rule`, `level`, `byChoice` (there or not). */
function wished(form: FormData) {
  const lessons = form.getAll('lesson').map(String)
  const rules = field(form, 'rule')
    .split(/[\s,;]+/)
    .filter((number) => number !== '')
  return {
    lessons: lessons.length > 0 ? lessons : undefined,
    rules: rules.length > 0 ? rules : undefined,
    level: optional(form, 'level') as Level | undefined,
    byChoice: field(form, 'byChoice') !== '',
  }
}

/** Puts questions into a deck and shows it. Fields: `deckId`, those of `wished`, `belief`, `count`. Returns only a failure, with what was typed. */
export async function add(_: unknown, form: FormData) {
  const deckId = field(form, 'deckId')
  const belief = optional(form, 'belief')
  const added = await addQuestions({ deckId, ...wished(form), belief, count: optional(form, 'count') })
  if (!added.ok) return sentBack(added.error, form)
  const { added: n, models } = added.value
  return redirect(`${at(deckId)}?aggiunte=${n}${models === null ? '' : `&modelli=${models}`}`)
}

/** The page that shows questions before they are in a deck, with what they are to be like. */
function chosenAt(form: FormData, itemIds: readonly string[], refused: readonly string[] = []): string {
  const said = ['lesson', 'rule', 'level', 'byChoice', 'aperte'].flatMap((name) =>
    form.getAll(name).flatMap((value) => (value === '' ? [] : [[name, String(value)]])),
  )
  const listed = [...itemIds.map((id) => ['domanda', id]), ...refused.map((id) => ['scartata', id])]
  return `${at(field(form, 'deckId'))}/scelta?${new URLSearchParams([...said, ...listed])}`
}

/** Chooses questions and shows them before they are in a deck; with `subito` it puts them there. Fields: those of `add`. Returns only a failure, with what was typed. */
export async function choose(before: unknown, form: FormData) {
  if (field(form, 'subito') !== '') return add(before, form)
  const found = await chooseForDeck({
    deckId: field(form, 'deckId'),
    ...wished(form),
    count: optional(form, 'count'),
  })
  return found.ok ? redirect(chosenAt(form, found.value.itemIds)) : sentBack(found.error, form)
}

/** Another question in the stead of one that was chosen. Fields: those of `choose`, `domanda` for each that was chosen, `scartata` for each that was refused, `aperte` where all are unfolded, `itemId`; `resta` where the page goes there by itself and stays where it is. Returns a failure, or that page. */
export async function chooseAnother(_: AnotherReply | null, form: FormData): Promise<AnotherReply> {
  const [chosen, refused] = [form.getAll('domanda').map(String), form.getAll('scartata').map(String)]
  const itemId = field(form, 'itemId')
  const shown = [...chosen, ...refused].slice(0, SHOWN)
  const found = await chooseForDeck({ deckId: field(form, 'deckId'), ...wished(form), count: 1, shown })
  if (!found.ok) return found.error
  const instead = chosen.flatMap((id) => (id === itemId ? found.value.itemIds : [id]))
  const page = chosenAt(form, instead, [...refused, itemId].slice(-SHOWN / 2))
  return field(form, 'resta') === '' ? redirect(`${page}#domanda-${chosen.indexOf(itemId) + 1}`) : { at: page }
}

/** Questions that another one is not to be, at most. */
const SHOWN = 60

/** Puts questions that were looked at into a deck and shows the deck. Fields: `deckId`, `itemId` for each. Returns only a failure. */
export async function addChosen(_: string | null, form: FormData): Promise<string> {
  const deckId = field(form, 'deckId')
  const itemIds = form.getAll('itemId').map(String)
  const added = await addItems({ deckId, itemIds })
  return added.ok ? redirect(addedAt(deckId, added.value.added, itemIds.length > 1)) : added.error
}

/**
 * Does one thing with a question of a deck. Field `deckId`, and one of: `sposta`, the question and after which place it goes, with a colon
 * between; `dopo` with the question, and the place in a field `dopo:` of it; `variante`, `togli`, `rimetti` with the question.
 */
export async function arrange(_: ArrangeReply | null, form: FormData): Promise<ArrangeReply> {
  const deckId = field(form, 'deckId')
  const { done, said } = await arranged(deckId, form)
  if (done.ok) refresh()
  const about = optional(form, 'sposta')?.split(':')[0] ?? optional(form, 'dopo') ?? optional(form, 'variante')
  const of = about === undefined ? {} : { about }
  return done.ok ? { ok: true, said: said(done.value), ...of } : { ok: false, error: done.error, ...of }
}

async function arranged(deckId: string, form: FormData) {
  const [moved, behind] = [optional(form, 'sposta')?.split(':'), optional(form, 'dopo')]
  const [variant, away] = [optional(form, 'variante'), optional(form, 'togli')]
  const stands = (to: { position?: number } | null) => `La domanda ora sta al posto ${to?.position}.`
  if (moved !== undefined) {
    const [questionId = '', after = ''] = moved
    return { done: await moveQuestion({ deckId, questionId, after }), said: stands }
  }
  if (behind !== undefined)
    return {
      done: await moveQuestion({ deckId, questionId: behind, after: optional(form, `dopo:${behind}`) ?? 'x' }),
      said: stands,
    }
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
  return added.ok ? redirect(addedAt(deckId, added.value.added, 'several' in added.value)) : added.error
}
