import { say } from '../page'
import { textOf } from '../text'
import { directive } from './directive'

/** `:carta[serra-angel]`: the printed name of a card of the pool, which opens the card. */
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
    return { name: 'v-carta', properties: { slug, name }, children: [{ type: 'text', value: name }] }
  },
})
