import { readFileSync } from 'node:fs'
import nspell from 'nspell'

const dictionary = 'node_modules/dictionary-it/index'

/** Words of the game and of the style guide that no dictionary has. */
const OURS: ReadonlySet<string> = new Set(
  `STAPpa STAPpato STAPpata STAPpati STAPpate STAPpare STAP TAPpa TAPpano TAPpato TAPpata TAPpati TAPpate TAPpare TAP
  bersaglia bersagliano bersagliare bersagliato bersagliata planeswalker Planeswalker Commander Brawl Vanguard Archenemy archenemy
  split Sottofase sottofase sottofasi segnalino segnalini grimorio Grimorio mulligan sideboard vanguard precedente viene mai ruotabile anti Anti layer timestamp ridiretto Jace Chandra`.split(
    /\s+/,
  ),
)

/** What is left of an article or a preposition before an apostrophe. */
const elided: ReadonlySet<string> = new Set(
  'un l d dell all dall nell sull quell quest c n v s m t cos com qual dov'.split(' '),
)

/** The words of a text; an apostrophe ends the word before it, mana and figures are none. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .replace(/\{[^}]*\}/g, ' ')
    .replace(/’/g, "'")
    .split(/[^\p{L}']+/u)
    .flatMap((w) => w.split("'"))
    .filter((w) => w.length > 2)

/**
 * The words that are spelt as no dictionary has them. Of the dictionary only what begins as one of the words does is read, and elisions are
 * left to the apostrophe: the whole of it, with every prefix, takes minutes to unfold.
 */
export function misspelt(words: ReadonlySet<string>): readonly string[] {
  const doubtful = [...words].filter((w) => !OURS.has(w) && !elided.has(w.toLowerCase()))
  const beginning = (w: string): string => w.slice(0, 3).toLowerCase()
  const begun = new Set(doubtful.map(beginning))
  const affixes = readFileSync(`${dictionary}.aff`, 'utf8').split('\n')
  const entries = readFileSync(`${dictionary}.dic`, 'utf8').split('\n').slice(1)
  const kept = entries.filter((entry) => begun.has(beginning(entry)))
  const spell = nspell(
    affixes.filter((line) => !line.startsWith('PFX')).join('\n'),
    [String(kept.length), ...kept].join('\n'),
  )
  return doubtful.filter((w) => !spell.correct(w) && !spell.correct(w.toLowerCase()))
}
