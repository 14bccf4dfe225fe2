import 'server-only'
import { z } from 'zod'
import { ok } from '#lib/base/result'
import { isUnder } from '#lib/study/index'
import { defineUseCase, unsafeId } from '../define-use-case'
import { listTemplates, type TemplateLine, titleOf } from '../templates'
import { deckOpened } from './own-deck'

/** Templates on one page. */
const PAGE = 40

const shape = z.object({ deckId: unsafeId, text: z.string().max(100).catch('') })

/** Templates by words or by the number of a rule, for whoever builds a deck. */
export const findTemplates = defineUseCase('deck/find-templates', shape, async ({ deckId, text }, { now }) => {
  const deck = await deckOpened(deckId, now)
  if (!deck.ok) return deck
  const words = plain(text).split(/\s+/).filter(Boolean)
  const found = (await listTemplates()).filter((line) => words.every((word) => matches(line, word)))
  return ok({
    deck: deck.value.title,
    templates: found.slice(0, PAGE),
    more: Math.max(0, found.length - PAGE),
  })
})

const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

const matches = ({ id, name, ask, rules, title }: TemplateLine, word: string): boolean =>
  /^\d/.test(word)
    ? rules.some((rule) => isUnder(rule, word))
    : plain(`${id} ${name} ${ask} ${title} ${rules.flatMap(titleOf).join(' ')}`).includes(word)
