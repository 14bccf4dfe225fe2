import 'server-only'
import { z } from 'zod'
import { err, ok } from '#lib/base/result'
import { database } from '#lib/db/client'
import { placeDeck, renameDeck } from '#lib/db/decks'
import { defineUseCase, unsafeId } from '../define-use-case'
import { deckOpened } from './own-deck'
import { deckTitle } from './title'

const shape = z.object({ deckId: unsafeId, title: z.string().optional(), archived: z.boolean().optional() })

/** Gives a deck another title, puts it away or takes it back. */
export const changeDeck = defineUseCase('deck/change', shape, async (unsafe, { now }) => {
  const deck = await deckOpened(unsafe.deckId, now)
  if (!deck.ok) return deck
  const title = deckTitle.optional().safeParse(unsafe.title)
  if (!title.success) return err('bad-title')
  const { archived } = unsafe
  const { id } = deck.value
  if (title.data !== undefined && title.data !== deck.value.title) await renameDeck(database(), id, title.data, now)
  if (archived !== undefined) await placeDeck(database(), id, { archivedAt: archived ? now : null })
  return ok(null)
})
