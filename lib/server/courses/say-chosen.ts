import 'server-only'
import type { GivenAnswer } from '#lib/db/course-attempts'
import type { QuestionView } from '#lib/italian/views'

/** What was chosen, in the words of the question as that person saw it. */
export function sayChosen({ options, boxes, unit }: QuestionView, given: GivenAnswer['given']): string {
  const textOf = (key: unknown, among = options): string =>
    among.find((option) => option.key === key)?.text ?? String(key).replace('.', ',')
  if ('giveUp' in given) return 'non lo so'
  if ('option' in given) return textOf(given.option)
  if ('number' in given) return [String(given.number).replace('.', ','), unit].filter(Boolean).join(' ')
  if ('order' in given) return given.order.map((key) => textOf(key)).join(', poi ')
  if ('statements' in given)
    return given.statements.length === 0 ? 'nessuna' : given.statements.map((key) => textOf(key)).join('; ')
  return given.parts.map((part, n) => `${boxes?.[n]?.label ?? n + 1}: ${textOf(part, boxes?.[n]?.options)}`).join('; ')
}
