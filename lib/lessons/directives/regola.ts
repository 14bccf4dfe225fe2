import { say } from '../page'
import { textOf } from '../text'
import { directive } from './directive'

/** `:regola[119.4]`: a chip that names a rule and opens it in place. */
export const regola = directive({
  form: 'textDirective',
  label: 'required',
  attributes: {},
  example: ':regola[119.4]',
  draw(node, _attributes, page) {
    const n = textOf(node)
    if (!page.known.rules.has(n)) {
      say(
        page,
        node,
        'rule-unknown',
        `La regola «${n}» non è in content/regole: correggi il numero o aggiungi la regola.`,
      )
      return undefined
    }
    page.cites.add(n)
    return { name: 'v-regola', properties: { n } }
  },
})
