import type { Keyword } from '#lib/rules/index'
import { del, type Noun, noun, phrase, verbatim } from '../../grammar/index'
import { keywords, keywordText } from '../../names/terms'

/** A keyword that is called by a verb or an adjective does not say alone that an ability is meant. */
const NO_NOUN = /[aei]re$|^immortale$|^tossico$|^indistruttibile$/

/** What the keyword ability of an object is called: «la prodezza di Monaco», «l'abilità persistere di Strega». */
export function ofKeyword(keyword: Keyword, whose: Noun): Noun {
  const text = keywordText(keyword)
  return NO_NOUN.test(text)
    ? noun(phrase`abilità ${verbatim(text)} ${del(whose)}`, 'f')
    : noun(phrase`${verbatim(text)} ${del(whose)}`, keywords[keyword].it.gender)
}
