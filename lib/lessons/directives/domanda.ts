import { say } from '../page'
import { directive } from './directive'

/** `::domanda{id=…}`: a question to try, by template or by item. */
export const domanda = directive({
  form: 'leafDirective',
  label: 'none',
  attributes: { id: 'required' },
  example: '::domanda{id=pagare-punti-vita}',
  draw(node, { id = '' }, page) {
    if (!page.known.isQuestion(id)) {
      say(page, node, 'question-unknown', `La domanda «${id}» non esiste: controlla l'id del modello o della domanda.`)
      return undefined
    }
    page.questions.push(id)
    return { name: 'v-domanda', properties: { id } }
  },
})
