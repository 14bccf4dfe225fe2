import { visit } from 'unist-util-visit'
import { type Lint, say } from '../page'

/** Raw HTML is refused, comments too: a lesson says what things are, the interface how they look. */
export const html: Lint = (tree, page) =>
  visit(tree, 'html', (node) => {
    say(
      page,
      node,
      'html',
      "Qui c'è HTML: usa solo Markdown e le istruzioni della guida. Per il segno «<» scrivi «\\<».",
    )
  })
