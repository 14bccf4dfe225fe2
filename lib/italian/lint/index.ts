/**
 * Checks on Italian text, for tests over generated questions and for the content check. Development only: nothing that
 * runs for a reader imports it.
 */
export {
  type Check,
  type Context,
  type GlossaryEntry,
  type LintOption,
  type Place,
  places,
  type Span,
  type Thing,
} from './check'
export { sentences, withoutPrinted, wordCount } from './read'
export { checks, type Finding, type LintedItem, lint, lintItem } from './run'
