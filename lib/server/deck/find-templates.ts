import 'server-only'
import { z } from 'zod'
import { ok } from '#lib/base/result'
import { fold, isAbout } from '#lib/italian/words'
import { defineUseCase, unsafeId } from '../define-use-case'
import { listTemplates } from '../templates'
import { deckOpened } from './own-deck'

/** Templates on one page. */
const PAGE = 40

const shape = z.object({ deckId: unsafeId, text: z.string().max(100).catch('') })

/** Templates by words or by the number of a rule, for whoever builds a deck: first those that are called so, then those whose rule is. */
export const findTemplates = defineUseCase('deck/find-templates', shape, async ({ deckId, text }, { now }) => {
  const deck = await deckOpened(deckId, now)
  if (!deck.ok) return deck
  const all = await listTemplates()
  const said = fold(text).trim()
  const place = ({ name, title }: (typeof all)[number]): number => {
    const at = [name, title].findIndex((each) => said !== '' && fold(each).includes(said))
    return at < 0 ? 2 : at
  }
  const found = all.filter(({ rules, words }) => isAbout({ rules, text: words }, text))
  const nearest = found.toSorted((a, b) => place(a) - place(b))
  return ok({
    deck: deck.value.title,
    templates: nearest.slice(0, PAGE),
    found: found.length,
    of: all.length,
    more: Math.max(0, found.length - PAGE),
  })
})
