import { isRecord } from '#lib/base/json'
import type { Card } from '../kernel/card'

/** Cards by slug, for scenarios that name them. */
export type Pool = Readonly<Record<string, Card>>

const BY_PLAYER = ['field', 'hand', 'graveyard', 'library', 'exile', 'command'] as const

/** What a card says, in the words of a scenario. */
const printedWords = ({ slug: _, name, other, ...words }: Partial<Card> & Pick<Card, 'name'>): object => ({
  name: name.it ?? name.en,
  ...words,
  ...(other ? { other: printedWords(other) } : {}),
})

const named = (spec: unknown, pool: Pool): unknown => {
  if (!isRecord(spec) || typeof spec.card !== 'string' || !Object.hasOwn(pool, spec.card)) return spec
  const card = pool[spec.card]
  const { card: _, ...own } = spec
  return card ? { ...printedWords(card), ...own } : spec
}

const all = (list: unknown, pool: Pool): unknown => (Array.isArray(list) ? list.map((spec) => named(spec, pool)) : list)

/** A document of any shape with, instead of the names of cards, what they say; what it writes itself wins over them. */
export function withCards(document: unknown, pool: Pool): unknown {
  if (!isRecord(document)) return document
  const zones = BY_PLAYER.flatMap((zone) => {
    const { [zone]: sides } = document
    if (!isRecord(sides)) return []
    return [
      [zone, Object.fromEntries(Object.entries(sides).map(([player, list]) => [player, all(list, pool)]))] as const,
    ]
  })
  const { stack } = document
  return { ...document, ...Object.fromEntries(zones), ...(stack === undefined ? {} : { stack: all(stack, pool) }) }
}
