import type { Element, Root as Hast } from 'hast'
import type { Root } from 'mdast'
import rehypeSanitize, { type Options as Schema } from 'rehype-sanitize'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { slug } from './text'
import { typeset } from './typeset'
import { unbroken } from './unbroken'

/** The elements and properties a lesson may become; anything else is dropped. */
const schema: Schema = {
  tagNames: [
    ...['h2', 'h3', 'p', 'em', 'strong', 'del', 'ul', 'ol', 'li', 'blockquote', 'hr', 'br', 'a', 'span', 'code', 'pre'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
    ...['v-carta', 'v-come-era', 'v-confronto', 'v-domanda', 'v-errore', 'v-esempio'],
    ...['v-mana', 'v-qui', 'v-r', 'v-regola', 'v-scenario', 'v-termine'],
  ],
  attributes: {
    h2: ['id'],
    h3: ['id'],
    a: ['href'],
    ol: ['start'],
    th: ['align', 'scope'],
    td: ['align'],
    span: [['className', 'en', 'nb'], 'lang'],
    'v-carta': ['slug', 'name'],
    'v-come-era': ['data'],
    'v-confronto': ['id', 'prevedi', 'scelte', 'prima'],
    'v-domanda': ['id'],
    'v-errore': ['id', 'anchor', 'title'],
    'v-mana': ['symbols'],
    'v-qui': ['id'],
    'v-r': ['n', 'id'],
    'v-regola': ['n'],
    'v-scenario': ['id', 'titolo', 'data', 'ripara', 'cambia', 'prevedi', 'scelte'],
    'v-termine': ['id', 'it', 'en', 'definition', 'first'],
  },
  protocols: { href: ['https'] },
  clobber: [],
  clobberPrefix: '',
}

const plain = (node: Element | Hast): string =>
  node.children.map((c) => (c.type === 'text' ? c.value : c.type === 'element' ? plain(c) : '')).join('')

/** Headings get their permalink, table heads their scope, text its typographic signs. */
function finish(tree: Hast): void {
  visit(tree, (node) => {
    if (node.type === 'element' && (node.tagName === 'code' || node.tagName === 'pre')) return SKIP
    if (node.type === 'text') node.value = typeset(node.value)
    // What its fence says is among its properties.
    if (node.type === 'element' && node.tagName === 'v-scenario')
      node.children = node.children.filter((child) => child.type === 'element' && child.tagName !== 'pre')
    if (node.type === 'element' && /^h[23]$/.test(node.tagName)) node.properties.id = slug(plain(node))
    if (node.type === 'element' && node.tagName === 'th') node.properties.scope = 'col'
    return undefined
  })
}

const pipeline = unified()
  .use(remarkRehype)
  .use(() => finish)
  .use(() => unbroken)
  .use(rehypeSanitize, schema)
  .freeze()

/** The page as hast: plain elements, and a `v-…` element per directive for the interface to draw. */
export function toHast(tree: Root): Hast {
  const hast = pipeline.runSync(tree) as Hast
  visit(hast, (node) => void delete node.position)
  return hast
}
