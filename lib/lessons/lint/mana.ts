import { SKIP, visit } from 'unist-util-visit'
import { manaSymbol } from '../mana'
import { type Lint, say, within } from '../page'

/** What stands in braces is a symbol that exists. */
export const mana: Lint = (tree, page) =>
  visit(tree, (node) => {
    if (node.type === 'code' || node.type === 'inlineCode') return SKIP
    if (node.type !== 'text') return undefined
    for (const { 0: found, 1: symbol = '', index } of node.value.matchAll(/\{([^{}]*)\}/g))
      if (!manaSymbol.test(symbol))
        say(
          page,
          within(node, index),
          'mana-unknown',
          `«${found}» non è un simbolo: quelli giusti sono {W} {U} {B} {R} {G} {C}, {X}, {T}, {Q}, {S}, un numero, o due separati da «/».`,
        )
    return undefined
  })
