import { canonical, type Json } from '#lib/base/json'
import { evaluate } from '#lib/rules/index'
import type { Item } from './item'
import { writtenText } from './own-options'
import { type Reading, readingsOf, readProbe } from './probe'
import { sameAnswer } from './same-answer'

/** How many wrong answers there are to be to choose from: with the right one, as many as a vote shows. */
const WRONG = 3

/** Answers to what an item asks that nothing leads to, for whoever writes it to choose from. */
export interface OtherAnswers {
  /** What they answer. */
  readonly asked: Reading
  /** The likeliest first, and no more than are missing. */
  readonly values: readonly Json[]
}

/**
 * The answers that are missing where fewer than three wrong ones are found: other creatures that might be left, other places of a card,
 * other players. No rule leads to any of them, so they are nobody's belief: they are options of whoever writes the question, or none. What
 * they have written already, in whatever words, is not offered; `say` tells how an answer is said.
 */
export function otherAnswers(
  item: Pick<Item, 'scenario' | 'probe' | 'form' | 'options' | 'right'>,
  say: (asked: Reading, value: Json) => string,
): OtherAnswers | undefined {
  const [asked, ...more] = readingsOf(item.probe)
  if (asked === undefined || more.length > 0) return undefined
  const single = (value: Json): Json =>
    item.probe.ask === 'several' && Array.isArray(value) ? (value[0] ?? null) : value
  const known = new Map(item.options.map(({ key, value }) => [key, single(value)]))
  const taken = new Set([...known.values()].map(canonical))
  const written = item.options.flatMap(({ value }) => writtenText(value) ?? [])
  const isWritten = (value: Json): boolean =>
    written.some((text) => sameAnswer(item, { text }, { text: say(asked, value), value }))
  const values = candidates(item, asked, known.get(item.right) ?? null)
    .filter((value) => !taken.has(canonical(value)) && !isWritten(value))
    .slice(0, Math.max(0, WRONG - (item.options.length - 1)))
  return values.length > 0 ? { asked, values } : undefined
}

function candidates({ scenario }: Pick<Item, 'scenario'>, asked: Reading, right: Json): readonly Json[] {
  if (asked.ask === 'survivors') return nearest(asked.objects, new Set(Array.isArray(right) ? right.map(String) : []))
  const e = evaluate(scenario)
  if (asked.ask === 'controller' || asked.ask === 'owner') return e.start.order
  if (asked.ask !== 'zone') return []
  const owner = readProbe({ ask: 'owner', object: asked.object }, e)
  if (typeof owner !== 'string') return []
  return ['battlefield', `graveyard:${owner}`, `hand:${owner}`, 'exile', `library:${owner}`]
}

/** Sets that differ from one by one thing, then by two. */
function nearest(all: readonly string[], from: ReadonlySet<string>): readonly Json[] {
  const without = (...turned: readonly string[]) => all.filter((id) => from.has(id) !== turned.includes(id))
  return [
    ...all.map((id) => without(id)),
    ...all.flatMap((one, n) => all.slice(n + 1).map((other) => without(one, other))),
  ]
}
