import type { Nodes } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import type { Lesson } from './types'

const count = (text: string): number => text.match(/[\p{L}\d]+/gu)?.length ?? 0

/** Words of a text in Markdown: all that is read, with the titles of tables and mistakes; data of scenarios and numbers of rules are not. */
export function wordsIn(tree: Nodes): number {
  let words = 0
  visit(tree, (node) => {
    if (node.type === 'code') return SKIP
    if (node.type === 'textDirective' && node.name === 'regola') return SKIP
    if (node.type === 'containerDirective')
      for (const name of ['titolo', 'ripara', 'prevedi']) words += count(node.attributes?.[name] ?? '')
    if (node.type === 'text') words += count(node.value)
    return undefined
  })
  return words
}

/** Words a minute of somebody who learns, and minutes that a table and a question take. */
const [PACE, TABLE, QUESTION] = [120, 0.75, 1]

/** How long a lesson takes, in whole minutes. */
export const minutesOf = ({ words, scenarios, questions }: Pick<Lesson, 'words' | 'scenarios' | 'questions'>): number =>
  Math.max(1, Math.round(words / PACE + scenarios.length * TABLE + questions.length * QUESTION))
