import { visit } from 'unist-util-visit'
import { type Lint, say } from '../page'
import { slug, textOf } from '../text'

/** Links stay inside the site or use https, fragments of this page exist, and there are no images. */
export const links: Lint = (tree, page) => {
  const here = new Set([...page.rules.keys(), ...page.misconceptions.map((m) => m.anchor)])
  visit(tree, 'heading', (node) => void here.add(slug(textOf(node))))
  visit(tree, (node) => {
    if (node.type === 'image' || node.type === 'imageReference')
      say(page, node, 'image', 'Le immagini non si usano: un tavolo si mostra con :::scenario.')
    if (node.type !== 'link' && node.type !== 'definition') return
    if (!/^(?:\/(?!\/)|#|https:\/\/)/.test(node.url))
      say(page, node, 'link', `Il collegamento «${node.url}» non va: comincia con «/», con «#» o con «https://».`)
    if (node.url.startsWith('#') && !here.has(decodeURIComponent(node.url.slice(1))))
      say(
        page,
        node,
        'link-dead',
        `In questa pagina non c'è «${node.url}»: controlla il titolo o il numero a cui porta.`,
      )
  })
}
