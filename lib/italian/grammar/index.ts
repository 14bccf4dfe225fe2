/**
 * Italian grammar for generated sentences: pure, total, without dependencies, small enough for the browser.
 *
 * A sentence is a template whose holes are nouns, numbers and calls of this module; nothing before or after a hole is
 * an article, `a`, `di`, `da`, `in`, `su`, `e` or an ending written by hand (a test reads every template):
 *
 *     say`${fonte} infligge ${danni(n)} ${al(giocatore)}, che perde ${puntiVita(n)}: ${fromTo(8, 7)}.`
 *     say`${verb('resta', n)} ${carte(n)} ${nel(grimorio)}.`          say`${il(creatura)} è ${agree('distrutto', creatura)}.`
 *
 * | style guide | here | | style guide | here |
 * |---|---|---|---|---|
 * | `{giocatore}` `{carta}` | `${x}` | | `{x.distrutto}` | `${agree('distrutto', x)}` |
 * | `{n}` | `${n}` | | `{resta:n}` `{infligge:elenco}` | `${verb('resta', n)}` `${verb('infligge', xs)}` |
 * | `{n danno}` | `${danni(n)}` `${count(n, 'turno')}` | | `{lo:x}` | `${lo(x)}` |
 * | `{il:x}` `{un:x}` | `${il(x)}` `${un(x)}` | | `{elenco}` | `${and(xs)}` `${or(xs)}` |
 * | `{di:x}` `{a:x}` `{da:x}` `{in:x}` `{su:x}` | `${del(x)}` `${al(x)}` `${dal(x)}` `${nel(x)}` `${sul(x)}` | | «e» + hole | `${ed(x)}` |
 * | `da {x} a {y}` | `${fromTo(x, y)}` | | text as given | `${verbatim(text)}` |
 *
 * The functions carry the Italian word that they put down. Prepositions read the noun: `al(name)` is `ad Anna`,
 * `al(noun)` is `al planeswalker`, `al(un(noun))` is `a un planeswalker`, `al(danni(2))` is `a 2 danni` and
 * `al(counted(8, 'giocatore'))` is `agli 8 giocatori`.
 * Typographic signs are put in once, at the very end, by `typeset`.
 */
export { agree, daSolo, isPlural, lo, pluralOf, type Subject, verb } from './agree'
export { il, nessun, quel, theOne, un } from './article'
export {
  type Countable,
  type CountableWord,
  carte,
  count,
  countables,
  counted,
  creature,
  danni,
  hasLife,
  ilDanno,
  puntiVita,
  sayNumber,
  volte,
} from './count'
export { type Gender, type Noun, name, noun, type Phrase, verbatim, type Words } from './noun'
export { figure, fromTo, ordinal, pt, ptChange } from './number'
export { al, and, clauses, con, dal, del, ed, nel, or, sul } from './preposition'
export { capital, phrase, say, sentence } from './say'
export { type Sound, sound } from './sound'
export { typeset } from './typeset'
