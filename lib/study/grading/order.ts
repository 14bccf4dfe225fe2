import { canonical } from '#lib/base/json'
import { asList, piecesOf } from '#lib/questions/pieces'
import type { Key, Marked } from './marked'

/** An order is right as a whole or not at all; one that a belief explains betrays it. */
export function gradeOrder(item: Key, order: readonly string[]): Marked {
  const pieces = new Map(piecesOf(item).map(({ key, value }) => [key, value]))
  if (order.some((key) => !pieces.has(key))) return { type: 'invalid', code: 'unknown-option' }
  if (order.length < pieces.size) return { type: 'invalid', code: 'unanswered' }
  const told = canonical(order.map((key) => pieces.get(key) ?? null))
  const same = item.options.find(({ value }) => canonical([...asList(value)]) === told)
  const right = same?.key === item.right
  return { type: 'marked', right, beliefs: right ? [] : (same?.beliefs ?? []), credit: right ? 1 : 0 }
}
