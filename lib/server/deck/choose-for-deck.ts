import 'server-only'
import { z } from 'zod'
import { DECK } from '#lib/auth/limits'
import { requireInstructor } from '#lib/auth/user'
import { err, ok } from '#lib/base/result'
import { database } from '#lib/db/client'
import { withinLimit } from '#lib/db/limits'
import { LEVELS } from '#lib/questions/level'
import { defineUseCase, unsafeId } from '../define-use-case'
import { openToAsker } from '../open-items'
import { bank } from '../ports'
import { drawForDeck } from './draw-for-deck'
import { deckOpened } from './own-deck'
import { MOST, roomIn } from './room'

const shape = z.object({
  deckId: unsafeId,
  lessons: z.array(z.string().max(100)).min(1).max(40).optional(),
  rules: z.array(z.string().max(20)).min(1).max(200).optional(),
  level: z.enum(LEVELS).optional(),
  byChoice: z.boolean().optional(),
  count: z.coerce.number().int().min(1).max(20).catch(1),
  /** Those that were shown already. */
  shown: z.array(z.string().max(200)).max(MOST).optional(),
})

/**
 * Chooses questions for a deck, to be looked at before they are put there: none that it has, that was shown already, or that somebody is
 * asking of whoever looks; they differ from these as from one another. Nothing is kept.
 */
export const chooseForDeck = defineUseCase('deck/choose', shape, async (unsafe, { now }) => {
  const { deckId, count, shown = [], ...wish } = unsafe
  const who = await requireInstructor(now)
  if (!who.ok) return who
  if (!(await withinLimit(DECK, who.value.id))) return err('rate-limited')
  const opened = await deckOpened(deckId, now)
  if (!opened.ok) return opened
  const known = await roomIn(database(), deckId, count)
  if (!known.ok) return known
  const open = await openToAsker(now)
  const looked = await bank.items([...new Set(shown)], who.value.id)
  const around = { beside: [...known.value.values(), ...looked], not: [...shown, ...open] }
  const questions = await drawForDeck(database(), who.value.id, { ...wish, length: count }, around)
  if (questions.length === 0) return err(wish.byChoice ? 'class-no-choice' : 'none-left')
  return ok({ itemIds: questions.map(({ item }) => item.id) })
})
