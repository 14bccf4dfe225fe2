import { canonical, type Json } from '#lib/base/json'
import { asList, asPart, piecesOf } from '#lib/questions/pieces'
import { NATURAL_FORM, readingsOf } from '#lib/questions/probe'
import type { Key, Marked } from './marked'

/**
 * A box per thing that is asked: a number, or the key of one of its choices. Each right box is worth its share. The beliefs are those
 * that explain all the boxes together; where none does, those that explain the wrong ones one by one.
 */
export function gradeParts(item: Key, parts: readonly (string | number)[]): Marked {
  const readings = readingsOf(item.probe)
  if (parts.length !== readings.length) return { type: 'invalid', code: 'malformed' }
  const pieces = new Map(piecesOf(item).map(({ key, value }) => [key, asPart(value)]))
  const told: Json[] = []
  for (const [n, given] of parts.entries()) {
    const counts = NATURAL_FORM[readings[n]?.ask ?? 'life'] === 'number'
    if (counts !== (typeof given === 'number')) return { type: 'invalid', code: 'wrong-form' }
    const piece = typeof given === 'number' ? undefined : pieces.get(given)
    if (typeof given === 'string' && piece?.part !== n) return { type: 'invalid', code: 'unknown-option' }
    told.push(piece?.value ?? given)
  }
  const key = asList(item.options.find((o) => o.key === item.right)?.value ?? null)
  const ok = told.map((value, n) => canonical(value) === canonical(key[n] ?? null))
  const right = ok.every(Boolean)
  const whole = item.options.find(({ value }) => canonical([...asList(value)]) === canonical(told))
  const each = item.options.filter(({ value, beliefs }) =>
    told.some((t, n) => beliefs.length > 0 && !ok[n] && canonical(asList(value)[n] ?? null) === canonical(t)),
  )
  const beliefs = right ? [] : [...new Set((whole ? [whole] : each).flatMap((o) => o.beliefs))].toSorted()
  return { type: 'marked', right, beliefs, credit: ok.filter(Boolean).length / ok.length }
}
