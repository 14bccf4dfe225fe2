/** Words of a text as a search compares them: light enough for the browser to fetch by itself. */
export { type Described, isAbout } from './names/about'
export { fold, ruleNumber, stemOf, stemsOf, type Word, wordsOf } from './names/words'
