import { canonical } from '#lib/base/json'
import type { Option } from '#lib/questions/item'
import { asList, asPart, piecesOf } from '#lib/questions/pieces'
import type { Key, Marked } from './marked'

/**
 * Every true statement, and no other, is right. In practice each true one that was found is worth its share, and each false one takes
 * a share away. The beliefs are those under which exactly these statements are true; where there is none, those that make some chosen
 * false one true.
 */
export function gradeStatements(item: Key, chosen: readonly string[]): Marked {
  const pieces = piecesOf(item)
  if (chosen.some((key) => !pieces.some((p) => p.key === key))) return { type: 'invalid', code: 'unknown-option' }
  const trueFor = ({ value }: Option): ReadonlySet<string> => {
    const whole = asList(value)
    const holds = pieces.filter((p) => {
      const { part, value: said } = asPart(p.value)
      return canonical(whole[part] ?? null) === canonical(said)
    })
    return new Set(holds.map(({ key }) => key))
  }
  const same = (set: ReadonlySet<string>): boolean => set.size === chosen.length && chosen.every((key) => set.has(key))
  const key = item.options.find((o) => o.key === item.right)
  const truth: ReadonlySet<string> = key ? trueFor(key) : new Set()
  const right = same(truth)
  const wrong = item.options.filter((o) => o.key !== item.right)
  const whole = wrong.filter((o) => same(trueFor(o)))
  const falseOnes = chosen.filter((k) => !truth.has(k))
  const each = wrong.filter((o) => falseOnes.some((k) => trueFor(o).has(k)))
  const beliefs = right ? [] : [...new Set((whole.length ? whole : each).flatMap((o) => o.beliefs))].toSorted()
  const hits = chosen.length - falseOnes.length
  const credit = truth.size === 0 ? 0 : Math.max(0, (hits - falseOnes.length) / truth.size)
  return { type: 'marked', right, beliefs, credit }
}
