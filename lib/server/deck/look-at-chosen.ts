import 'server-only'
import { z } from 'zod'
import { requireInstructor } from '#lib/auth/user'
import { ok } from '#lib/base/result'
import { database } from '#lib/db/client'
import type { QuestionView, VerdictView } from '#lib/italian/views'
import { defineUseCase, unsafeId } from '../define-use-case'
import { itemSeed } from '../item/item-seed'
import { answeredLevels } from '../levels'
import { openToAsker } from '../open-items'
import { bank } from '../ports'
import { fewModels } from '../quiz/models-about'
import { deckQuestionDtos } from './deck-dto'
import { deckOpened } from './own-deck'
import { told } from './told'

const shape = z.object({
  deckId: unsafeId,
  itemIds: z.array(z.string().max(200)).max(20),
  /** What they were to be about. */
  lessons: z.array(z.string().max(100)).max(40).optional(),
  rules: z.array(z.string().max(20)).max(200).optional(),
  byChoice: z.boolean().optional(),
})

/**
 * Questions that were chosen for a deck and are not in it, as its students would see them, each with its key. `models`: how many templates
 * there are about what was asked for, where they are few for so many questions.
 */
export const lookAtChosen = defineUseCase('deck/look-at-chosen', shape, async (unsafe, { now }) => {
  const { deckId, itemIds, ...wish } = unsafe
  const who = await requireInstructor(now)
  if (!who.ok) return who
  const deck = await deckOpened(deckId, now)
  if (!deck.ok) return deck
  const open = new Set(await openToAsker(now))
  const items = await bank.items([...new Set(itemIds)], who.value.id)
  const answered = await answeredLevels(database())
  const chosen = items.filter(({ id }) => !open.has(id)).map((item) => ({ id: item.id, seed: itemSeed(item.id), item }))
  const views = new Map<string, { readonly question: QuestionView; readonly verdict: VerdictView }>()
  for (const { id, item, seed } of chosen) {
    const verdict = await told({ item, seed, who: who.value.id })
    views.set(id, { question: bank.question(bank.toPublic(item), seed), verdict })
  }
  return ok({
    deck: deck.value.title,
    models: await fewModels(database(), wish, items.length),
    questions: deckQuestionDtos(chosen, answered).flatMap((each) => {
      const view = views.get(each.id)
      return view ? [{ ...each, ...view }] : []
    }),
  })
})
