import { SKIP, visit } from 'unist-util-visit'
import { type Lint, say, within } from '../page'
import type { Term } from '../types'

// Names that are also everyday words, or no ability at all: only the reader can tell.
const everyday: ReadonlySet<string> = new Set([
  'ciclo',
  'conseguenze',
  'egida',
  'parola chiave',
  'protezione',
  'tempesta',
  'velo',
])

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
      const offset = find(node.value, term.it.toLowerCase())
      if (offset < 0) continue
      say(
        page,
        within(node, offset),
        'term-first',
        `«${term.it}» compare qui per la prima volta: scrivi :termine[${term.it}], così la pagina ne dà anche il nome inglese.`,
      )
      waiting.delete(term)
    }
    return undefined
  })
}
