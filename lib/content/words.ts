import { everyday, type Lesson, type LessonMessage, type Term, wordOf } from '#lib/lessons/index'
import { proseOf } from './prose'
import { taughtIn } from './taught'

/** What follows a word that is explained where it stands: «il cimitero (la pila degli scarti)», «il danno letale, cioè…», «una copia, come…». */
const GLOSS = /^(?: \(| ?, cioè |, come )/

interface Word {
  readonly term: Term
  readonly word: RegExp
  readonly taught: number
}

/** What is wrong with the words of the path, and the words that it explains where it uses them first, with the place of that lesson. */
export interface Words {
  readonly messages: readonly LessonMessage[]
  readonly explained: ReadonlyMap<Term, number>
}

/**
 * Words of the glossary that a lesson uses and only a later one teaches. A word that is explained in brackets where the path uses it first
 * is known from there on; and one that stands inside a longer one (a «segnalino veleno») is not looked at by itself.
 */
export function wordsAhead(lessons: readonly Lesson[], terms: readonly Term[]): Words {
  const taught = taughtIn(lessons)
  const words: Word[] = terms
    .toSorted((a, b) => b.it.length - a.it.length)
    .map((term) => ({ term, word: new RegExp(wordOf(term), 'giu'), taught: taught.term(term) }))
  const explained = new Map<Term, number>()
  const told = new Set<Term>()
  const messages = lessons.flatMap((lesson, at): LessonMessage[] => {
    let prose = proseOf(lesson)
    return words.flatMap(({ term, word, taught }) => {
      const found = word.exec(prose)
      word.lastIndex = 0
      if (!found) return []
      const after = prose.slice(found.index + found[0].length)
      prose = prose.replace(word, (same) => '·'.repeat(same.length))
      if (taught <= at || told.has(term) || everyday.has(term.it)) return []
      told.add(term)
      if (GLOSS.test(after)) {
        explained.set(term, at)
        return []
      }
      return [
        {
          path: lesson.path,
          line: 1,
          column: 1,
          code: 'word-ahead',
          text: `La lezione dice «${found[0]}», che si impara dopo, in «${lessons[taught]?.slug}»: spiegalo qui in poche parole fra parentesi, dillo altrimenti o cambia l'ordine.`,
        },
      ]
    })
  })
  return { messages, explained }
}
