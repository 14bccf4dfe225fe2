import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { slug, textOf } from './text'
import type { Era } from './types'

/** The notes «Com'era» of a lesson, each with its address: the rule whose paragraph holds it, or else its section. */
export function erasIn(tree: Root): readonly Era[] {
  const eras: Era[] = []
  let section = ''
  for (const block of tree.children) {
    if (block.type === 'heading' && block.depth === 2) section = slug(textOf(block))
    const rule = block.type === 'containerDirective' && block.name === 'r' ? block.attributes?.n : undefined
    visit(block, 'containerDirective', (node) => {
      if (node.name !== 'come-era') return
      eras.push({ when: node.attributes?.data ?? '', at: rule ?? section, line: node.position?.start.line ?? 1 })
    })
  }
  return eras
}
