import type { ElementContent } from 'hast'
import { say } from '../page'
import { textOf } from '../text'
import type { Term } from '../types'
import { typeset } from '../typeset'
import { directive } from './directive'

/** The English name, with its abbreviation where judges use one: «state-based action, SBA». */
function english({ en, alternatives }: Term): string {
  const initials = en
    .split(/[ -]/)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
  return initials.length > 1 && alternatives.includes(initials) ? `${en}, ${initials}` : en
}

const introduced = (text: string, en: string): ElementContent[] => [
  { type: 'element', tagName: 'em', properties: {}, children: [{ type: 'text', value: text }] },
  { type: 'text', value: ' ' },
  {
    type: 'element',
    tagName: 'span',
    properties: { className: ['en'], lang: 'en' },
    children: [{ type: 'text', value: `(${en})` }],
  },
]

/**
 * `:termine[legame vitale]`: a glossary term that opens its definition; its first use on the page gives both names. For an
 * inflected form the entry goes in `voce`: `:termine[azioni speciali]{voce="azione speciale"}`.
 */
export const termine = directive({
  form: 'textDirective',
  label: 'required',
  attributes: { voce: 'optional' },
  example: ':termine[legame vitale]',
  draw(node, { voce }, page) {
    const text = textOf(node)
    const term = page.known.terms.get((voce ?? text).toLowerCase())
    if (!term) {
      const hint = voce ? '' : ' Se è una forma declinata, aggiungi la voce: {voce="…"}.'
      say(page, node, 'term-unknown', `«${voce ?? text}» non è nel glossario (content/glossario.yaml).${hint}`)
      return undefined
    }
    const first = !page.introduced.has(term.id)
    page.introduced.add(term.id)
    return {
      name: 'v-termine',
      properties: { id: term.id, it: term.it, en: term.en, definition: typeset(term.definition), first },
      children: first ? introduced(text, english(term)) : [{ type: 'text', value: text }],
    }
  },
})
