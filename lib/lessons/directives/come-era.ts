import { say } from '../page'
import { typeset } from '../typeset'
import { directive } from './directive'

/** `:::come-era{data="12 luglio 2019"}`: what the rules said before, and when they changed. */
export const comeEra = directive({
  form: 'containerDirective',
  label: 'none',
  attributes: { data: 'required' },
  example: ':::come-era{data="12 luglio 2019"}',
  draw(node, { data = '' }, page) {
    if (!/(?<!\d)(?:199[3-9]|20\d\d)(?!\d)/.test(data)) {
      say(
        page,
        node,
        'era-date',
        `La data «${data}» non contiene un anno: scrivi quando la regola è cambiata, ad esempio data="12 luglio 2019".`,
      )
      return undefined
    }
    return { name: 'v-come-era', properties: { data: typeset(data) } }
  },
})
