import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { slug, textOf } from './text'
import type { Section } from './types'
import { typeset } from './typeset'

/** Second-level sections in page order, each with the rules whose paragraphs it holds. */
export function tableOfContents(tree: Root): readonly Section[] {
  const sections: { id: string; title: string; rules: string[] }[] = []
  visit(tree, (node) => {
    if (node.type === 'heading' && node.depth === 2)
      sections.push({ id: slug(textOf(node)), title: typeset(textOf(node)), rules: [] })
    const n = node.type === 'containerDirective' && node.name === 'r' ? node.attributes?.n : undefined
    if (n) sections.at(-1)?.rules.push(n)
  })
  return sections
}
