import { SKIP, visit } from 'unist-util-visit'
import { type Lint, say, within } from '../page'
import type { Term } from '../types'
import { everyday, wordOf } from '../words'

const isKeyword = (term: Term): boolean => term.rules.some((n) => n.startsWith('702.')) && !everyday.has(term.it)

/** A keyword ability is introduced with `:termine[…]` before it is used, so that its English name stands at its first use. */
export const firstTerm: Lint = (tree, page) => {
  const waiting = new Map(
    [...page.known.terms.values()].filter(isKeyword).map((term) => [term.id, { term, word: wordOf(term) }]),
  )
  visit(tree, (node) => {
    if (node.type === 'code' || node.type === 'heading') return SKIP
    if (node.type === 'textDirective' && node.name === 'termine') {
      waiting.delete(String(node.data?.hProperties?.id))
      return SKIP
    }
    if (node.type !== 'text') return undefined
    for (const { term, word } of waiting.values()) {
      const offset = node.value.search(word)
      if (offset < 0) continue
      say(
        page,
        within(node, offset),
        'term-first',
        `«${term.it}» compare qui per la prima volta: scrivi :termine[${term.it}], così la pagina ne dà anche il nome inglese.`,
      )
      waiting.delete(term.id)
    }
    return undefined
  })
}
