import { type Lint, say } from '../page'
import { sentences } from '../text'

/** Feedback says what to reread, and its title is the belief in one sentence: other pages build on both. */
export const feedback: Lint = (_tree, page) => {
  for (const { id, title, reread, line } of page.misconceptions) {
    if (reread.length === 0)
      say(
        page,
        { line, column: 1 },
        'feedback-reread',
        `«${id}» deve finire con «Rileggi» e uno o due numeri, ad esempio «Rileggi 119.6 e 704.3.»`,
      )
    if (sentences(title).length !== 1 || !title.endsWith('.'))
      say(
        page,
        { line, column: 1 },
        'feedback-title',
        `Il titolo di «${id}» è la convinzione in una frase sola, con il punto.`,
      )
  }
}
