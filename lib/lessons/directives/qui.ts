import { say } from '../page'
import { directive } from './directive'

/** `::qui{n=702.12b}`: the address of a rule whose passage is another lesson's; what follows it speaks of the rule and leads there. */
export const qui = directive({
  form: 'leafDirective',
  label: 'none',
  attributes: { n: 'required' },
  example: '::qui{n=119.4}',
  draw(node, { n = '' }, page) {
    if (!page.known.rules.has(n)) {
      say(
        page,
        node,
        'rule-unknown',
        `La regola «${n}» non è in content/regole: correggi il numero o aggiungi la regola.`,
      )
      return undefined
    }
    if (page.rules.has(n) || page.recalls.has(n)) {
      say(page, node, 'rule-twice', `La regola ${n} ha già il suo posto in questa pagina: togli questa riga.`)
      return undefined
    }
    page.recalls.add(n)
    page.cites.add(n)
    return { name: 'v-qui', properties: { id: n } }
  },
})
