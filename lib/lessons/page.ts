import type { Node, Root, Text } from 'mdast'
import type { Known, LessonMessage, LessonScenario, MisconceptionParagraph, RuleNumber } from './types'

/** One lesson on its way through the pipeline: what it names so far and what is wrong with it. */
export interface Page {
  readonly path: string
  /** The Markdown with its front matter blanked, so that lines count as in the file. */
  readonly source: string
  readonly known: Known
  readonly messages: LessonMessage[]
  /** Numbers with a paragraph of their own, and the line where it starts. */
  readonly rules: Map<RuleNumber, number>
  /** Numbers whose passage is another lesson's, and that have an address here. */
  readonly recalls: Set<RuleNumber>
  readonly cites: Set<RuleNumber>
  readonly misconceptions: MisconceptionParagraph[]
  readonly scenarios: LessonScenario[]
  readonly questions: string[]
  /** Ids of glossary entries already introduced. */
  readonly introduced: Set<string>
  /** Cards already called by both names. */
  readonly cards: Set<string>
}

export const openPage = (path: string, source: string, known: Known): Page => ({
  path,
  source,
  known,
  messages: [],
  rules: new Map(),
  recalls: new Set(),
  cites: new Set(),
  misconceptions: [],
  scenarios: [],
  questions: [],
  introduced: new Set(),
  cards: new Set(),
})

/** A place of the file, counted from 1. */
export interface Place {
  readonly line: number
  readonly column: number
}

/** Notes a mistake at a place of the file. */
export function say(page: Page, at: Node | Place, code: string, text: string): void {
  const point = 'line' in at ? at : (at.position?.start ?? { line: 1, column: 1 })
  page.messages.push({ path: page.path, line: point.line, column: point.column, code, text })
}

/** The place of an offset in a text node; exact where the text stands in the file as it reads. */
export function within(text: Text, offset: number): Place {
  const start = text.position?.start ?? { line: 1, column: 1 }
  const before = text.value.slice(0, offset).split('\n')
  const last = before.at(-1)?.length ?? 0
  return { line: start.line + before.length - 1, column: before.length > 1 ? last + 1 : start.column + last }
}

/** The lines of the source a node covers, from its first to its last. */
export function linesOf(page: Page, node: Node): readonly string[] {
  const { start, end } = node.position ?? { start: { line: 1 }, end: { line: 1 } }
  return page.source.split('\n').slice(start.line - 1, end.line)
}

/** A lint looks at a whole parsed lesson and says what it finds. */
export type Lint = (tree: Root, page: Page) => void
