import 'server-only'
import { z } from 'zod'
import { QUESTION_EXPORT } from '#lib/auth/limits'
import { requireInstructor } from '#lib/auth/user'
import { err, ok } from '#lib/base/result'
import { database } from '#lib/db/client'
import { deckQuestions } from '#lib/db/decks'
import { hasOpenExam } from '#lib/db/exams'
import { withinLimit } from '#lib/db/limits'
import { FORMATS, inFileName } from '#lib/export/index'
import { GRACE } from '#lib/study/index'
import { defineUseCase, unsafeId } from '../define-use-case'
import { frozenExported } from '../export/exported'
import { writtenDeck } from '../export/written'
import { openToAsker } from '../open-items'
import { deckOpened } from './own-deck'

const shape = z.object({
  deckId: unsafeId,
  format: z.unknown().pipe(z.enum(['anki', 'gift', 'moodle']).catch('moodle')),
})

/**
 * The questions of a deck with their answers, under its title and in its order, for another program. Whoever is being asked one of them elsewhere gets no file, and
 * nobody does while an exam of theirs is open.
 */
export const exportDeck = defineUseCase('deck/export', shape, async ({ deckId, format }, { now }) => {
  const who = await requireInstructor(now)
  if (!who.ok) return who
  if (!(await withinLimit(QUESTION_EXPORT, who.value.id))) return err('rate-limited')
  const deck = await deckOpened(deckId, now)
  if (!deck.ok) return deck
  if (await hasOpenExam(database(), who.value.id, now - GRACE)) return err('exam-running')
  const questions = await deckQuestions(database(), deckId)
  if (questions.length === 0) return err('none-left')
  const open = await openToAsker(now)
  const { title } = deck.value
  if (questions.some(({ item }) => open.has(item.id))) return err('item-open')
  return ok({
    name: `verdetto-${inFileName(title) || 'mazzo'}-${format}.${FORMATS[format].extension}`,
    type: FORMATS[format].type,
    pieces: writtenDeck(FORMATS[format], { title, sources: questions }, ({ seed, item }) =>
      frozenExported({ seed, item }, who.value.id),
    ),
  })
})
