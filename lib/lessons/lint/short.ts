import { wordsIn } from '../length'
import { type Lint, say } from '../page'

/** What one sitting holds. */
const [WORDS, TABLES] = [900, 6]

/** A lesson of the path is short, and its text stands under headings. Run for lessons alone: a chapter that is not cut yet is long. */
export const short: Lint = (tree, page) => {
  const words = wordsIn(tree)
  const top = { line: 1, column: 1 }
  if (words > WORDS)
    say(page, top, 'lesson-words', `La lezione ha ${words} parole e ne può avere ${WORDS}: dividila in due.`)
  if (page.scenarios.length > TABLES)
    say(
      page,
      top,
      'lesson-tables',
      `La lezione ha ${page.scenarios.length} tavoli e ne può avere ${TABLES}: togline, o dividila in due.`,
    )
  if (page.rules.size === 0) say(page, top, 'lesson-rules', 'La lezione non insegna nessuna regola: manca «:::r{n=…}».')
}
