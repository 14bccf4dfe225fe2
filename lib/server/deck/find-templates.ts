import 'server-only'
import { setImmediate } from 'node:timers/promises'
import { z } from 'zod'
import { ok } from '#lib/base/result'
import { isUnder } from '#lib/study/index'
import { defineUseCase, unsafeId } from '../define-use-case'
import { bank } from '../ports'
import { remembering } from '../remembering'
import { deckOpened } from './own-deck'

/** A template as it is found: what one of its questions asks, and the rules that they exercise. */
export interface TemplateLine {
  readonly id: string
  readonly ask: string
  readonly rules: readonly string[]
  /** What its first rule is called. */
  readonly title: string
}

/** Templates on one page. */
const PAGE = 40

const shape = z.object({ deckId: unsafeId, text: z.string().max(100).catch('') })

/** Templates by words or by the number of a rule, for whoever builds a deck. */
export const findTemplates = defineUseCase('deck/find-templates', shape, async ({ deckId, text }, { now }) => {
  const deck = await deckOpened(deckId, now)
  if (!deck.ok) return deck
  const words = plain(text).split(/\s+/).filter(Boolean)
  const found = (await allTemplates(bank.edition)).filter((line) => words.every((word) => matches(line, word)))
  return ok({
    deck: deck.value.title,
    templates: found.slice(0, PAGE),
    more: Math.max(0, found.length - PAGE),
  })
})

const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

const matches = ({ id, ask, rules, title }: TemplateLine, word: string): boolean =>
  /^\d/.test(word)
    ? rules.some((rule) => isUnder(rule, word))
    : plain(`${id} ${ask} ${title} ${rules.flatMap(titleOf).join(' ')}`).includes(word)

const titleOf = (rule: string): readonly string[] => {
  const text = bank.texts([rule])[rule]
  return text ? [text.title] : []
}

/** Every template with a question of it as an example: made once, since each has to be drawn. */
const allTemplates = remembering('deck-templates', 1, (edition: string) => edition, listed)

async function listed(): Promise<readonly TemplateLine[]> {
  const lines: TemplateLine[] = []
  for (const { id, claims } of bank.templates()) {
    // Drawing takes a while: others are answered in between.
    await setImmediate()
    const [example] = bank.candidates('mazzi', { template: id }, 1)
    const made = example && bank.instantiate(example.id)
    if (!made?.ok) continue
    const ask = bank.ask(bank.toPublic(made.value), example?.id ?? '')
    lines.push({ id, ask, rules: claims, title: claims.flatMap(titleOf)[0] ?? '' })
  }
  return lines
}
