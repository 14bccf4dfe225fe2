import type { Heading } from 'mdast'
import { visit } from 'unist-util-visit'
import { type Lint, say } from '../page'
import { slug, textOf } from '../text'

/** Only second- and third-level headings, in order, each with a permalink of its own. */
export const headings: Lint = (tree, page) => {
  const seen = new Map<string, Heading>()
  let depth = 1
  visit(tree, 'heading', (node) => {
    const id = slug(textOf(node))
    const before = seen.get(id)
    if (node.depth === 1)
      say(
        page,
        node,
        'heading-first',
        'Il titolo della lezione sta in testa al file: qui i titoli cominciano con «##».',
      )
    else if (node.depth > 3) say(page, node, 'heading-deep', 'Un titolo ha al più tre cancelletti: «###».')
    else if (node.depth > depth + 1)
      say(page, node, 'heading-jump', 'Prima di un titolo con «###» ci vuole un titolo con «##».')
    if (id === '') say(page, node, 'heading-empty', 'Questo titolo è vuoto.')
    else if (before)
      say(
        page,
        node,
        'heading-twice',
        `Lo stesso titolo è già alla riga ${before.position?.start.line}: due titoli uguali non hanno indirizzi diversi.`,
      )
    seen.set(id, before ?? node)
    depth = node.depth
  })
}
