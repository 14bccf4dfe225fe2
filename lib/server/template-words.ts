import 'server-only'
import { templateName } from '#lib/italian/template-names'
import { stemsOf } from '#lib/italian/words'
import type { Bank } from './bank'
import { lessonOf } from './lesson-of'
import { bank } from './ports'

/** What a rule is called; nothing where we have no words for it. */
export const titleOf = (rule: string): readonly string[] => {
  const text = bank.texts([rule])[rule]
  return text ? [text.title] : []
}

/**
 * What somebody may look for a template by, beside the numbers of its rules: what it is called, what its rules are, the lessons on them, the
 * beliefs that it tempts with. Stems, each once: pages carry them.
 */
export function wordsFor(
  { id, claims, beliefs }: ReturnType<Bank['templates']>[number],
  ...more: readonly string[]
): string {
  const area = lessonOf(claims)
  const told = beliefs.map(bank.belief).flatMap(({ title, lesson }) => [title, ...(lesson ? [lesson.title] : [])])
  const texts = [id, templateName(id), ...claims.flatMap(titleOf), ...(area ? [area.title] : []), ...told, ...more]
  return [...new Set(stemsOf(texts.join(' · ')).split(' '))].join(' ')
}
