import 'server-only'
import { z } from 'zod'
import { requireInstructor } from '#lib/auth/user'
import { err, ok } from '#lib/base/result'
import { database } from '#lib/db/client'
import { deckQuestions } from '#lib/db/decks'
import { templateName } from '#lib/italian/template-names'
import { defineUseCase, unsafeId } from '../define-use-case'
import { itemSeed } from '../item/item-seed'
import { keyed } from '../keyed'
import { openToAsker } from '../open-items'
import { bank } from '../ports'
import { sayVerdict } from '../quiz/verdict'
import { listTemplates } from '../templates'
import { deckOpened } from './own-deck'

/** Questions of one template that can be looked at for one deck. */
const MOST = 20

const shape = z.object({
  deckId: unsafeId,
  template: z.string().max(100),
  n: z.coerce.number().int().min(1).max(MOST).catch(1),
})

/**
 * A question of a template as its students would see it, with its key, before it is in a deck: the `n`th of those that the deck has not
 * and that nobody is asking of whoever looks. The same `n` shows the same one.
 */
export const previewTemplate = defineUseCase(
  'deck/preview-template',
  shape,
  async ({ deckId, template, n }, { now }) => {
    const who = await requireInstructor(now)
    if (!who.ok) return who
    const deck = await deckOpened(deckId, now)
    if (!deck.ok) return deck
    if (!(await listTemplates()).some(({ id }) => id === template)) return err('not-found')
    const there = (await deckQuestions(database(), deckId)).map(({ item }) => item.id)
    const not = new Set([...there, ...(await openToAsker(now))])
    const drawing = {
      seed: keyed(deckId, 'preview', template),
      wish: { template },
      without: [],
      n: MOST + there.length,
    }
    const [drawn = []] = await bank.draw([drawing], who.value.id)
    const fresh = [...new Map(drawn.map(({ item }) => [item.id, item])).values()].filter(({ id }) => !not.has(id))
    const item = fresh[n - 1] ?? fresh.at(-1)
    if (item === undefined) return err('none-left')
    const at = fresh.indexOf(item) + 1
    const seed = itemSeed(item.id)
    return ok({
      deck: deck.value.title,
      name: templateName(template),
      itemId: item.id,
      at,
      next: at < Math.min(MOST, fresh.length) ? at + 1 : null,
      question: bank.question(bank.toPublic(item), seed),
      ...(await sayVerdict({ given: { giveUp: true }, snapshot: { seed, item } }, deckId)),
    })
  },
)
