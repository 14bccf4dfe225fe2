import type { Given } from '#lib/study/index'

/** A choice as it stands in the form of its question (`_ui/question/fields.ts`); empty where nothing was chosen. */
export function fieldsOf(given: Given | null): string {
  if (given === null || 'giveUp' in given) return ''
  if ('option' in given) return given.option
  if ('number' in given) return String(given.number)
  if ('statements' in given) return entries(given.statements.map((key) => ['statement', key]))
  if ('order' in given) return entries(given.order.map((key, n) => [`place:${key}`, String(n + 1)]))
  return entries(
    given.parts.map((part, n) => (typeof part === 'number' ? [`count:${n}`, String(part)] : [`part:${n}`, part])),
  )
}

const entries = (pairs: readonly (readonly [string, string])[]): string => JSON.stringify(pairs)
