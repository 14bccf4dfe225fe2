import { SKIP, visit } from 'unist-util-visit'
import { type Lint, say } from '../page'
import type { Term } from '../types'

// Keywords whose Italian name is also an everyday word: only the reader can tell.
const everyday: ReadonlySet<string> = new Set(['ciclo', 'conseguenze', 'egida', 'protezione', 'tempesta', 'velo'])

const isKeyword = (term: Term): boolean => term.rules.some((n) => n.startsWith('702.')) && !everyday.has(term.it)

/** Where a term stands as a word of its own, or −1. */
const find = (text: string, term: string): number =>
  text.toLowerCase().search(new RegExp(`(?<!\\p{L})${term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{L})`, 'u'))

/** A keyword ability is introduced with `:termine[…]` before it is used, so that its English name stands at its first use. */
export const firstTerm: Lint = (tree, page) => {
  const waiting = new Set([...page.known.terms.values()].filter(isKeyword))
  visit(tree, (node) => {
    if (node.type === 'code' || node.type === 'heading') return SKIP
    if (node.type === 'textDirective' && node.name === 'termine') {
      for (const term of waiting) if (node.data?.hProperties?.id === term.id) waiting.delete(term)
      return SKIP
    }
    if (node.type !== 'text') return undefined
    for (const term of waiting) {
      if (find(node.value, term.it.toLowerCase()) < 0) continue
      say(
        page,
        node,
        'term-first',
        `«${term.it}» compare qui per la prima volta: scrivi :termine[${term.it}], così la pagina ne dà anche il nome inglese.`,
      )
      waiting.delete(term)
    }
    return undefined
  })
}
