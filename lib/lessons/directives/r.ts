import { say } from '../page'
import { directive } from './directive'

/** `:::r{n=119.4}`: the paragraph of a rule, with its number in the margin as permalink. One per number and page. */
export const r = directive({
  form: 'containerDirective',
  label: 'none',
  attributes: { n: 'required' },
  example: ':::r{n=119.4}',
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
    const before = page.rules.get(n)
    if (before !== undefined) {
      say(page, node, 'rule-twice', `La regola ${n} ha già il suo paragrafo alla riga ${before}: uniscili.`)
      return undefined
    }
    page.rules.set(n, node.position?.start.line ?? 0)
    page.cites.add(n)
    return { name: 'v-r', properties: { n, id: n } }
  },
})
