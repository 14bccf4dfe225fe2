import 'server-only'
import { isUnder } from '#lib/study/index'
import { plain } from './plain'
import { titleOf } from './templates'

/** What is known of a template, to look for it by words. */
interface Described {
  readonly rules: readonly string[]
  /** What it is called and what it asks: whatever words are looked for in. */
  readonly texts: readonly string[]
}

/** Whether a template is about all of some words: a number is a rule or what stands under it. */
export function isAbout({ rules, texts }: Described, words: readonly string[]): boolean {
  const text = plain([...texts, ...rules.flatMap(titleOf)].join(' '))
  return words.every((word) => (/^\d/.test(word) ? rules.some((rule) => isUnder(rule, word)) : text.includes(word)))
}
