import { type Lint, say } from '../page'
import { sentences } from '../text'

/** «Rileggi 119.4.» or «Rileggi 119.6 e 704.3.» */
const reread = /^Rileggi \d{3}\.\d+[a-z]*(?: e \d{3}\.\d+[a-z]*)?\.$/

/** A verb in the second person: «Conti», «Non conti», «Ti fermi». */
const youDo = /^(?:(?:Non|Ti|Lo|La|Li|Le|Ne|Ci|Vi) )?\p{L}+i(?=[ ,.])/u

/** What a paragraph of feedback gets wrong, one sentence each. */
function faults(title: string, text: string): string[] {
  const parts = sentences(text)
  const out: string[] = []
  if (parts.length < 2 || parts.length > 4) out.push('vuole due o tre frasi e, in fondo, «Rileggi» con il numero')
  if (!reread.test(parts.at(-1) ?? ''))
    out.push('deve finire con «Rileggi» e uno o due numeri, ad esempio «Rileggi 119.6 e 704.3.»')
  if (!youDo.test(parts[0] ?? ''))
    out.push('deve cominciare con un verbo alla seconda persona: «Conti», «Metti», «Fermi»')
  if (sentences(title).length !== 1 || !title.endsWith('.'))
    out.push('ha bisogno di un titolo di una frase sola, con il punto')
  return out
}

/** Feedback has one shape, because every wrong answer that betrays the belief shows the same paragraph. */
export const feedback: Lint = (_tree, page) => {
  for (const { id, title, text, line } of page.misconceptions)
    for (const fault of faults(title, text)) say(page, { line, column: 1 }, 'feedback', `«${id}» ${fault}.`)
}
