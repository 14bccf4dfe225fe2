import 'server-only'
import { z } from 'zod'
import { ok } from '#lib/base/result'
import { defineUseCase, unsafeId } from '../define-use-case'
import { wordsIn } from '../plain'
import { isAbout } from '../template-words'
import { listTemplates } from '../templates'
import { deckOpened } from './own-deck'

/** Templates on one page. */
const PAGE = 40

const shape = z.object({ deckId: unsafeId, text: z.string().max(100).catch('') })

/** Templates by words or by the number of a rule, for whoever builds a deck. */
export const findTemplates = defineUseCase('deck/find-templates', shape, async ({ deckId, text }, { now }) => {
  const deck = await deckOpened(deckId, now)
  if (!deck.ok) return deck
  const words = wordsIn(text)
  const found = (await listTemplates()).filter(({ id, name, ask, title, rules }) =>
    isAbout({ rules, texts: [id, name, ask, title] }, words),
  )
  return ok({
    deck: deck.value.title,
    templates: found.slice(0, PAGE),
    more: Math.max(0, found.length - PAGE),
  })
})
