import { type Phrase, verbatim, type Words } from './noun'
import { textOf } from './number'

/** A piece of sentence. Only grammar, nouns and numbers fit in the holes: a plain string does not compile. */
export const phrase = (fixed: TemplateStringsArray, ...holes: readonly Words[]): Phrase =>
  verbatim(fixed.map((text, i) => text + textOf(holes[i] ?? verbatim(''))).join(''))

/** The same text with its first letter upper case: `è`, `l'abilità` → `È`, `L'abilità`. Figures and « stay as they are. */
export const capital = (text: Phrase): Phrase => verbatim(text.replace(/^\p{Ll}/u, (c) => c.toUpperCase()))

/** A whole sentence or label: a `phrase` with its first letter upper case. It ends as it is written. */
export const say = (fixed: TemplateStringsArray, ...holes: readonly Words[]): Phrase => capital(phrase(fixed, ...holes))

/** Clauses made into one sentence: joined by `, `, capital first, one full stop at the end. */
export const sentence = (...clauses: readonly Phrase[]): Phrase =>
  capital(
    verbatim(
      clauses
        .filter((c) => c !== '')
        .join(', ')
        .replace(/(?<![.?]|[.?]»)$/, '.'),
    ),
  )
