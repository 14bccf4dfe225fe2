import type { Nodes } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import type { Lesson } from './types'

/** Words of a text in Markdown: all that is read, without headings, data of scenarios, symbols and numbers of rules. */
export function wordsIn(tree: Nodes): number {
  let words = 0
  visit(tree, (node) => {
    if (node.type === 'heading' || node.type === 'code') return SKIP
    if (node.type === 'textDirective' && node.name === 'regola') return SKIP
    if (node.type === 'text') words += node.value.match(/[\p{L}\d]+/gu)?.length ?? 0
    return undefined
  })
  return words
}

/** Words a minute of somebody who learns, and minutes that a table and a question take. */
const [PACE, TABLE, QUESTION] = [170, 0.5, 0.75]

/** How long a lesson takes, in whole minutes. */
export const minutesOf = ({ words, scenarios, questions }: Pick<Lesson, 'words' | 'scenarios' | 'questions'>): number =>
  Math.max(1, Math.round(words / PACE + scenarios.length * TABLE + questions.length * QUESTION))
