import 'server-only'
import { z } from 'zod'
import { err, ok } from '#lib/base/result'
import { database } from '#lib/db/client'
import { changeDeck as change } from '#lib/db/decks'
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
  await change(database(), deck.value.id, {
    ...(title.data === undefined ? {} : { title: title.data }),
    ...(archived === undefined ? {} : { archivedAt: archived ? now : null }),
  })
  return ok(null)
})
