import { SKIP, visit } from 'unist-util-visit'
import { type Lint, say, within } from '../page'
import { ruleNumbers } from '../text'

/** A rule number in prose is written as a directive, so that it opens the rule; a common mistake keeps it bare. */
export const bareRule: Lint = (tree, page) =>
  visit(tree, (node) => {
    const own = node.type === 'containerDirective' && node.name === 'misconcezione'
    if (own || node.type === 'textDirective' || node.type === 'code' || node.type === 'link') return SKIP
    if (node.type !== 'text') return undefined
    for (const { n, offset } of ruleNumbers(node.value))
      say(
        page,
        within(node, offset),
        'rule-bare',
        `Il numero ${n} è scritto nudo: scrivi :regola[${n}], così si apre la regola.`,
      )
    return undefined
  })
