import { visit } from 'unist-util-visit'
import { type Lint, say } from '../page'

/** A ```` ```scenario ```` fence stands in a `:::scenario` block. */
export const orphanScenario: Lint = (tree, page) =>
  visit(tree, 'code', (node, _index, parent) => {
    const inside = parent?.type === 'containerDirective' && parent.name === 'scenario'
    if (node.lang === 'scenario' && !inside)
      say(
        page,
        node,
        'scenario-orphan',
        'Questo blocco ```scenario sta da solo: mettilo fra «:::scenario{id=… titolo="…"}» e «:::».',
      )
  })
