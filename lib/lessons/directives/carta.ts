import type { ElementContent } from 'hast'
import { say } from '../page'
import { textOf } from '../text'
import { directive } from './directive'

const english = (en: string): ElementContent[] => [
  { type: 'text', value: ' ' },
  {
    type: 'element',
    tagName: 'span',
    properties: { className: ['en'], lang: 'en' },
    children: [{ type: 'text', value: `(${en})` }],
  },
]

/** `:carta[serra-angel]`: the printed name of a card of the pool; its first use on the page gives both names. */
export const carta = directive({
  form: 'textDirective',
  label: 'required',
  attributes: {},
  example: ':carta[serra-angel]',
  draw(node, _attributes, page) {
    const slug = textOf(node)
    const card = page.known.cards.get(slug)
    if (!card) {
      say(
        page,
        node,
        'card-unknown',
        `La carta «${slug}» non esiste: usa il nome breve di una carta presente, in minuscolo e con i trattini.`,
      )
      return undefined
    }
    const name = card.it ?? card.en
    const first = !page.cards.has(slug) && name !== card.en
    page.cards.add(slug)
    return {
      name: 'v-carta',
      properties: { slug, name },
      children: [{ type: 'text', value: name }, ...(first ? english(card.en) : [])],
    }
  },
})
