import { visit } from 'unist-util-visit'
import { type Lint, linesOf, say } from '../page'
import { textOf } from '../text'

/** Every `:::` block is closed, holds something, and no `:::` stands alone. */
export const fences: Lint = (tree, page) =>
  visit(tree, (node) => {
    if (node.type === 'containerDirective') {
      if (!/^\s*(?:>\s*)*:{3,}\s*$/.test(linesOf(page, node).at(-1) ?? ''))
        say(
          page,
          node,
          'fence-open',
          `«:::${node.name}» non è chiuso: dopo l'ultima riga metti «:::». Il blocco esterno ha più due punti di quello interno.`,
        )
      else if (node.children.length === 0) say(page, node, 'fence-empty', `«:::${node.name}» è vuoto.`)
    }
    if (node.type === 'paragraph' && /^:{3,}/m.test(textOf(node)))
      say(
        page,
        node,
        'fence-stray',
        "Qui c'è un «:::» che non chiude niente. Il blocco esterno ha più due punti di quello interno: «::::r» e dentro «:::come-era».",
      )
  })
