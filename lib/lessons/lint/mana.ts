import { SKIP, visit } from 'unist-util-visit'
import { manaSymbol } from '../mana'
import { type Lint, say } from '../page'

/** What stands in braces is a symbol that exists. */
export const mana: Lint = (tree, page) =>
  visit(tree, (node) => {
    if (node.type === 'code' || node.type === 'inlineCode') return SKIP
    if (node.type !== 'text') return undefined
    for (const [found, symbol = ''] of node.value.matchAll(/\{([^{}]*)\}/g))
      if (!manaSymbol.test(symbol))
        say(
          page,
          node,
          'mana-unknown',
          `«${found}» non è un simbolo: quelli giusti sono {W} {U} {B} {R} {G} {C}, {X}, {T}, {Q}, {S}, un numero, o due separati da «/».`,
        )
    return undefined
  })
