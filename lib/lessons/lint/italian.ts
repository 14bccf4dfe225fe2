import type { Nodes, PhrasingContent } from 'mdast'
import { type Lint, type Place, say, within } from '../page'
import { textOf } from '../text'
import type { ProseKind } from '../types'

/** A stretch of plain text and where it stands in the file. */
interface Run {
  readonly offset: number
  readonly node: Nodes
}

/** Plain text of a block with the origin of each stretch. */
function flatten(children: readonly PhrasingContent[]): { readonly text: string; readonly runs: readonly Run[] } {
  const runs: Run[] = []
  let text = ''
  const walk = (node: PhrasingContent): void => {
    if ('children' in node) return void node.children.forEach(walk)
    runs.push({ offset: text.length, node })
    text += textOf(node)
  }
  children.forEach(walk)
  return { text, runs }
}

/** The place in the file of an offset in a block, exact within plain text. */
function place(runs: readonly Run[], offset: number): Place {
  const run = runs.findLast((r) => r.offset <= offset)
  if (run?.node.type === 'text') return within(run.node, offset - run.offset)
  return run?.node.position?.start ?? { line: 1, column: 1 }
}

const kindIn: Readonly<Record<string, ProseKind>> = { misconcezione: 'feedback', 'come-era': 'history' }

/** Prose, titles and captions pass the checks on the Italian language. */
export const italian: Lint = (tree, page) => {
  const walk = (node: Nodes, kind: ProseKind): void => {
    const directive = node.type === 'containerDirective' ? node : undefined
    // A text that an attribute holds has no place of its own: its directive stands for it.
    for (const title of ['titolo', 'ripara', 'prevedi'].map((name) => directive?.attributes?.[name]))
      if (title) for (const { code, text } of page.known.checkItalian(title, 'label')) say(page, node, code, text)
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      const { text, runs } = flatten(node.children)
      for (const problem of page.known.checkItalian(text, node.type === 'paragraph' ? kind : 'label'))
        say(page, place(runs, problem.offset), problem.code, problem.text)
    } else if ('children' in node) for (const child of node.children) walk(child, kindIn[directive?.name ?? ''] ?? kind)
  }
  walk(tree, 'lesson')
}
