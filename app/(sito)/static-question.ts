import type { QuestionView } from '#lib/italian/views'
import { bank } from '#lib/server/ports'

/**
 * A question for a page made at build time, by item or by template (then its first item): the same for everybody, without its key.
 * Undefined where there is none.
 */
export function staticQuestion(id: string): QuestionView | undefined {
  const itemId = id.includes('.') ? id : bank.candidates('pagine', { template: id }, 1)[0]?.id
  const item = itemId === undefined ? undefined : bank.instantiate(itemId)
  return item?.ok ? bank.question(bank.toPublic(item.value), item.value.id) : undefined
}
