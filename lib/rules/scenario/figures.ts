import { isRecord } from '#lib/base/json'

/** A document that writes the names of layers as numbers, with the words that they are. */
export function inWords(v: unknown): unknown {
  if (Array.isArray(v)) return v.map(inWords)
  if (!isRecord(v)) return v
  return Object.fromEntries(
    Object.entries(v).map(([k, x]) => [k, k === 'layer' && typeof x === 'number' ? String(x) : inWords(x)]),
  )
}
